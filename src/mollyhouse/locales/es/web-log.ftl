# What happened and what is said: the log, the chat, what one missed, and the replay.

web-log = Crónica
web-log-news = Lo que pasa ahora
web-log-filter = Mostrar
web-log-all = todo
web-log-mine = lo que me afecta
web-log-week = Semana { $week }
web-log-earlier = Mostrar líneas anteriores
web-log-newest = A la línea más reciente
web-log-nothing = Aún no ha pasado nada.
web-log-rule = Regla
web-log-in-before = La mesa se llena
web-log-in-setup = Preparación
web-log-in-week = Termina la semana { $week }
web-log-in-end = El final de la partida
web-log-turn = Turno de { $name }
web-log-play = El turno continúa
web-log-somebody = alguien

## What happens to the table itself

web-log-join = { $name } se sienta a la mesa.
web-log-leave = Alguien deja la mesa.
web-log-removed = Quien creó la mesa deja libre un asiento.
web-log-start = Empieza la partida. El barajado queda sellado; el sello se abre cuando termina la partida.
web-log-undo = { $name } retira su última jugada.
web-log-pause = El servidor faltó un rato; los relojes se pararon.
web-log-clock = A { $name } se le acaba el tiempo: un bot juega en su lugar.
web-log-agree = { $name } está de acuerdo.
web-log-refuse = { $name } no está de acuerdo.
web-log-seed = Se abre el sello del barajado. Dice: { $seed }
web-log-standing-items = No juegas objetos hasta que acabe esta festividad
web-log-standing-ask = Se te vuelve a preguntar por los objetos
web-log-pride-yes = por la regla del orgullo siempre tomas los cubos.
web-log-pride-no = por la regla del orgullo nunca tomas los cubos.
web-log-pride-ask = para la regla del orgullo se te pregunta cada vez.
web-log-concede = Alguien cede su asiento. { $name }, un bot, sigue jugando.
web-log-offer-bot = Se pregunta a la mesa: ¿sigue un bot en lugar de { $name }?
web-log-offer-person = Se pregunta a la mesa: ¿sigue { $other } en lugar de { $name }?
web-log-takeover-bot = { $name }, un bot, ocupa un asiento.
web-log-takeover-person = { $name } ocupa un asiento.
web-log-mute = Ya no oyes a { $name }.
web-log-unmute = Vuelves a oír a { $name }.
web-log-rematch = La mesa se reúne para otra partida.

## Chat

web-chat = Charla
web-chat-nothing = Nadie ha dicho nada todavía.
web-chat-watching = Estás mirando: puedes leer lo que se dice.
web-chat-text = Di algo a la mesa
web-chat-say = Decir
web-chat-claims = Frases rápidas
web-chat-claims-close = Guardar las frases
web-chat-lies = ¿Puedo mentir?
web-chat-mutes = A quién oigo
web-chat-mutes-why = Quita la marca y dejarás de oír a esa persona. Nadie más lo sabrá.
web-chat-claim = Afirma algo
web-chat-about = De qué trata la frase
web-chat-about-have = Tengo…
web-chat-about-foil = Puedo frustrar…
web-chat-about-rank = Podemos formar…
web-chat-about-informer = Sospecho de…
web-chat-count = Cuántas
web-chat-figure = Qué figura
web-chat-figure-any = cartas
web-chat-figure-J = sota
web-chat-figure-Q = reina
web-chat-figure-C = alguacil
web-chat-figure-R = pícaro
web-chat-rank = Qué festividad
web-chat-player = Qué jugador
web-chat-suit = Qué palo
web-chat-suit-any = cualquier palo

## What is said: in the words of a player

web-chat-say-trust = Confía en mí.
web-chat-say-doubt = No te creo.
web-chat-say-no-threats = No tengo amenazas.
web-chat-say-threat = Tengo una amenaza de la que debo librarme.
web-chat-say-loyal = No soy informante.
web-chat-say-pass = Voy a pasar.
web-chat-say-save = ¡Hay que salvar esta casa!
web-chat-say-thanks = ¡Bien jugado!
web-chat-have-card = Tengo { $card }.
# $count (number) 1-4 cards of $suit, a name
web-chat-have-suit =
    { $count ->
        [1] Tengo una carta de { $suit }.
        [2] Tengo dos cartas de { $suit }.
        [3] Tengo tres cartas de { $suit }.
       *[4] Tengo cuatro cartas de { $suit }.
    }
web-chat-have-cards =
    { $count ->
        [1] Solo tengo una carta que valga la pena.
        [2] Tengo dos cartas que valen la pena.
        [3] Tengo tres cartas que valen la pena.
       *[4] Tengo cuatro cartas que valen la pena.
    }
# $count (number) 1-4, $value (number) 1-9: two sevens
web-chat-have-figure =
    Tengo { $count ->
        [1] { $value ->
            [1] un uno
            [2] un dos
            [3] un tres
            [4] un cuatro
            [5] un cinco
            [6] un seis
            [7] un siete
            [8] un ocho
           *[9] un nueve
        }
       *[other] { $count ->
            [2] dos
            [3] tres
           *[4] cuatro
        } { $value ->
            [1] unos
            [2] doses
            [3] treses
            [4] cuatros
            [5] cincos
            [6] seises
            [7] sietes
            [8] ochos
           *[9] nueves
        }
    }.
web-chat-have-face-J =
    { $count ->
        [1] Tengo una sota.
        [2] Tengo dos sotas.
        [3] Tengo tres sotas.
       *[4] Tengo cuatro sotas.
    }
web-chat-have-face-Q =
    { $count ->
        [1] Tengo una reina.
        [2] Tengo dos reinas.
        [3] Tengo tres reinas.
       *[4] Tengo cuatro reinas.
    }
web-chat-have-face-C =
    { $count ->
        [1] Tengo un alguacil.
        [2] Tengo dos alguaciles.
        [3] Tengo tres alguaciles.
       *[4] Tengo cuatro alguaciles.
    }
web-chat-have-face-R =
    { $count ->
        [1] Tengo un pícaro.
        [2] Tengo dos pícaros.
        [3] Tengo tres pícaros.
       *[4] Tengo cuatro pícaros.
    }
web-chat-foil-card = Puedo frustrar { $card }.
web-chat-foil-C = Puedo frustrar al alguacil.
web-chat-foil-R = Puedo frustrar al pícaro.
web-chat-can-rank = Juntos podemos convertir esto en { $rank }.
web-chat-informer = Para mí que { $name } es informante.

## What happened while one was away

web-since = Desde tu última jugada
web-since-watching = Mientras no estabas
web-since-more =
    { $count ->
        [one] Hay una línea anterior en la crónica.
       *[other] Hay { $count } líneas anteriores en la crónica.
    }
web-since-close = Ya estoy al día

## Replay

web-replay = Repetición
web-replay-of = Repetición: { $name }
web-replay-record = Repetición de una partida guardada
web-replay-player = Jugador { $number }
web-replay-fetching = Se está trayendo la partida…
web-replay-again = Intentar de nuevo
web-replay-step = Momento { $step } de { $steps }
web-replay-where = semana { $week }, turno de { $name }
web-replay-scrub = Momentos de la partida
web-replay-back = Un momento atrás
web-replay-forward = Un momento adelante
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-speed = Ritmo
web-replay-speed-slow = lento
web-replay-speed-usual = normal
web-replay-speed-fast = rápido
web-replay-jump = Saltar a…
web-replay-mark-previous = Hito anterior
web-replay-mark-next = Hito siguiente
web-replay-mark-week = Semana { $week }
web-replay-mark-festivity = { $name } en { $house }
web-replay-mark-week-ends = Termina la semana { $week }
web-replay-mark-raid = Allanamiento de { $house }
web-replay-mark-informer-revealed = { $name } queda al descubierto como informante
web-replay-mark-game-ends = El final de la partida
web-replay-eyes = Con los ojos de
web-replay-eyes-me = yo
web-replay-eyes-public = el público
web-replay-eyes-all = todas las cartas boca arriba
web-replay-link = Copiar un enlace a este momento
web-replay-copied = Enlace copiado.
web-replay-copy-this = Copia este enlace:
web-replay-table = A la mesa
web-replay-hands = Todas las manos
web-replay-hand-empty = sin cartas
web-replay-keys = Teclas: ← y → para un paso, Re Pág y Av Pág para un hito, Inicio y Fin, espacio para reproducir.
web-replay-running = La partida sigue en curso: solo ves lo que viste.
