# The rules to be read, the aids, and the judge for a table of wood. The rules themselves: rules.ftl.

web-rules = Las reglas
web-rules-lead = Cada regla tiene un código. La crónica, las preguntas y el árbitro lo citan, para que puedas consultar por qué pasó algo.
web-rules-find = Buscar
web-rules-print = Imprimir
web-rules-found =
    { $count ->
        [0] No se ha encontrado nada. Prueba con una palabra más corta.
        [one] Se ha encontrado una regla.
       *[other] Se han encontrado { $count } reglas.
    }
web-rules-contents = Índice
web-rules-aids = Ayudas de juego
web-rules-all = Todas las reglas
web-rules-rule = Regla { $rule }
web-rules-credit = Molly House es un juego de Jo Kelly y Cole Wehrle, publicado por Wehrlegig Games (CC BY-NC-SA 4.0). Estas reglas están contadas con nuestras palabras.

## Aids: each a sheet, short

web-rules-aid-ranks = En qué se convierte una festividad
web-rules-aid-turn = Tu turno
web-rules-aid-exposure = Quién queda al descubierto y por qué
web-rules-aid-week = El final de la semana
web-rules-aid-informers = Informantes revelados
web-rules-aid-endings = Los tres finales
web-rules-aid-items = Objetos
web-rules-aid-cards = Las cartas

web-rules-bonus-surprise-ball = Anfitrión: +1 de alegría por cada reputación en el palo de la casa. Comunidad: +3.
web-rules-bonus-christening = Anfitrión: +1 de alegría por cada reputación en el palo de la casa. Comunidad: +2.
web-rules-bonus-dance = Anfitrión: +1 de alegría por cada reputación en el palo de la casa. Comunidad: +1.
web-rules-bonus-quiet-gathering = Anfitrión: −1 de alegría por cada reputación en el palo de la casa. Comunidad: −1.
web-rules-ranks-highest = Cuenta la categoría más alta que puedan formar las cartas de la mesa, y contiene el deseo más alto posible. Salvo en la reunión tranquila, un pícaro cuenta como deseo.

web-rules-turn-T1 = ¿El mazo de vicio está vacío? Toma el candelabro; primero termina la semana.
web-rules-turn-T2 = Tira los dos dados. Por cada descarte del mercado, sale del mercado la carta más alejada del mazo.
web-rules-turn-T4 = Muévete según las botas de un dado o de los dos. Con un descarte puedes quedarte; con dos, ve adonde quieras.
web-rules-turn-T5 = Haz exactamente una acción.
web-rules-turn-T6 = Repón el mercado y luego quédate con 6 cartas en la mano como máximo.
web-rules-actions = Las acciones
web-rules-action-A1 = Pasar desapercibido:
web-rules-does-A1 = roba una carta.
web-rules-action-A2 = Darse un gusto:
web-rules-does-A2 = toma en la mano una carta del mercado que coincida (no en las tiendas).
web-rules-action-A3 = Denunciar:
web-rules-does-A3 = da la vuelta a una ficha de alguien que esté en tu lugar. Leal: pierdes 3 de alegría. Informante: tú y la comunidad ganáis 3.
web-rules-action-A4 = Hacer cruising:
web-rules-does-A4 = en una zona de cruising, añade un deseo que coincida a tu reputación; luego roba tantas cartas como reputación tengas en ese palo, 4 como máximo.
web-rules-action-A5 = Tienda:
web-rules-does-A5 = toma el objeto; después sale una carta del mercado.
web-rules-action-A6 = Celebrar una festividad:
web-rules-does-A6 = en una casa abierta, con 2 cartas en la mano (3 con 1 o 2 jugadores).

web-rules-exposed = Una amenaza deja al descubierto cuando entra en los chismes a la vista de todos:
web-rules-exposed-market = Sale del mercado:
web-rules-exposes-market = al más infame, cuyas cartas de reputación de su palo suman más (una molly vale 10; los cubos, nada). Con empate, a todos.
web-rules-exposed-played = La jugaste tú y sobra en una festividad:
web-rules-exposes-played = a ti.
web-rules-exposed-community = La jugó la comunidad y sobra:
web-rules-exposes-community = a todos.
web-rules-exposed-hand = Está en tu mano cuando termina la semana:
web-rules-exposes-hand = a ti, y tomas una ficha de robo.
web-rules-exposed-cost = Lo que cuesta: todas tus cartas de reputación de ese palo pasan a los chismes, y tomas un cubo por cada una.
web-rules-exposed-foiled = Una amenaza del conjunto ganador no deja a nadie al descubierto: se frustra. Quien la jugó lleva todas las cartas de reputación que coinciden a la pila segura y puede tomar un cubo por cada una, todos o ninguno.

web-rules-week-W1 = Todos revelan las amenazas de la mano y quedan al descubierto por ellas.
web-rules-week-W2 = Un tercio de los chismes queda a salvo. Con el resto, cada casa recibe pruebas: sus amenazas por sus deseos y mollies.
web-rules-week-W3 = Una casa con 7 pruebas o más es allanada y devuelve 7.
web-rules-week-W4 = Por cada allanamiento: una acusación grave para la reputación más alta en su palo, una leve para la segunda.
web-rules-week-W5 = ¿Termina la partida?
web-rules-week-W6 = Quien recibió una acusación coloca una ficha boca abajo en la casa abierta más cercana.
web-rules-week-W7 = Mazo nuevo, mercado nuevo, objetos nuevos; las fichas de robo se cambian por cartas.

web-rules-informer-B1 = En el acto llevas tus cartas de reputación de ese palo a la pila segura, sin cubos.
web-rules-informer-G3 = Las cartas que pasan del límite de tu mano van a la pila segura.
web-rules-informer-F9 = Tras la puntuación de cada festividad, tus cartas de reputación de ese palo van a la pila segura, sin cubos.
web-rules-informer-A6 = No celebras festividades en esa casa ni haces cruising a su lado.
web-rules-informer-F12 = En las festividades de esa casa no juegas cartas ni objetos; en su lugar revelas una carta para la comunidad.
web-rules-informer-W1 = Al final de la semana conservas las amenazas de ese palo.

web-rules-items-original = Los 20 originales
web-rules-items-updated = Nuevos entre los 24 actualizados
web-rules-dress = Vestidos, uno de cada palo
web-rules-dress-text = En una festividad, justo después de jugar una carta de su palo: el baile sorpresa pide ahora cuatro deseos cualesquiera de ese palo, pícaros incluidos, en lugar de valores consecutivos.
web-rules-joy = { $joy } de alegría
web-rules-figure-J = Sota: +2 de alegría por cada deseo de su palo que entra en tu reputación
web-rules-figure-Q = Reina: +3 de alegría por cada deseo de su palo que entra en tu reputación
web-rules-figure-C = Alguacil: una amenaza; deseo de valor 0 en una reunión tranquila
web-rules-figure-R = Pícaro: una amenaza; deseo del valor de 0 a 9 que diga quien lo juega
web-rules-deck = De cada palo, el mazo tiene una sota, una reina, un alguacil, un pícaro y deseos, el más alto de los cuales es:
# One of a list
web-rules-deck-players =
    { $players ->
        [one] { $value } con 1 jugador
       *[other] { $value } con { $players }
    }

## The judge for a table of wood

web-judge = El árbitro
web-judge-lead = ¿Jugáis con la caja y no os ponéis de acuerdo en lo que pasa ahora? Toca lo que hay en vuestra mesa, y el árbitro os lo dice, regla a regla.
web-judge-what = ¿Qué hay que arbitrar?
web-judge-kind-festivity = Una festividad
web-judge-kind-investigation = El final de una semana
web-judge-kind-ending = El final de una partida
web-judge-judge = Arbitrar
web-judge-over = Empezar de nuevo
web-judge-missing = Di primero el valor del pícaro.
web-judge-people = Jugadores
web-judge-players = ¿Cuántos juegan?
web-judge-people-hint = Abre a un jugador para decir qué tiene delante. Lo que dejes en blanco cuenta como nada.
web-judge-player = Jugador { $number }
web-judge-name = Nombre
web-judge-joy-short = { $joy } de alegría
web-judge-reputation = Cartas de reputación
web-judge-reputation-of = Cartas de reputación de { $name }
web-judge-cubes = Cubos
web-judge-revealed = Informante revelado de
web-judge-no = ninguna casa
web-judge-less = Menos: { $what }
web-judge-more = Más: { $what }
web-judge-taken = { $card } está { $place }
web-judge-drop = Quitar: { $card }
web-judge-at-table = ya en la mesa
web-judge-at-gossip = ya en los chismes
web-judge-at-person = ya delante de { $name }
# The figure on a small card
web-judge-figure-J = S
web-judge-figure-Q = R
web-judge-figure-C = A
web-judge-figure-R = P
web-judge-table = Sobre la mesa
web-judge-house = ¿En qué casa?
web-judge-who-plays = ¿Quién jugó la carta siguiente?
web-judge-played = Cartas en el orden en que se jugaron
web-judge-played-none = Elige quién jugó y toca la carta.
web-judge-value = ¿Qué valor tiene la carta «{ $card }»?
web-judge-community-joy = Alegría de la comunidad
web-judge-items = Objetos sobre la mesa
web-judge-pride = Regla del orgullo: ¿quién toma los cubos si se frustra una amenaza?
web-judge-investigation = La investigación
web-judge-houses = Las casas antes de ella
web-judge-houses-end = Las casas al final
web-judge-evidence = Pruebas en { $house }
web-judge-raided = allanada
web-judge-gossip = Chismes revelados
web-judge-gossip-hint = Baraja los chismes, pon un tercio, redondeado hacia abajo, en la pila segura y toca aquí el resto.
web-judge-dominoes = ¿Quién se puso un dominó?
web-judge-ending = El final
web-judge-which-ending = ¿Cómo termina?
web-judge-rules = ¿Qué reglas?
web-judge-rules-rulebook = Reglamento
web-judge-rules-published = Edición publicada
web-judge-sentencing = Acusaciones
web-judge-sentencing-trial = con juicio
web-judge-sentencing-flat = pena fija
web-judge-nowhere = en ninguna casa
web-judge-informer-at = La ficha de informante está en
web-judge-loyal-at = Las fichas leales están en
web-judge-unused = Objetos sin usar
web-judge-indictments = Acusaciones
web-judge-indictment = Acusación
web-judge-face = { $kind }. Dice: { $face }
web-judge-roll = El dado muestra
web-judge-away = Quitar
web-judge-add-indictment = Añadir una acusación
web-judge-extra = Una acusación grave más para el informante de una casa abierta
web-judge-add-extra = Añadirla
web-judge-verdict = Veredicto
web-judge-why = Por qué
web-judge-becomes = Resulta ser { $rank }
web-judge-choose = { $name }, como anfitrión, elige uno de { $count } conjuntos.
web-judge-choose-this = Este
web-judge-choose-set = Elegir este conjunto: { $cards }
web-judge-choose-again = Elegir otro conjunto
web-judge-set = El conjunto ganador
web-judge-set-none = Ninguna carta sirve: el conjunto ganador queda vacío.
web-judge-after = Cómo quedan todos
web-judge-joy-same = { $joy } de alegría
web-judge-joy-change = { $before } → { $after } de alegría
web-judge-draws =
    { $count ->
        [one] roba una carta
       *[other] roba { $count } cartas
    }
web-judge-no-reputation = sin reputación
web-judge-nobody = nadie
web-judge-game-ends = La partida termina: { $ending }
web-judge-house-evidence = { $before } → { $after } pruebas
web-judge-house-has =
    { $evidence ->
        [one] 1 prueba
       *[other] { $evidence } pruebas
    }
web-judge-is-raided = ¡allanada!
web-judge-hanged = en la horca
web-judge-points =
    { $points ->
        [one] 1 punto de victoria
       *[other] { $points } puntos de victoria
    }
web-judge-wins = gana
