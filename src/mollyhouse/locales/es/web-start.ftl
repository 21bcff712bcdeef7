# The lobby: the page at the door, a new table, the tables, joining, wishes, and records.

## The page at the door

web-start-where = Londres, hacia 1720
web-start-sub = De una a cinco personas
web-start-lead = Las mollies se reúnen para quererse, engalanarse y bailar, y la Sociedad para la Reforma de las Costumbres quiere verlas en la horca. Celebra festividades, da alegría a tu comunidad y cuidaos unos a otros, o pásate en secreto a los informantes.
web-start-play = Jugar ya
web-start-laying = Poniendo la mesa…
web-start-play-what = Tú y dos bots, ahora mismo
web-start-ways = Otras entradas
web-start-new = Mesa nueva
web-start-rules = Aprender las reglas
web-start-judge = Juzgar una festividad
web-start-records = Registros
web-start-link = Entrar o mirar con un enlace
web-start-link-example = Pega el enlace o el código
web-start-link-go = Ir allí
web-start-link-wrong = Esto no es un enlace a una mesa. Cópialo entero, de principio a fin.
web-start-how = Cómo va
web-start-how-what = Durante cinco semanas como mucho recorres Londres, reúnes deseos, celebras festividades en las casas molly y vigilas lo que acaba en chismes. Termina de una de tres maneras.
web-start-ending-survival = Una semana acaba con alegría suficiente para que la comunidad viva: gana quien tenga más alegría y no haya sido ahorcado.
web-start-ending-infiltration = Las cuatro casas están allanadas, o en una allanada se acumulan las pruebas: mueren ahorcados todos salvo los informantes cuya casa cayó, y solo uno de ellos puede ganar.
web-start-ending-atrophy = Pasan cinco semanas sin lo uno ni lo otro: la comunidad se apaga y todos pierden.
web-start-credit = Molly House es un juego de Jo Kelly y Cole Wehrle, publicado por Wehrlegig Games; sus archivos para imprimir y jugar son CC BY-NC-SA 4.0. Esta mesa está dibujada y escrita de nuevo, sin ninguna de sus ilustraciones.

## A new table

web-new = Mesa nueva
web-new-count = ¿Cuántos juegan?
web-new-seats = ¿Quién se sienta dónde?
web-new-seat = Asiento { $number }
web-new-you = Tú
web-new-person = Alguien a quien invitas
web-new-here = Alguien de aquí
# bots by name; another is called as it calls itself
web-new-bot-strong = Bot fuerte
web-new-bot-regular = Bot con oficio
web-new-bot-simple = Bot sencillo
web-new-bot-random = Bot al azar
web-new-nobody = Ningún asiento es tuyo: verás jugar a los bots.
web-new-hot-seat = Varios compartimos este dispositivo
web-new-hot-seat-what = Os lo pasáis, y cada cual ve solo su mano.
web-new-player = Jugador { $number }
web-new-player-name = Nombre del asiento { $number }
web-new-twice = Dos tenéis el mismo nombre. Cambiad uno para que el registro os distinga.
web-new-name = Nombre de la mesa
web-new-name-of = Mesa de { $name }
web-new-name-plain = Una noche en Londres
web-new-who = ¿Quién puede venir?
web-new-by-link = Con enlace
web-new-by-link-what = Solo quienes reciban un enlace tuyo.
web-new-public = Todo el mundo
web-new-public-what = La mesa aparece en la lista; cualquiera puede sentarse o mirar.
web-new-clock = Tiempo para pensar
web-new-clock-none = Sin reloj
web-new-clock-none-what = Cada cual se toma el tiempo que quiera.
web-new-clock-live = De una sentada
web-new-clock-live-what = Segundos para cada decisión y una reserva para toda la partida.
web-new-clock-slow = A lo largo de días
web-new-clock-slow-what = Juega cuando puedas; cada decisión puede llevar días.
web-new-clock-how = ¿Cuánto?
web-new-clock-own = Valores propios…
web-new-clock-out = A quien se le acaba el tiempo, un bot le juega esa acción.
web-new-each-live = Segundos por decisión
web-new-each-slow = Horas por decisión
web-new-reserve-live = Minutos de reserva
web-new-reserve-slow = Horas de reserva
web-new-rules = Reglas
web-new-rules-set = En la supervivencia
web-new-rules-rulebook = Reglamento (lo habitual)
web-new-rules-rulebook-what = Cada objeto sin usar vale 2 de alegría.
web-new-rules-published = Edición publicada
web-new-rules-published-what = Cada ficha leal en una casa abierta vale 2 de alegría; los informantes sin éxito reciben una acusación grave más.
web-new-items = Objetos
web-new-items-original = Originales (lo habitual)
web-new-items-original-what = 20 objetos.
web-new-items-updated = Actualizados
web-new-items-updated-what = 24 objetos: anuncios en el periódico y dominós nuevos, y muñecas.
web-new-sentencing = Acusaciones
web-new-sentencing-trial = Juicio (lo habitual)
web-new-sentencing-trial-what = Un dado decide sobre cada una: absolución, condena u horca.
web-new-sentencing-flat = Pena fija
web-new-sentencing-flat-what = Cada grave cuesta 8 de alegría y cada leve, 4; nadie muere ahorcado.
web-new-begin = Empezar la partida
web-new-begin-what = No falta nadie: empieza enseguida.
web-new-lay = Poner la mesa
web-new-lay-what = Allí tendrás los enlaces para tus amigos.

## The tables

web-tables = Mesas
web-tables-new = Mesa nueva
web-tables-records = Registros
web-tables-looking = Buscando tus mesas…
web-tables-none = Aún no te sientas a ninguna mesa.
web-tables-none-start = Juega ya o entra con un enlace
web-tables-turn = Te toca a ti
web-tables-others-turn = Otros están pensando
web-tables-waiting = Antes de empezar
web-tables-over = Terminadas
web-tables-frozen = En reposo
web-tables-frozen-what = Esta mesa empezó con reglas anteriores. No se ha perdido nada, pero no se puede seguir.
web-tables-public = Mesas públicas
web-tables-public-none = Ninguna mesa pública espera jugadores. Abre una y otros la encontrarán aquí.
web-tables-your-turn = Te toca a ti.
web-tables-waits-for = Esperando a { $names }.
web-tables-playing = La partida está en curso.
web-tables-ready = Ya están todos; se puede empezar.
web-tables-finished = La partida ha terminado.
web-tables-free-seats =
    { $count ->
        [one] Queda un asiento libre.
       *[other] Quedan { $count } asientos libres.
    }
web-tables-seats = Asientos
web-tables-free = libre
web-tables-you = tú
web-tables-bot = un bot
web-tables-play = Seguir jugando
web-tables-look = A la mesa
web-tables-join = Sentarse…
web-tables-watch = Mirar…
web-tables-replay = Repetición
web-tables-rules-usual = Reglas habituales
web-tables-rules-published = Edición publicada
web-tables-items-updated = Objetos actualizados
web-tables-sentencing-flat = Pena fija
web-tables-clock-none = Sin reloj
web-tables-clock = { $time } por decisión
web-tables-clock-reserve = { $time } por decisión, { $reserve } de reserva
web-tables-left = Tiempo restante: { $time }.
web-tables-time-seconds =
    { $count ->
        [one] { $count } segundo
       *[other] { $count } segundos
    }
web-tables-time-minutes =
    { $count ->
        [one] { $count } minuto
       *[other] { $count } minutos
    }
web-tables-time-hours =
    { $count ->
        [one] { $count } hora
       *[other] { $count } horas
    }
web-tables-time-days =
    { $count ->
        [one] { $count } día
       *[other] { $count } días
    }

## At the door of a table

web-join = A una mesa
web-join-looking = Buscando la mesa…
web-join-invited = Hay un asiento para ti
web-join-watching = Puedes mirar esta mesa
web-join-unknown = Alguien te ha enviado el enlace a una mesa de Molly House. Quién se sienta allí lo ve quien entra.
web-join-your-seat = Tu enlace es para el asiento { $number }.
web-join-seat = ¿Dónde quieres sentarte?
web-join-any = donde sea
web-join-sit = Sentarme
web-join-watch = Mirar
web-join-watch-instead = Solo mirar
web-join-what = Sentarse aún no compromete: hasta el comienzo puedes irte.
web-join-watch-what = Quien mira ve lo que todos pueden ver, y la mano de nadie.
web-join-full = Ya no queda ningún asiento libre.
web-join-begun = La partida ya ha empezado.
web-join-used = Este enlace era para una sola persona y ya se ha usado. Pide otro a quien te invitó.
web-join-ask = Pide a quien te invitó el enlace para mirar.
web-join-again = Mirar otra vez
web-join-home = Al inicio

## What one wishes for

web-settings = Ajustes
web-settings-who = Tú
web-settings-name = Tu nombre
web-settings-name-save = Guardar
web-settings-name-new = Aquí aún no te conoce nadie. No hay cuentas: se recuerda este navegador.
web-settings-name-what = Vale para las mesas nuevas; donde ya te sientas queda el nombre anterior.
web-settings-name-saved = Ahora te llamas { $name }.
web-settings-page = Idioma y luz
web-settings-language = Idioma
web-settings-theme = Luz
web-settings-theme-candlelight = Velas
web-settings-theme-daylight = Día
web-settings-table = En la mesa
web-settings-confirm = Preguntar antes de actuar
web-settings-confirm-what = Ves lo que haría una acción y dices que sí.
web-settings-sounds = Sonidos
web-settings-sounds-what = Suaves y pocos: tu turno, una carta, un dado.
web-settings-pace = Cómo se mueve todo
web-settings-pace-calm = Con calma
web-settings-pace-calm-what = Tiempo para seguirlo todo.
web-settings-pace-usual = Normal
web-settings-pace-usual-what = Como en una mesa de amigos.
web-settings-pace-brisk = Ligero
web-settings-pace-brisk-what = Para quien conoce el juego.
web-settings-pace-none = Nada se mueve
web-settings-pace-none-what = Todo aparece de golpe; el registro cuenta qué pasó.
web-settings-devices = Otro dispositivo
web-settings-leave = Seguir en otro sitio
web-settings-leave-what = Escribe allí el código. Tus mesas se van contigo y este navegador deja de conocerte.
web-settings-code = Código
web-settings-code-show = Mostrar un código
web-settings-code-left = Vale una vez, durante { $time } más
web-settings-code-over = El código ha caducado.
web-settings-come = Seguir aquí
web-settings-come-code = El código del otro dispositivo
web-settings-come-go = Venir aquí
web-settings-come-sure = Aquí te llamas { $name }. Si sigues con otra identidad, desde aquí no se vuelve a las mesas de { $name }.
web-settings-come-yes = Seguir con el código
web-settings-come-no = Quedarme
web-settings-came = Te damos la bienvenida, { $name }. Tus mesas están aquí.
web-settings-kept = Lo que elijas se guarda solo en este navegador.

## Records of finished games

web-records = Registros
web-records-lead = Un registro es una partida terminada en un archivo: cualquiera puede volver a verla y comprobar que se barajó limpiamente.
web-records-file = Leer un registro de un archivo
web-records-choose = Elegir un archivo…
web-records-reading = Repasando la partida…
web-records-holds = El registro es correcto:
web-records-checked-digest = No se ha cambiado nada.
web-records-checked-actions = Todas las acciones eran legales.
web-records-checked-chance = Todo lo barajado y todos los dados eran posibles.
web-records-checked-result = El resultado es correcto.
web-records-checked-commitment = El orden de las cartas estaba fijado antes de empezar.
web-records-kept = Guardados aquí
web-records-none = Aquí aún no hay ningún registro.
web-records-tables = Las partidas de tus mesas están en «Mesas»
web-records-winners =
    { $count ->
        [one] Ganó { $names }.
       *[other] Ganaron { $names }.
    }
web-records-nobody = No ganó nadie.
web-records-replay = Repetición
web-records-download = Guardar en un archivo
web-records-forget = Quitar
web-records-forget-sure = ¿Quitarlo de este servidor?
web-records-forget-yes = Sí, quitarlo
web-records-forget-no = Conservarlo
