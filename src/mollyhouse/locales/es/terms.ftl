# Names of the game's pieces. Messages with .text also explain the piece. Inside a sentence a card is
# .the, in a list .inline; an item and a festivity are .a.

## Suits and cards

suit-cups = copas
suit-fans = abanicos
suit-hearts = corazones
suit-pentacles = pentáculos

# $value (number) 1-9, $suit (string) the name of the suit
card-desire = { $value } de { $suit }
    .inline = { $value } de { $suit }
    .the = el { $value } de { $suit }
card-jack = Sota de { $suit }
    .inline = sota de { $suit }
    .the = la sota de { $suit }
card-queen = Reina de { $suit }
    .inline = reina de { $suit }
    .the = la reina de { $suit }
card-constable = Alguacil de { $suit }
    .inline = alguacil de { $suit }
    .the = el alguacil de { $suit }
card-rogue = Pícaro de { $suit }
    .inline = pícaro de { $suit }
    .the = el pícaro de { $suit }
# $value (number) 0-9, the value the rogue has in this festivity
card-rogue-valued = Pícaro de { $suit } (vale { $value })
    .inline = pícaro de { $suit } (vale { $value })
    .the = el pícaro de { $suit } (vale { $value })

## Sites, clockwise

site-0 = Mother Clap’s
site-1 = St Paul’s Cathedral
site-2 = Noble Street
site-3 = Moorfields
site-4 = Miss Muff’s
site-5 = Royal Exchange
site-6 = Leadenhall Street
site-7 = London Bridge
site-8 = Sukey Bevell’s
site-9 = Old Round Court
site-10 = Cannon Street
site-11 = St James’s Park
site-12 = Julius Cesar Taylor’s
site-13 = Covent Garden Piazza
site-14 = Duke Street
site-15 = Lincoln’s Inn Boghouse

site-kind-house = Casa molly
site-kind-cruise = Zona de cruising
site-kind-shop = Tienda

house-cups = { site-12 }
house-fans = { site-4 }
house-hearts = { site-8 }
house-pentacles = { site-0 }

## Items

item-notice = Anuncio en el periódico
    .a = un anuncio en el periódico
    .text = En lugar de una acción, en una casa abierta: coloca allí una ficha de encuentro boca arriba, y todas las cartas del mercado que coincidan van a la pila de chismes; las amenazas dejan al descubierto al más infame. Una ficha leal te da 2 de alegría por cada carta; con la de informante pasas a ser un informante revelado.
item-bribe = Soborno
    .a = un soborno
    .text = En lugar de una acción: mira la pila de chismes y lleva en secreto una de sus cartas a tu mano.
item-violin = Violín
    .a = un violín
    .text = En una festividad, en cualquier momento antes de que se determine el conjunto ganador: se juegan dos cartas más por la comunidad.
item-domino = Dominó
    .a = un dominó
    .text = Al final de la semana, antes de barajar los chismes: tu reputación no se tiene en cuenta en los allanamientos de esta semana, así que no recibes acusación.
item-gin = Botella de ginebra
    .a = una botella de ginebra
    .text = Tras la última carta de una festividad: una ronda más sin carta de la comunidad, en la que todos pueden jugar o pasar, incluso quienes ya habían pasado y los informantes revelados.
item-dress-cups = Vestido de copas
    .a = un vestido de copas
    .text = En una festividad, justo después de jugar una carta de copas: el baile sorpresa pide ahora cuatro deseos cualesquiera de copas, pícaros incluidos, en lugar de valores consecutivos. Con varios vestidos se pueden mezclar sus palos.
item-dress-fans = Vestido de abanicos
    .a = un vestido de abanicos
    .text = En una festividad, justo después de jugar una carta de abanicos: el baile sorpresa pide ahora cuatro deseos cualesquiera de abanicos, pícaros incluidos, en lugar de valores consecutivos. Con varios vestidos se pueden mezclar sus palos.
item-dress-hearts = Vestido de corazones
    .a = un vestido de corazones
    .text = En una festividad, justo después de jugar una carta de corazones: el baile sorpresa pide ahora cuatro deseos cualesquiera de corazones, pícaros incluidos, en lugar de valores consecutivos. Con varios vestidos se pueden mezclar sus palos.
item-dress-pentacles = Vestido de pentáculos
    .a = un vestido de pentáculos
    .text = En una festividad, justo después de jugar una carta de pentáculos: el baile sorpresa pide ahora cuatro deseos cualesquiera de pentáculos, pícaros incluidos, en lugar de valores consecutivos. Con varios vestidos se pueden mezclar sus palos.
item-notice-updated = Anuncio en el periódico (actualizado)
    .a = un anuncio en el periódico
    .text = En lugar de una acción, en cualquier lugar, si hay algún deseo en el mercado: todos sus deseos van a la pila de chismes, o todos van a tu reputación, donde dan la bonificación por molly, pero no sus estrellas.
item-domino-updated = Dominó (actualizado)
    .a = un dominó
    .text = En una festividad, justo después de jugar una carta: intercámbiala por una carta de la comunidad del mismo palo. Cada una pasa a ser de su nuevo bando.
item-doll = Muñeca
    .a = una muñeca
    .text = Como anfitrión, justo después de la primera carta de la festividad: esta festividad es una reunión tranquila, haya los vestidos que haya, pero nadie pierde alegría por ella, ni tú ni la comunidad.

## Tokens and indictments

token-loyal = Leal
token-informer = Informante
token-hidden = Ficha boca abajo

indictment-major = Acusación grave
indictment-minor = Acusación leve

## Festivities, from the highest rank down

rank-surprise-ball = Baile sorpresa
    .a = un baile sorpresa
    .text = Cuatro deseos de un palo con valores consecutivos. Con un vestido: cuatro deseos cualesquiera de su palo, sin que sean consecutivos.
rank-christening = Bautizo
    .a = un bautizo
    .text = Una reina y tres deseos del mismo valor.
rank-dance = Danza
    .a = una danza
    .text = Una sota y tres deseos con valores consecutivos, de cualquier palo.
rank-quiet-gathering = Reunión tranquila
    .a = una reunión tranquila
    .text = Cuando no se puede formar otro conjunto: los cuatro deseos más bajos. Los alguaciles cuentan como deseos de valor 0, y los pícaros no se tienen en cuenta.

## Endings

ending-infiltration = Infiltración de la comunidad
    .text = Las cuatro casas están allanadas, o una casa allanada tiene 7 o más pruebas. Todos mueren ahorcados salvo los informantes exitosos; gana el que tenga más puntos de victoria, por encima de 0 y sin empate.
ending-survival = Supervivencia de la comunidad
    .text = Al final de una semana, la alegría de la comunidad es al menos 30 (1 o 4 jugadores), 35 (2 o 3) o 25 (5), y no hay infiltración. Gana quien tenga más alegría entre quienes no han sido ahorcados.
ending-atrophy = Atrofia de la comunidad
    .text = La quinta semana termina sin infiltración ni supervivencia. Todos pierden.

## Words of the table

term-community = Comunidad
term-market = Mercado
term-deck = Mazo de vicio
term-gossip = Pila de chismes
term-safe = Pila segura
term-joy = Alegría
term-reputation = Reputación
term-evidence = Pruebas
term-candelabra = Candelabro
term-runner = Anfitrión
term-week = Semana
term-hand = Mano
term-draw-tokens = Fichas de robo

## Lists: fold list-more over all but the last, then list-two
# SOUND($b) is i where $b begins with that sound: «Anna e Inés».

list-two =
    { SOUND($b) ->
        [i] { $a } e { $b }
       *[other] { $a } y { $b }
    }
list-more = { $a }, { $b }
list-none = ninguno
