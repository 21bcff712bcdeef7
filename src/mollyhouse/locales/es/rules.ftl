# The rules of the table, for players. One message per rule id: the value is a short title,
# the attribute .text explains the rule. Each text stays on one line: line breaks would show.

### Chapters

chapter-G = Reglas generales
chapter-S = Preparación
chapter-T = Tu turno
chapter-A = Acciones
chapter-F = La festividad
chapter-W = Fin de la semana
chapter-I = Objetos
    .text = Un objeto surte efecto y después se descarta. Puedes tener 2 como máximo, y nunca cuentan como reputación. La mesa te pregunta cada vez que podrías usar uno, así que no se te pasará el momento. Si usas varios tras una misma carta, el orden lo eliges tú.
chapter-B = La traición
chapter-E = Finales

## G · General rules

rule-G1 = Hablar sí, enseñar no
    .text = Di lo que quieras de tus cartas, sea verdad o mentira, pero no las enseñes nunca. Una carta solo sale a la luz cuando una regla la revela.
rule-G2 = Palos y coincidencias
    .text = Dos cosas coinciden cuando son del mismo palo. Cada casa molly tiene un palo, y también las dos zonas de cruising vecinas; las tiendas no tienen ninguno. Una ficha de encuentro colocada en una casa toma el palo de esa casa. Los lugares se numeran en el sentido de las agujas del reloj, a partir de Mother Clap’s.
rule-G3 = Límite de cartas en la mano
    .text = Tu límite es de 6 cartas, y solo se comprueba al final de tu propio turno. Tú eliges las que sobran: van boca abajo a la pila de chismes y no dejan a nadie al descubierto. Si eres un informante revelado, van a la pila segura. Los demás saben cuántas eran y, en la pila segura, también cuáles.
rule-G4 = Pila de chismes y pila segura
    .text = Las cartas de la pila de chismes están siempre boca abajo; su orden da igual y su contenido es secreto. La pila segura es pública: cualquiera puede mirarla en cualquier momento.
rule-G5 = Reputación
    .text = Tu reputación en un palo es el número de cartas más el número de cubos de ese palo que tienes delante. Está a la vista de todos. Los cubos no se pierden nunca y siempre hay suficientes.
rule-G6 = Quedar al descubierto
    .text = Una amenaza que entra públicamente en los chismes puede dejarte al descubierto. Entonces mueves a la pila de chismes todas las cartas de tu reputación que coincidan y tomas un cubo de ese palo por cada una. Si no tienes ninguna, no pasa nada.
rule-G7 = Bonificación por molly
    .text = Cuando un deseo entra en tu reputación y en ella hay una molly de su palo, ganas alegría adicional: 2 por la sota, 3 por la reina, 5 por ambas. También vale al hacer cruising. Si mollies y deseos llegan a la vez, las mollies entran primero.
rule-G8 = La alegría no baja de 0
    .text = Ni tu alegría ni la de la comunidad pueden bajar de 0. Lo que quede por perder se perdona.
rule-G9 = Robar con el mazo vacío
    .text = Si debes robar y el mazo de vicio está vacío, toma una ficha de robo por cada carta que no puedas robar. Al final de la semana cambiarás esas fichas por cartas.
rule-G10 = Quién va primero
    .text = Cuando varias cosas ocurrirían a la vez, se resuelven en el sentido de las agujas del reloj, empezando por quien tiene el candelabro.
rule-G11 = Lo que se ve y lo que no
    .text = A la vista: el tablero, el mercado, todos los objetos (en poder de alguien, en las tiendas o descartados), las reputaciones, la alegría, las pruebas, las fichas de robo y la pila segura; cuántas cartas hay en cada mano, en el mazo y en la pila de chismes; dónde hay fichas de encuentro y de quién; cuántas acusaciones graves y leves tiene cada uno; y todo lo que una regla muestra. En secreto: las manos, el orden de los mazos, la pila de chismes, las fichas boca abajo y la cara de las acusaciones (las tuyas puedes mirarlas siempre), y las elecciones aún no reveladas. Una carta añadida públicamente a los chismes queda en el registro; de las añadidas boca abajo solo se ve cuántas son. Los espectadores ven lo que está a la vista.
rule-G12 = Elegir en secreto
    .text = Hay dos clases de elección secreta y simultánea: la primera carta y la ficha para la Sociedad. Puedes cambiar de idea hasta que elija la última persona. Hasta entonces los demás solo ven que ya has elegido.

## S · Setup

rule-S1 = El mazo de vicio
    .text = Cada uno de los cuatro palos tiene una sota, una reina, un alguacil, un pícaro y sus deseos: 1–6 con 1 o 2 jugadores, 1–7 con 3, 1–8 con 4 y 1–9 con 5.
rule-S2 = Preparar la mesa
    .text = Se llenan los 4 espacios del mercado, 1 carta va boca abajo a la pila de chismes y cada jugador recibe 4 cartas (5 con 1 o 2 jugadores). Se barajan los objetos (20 originales, 24 actualizados) y en cada una de las 4 tiendas se pone uno boca arriba; las 8 acusaciones graves y las 8 leves forman dos mazos barajados. Toda la alegría empieza en 0, en la semana 1. Cada jugador tiene 3 fichas de encuentro leales y 1 de informante. Un jugador al azar toma el candelabro y empieza.
rule-S3 = Tu primera carta
    .text = Todos eligen en secreto 1 carta de su mano y las revelan a la vez. Un deseo va a tu reputación y da su alegría; una molly va a tu reputación y no da nada; una amenaza va a la pila segura. Tu peón empieza en la casa molly del palo de esa carta.

## T · Your turn

rule-T1 = Cuando se acaba el mazo
    .text = Si el mazo de vicio está vacío al empezar tu turno, tomas el candelabro y se resuelve el fin de la semana. Si la partida sigue, después juegas tu turno.
rule-T2 = Dados y descarte del mercado
    .text = Lanza los dos dados de movimiento. Por cada icono de descarte del mercado sale la carta del mercado más alejada del mazo: un deseo va a la pila segura; una molly o una amenaza, a la pila de chismes. Con dos iconos, la primera se resuelve por completo, incluido quién queda al descubierto, antes que la segunda; entre una y otra no se repone el mercado. Si el mercado está vacío, no se descarta nada.
rule-T3 = El más infame
    .text = Una amenaza que sale del mercado deja al descubierto al más infame: el jugador cuyas cartas de reputación de ese palo suman el valor más alto. Una molly cuenta 10; los cubos no cuentan. En caso de empate, quedan al descubierto todos los empatados. Si nadie tiene una carta de ese palo, nadie.
rule-T4 = Moverse
    .text = Mueve tu peón en una sola dirección, exactamente tantos pasos como botas muestre uno de los dados o los dos juntos. Un dado con el icono de descarte no tiene botas, así que con un icono también puedes quedarte donde estás. Con dos iconos, ve al lugar que quieras, incluido el tuyo.
rule-T5 = Una acción
    .text = Después realiza exactamente una acción. Elige una acción básica (pasar desapercibido, darse un gusto, denunciar), la acción de tu lugar (hacer cruising, tienda, celebrar una festividad) o un objeto que sustituya a la acción (soborno, anuncio en el periódico). Pasar desapercibido siempre es posible.
rule-T6 = Acabar el turno
    .text = Las cartas del mercado se deslizan alejándose del mazo, y los huecos se llenan con las del mazo mientras queden. Luego se comprueba tu límite de 6 cartas en la mano.

## A · Actions

rule-A1 = Pasar desapercibido
    .text = No llames la atención y roba una carta.
rule-A2 = Darse un gusto
    .text = Toma del mercado una carta del palo de tu lugar y llévala a tu mano: un deseo, una molly o una amenaza. En las tiendas no se puede. Sí se puede en una casa allanada, o siendo un informante revelado. El hueco del mercado queda vacío hasta el final de tu turno.
rule-A3 = Denunciar
    .text = Elige a otro jugador cuyo peón esté en tu lugar y una de sus fichas de encuentro boca abajo, en cualquier casa. Se le da la vuelta a la vista de todos. Leal: pierdes 3 de alegría. Informante: ganas 3 de alegría y la comunidad otros 3, y su dueño pasa a ser un informante revelado. La ficha se queda allí, boca arriba.
rule-A4 = Hacer cruising
    .text = En una zona de cruising, juega de tu mano a tu reputación un deseo de su palo: sus estrellas no dan nada, pero la bonificación por molly sí. Luego roba tantas cartas como reputación tengas en ese palo, contando la recién jugada, hasta un máximo de 4. Cruising peligroso: si la casa vecina está allanada, la carta recién jugada va después a la pila de chismes y tomas un cubo de su palo. Un informante revelado no puede hacer cruising junto a la casa que coincide con su ficha.
rule-A5 = Tienda
    .text = En una tienda, toma el objeto que haya. Puedes tener 2; si ya los tienes, descarta uno de los tres. Luego sale una carta del mercado, igual que con un icono de descarte, y puede dejar a alguien al descubierto. La tienda queda vacía hasta la limpieza del fin de la semana; si no hay objeto, no puedes realizar esta acción.
rule-A6 = Celebrar una festividad
    .text = En una casa molly abierta (no allanada) puedes celebrar una festividad si tienes al menos 2 cartas en la mano, o 3 con 1 o 2 jugadores. Un informante revelado no puede hacerlo en la casa que coincide con su ficha.

## F · The festivity

rule-F1 = El anfitrión
    .text = Quien celebra la festividad toma el candelabro y es su anfitrión. Dura 2 rondas, o 3 con 1 o 2 jugadores.
rule-F2 = Juega la comunidad
    .text = Cada ronda empieza con la carta superior del mazo de vicio, jugada por la comunidad. Si el mazo está vacío, se baraja la pila de chismes y se juega su carta superior; el resto sigue siendo chismes. Si esa pila también está vacía, la comunidad no juega nada.
rule-F3 = Jugar o pasar
    .text = Después, empezando por el anfitrión y en el sentido de las agujas del reloj, cada jugador juega una carta boca arriba o pasa. Quien pasa no juega más en esta festividad; solo una botella de ginebra le deja volver. El anfitrión debe jugar en cada ronda. Quien no tiene cartas pasa, incluso el anfitrión.
rule-F4 = El valor de un pícaro
    .text = Un pícaro recibe un valor de 0 a 9: lo elige quien lo juega; para la comunidad decide un dado de diez caras (0–9). En un baile sorpresa, un bautizo o una danza es un deseo de su palo con ese valor. Una secuencia puede empezar en 0 (0–1–2–3), pero no da la vuelta. Una reunión tranquila no tiene en cuenta a los pícaros.
rule-F5 = El conjunto ganador
    .text = De todas las cartas jugadas gana el rango más alto que se pueda formar: baile sorpresa (cuatro deseos de un palo con valores consecutivos), bautizo (una reina y tres deseos del mismo valor) o danza (una sota y tres deseos con valores consecutivos, de cualquier palo). Si no hay ninguno, es una reunión tranquila: los cuatro deseos más bajos, y los alguaciles cuentan como deseos de valor 0. Un alguacil no sirve para ningún otro rango. Los vestidos cambian lo que pide el baile sorpresa; una muñeca hace que sea una reunión tranquila en todo caso.
rule-F6 = Qué cartas se eligen
    .text = Un baile sorpresa, un bautizo o una danza debe contener el deseo más alto posible; con vestidos, los cuatro valores más altos. Si aún queda algo que decidir, elige el anfitrión. En una reunión tranquila, el anfitrión elige entre los valores iguales para los últimos puestos. Si hay menos de cuatro cartas aptas, se toman todas.
rule-F7 = Puntuar el conjunto
    .text = Las mollies van antes que los deseos. Una carta tuya va a tu reputación: un deseo da su alegría y la bonificación por molly; una molly no da nada por sí misma. Una carta de la comunidad da su alegría a la comunidad (una molly, 4) y va a la pila segura.
rule-F8 = Frustrar amenazas
    .text = Después se frustra cada amenaza del conjunto: va a la pila segura, y quien la jugó mueve también allí todas las cartas de su reputación que coincidan, incluso las recién puntuadas. Regla del orgullo: ese jugador puede tomar un cubo del mismo palo por cada carta movida, por todas o por ninguna. Una amenaza de la comunidad hace esto a todos los jugadores, empezando por el anfitrión y en el sentido de las agujas del reloj.
rule-F9 = Informantes conocidos
    .text = Después, cada informante revelado mueve a la pila segura las cartas de su reputación que coincidan con su ficha, sin tomar cubos por ellas.
rule-F10 = Chismes
    .text = El anfitrión añade las cartas restantes a la pila de chismes, una a una; por cada una, quien la jugó roba una carta (por las de la comunidad, nadie). Una amenaza añadida así deja al descubierto a quien la jugó; una de la comunidad, a todos. El anfitrión elige el orden, pero solo se le pregunta si el mazo tiene menos cartas de las que hay que robar: si no, da lo mismo.
rule-F11 = Bonificaciones
    .text = Tras los chismes cuenta la reputación del anfitrión en el palo de la casa: con un baile sorpresa, un bautizo o una danza gana esa cantidad de alegría; con una reunión tranquila la pierde. La comunidad: +3 por un baile sorpresa, +2 por un bautizo, +1 por una danza, −1 por una reunión tranquila. Si se usó una muñeca, ninguno de los dos pierde alegría.
rule-F12 = Un informante en la puerta
    .text = Si eres un informante revelado y tu ficha coincide con la casa, allí no juegas cartas ni usas objetos. En cada ronda, en tu turno, revelas la carta superior del mazo de vicio para la comunidad. Solo la ronda adicional de una botella de ginebra te deja participar.
rule-F13 = Último aviso
    .text = Tras la última carta se pregunta a quienes puedan usar una botella de ginebra o un violín, empezando por el anfitrión y en el sentido de las agujas del reloj, y otra vez después de cada objeto usado. Cuando todos dicen que no, uno tras otro, se determina el conjunto ganador.

## W · End of the week

rule-W1 = Revelar amenazas
    .text = Empezando por quien tiene el candelabro y en el sentido de las agujas del reloj, cada jugador revela todas las amenazas de su mano, las añade a la pila de chismes y queda al descubierto por cada una. Quien haya revelado alguna toma una ficha de robo, una sola. Un informante revelado conserva las amenazas que coinciden con su ficha.
rule-W2 = La Sociedad investiga
    .text = Primero se pueden usar los dominós (solo objetos originales). Luego se baraja la pila de chismes; un tercio, redondeando hacia abajo, va a la pila segura, y el resto se revela. Cada casa recibe pruebas: el número de amenazas reveladas de su palo multiplicado por el de deseos y mollies revelados de su palo.
rule-W3 = Allanamientos
    .text = Toda casa abierta con 7 o más pruebas es allanada: se marca, sus dos zonas de cruising vecinas se vuelven peligrosas, se devuelven 7 de sus pruebas y el resto se queda. Primero se marcan todos los allanamientos y después se reparten las acusaciones. Una casa allanada no vuelve a serlo, pero sigue acumulando pruebas. Si llega a 14 de una vez, es allanada, conserva 7 y así termina la partida.
rule-W4 = Acusaciones
    .text = En cada allanamiento, la reputación más alta en el palo de la casa recibe una acusación grave y la segunda cantidad más alta, una leve, aunque haya empate en la primera. Los empatados reciben lo mismo; con reputación 0 no se recibe nada. Las cartas quedan boca abajo; se reparten casa por casa, en el sentido de las agujas del reloj desde Mother Clap’s, las graves antes que las leves, y los empatados en ese mismo sentido desde quien tiene el candelabro. Si se acaba un mazo, pierdes alegría en su lugar: 8 por una grave, 4 por una leve.
rule-W5 = ¿Termina la partida?
    .text = Solo ahora puede terminar la partida. Infiltración: las cuatro casas están allanadas, o una casa allanada tiene 7 o más pruebas. Si no, supervivencia: la alegría de la comunidad es al menos 30 (1 o 4 jugadores), 35 (2 o 3) o 25 (5). Si no, atrofia, si esta era la semana 5. Si la partida termina, ya no hay encuentro con la Sociedad ni limpieza.
rule-W6 = Encuentro con la Sociedad
    .text = Quienes hayan recibido una carta de acusación esta semana colocan en secreto y a la vez una de sus fichas de encuentro boca abajo. Va a la casa abierta más cercana a tu peón: aquella en la que está o, si no, la más próxima; en caso de empate, la que sigue en el sentido de las agujas del reloj. Si solo te queda una ficha, o ninguna, te saltas este paso. Dos cartas siguen valiendo una sola ficha, y perder alegría en lugar de recibir una carta no cuenta. Puedes tener varias fichas en la misma casa.
rule-W7 = Limpieza
    .text = Todas las cartas de vicio que no estén en una mano, en una reputación o en el mercado se barajan y forman un nuevo mazo de vicio. Una carta va boca abajo a la pila de chismes y se llena el mercado. Empezando por quien tiene el candelabro y en el sentido de las agujas del reloj, cada jugador devuelve sus fichas de robo y roba otras tantas cartas; cada carta que no pueda robar se convierte en una ficha nueva. Los objetos de las tiendas se descartan y cada tienda recibe uno nuevo, barajando los descartes si hace falta. Después empieza la semana siguiente.

## I · Items

rule-I1 = Botella de ginebra
    .text = Tras la última carta de una festividad hay una ronda más, sin carta de la comunidad, empezando por el anfitrión y en el sentido de las agujas del reloj. Todos pueden jugar o pasar, incluidos el anfitrión y quienes ya habían pasado; pasar vale solo para esta ronda. Los informantes revelados participan, también con objetos, como si fuera otra casa. Pero un informante excluido de esta casa no puede abrir la botella.
rule-I2 = Soborno
    .text = Úsalo en lugar de una acción, si hay alguna carta en la pila de chismes. Mira la pila de chismes y lleva en secreto una de sus cartas a tu mano. Los demás solo ven que lo has hecho.
rule-I3 = Dominó
    .text = Solo objetos originales. Al final de la semana, antes de barajar los chismes, puedes usar uno; se pregunta abiertamente, empezando por quien tiene el candelabro y en el sentido de las agujas del reloj. Tu reputación no se tiene en cuenta en los allanamientos de esta semana: no recibes acusación, y ambas clases pueden caer sobre otros.
rule-I4 = Vestido
    .text = Úsalo justo después de jugar cualquier carta de su palo en una festividad. El baile sorpresa de esta festividad pide ahora cuatro deseos cualesquiera de ese palo, pícaros incluidos; los valores consecutivos ya no cuentan en ningún palo. Con varios vestidos se pueden mezclar sus palos; se toman los valores más altos. Cada vestido necesita su propia carta. Todos los vestidos se descartan tras la festividad, sea cual sea.
rule-I5 = Anuncio en el periódico
    .text = Solo objetos originales. Úsalo en lugar de una acción, si tu peón está en una casa abierta y te queda una ficha de encuentro: coloca allí una boca arriba. Con la de informante pasas a ser de inmediato un informante revelado. Luego todas las cartas del mercado que coincidan van a la pila de chismes, primero la más alejada del mazo, y las amenazas dejan al descubierto al más infame. Con una ficha leal ganas 2 de alegría por cada una de esas cartas, sea cual sea; incluso un informante revelado puede colocar así fichas leales.
rule-I6 = Violín
    .text = Úsalo en cualquier momento de una festividad antes de que se determine el conjunto ganador, aunque ya hayas pasado, salvo que allí no puedas usar objetos. Se juegan dos cartas más por la comunidad, del mazo de vicio o, si está vacío, de la pila de chismes barajada.
rule-I7 = Anuncio en el periódico (actualizado)
    .text = Solo objetos actualizados. Úsalo en lugar de una acción, en cualquier lugar, si hay algún deseo en el mercado. Todos los deseos del mercado van a la pila de chismes, o todos van a tu reputación: ganas la bonificación por molly, pero nada por sus estrellas.
rule-I8 = Dominó (actualizado)
    .text = Solo objetos actualizados. Úsalo justo después de jugar una carta en una festividad: intercámbiala por una carta de la comunidad del mismo palo. Desde entonces cada una es de su nuevo bando al puntuar, al frustrar amenazas y en los chismes. Un pícaro conserva su valor.
rule-I9 = Muñeca
    .text = Solo objetos actualizados. El anfitrión puede usarla justo después de la primera carta de la festividad: la de la comunidad o, si la comunidad no tiene ninguna, la suya. Esta festividad es una reunión tranquila, haya los vestidos que haya, pero ni el anfitrión ni la comunidad pierden alegría por ella.

## B · Betrayal

rule-B1 = Pasar a ser informante revelado
    .text = Pasas a ser un informante revelado cuando una denuncia da la vuelta a tu ficha de informante, o cuando la colocas con un anuncio en el periódico. De inmediato mueves a la pila segura las cartas de tu reputación que coincidan con la ficha, sin tomar cubos por ellas.
rule-B2 = Vivir como informante revelado
    .text = Paria social: las cartas que superan tu límite van a la pila segura. Amenaza conocida: en cada festividad, tras la puntuación, las cartas de tu reputación que coincidan con tu ficha van a la pila segura, sin cubos. Persona non grata: no celebras festividades en la casa que coincide ni haces cruising junto a ella. Si otros celebran allí una festividad, revelas la carta superior del mazo de vicio para la comunidad en lugar de jugar cartas o usar objetos, salvo en la ronda adicional de una botella de ginebra. Al final de la semana conservas las amenazas que coinciden con tu ficha.
rule-B3 = Un informante exitoso
    .text = Un informante es exitoso si la casa donde está su ficha de informante está allanada cuando termina la partida.
rule-B4 = El final anticipado
    .text = Si queda exactamente una casa abierta y todos los jugadores son informantes revelados en ella, la semana termina de inmediato y se resuelve como la quinta. Se comprueba después de cada acción, antes de reponer el mercado; toma el candelabro quien tiene el turno. Se comprueba otra vez cuando el fin de la semana decide si la partida termina; esa semana cuenta entonces como la quinta.

## E · Endings

rule-E1 = Infiltración de la comunidad
    .text = Se revelan todas las fichas. Quien no colocó su ficha de informante, o la tiene en una casa abierta, muere ahorcado. La alegría de cada informante exitoso pasa a 0 y se cuentan sus puntos de victoria: 2 por cada prueba en su casa, más 2 por cada punto de reputación de todos los demás en ese palo (ahorcados incluidos), menos 1 por cada punto de su propia reputación en todos los palos. Gana el total más alto por encima de 0. Si hay empate en él, o nadie supera 0, todos pierden.
rule-E2 = Supervivencia de la comunidad
    .text = Se revelan todas las fichas y acusaciones, y los informantes exitosos descartan sus acusaciones. Reglas «Edición publicada»: cada informante cuya casa sigue abierta recibe una acusación grave más (si no quedan: −8 de alegría), y cada ficha leal en una casa abierta vale 2 de alegría, salvo para los informantes exitosos. Luego cada acusación cuesta alegría: con juicio, un dado de diez caras (0–9) condena si iguala o supera su número y absuelve si no llega, y pierdes la alegría que indica la carta (una soga: mueres ahorcado, con alegría 0 y sin más juicios); con pena fija, 8 por una grave y 4 por una leve. Reglas «Reglamento»: cada objeto sin usar vale 2 de alegría. Gana la mayor alegría entre quienes no han sido ahorcados y los empatados comparten la victoria; si todos son ahorcados, no gana nadie.
rule-E3 = Atrofia de la comunidad
    .text = Todos pierden.

## Options of a table

ruleset-rulebook = Reglamento
    .text = En la supervivencia, cada objeto sin usar vale 2 de alegría. Las fichas leales no valen nada y los informantes sin éxito no sufren nada más. Es la opción habitual.
ruleset-published = Edición publicada
    .text = En la supervivencia, cada ficha leal en una casa abierta vale 2 de alegría, salvo para los informantes exitosos. Cada informante cuya casa sigue abierta recibe una acusación grave más (−8 de alegría si no quedan). Los objetos sin usar no valen nada.
itemset-original = Objetos originales
    .text = 20 objetos: 3 anuncios en el periódico, 3 sobornos, 3 violines, 3 dominós, 4 botellas de ginebra y un vestido de cada palo. Es la opción habitual.
itemset-updated = Objetos actualizados
    .text = 24 objetos: 3 sobornos, 3 violines, 4 botellas de ginebra y un vestido de cada palo, como antes, con 3 anuncios en el periódico nuevos, 4 dominós nuevos y 3 muñecas.
sentencing-trial = Juicio
    .text = En la supervivencia, cada acusación se juzga con un dado de diez caras (0–9). Con su número o más hay condena, con menos absolución; pierdes la alegría que indica la carta, o mueres ahorcado si muestra una soga. Es la opción habitual.
sentencing-flat = Pena fija
    .text = En la supervivencia, cada acusación grave cuesta 8 de alegría y cada leve, 4. No se lanzan dados y nadie muere ahorcado.
