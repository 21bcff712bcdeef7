# The log: one message for each event, event-<name>, or event-<name>-<variant> where it can happen in
# several ways. The attribute .own also tells what only the player concerned may know.
# $name, $target: players; $card, $other: .the of a card; $cards, $count: a list of cards, how many;
# $item, $rank: .a of an item, a festivity; $suit, $house, $site: names; the rest are numbers.

## Setup, and what happens anywhere

event-candelabra-first = { $name } toma el candelabro y juega primero.
event-candelabra-week = El mazo de vicio está vacío: { $name } toma el candelabro y la semana termina.
event-market = Llega al mercado { $card }.
event-gossip-dealt = Una carta va boca abajo a la pila de chismes.
event-draw =
    { $amount ->
        [one] { $name } roba una carta.
       *[other] { $name } roba { $amount } cartas.
    }
    .own =
        { $amount ->
            [one] { $name } roba una carta: { $cards }.
           *[other] { $name } roba { $amount } cartas: { $cards }.
        }
event-draw-returned =
    { $amount ->
        [one] { $name } cambia una ficha de robo por una carta.
       *[other] { $name } cambia fichas de robo por { $amount } cartas.
    }
    .own =
        { $amount ->
            [one] { $name } cambia una ficha de robo por una carta: { $cards }.
           *[other] { $name } cambia fichas de robo por { $amount } cartas: { $cards }.
        }
event-draw-tokens =
    { $amount ->
        [one] El mazo de vicio está vacío: { $name } toma una ficha de robo por la carta que falta.
       *[other] El mazo de vicio está vacío: { $name } toma { $amount } fichas de robo por las cartas que faltan.
    }
event-draw-tokens-threats =
    { $amount ->
        [one] { $name } toma una ficha de robo por revelar amenazas.
       *[other] { $name } toma { $amount } fichas de robo por revelar amenazas.
    }
event-stocked = La tienda de { $site } ofrece ahora { $item }.
event-ready = { $name } ha elegido en secreto.
    .own = { $name } ha elegido en secreto: «{ $action }».
event-changed = { $name } cambia su elección secreta: «{ $action }».
event-opening = { $name } empieza su reputación con { $card }, en { $site }.
event-opening-threat = { $name } empieza en { $site } y muestra { $card }: es una amenaza y va a la pila segura.
event-joy-gain = { $name } gana { $amount } de alegría y ahora tiene { $total }.
event-joy-loss = { $name } pierde { $amount } de alegría y ahora tiene { $total }.
event-joy-community-gain = La comunidad gana { $amount } de alegría y ahora tiene { $total }.
event-joy-community-loss = La comunidad pierde { $amount } de alegría y ahora tiene { $total }.
event-joy-molly = { $name } gana otros { $amount } de alegría por la bonificación por molly y ahora tiene { $total }.
event-joy-runner-gain = { $name }, por celebrar la festividad, gana { $amount } de alegría según su reputación en el palo de la casa y ahora tiene { $total }.
event-joy-runner-loss = { $name }, por celebrar la festividad, pierde { $amount } de alegría según su reputación en el palo de la casa y ahora tiene { $total }.
event-cubes =
    { $amount ->
        [one] { $name } toma un cubo de { $suit }.
       *[other] { $name } toma { $amount } cubos de { $suit }.
    }
event-cubes-pride =
    { $amount ->
        [one] Por la regla del orgullo, { $name } toma un cubo de { $suit }.
       *[other] Por la regla del orgullo, { $name } toma { $amount } cubos de { $suit }.
    }

## Exposed: who, by which threat, why, and with $loss what it costs

event-exposed-market = { $name } queda al descubierto por { $card }: salió del mercado, y nadie es más infame que { $name }, pues ninguna reputación suma más en cartas de { $suit }. { $loss }
event-exposed-played = { $name } queda al descubierto por { $card }: { $name } jugó esta amenaza, y sobró. { $loss }
event-exposed-community = { $name } queda al descubierto por { $card }: la comunidad jugó esta amenaza, y sobró, así que deja al descubierto a todo el mundo. { $loss }
event-exposed-hand = { $name } queda al descubierto por { $card }: al final de la semana seguía en la mano de { $name }. { $loss }
exposure-loss =
    { $count ->
        [one] Pierde una carta de reputación, que va a la pila de chismes: { $cards }. En su lugar toma un cubo de { $suit }.
       *[other] Pierde { $count } cartas de reputación, que van a la pila de chismes: { $cards }. En su lugar toma { $count } cubos de { $suit }.
    }
exposure-nothing = No había ninguna carta de { $suit } en su reputación: no pierde nada.
event-nobody-exposed = Nadie queda al descubierto por { $card }: nadie tiene cartas de { $suit } en su reputación.

## The turn and its action

event-turn = Es el turno de { $name }.
event-roll = { $name } saca { $die1 } y { $die2 }.
event-roll-double = { $name } saca { $die1 } en cada dado.
die =
    { $boots ->
        [0] un descarte del mercado
        [one] una bota
       *[other] dos botas
    }
event-market-to-safe = Del mercado sale { $card }, a la pila segura.
event-market-to-gossip = Del mercado sale { $card }, a la pila de chismes.
event-move = { $name } está ahora en { $site }.
event-excess = Demasiadas cartas en la mano: { $name } pone una boca abajo en la pila de chismes.
    .own = Demasiadas cartas en la mano: { $name } pone { $card } boca abajo en la pila de chismes.
event-excess-safe = Demasiadas cartas en la mano: { $name }, de quien ya se sabe que es informante, pone { $card } en la pila segura.
event-lie-low = { $name } procura no llamar la atención.
event-indulge = { $name } se da un gusto y toma del mercado { $card }.
event-accuse-loyal = { $name } denuncia a { $target }: se da la vuelta a la ficha en { $house }, y es leal.
event-accuse-informer = { $name } denuncia a { $target }: se da la vuelta a la ficha en { $house }, ¡y es la de informante!
event-informer-revealed = Ya se sabe: { $name } es informante en { $house }.
event-informer-revealed-cards = Ya se sabe: { $name } es informante en { $house }. De su reputación van a la pila segura, sin cubos: { $cards }.
event-cruise = { $name } hace cruising en { $site } y suma a su reputación { $card }.
event-dangerous-cruising = Cruising peligroso junto a una casa allanada: de la reputación de { $name } sale { $card }, a la pila de chismes.
event-shop = { $name } toma { $item } en la tienda de { $site }.
event-drop = { $name } solo puede conservar dos objetos y descarta { $item }.
event-early-end = En la última casa abierta ya se sabe que todos son informantes: la semana termina de inmediato y cuenta como la quinta. { $name } toma el candelabro.

## The festivity

event-festivity = { $name } celebra una festividad en { $house } y toma el candelabro.
event-round = Empieza la ronda { $amount } de la festividad.
event-played = { $name } juega { $card }.
event-played-rogue = { $name } juega { $card } con el valor { $value }.
event-played-community = La comunidad juega { $card }.
event-played-community-rogue = La comunidad juega { $card }, y el dado le da el valor { $value }.
event-gossip-shuffled = El mazo de vicio está vacío: se baraja la pila de chismes y la comunidad juega la carta superior.
event-no-community-card = El mazo de vicio y la pila de chismes están vacíos: la comunidad no juega nada.
event-barred = En esta casa ya se sabe que { $name } es informante: en lugar de jugar, revela una carta para la comunidad.
event-pass = { $name } pasa.
event-no-item = { $name } no usa ningún objeto.
event-rank = La festividad resulta ser { $rank }.
event-rank-dress = Gracias a los vestidos, la festividad resulta ser { $rank }.
event-rank-doll = Con la muñeca, la festividad resulta ser { $rank }.
event-select = { $name } elige { $card } para el conjunto ganador.
event-winning-set = El conjunto ganador: { $cards }.
event-winning-set-empty = Ninguna carta es apta: el conjunto ganador queda vacío.
event-reputation = A la reputación de { $name }: { $cards }.
event-community-scores = Las cartas de la comunidad puntúan y van a la pila segura: { $cards }.
event-foiled = Amenaza frustrada: { $card }, que jugó { $name }, va a la pila segura.
event-foiled-community = Amenaza frustrada: { $card }, que jugó la comunidad, va a la pila segura y afecta a la reputación de todo el mundo.
event-foil-loses = Por la amenaza frustrada, { $name } mueve de su reputación a la pila segura: { $cards }.
event-no-cubes = Por la regla del orgullo, { $name } no toma cubos.
event-known-threat = Por ser informante, { $name } mueve de su reputación a la pila segura: { $cards }.
event-to-gossip = Sobra { $card }, que jugó { $name }: va a la pila de chismes.
event-to-gossip-community = Sobra { $card }, que jugó la comunidad: va a la pila de chismes.
event-festivity-ends = La festividad de { $name } ha terminado.

## Items

event-item-notice = { $name } publica un anuncio en el periódico.
event-item-bribe = { $name } paga un soborno.
event-item-violin = { $name } toca el violín: dos cartas más por la comunidad.
event-item-domino = { $name } se pone un dominó: los allanamientos de esta semana no tienen en cuenta su reputación.
event-item-gin = { $name } abre una botella de ginebra: una ronda más, en la que todo el mundo puede jugar o pasar.
event-item-dress = { $name } se pone un vestido de { $suit }: cuatro deseos cualesquiera de { $suit } forman ahora un baile sorpresa.
event-item-notice-updated = { $name } publica un anuncio en el periódico sobre los deseos del mercado.
event-item-domino-updated = { $name } se pone un dominó para intercambiar una carta con la comunidad.
event-item-doll = { $name } saca la muñeca: será una reunión tranquila, pero nadie perderá alegría por ella.
event-look =
    { $amount ->
        [one] { $name } mira la pila de chismes, una sola carta.
       *[other] { $name } mira las { $amount } cartas de la pila de chismes.
    }
    .own =
        { $amount ->
            [one] { $name } mira la pila de chismes, una sola carta: { $cards }.
           *[other] { $name } mira las { $amount } cartas de la pila de chismes: { $cards }.
        }
event-take = { $name } toma en secreto una carta de la pila de chismes.
    .own = { $name } toma en secreto { $card } de la pila de chismes.
event-notice-loyal = { $name } coloca una ficha leal boca arriba en { $house }: las cartas del mercado de ese palo pasan a ser chismes.
event-notice-informer = { $name } coloca su ficha de informante boca arriba en { $house }: las cartas del mercado de ese palo pasan a ser chismes.
event-notice-gossip = { $name } manda los deseos del mercado a la pila de chismes: { $cards }.
event-swap = { $name } intercambia { $card } por { $other }: cada carta cuenta ahora como jugada por el otro bando.
event-no-domino = { $name } no se pone el dominó.

## The end of the week

event-week-ends = Termina la semana { $amount }: desde { $name }, en el sentido de las agujas del reloj, se revelan todas las amenazas de las manos.
event-threat-revealed = { $name } revela de su mano { $card }, que va a la pila de chismes.
event-gossip-safe = Un tercio de los chismes va a la pila segura: { $cards }.
event-gossip-safe-none = Hay muy pocos chismes: ninguno va a la pila segura.
event-gossip-revealed = La Sociedad revela el resto de los chismes: { $cards }.
event-gossip-revealed-none = No hay chismes que la Sociedad pueda revelar.
event-evidence =
    { $amount ->
        [one] La Sociedad encuentra una prueba contra { $house } ({ $suit }: amenazas multiplicadas por deseos y mollies). La casa ya tiene { $total }.
       *[other] La Sociedad encuentra { $amount } pruebas contra { $house } ({ $suit }: amenazas multiplicadas por deseos y mollies). La casa ya tiene { $total }.
    }
event-raid =
    { $total ->
        [one] ¡Allanamiento en { $house }! De sus pruebas se devuelven 7 y queda 1; hacer cruising al lado es ahora peligroso.
       *[other] ¡Allanamiento en { $house }! De sus pruebas se devuelven 7 y quedan { $total }; hacer cruising al lado es ahora peligroso.
    }
event-indicted-major = { $name } recibe una acusación grave: la reputación más alta en { $suit } durante el allanamiento de { $house }.
    .own = { $name } recibe una acusación grave: la reputación más alta en { $suit } durante el allanamiento de { $house }. Dice así: { $face }
event-indicted-minor = { $name } recibe una acusación leve: la segunda reputación más alta en { $suit } durante el allanamiento de { $house }.
    .own = { $name } recibe una acusación leve: la segunda reputación más alta en { $suit } durante el allanamiento de { $house }. Dice así: { $face }
event-indicted-informer = { $name } recibe una acusación grave más: su ficha de informante está en { $house }, que sigue abierta.
    .own = { $name } recibe una acusación grave más: su ficha de informante está en { $house }, que sigue abierta. Dice así: { $face }
indictment-face = condena con { $needed } o más, que cuesta { $convicted } de alegría; con menos, absolución, que cuesta { $acquitted }.
indictment-face-noose = condena con { $needed } o más, a la horca; con menos, absolución, que cuesta { $acquitted } de alegría.
event-no-indictment-left =
    { $kind ->
        [major] No quedan acusaciones graves para { $name }, que pierde alegría en su lugar.
       *[minor] No quedan acusaciones leves para { $name }, que pierde alegría en su lugar.
    }
event-encounter = { $name } coloca su ficha n.º { $token } boca abajo en { $house }.
    .own =
        { $kind ->
            [informer] { $name } coloca su ficha n.º { $token } boca abajo en { $house }: la de informante.
           *[loyal] { $name } coloca su ficha n.º { $token } boca abajo en { $house }: una leal.
        }
event-new-deck =
    { $amount ->
        [one] Una sola carta forma el nuevo mazo de vicio.
       *[other] Se barajan { $amount } cartas para formar el nuevo mazo de vicio.
    }
event-week = Empieza la semana { $amount }.

## The end of the game

event-game-ends-infiltration = La partida termina en infiltración de la comunidad: las cuatro casas están allanadas, o una ya allanada tiene 7 o más pruebas.
event-game-ends-survival = La partida termina en supervivencia de la comunidad: hay alegría suficiente para seguir adelante.
event-game-ends-atrophy = La partida termina en atrofia de la comunidad: se acabó el tiempo, y no hubo alegría suficiente.
event-token-revealed-loyal = Se revela la ficha n.º { $token } de { $name }, en { $house }: es leal.
event-token-revealed-informer = Se revela la ficha n.º { $token } de { $name }, en { $house }: es la de informante.
event-points =
    { $total ->
        [one] { $name } tuvo éxito como informante en { $house } y tiene 1 punto de victoria.
       *[other] { $name } tuvo éxito como informante en { $house } y tiene { $total } puntos de victoria.
    }
event-indictment-shown-major = { $name } pone boca arriba una acusación grave: { $face }
event-indictment-shown-minor = { $name } pone boca arriba una acusación leve: { $face }
event-pardon =
    { $amount ->
        [0] { $name } tuvo éxito como informante y obtiene el indulto; no había acusaciones que descartar.
        [one] { $name } tuvo éxito como informante y obtiene el indulto: descarta una acusación.
       *[other] { $name } tuvo éxito como informante y obtiene el indulto: descarta { $amount } acusaciones.
    }
event-convicted = Juicio de { $name }: con { $needed } o más hay condena, y el dado muestra { $value }. Condena, que cuesta { $convicted } de alegría.
event-convicted-hanged = Juicio de { $name }: con { $needed } o más hay condena, y el dado muestra { $value }. Condena, a la horca.
event-acquitted = Juicio de { $name }: con { $needed } o más hay condena, y el dado muestra { $value }. Absolución, que cuesta { $acquitted } de alegría.
event-hanged = { $name } muere en la horca.
event-hanged-infiltration = { $name } muere en la horca: no tiene su ficha de informante en una casa allanada.
event-loyal-tokens =
    { $amount ->
        [one] { $name } tiene una ficha leal en una casa que sigue abierta.
       *[other] { $name } tiene { $amount } fichas leales en casas que siguen abiertas.
    }
event-indictment-sentence =
    { $kind ->
        [major] { $name } cumple la pena fija por una acusación grave.
       *[minor] { $name } cumple la pena fija por una acusación leve.
    }
event-unused-items =
    { $amount ->
        [one] { $name } tiene un objeto sin usar.
       *[other] { $name } tiene { $amount } objetos sin usar.
    }
event-winners-infiltration = Gana { $names }, con más puntos de victoria que nadie.
event-winners-infiltration-none = Todo el mundo pierde: nadie ocupa en solitario el primer puesto con más de 0 puntos de victoria.
event-winners-survival =
    { $count ->
        [one] Gana { $names }, con la mayor alegría entre quienes se libraron de la horca.
       *[other] { $names } comparten la victoria, con la mayor alegría entre quienes se libraron de la horca.
    }
event-winners-survival-none = No gana nadie: todo el mundo muere en la horca.
event-winners-atrophy-none = Todo el mundo pierde.
outcome-hanged = En la horca: { $names }.
