# The judge for a real table: what is said besides the lines of the log.

judge-name = Jugador { $seat }
# $count (number) of sets, which follow as lines of card codes
judge-choice = La festividad resulta ser { $rank }, y quien la celebra elige uno de { $count } conjuntos. Repite la consulta con --choose y las cartas de uno:
# $reputation (string) card codes, and cubes as in H+2
judge-player =
    { $draws ->
        [0] { $name } tiene ahora { $joy } de alegría; reputación: { $reputation }.
        [one] { $name } tiene ahora { $joy } de alegría y roba una carta; reputación: { $reputation }.
       *[other] { $name } tiene ahora { $joy } de alegría y roba { $draws } cartas; reputación: { $reputation }.
    }
judge-community = La comunidad tiene ahora { $joy } de alegría.
judge-no-raid = Ninguna casa es allanada.
judge-goes-on = La partida sigue.
judge-joy = { $name } termina con { $joy } de alegría.
