# The table: the board, the players, the hand, the question, and what surrounds a game.

web-table-title-turn = ● Te toca · { $name }
web-table-none = No se puede mostrar esta mesa
web-table-panels = Partes de la mesa
web-table-panel-board = Tablero
web-table-panel-centre = Mercado
web-table-panel-festivity = Fiesta
web-table-panel-end = El final
web-table-panel-players = Jugadores
web-table-panel-log = Crónica
web-table-log = Crónica
web-table-chat = Charla
web-table-unread =
    { $count ->
        [one] un mensaje nuevo
       *[other] { $count } mensajes nuevos
    }
web-table-line-connecting = Camino de la mesa…
web-table-line-lost = Se ha perdido la conexión con el servidor. Seguimos intentándolo; no se pierde nada de la partida.

## The question

web-table-ask = Lo que se pregunta
web-table-choices = Lo que puedes hacer
web-table-rule = Regla { $rule }
web-table-told = Se está contando lo que ha pasado.
web-table-over = La partida ha terminado.
web-table-confirm = Confirmar
web-table-cancel = Mejor no
web-table-sending = Enviando…
web-table-undo = Deshacer
web-table-may = No es tu turno, pero puedes:
web-table-answer = Elegido en secreto: { $action }. Puedes cambiarlo hasta que todos hayan elegido.
web-table-rogue = { $card }, con el valor:
web-table-time = Tiempo restante: { $time }
# Above several choices of one kind, which follow as names of cards, sites or items
web-table-many-start = Empezar con
web-table-many-move = Ir a
web-table-many-indulge = Darse un gusto: tomar del mercado
web-table-many-cruise = Hacer cruising con
web-table-many-take = Tomar
web-table-many-play = Jugar
web-table-many-select = Elegir
web-table-many-gossip = Pasa ahora a ser chisme
web-table-many-discard = Renunciar a
web-table-many-swap = Dominó: cambiar tu carta por
web-table-many-drop = Descartar
web-table-standing = Respuestas por adelantado
web-table-no-items = ningún objeto hasta que acabe esta festividad
web-table-pride = Cubos por las cartas que te cueste una amenaza frustrada:
web-table-pride-ask = preguntarme
web-table-pride-yes = tomarlos siempre
web-table-pride-no = no tomarlos nunca

## What a choice would do

web-table-would-start-desire = Queda ante ti, a la vista, como tu reputación, y da sus { $joy } de alegría. Tu peón empieza en { $house }.
web-table-would-start-molly = Queda ante ti, a la vista, como tu reputación; después, los deseos de { $suit } darán más alegría. Tu peón empieza en { $house }.
web-table-would-start-threat = Va a la pila segura, así que esta semana no puede hacer daño a nadie. Tu peón empieza en { $house }.
web-table-would-move-house = La casa molly de { $suit }: aquí puedes celebrar una festividad o tomar { $suit } del mercado.
web-table-would-move-house-raided = La casa molly de { $suit } está allanada: aquí no hay festividades, pero puedes tomar { $suit } del mercado.
web-table-would-move-cruise = Una zona de cruising de { $suit }: juega { $suit } de tu mano a tu reputación o toma { $suit } del mercado.
web-table-would-move-cruise-raided = Una zona de cruising peligrosa de { $suit }: la carta que juegues aquí pasa a ser chisme, y te queda un cubo por ella.
web-table-would-move-shop = Una tienda: { $item }.
web-table-would-move-empty = Una tienda, pero no le queda nada.
web-table-would-lie-low = Robas una carta.
web-table-would-indulge = Va a tu mano.
web-table-would-accuse = La ficha se descubre para todos. Si es leal, pierdes 3 de alegría; si es la de informante, tú y la comunidad ganáis 3, y todos lo saben.
web-table-would-cruise = Pasa a tu reputación. Después robas tantas cartas como reputación tengas ahí, cuatro como mucho.
web-table-would-cruise-danger = Pasa a tu reputación y robas tantas cartas como reputación tengas ahí, cuatro como mucho. Después, como esta zona es peligrosa, la carta pasa a ser chisme y tomas un cubo por ella.
web-table-would-shop = { $item } Después sale una carta del mercado.
web-table-would-festivity = La celebras tú: la comunidad y todos los jugadores juegan cartas, tú entre los primeros, y el mejor conjunto de cuatro trae alegría.
web-table-would-play = Queda ante ti, boca arriba, para el conjunto ganador.
web-table-would-pass = No juegas más cartas en esta festividad.
web-table-would-cubes-yes = Tu reputación de ese palo sigue igual de alta, en cubos que nunca se pierden y por los que la Sociedad aún puede acusarte.
web-table-would-cubes-no = Tu reputación de ese palo baja: luces menos en tu casa, y hay menos de qué acusarte.
web-table-would-select = Forma parte del conjunto ganador.
web-table-would-gossip = Pasa ahora a ser chisme, y quien la jugó roba una carta.
web-table-would-discard = Va boca abajo a la pila de chismes y no deja a nadie al descubierto.
web-table-would-take = Va a tu mano; nadie sabe qué carta era.
web-table-would-encounter-loyal = Queda boca abajo en la casa abierta más cercana a tu peón. Los demás solo pueden suponer qué es.
web-table-would-encounter-informer = Queda boca abajo en la casa abierta más cercana a tu peón. Si al final esa casa está allanada, puedes ganar con la Sociedad.

## Cards, tokens and other pieces

web-table-card-desire = Un deseo de { $suit } que vale { $joy } de alegría.
web-table-card-molly = Una molly. Mientras está en tu reputación, cada deseo de { $suit } que se le une da { $bonus } más de alegría.
web-table-card-constable = Un alguacil de { $suit }. En una reunión tranquila cuenta como un deseo de valor 0.
web-table-card-rogue = Un pícaro de { $suit }. En una festividad cuenta como un deseo de { $suit } con el valor, de 0 a 9, que diga quien lo juega.
web-table-card-threat = Una amenaza: quien queda al descubierto por ella lleva todas sus cartas de reputación de { $suit } a la pila de chismes y toma un cubo por cada una.
web-table-exposes = Si saliera ahora del mercado, dejaría al descubierto a { $names }.
web-table-exposes-nobody = Si saliera ahora del mercado, no dejaría al descubierto a nadie: nadie tiene cartas de reputación de { $suit }.
web-table-token = Ficha n.º { $token } de { $name }: { $kind }
web-table-token-at = en { $house }
web-table-token-of = ficha de { $name }: { $kind }
web-table-dice = Los dados de este turno

## Board, market and piles

web-table-board = El tablero
web-table-site-kind = { $kind } de { $suit }
web-table-site-danger = peligrosa
web-table-raided = allanada
web-table-evidence = pruebas: { $evidence } de { $limit }
web-table-odds = allanamiento { $chance }
# At a house, in short
web-table-house = pruebas { $evidence }/{ $limit }, allanamiento { $chance }
web-table-house-raided = pruebas { $evidence }/{ $limit }, allanada
web-table-sells = vende: { $item }
web-table-sold = vacía
web-table-here =
    { $count ->
        [one] aquí está { $names }
       *[other] aquí están { $names }
    }
web-table-leaves = ← sale primero
web-table-market-order = Mercado, desde la carta que sale primero
web-table-infamous = El más infame
web-table-infamous-text = Una amenaza que sale del mercado deja al descubierto a quien tiene las cartas de reputación más altas de su palo. Una molly cuenta 10; los cubos no cuentan.
web-table-piles = Semana y pilas
# Where there is little room
web-table-short-deck = Mazo
web-table-short-gossip = Chismes
web-table-short-safe = Segura
web-table-week = Semana { $week } de { $weeks }
web-table-week-text = La semana termina cuando el mazo de vicio está vacío al empezar un turno. Tras la quinta se acaba la partida.
web-table-deck =
    { $count ->
        [one] Mazo de vicio: una carta
       *[other] Mazo de vicio: { $count } cartas
    }
web-table-deck-text = Si está vacío al empezar un turno, termina la semana.
web-table-gossip-text = Está boca abajo. Al final de la semana la Sociedad lee dos tercios y busca pruebas.
web-table-gossip-sure =
    { $sure ->
        [0] De sus { $count } cartas no conoces ninguna con certeza.
        [one] De sus { $count } cartas conoces esta con certeza:
       *[other] De sus { $count } cartas conoces estas con certeza:
    }
web-table-safe-text = Lo que está aquí no hace daño a nadie esta semana. Todos pueden mirarla en cualquier momento.
web-table-safe-empty = Está vacía.
web-table-items = Objetos
web-table-items-text = El montón del que se llenan las tiendas después de cada semana.
web-table-to-festivity = A la festividad

## Joy

web-table-joy = Alegría
web-table-joy-of = { $name }: { $joy } de alegría
web-table-joy-community = Comunidad: { $joy } de { $threshold } de alegría
web-table-joy-short = { $joy } de { $threshold }
web-table-joy-why = Si la comunidad tiene tanta al final de una semana, sobrevive, y gana quien tenga más alegría.

## Players

web-table-players = Jugadores
web-table-you = tú
web-table-bot = un bot
web-table-bot-text = Aquí juega un bot: { $bot }
web-table-asked = elige
web-table-asked-you = te toca
web-table-has-turn = tiene el turno
web-table-candelabra-text = Quien lo tiene va primero cuando varios actúan a la vez.
web-table-hand-of =
    { $count ->
        [one] { $name } tiene una carta en la mano
       *[other] { $name } tiene { $count } cartas en la mano
    }
web-table-reputation = { $name }: { $total } de reputación en { $suit }
web-table-reputation-cards =
    { $count ->
        [0] Sin cartas
       *[other] Cartas: { $cards }
    }
web-table-reputation-cubes =
    { $count ->
        [0] Sin cubos
        [one] Un cubo
       *[other] { $count } cubos
    }
web-table-informer = informante revelado, { $suit }
web-table-draw-tokens =
    { $count ->
        [one] Una ficha de robo
       *[other] { $count } fichas de robo
    }
web-table-draw-tokens-text = Tras el final de la semana cada una se cambia por una carta.
web-table-indicted-major =
    { $count ->
        [one] Una acusación grave
       *[other] { $count } acusaciones graves
    }
web-table-indicted-minor =
    { $count ->
        [one] Una acusación leve
       *[other] { $count } acusaciones leves
    }
web-table-indicted-text = Lo que dice, solo lo sabe quien la tiene. Se juzga si la comunidad sobrevive.

## What is one's own

web-table-own = Lo tuyo
web-table-hand-empty = No tienes cartas en la mano.
web-table-tokens-left = Fichas sin colocar
web-table-left-loyal =
    { $count ->
        [one] Queda una ficha leal
       *[other] Quedan { $count } fichas leales
    }
web-table-left-informer = Tu ficha de informante aún no está colocada
web-table-tokens-text = Quien recibe una acusación en una semana coloca una en secreto, boca abajo, en la casa abierta más cercana.
web-table-indictments = Tus acusaciones

## Several people, one device

web-table-pass = Pasa el dispositivo a { $name }
web-table-pass-do = Ocultar mis cartas
web-table-pass-text = No se muestra nada de { $name } antes de pulsar el botón. Los demás miran a otro lado.
web-table-pass-take = Soy { $name }

## Before the game

web-table-waiting =
    { $count ->
        [0] Todos los asientos están ocupados. La partida puede empezar.
        [one] Falta una persona.
       *[other] Faltan { $count } personas.
    }
web-table-free = asiento libre
web-table-remove = Liberar este asiento: { $name }
web-table-start = Empezar la partida
web-table-leave = Dejar la mesa
web-table-not-seated = Todavía no tienes asiento en esta mesa.
web-table-not-seated-full = No tienes asiento en esta mesa. Miras; la partida empieza pronto.
web-table-join = Sentarse
web-table-links = Invita a tus amistades
web-table-link-join = Enlace para sentarse
web-table-link-watch = Enlace para mirar
web-table-link-seats = Un enlace para cada asiento
web-table-link-seat = Enlace para el asiento { $number }
web-table-copy = Copiar
web-table-share = Compartir
web-table-copied = Copiado.
web-table-renew = Hacer enlaces nuevos
web-table-renew-text = Los enlaces solo los conoce el navegador en el que se hizo la mesa. Aquí puedes hacer otros nuevos; los de antes dejan de valer.

## The menu of the table

web-table-menu = Menú de la mesa
web-table-rules = Reglas
web-table-replay = Repetición de esta partida
web-table-settings = Ajustes
web-table-wish-confirm = Pedirme que confirme cada elección
web-table-wish-sounds = Una campanilla cuando me toca
web-table-wish-motion = Que las cosas se muevan
web-table-notify = Cuando me toca
web-table-notify-text = El servidor puede avisarte con la página cerrada. Dice en qué mesa te toca, y nada de la partida.
web-table-webhook = Dirección a la que se envía un mensaje (webhook)
web-table-webhook-set = Enviarlo ahí
web-table-feed = Hacer un canal privado
web-table-notify-none = No avisarme
web-table-notify-done = Así se hará.
web-table-gone = ¿Se ha ido alguien?
web-table-gone-text = Si la partida ha esperado demasiado a alguien, un bot puede seguir en su lugar, siempre que los demás estén de acuerdo.
web-table-offer = Un bot en lugar de { $name }
web-table-offered = Un asiento va a cambiar de manos
web-table-offered-text = ¿Que { $to } siga en el asiento de { $from }? De acuerdo: { $agreed } de { $needed }.
web-table-agree = De acuerdo
web-table-refuse = No estoy de acuerdo
web-table-concede = Rendirse
web-table-concede-text = Un bot sigue en tu asiento, y tú miras.
web-table-concede-do = Dejar mi asiento
web-table-concede-sure = Sí, dejarlo para siempre
web-table-claim = Jugar en lugar de alguien
web-table-claim-text = Puedes pedir el asiento de un bot o de alguien que se ha ido; todos los que juegan deben estar de acuerdo.
web-table-claim-of = Pedir el asiento de { $name }

## Keys

web-table-keys = Teclas
web-table-keys-text = Sirven en todas partes menos en los campos de texto.
web-table-key-choose = elegir la acción que tiene este número
web-table-key-confirm = confirmar lo elegido
web-table-key-cancel = elegir otra cosa
web-table-key-undo = deshacer la última elección
web-table-key-board = al tablero
web-table-key-centre = al mercado o a la festividad
web-table-key-players = a los jugadores
web-table-key-log = a la crónica
web-table-key-chat = a la charla
web-table-key-hand = a la mano
web-table-key-ask = a la pregunta
web-table-key-menu = menú de la mesa
web-table-key-help = estas teclas
web-table-key-ring = en el tablero, de un lugar a otro
