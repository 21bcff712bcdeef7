# The game in a terminal. Lines are short: 80 columns are enough.

## People, where no names are given: five of the mollies of the 1720s

player-0 = Serafina
player-1 = Cati
player-2 = Leonor
player-3 = Nanita
player-4 = Cris

## The beginning

ui-welcome = Molly House: un juego de alegría en tiempos peligrosos
ui-seated = En la mesa: { $names }.
ui-bot = { $name } (bot { $bot })
ui-goal = La comunidad necesita { $threshold } de alegría antes de que la Sociedad reúna sus pruebas. Si lo consigue, gana quien tenga más alegría.
ui-rules = Reglas: { $rules }, { $items }, { $sentencing }.
ui-seeded = Las cartas salen según «{ $seed }»: con el mismo texto se repite la misma partida. No es para partidas contra otras personas.
ui-commitment = Compromiso: { $commitment }
    .text = Se calculó a partir de la semilla secreta de esta partida. La semilla se muestra al final, y así cualquiera puede comprobar que no se volvió a barajar.
ui-over = Esta partida ha terminado. Este fue el resultado:
ui-resumed = La partida sigue donde se dejó.
ui-hint = Escribe un número o las palabras de la derecha; «help» muestra qué más puedes escribir.

## The table

ui-week = Semana { $week } de { $weeks }
ui-community-joy = Alegría de la comunidad: { $joy } de { $threshold }
ui-market = Mercado: sale antes la carta de la izquierda
ui-infamous = Con más infamia: { $who }
ui-market-empty = El mercado está vacío.
ui-house = { $suit }: pruebas { $evidence }/7, allanamiento { $raid } %
ui-house-raided = { $suit }: allanada, pruebas { $evidence }/7
ui-raided = allanada
ui-dangerous = peligroso
ui-sold = vendido
ui-player = Jugador
ui-items = Objetos y lo demás
ui-hand = Tu mano
ui-hand-empty = No tienes cartas en la mano.
ui-informer = informante revelado ({ $suit })
ui-draw-tokens =
    { $count ->
        [one] 1 ficha de robo
       *[other] { $count } fichas de robo
    }
ui-indictments-major =
    { $count ->
        [one] 1 acusación grave
       *[other] { $count } acusaciones graves
    }
ui-indictments-minor =
    { $count ->
        [one] 1 acusación leve
       *[other] { $count } acusaciones leves
    }
ui-token = ficha { $token } ({ $suit }): { $kind }
ui-tokens-left = Fichas de encuentro sin colocar: { $loyal } de leal, { $informer } de informante
ui-answer = Elegido en secreto: { $action }
ui-stage = Festividad en { $house } ({ $suit }), ronda { $round }
ui-stage-gin = Festividad en { $house } ({ $suit }), ronda de ginebra
ui-is-runner = { $name } (anfitrión)
ui-has-candelabra = { $name } (candelabro)
ui-passed = pasó
ui-doll = La muñeca está en la mesa.
ui-dresses = Vestidos: { $suits }
ui-standing = Por ahora { $rank }: { $cards }
ui-standing-choice = Por ahora { $rank }; quien celebra puede elegir entre { $cards }
ui-worth = Daría: { $worth }
ui-worth-none = nada de alegría

## Questions and answers

ui-choice-rogue = Jugar { $card } con un valor de 0 a 9
ui-violin = { $name }, ¿tocas el violín fuera de tu turno?
ui-violin-later = Ahora no
ui-violin-never = No antes del final de esta festividad
ui-say = Escribe un número de 1 a { $count }, o «help».
ui-not-understood = «{ $input }» no está entre las opciones. { $say }
ui-not-now = «{ $input }» no es posible ahora (regla { $rule }). { $say }
ui-unclear = «{ $input }» puede significar varias cosas: { $choices }.
ui-hide = Pulsa Intro para ocultar esto y pasa la máquina a { $name }.
ui-ready = { $name }, pulsa Intro cuando nadie más vea la pantalla.
ui-undone = { $name } deshace su última acción.
ui-no-undo = No se puede deshacer nada: desde entonces se mostró una carta o un dado, o actuó otra persona. Una elección secreta no se puede deshacer aquí.
ui-saved = Guardada en { $path }. El archivo contiene todos los secretos de esta partida. Para seguir:
ui-not-saved = No se pudo escribir el archivo { $path }: { $reason }
ui-foreign = { $path } contiene otra cosa que esta partida y no se ha tocado. Elige otro nombre.
ui-save-how = ¿Dónde? Añade el nombre de un archivo, por ejemplo: save game.json
ui-safe-empty = La pila segura está vacía.
ui-why-nothing = Todavía no ha pasado nada.
ui-no-rule = No hay ninguna regla «{ $rule }». Las reglas se llaman de G1 a E3; «rule F» muestra las del capítulo F.
ui-help-commands = Qué puedes escribir
ui-help-table = Cómo leer la mesa
ui-help-rule = La regla de este momento: { $title } ({ $rule })
ui-legend-cards = Una carta es su palo y su figura: H7 es el 7 de corazones. Figuras: J sota, Q reina, C alguacil, R pícaro; HR=6 es un pícaro con el valor 6. Debajo están sus estrellas de alegría; bajo una molly, la bonificación por cada deseo de su palo; bajo una amenaza, «!».
ui-legend-sites = Los lugares se numeran en el sentido de las agujas del reloj. [H] es la casa molly de corazones, H una zona de cruising a su lado, $ una tienda; @02 son los peones de los jugadores 0 y 2.
ui-legend-reputation = Reputación: H4J+2 son el 4 y la sota de corazones y 2 cubos.
ui-legend-odds = Pruebas 3/7: con 7 la casa es allanada, y otras 7 en una casa allanada terminan la partida. El porcentaje es la probabilidad de un allanamiento si la semana terminara ahora, según lo que todos saben.

command-number = elegir lo que lleva ese número
command-notation = elegir con las palabras de la derecha; basta el principio, o solo la carta
command-help = esta página
command-why = las reglas de lo que acaba de pasar
command-rule = una regla entera; «rule F» muestra un capítulo
command-table = la mesa otra vez
command-log = lo que ha pasado; «log all» desde el principio
command-safe = las cartas de la pila segura
command-items = qué hacen los objetos de las tiendas y de los jugadores
command-undo = deshacer tu última acción, si no reveló nada
command-save = guardar la partida
command-quit = salir; la partida se conserva

## The end

ui-results = Resultados
ui-points = Puntos
ui-hanged = en la horca
ui-wins = gana
ui-seed = Semilla: { $seed }
    .text = Su SHA-256 es el compromiso que se mostró al principio: { $commitment }
ui-kept = La partida se conserva en { $path }. Para seguir:
ui-record = El registro de esta partida está en { $path }. Para leerlo con todas las cartas a la vista:
ui-goodbye = ¡Hasta la próxima!

## Records

record-unfinished = La partida no se terminó.
