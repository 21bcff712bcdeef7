# Names of the game's pieces. Messages with .text also explain the piece. Inside a sentence a card is
# .the, in a list .inline; an item and a festivity are .a.

## Suits and cards

suit-cups = Cups
suit-fans = Fans
suit-hearts = Hearts
suit-pentacles = Pentacles

# $value (number) 1-9, $suit (string) the name of the suit
card-desire = { $value } of { $suit }
    .inline = { $value } of { $suit }
    .the = the { $value } of { $suit }
card-jack = Jack of { $suit }
    .inline = Jack of { $suit }
    .the = the Jack of { $suit }
card-queen = Queen of { $suit }
    .inline = Queen of { $suit }
    .the = the Queen of { $suit }
card-constable = Constable of { $suit }
    .inline = Constable of { $suit }
    .the = the Constable of { $suit }
card-rogue = Rogue of { $suit }
    .inline = Rogue of { $suit }
    .the = the Rogue of { $suit }
# $value (number) 0-9, the value the rogue has in this festivity
card-rogue-valued = Rogue of { $suit } (as { $value })
    .inline = Rogue of { $suit } (as { $value })
    .the = the Rogue of { $suit } (as { $value })

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

site-kind-house = Molly house
site-kind-cruise = Cruising site
site-kind-shop = Shop

house-cups = { site-12 }
house-fans = { site-4 }
house-hearts = { site-8 }
house-pentacles = { site-0 }

## Items

item-notice = Newspaper notice
    .a = a newspaper notice
    .text = Instead of an action, at an open house: place an encounter token there face up, and all matching market cards go to the gossip pile, threats exposing the most infamous. A loyal token gains you 2 joy for each card; the informer makes you a revealed informer.
item-bribe = Bribe
    .a = a bribe
    .text = Instead of an action: look at the gossip pile and secretly take one card of it into your hand.
item-violin = Violin
    .a = a violin
    .text = In a festivity, at any time before the winning set is determined: two more cards are played for the community.
item-domino = Domino
    .a = a domino
    .text = At the end of the week, before the gossip is shuffled: your reputation is ignored in this week’s raids, so you get no indictment.
item-gin = Bottle of gin
    .a = a bottle of gin
    .text = After the last card of a festivity: one more round without a community card, in which everyone may play or pass, even those who had passed and revealed informers.
item-dress-cups = Dress of Cups
    .a = a dress of Cups
    .text = In a festivity, directly after you played a card of Cups: the surprise ball now needs any four desires of Cups, rogues included, instead of a sequence. With several dresses the suits may mix.
item-dress-fans = Dress of Fans
    .a = a dress of Fans
    .text = In a festivity, directly after you played a card of Fans: the surprise ball now needs any four desires of Fans, rogues included, instead of a sequence. With several dresses the suits may mix.
item-dress-hearts = Dress of Hearts
    .a = a dress of Hearts
    .text = In a festivity, directly after you played a card of Hearts: the surprise ball now needs any four desires of Hearts, rogues included, instead of a sequence. With several dresses the suits may mix.
item-dress-pentacles = Dress of Pentacles
    .a = a dress of Pentacles
    .text = In a festivity, directly after you played a card of Pentacles: the surprise ball now needs any four desires of Pentacles, rogues included, instead of a sequence. With several dresses the suits may mix.
item-notice-updated = Newspaper notice (updated)
    .a = a newspaper notice
    .text = Instead of an action, at any site, if the market holds a desire: all its desires go to the gossip pile, or all go to your reputation, where they score molly bonuses but no stars.
item-domino-updated = Domino (updated)
    .a = a domino
    .text = In a festivity, directly after you played a card: swap it with a community card of the same suit. Each then belongs to its new side.
item-doll = Doll
    .a = a doll
    .text = As the runner, directly after the first card of the festivity: this festivity is a quiet gathering, whatever the dresses, but neither you nor the community loses joy for it.

## Tokens and indictments

token-loyal = Loyal
token-informer = Informer
token-hidden = Face-down token

indictment-major = Major indictment
indictment-minor = Minor indictment

## Festivities, from the highest rank down

rank-surprise-ball = Surprise ball
    .a = a surprise ball
    .text = Four desires of one suit in sequence. With a dress: any four desires of its suit, no sequence needed.
rank-christening = Christening
    .a = a christening
    .text = A queen and three desires of one value.
rank-dance = Dance
    .a = a dance
    .text = A jack and three desires in sequence, any suits.
rank-quiet-gathering = Quiet gathering
    .a = a quiet gathering
    .text = When no other set can be formed: the four lowest desires. Constables count as desires of value 0, and rogues are ignored.

## Endings

ending-infiltration = Community infiltration
    .text = All four houses are raided, or a raided house holds 7 or more evidence. All but the successful informers are hanged; the one with the most victory points, above 0 and untied, wins.
ending-survival = Community survival
    .text = At the end of a week, community joy is at least 30 (1 or 4 players), 35 (2 or 3) or 25 (5), and there is no infiltration. The player with the most joy who is not hanged wins.
ending-atrophy = Community atrophy
    .text = The fifth week ends with neither infiltration nor survival. Everyone loses.

## Words of the table

term-community = Community
term-market = Market
term-deck = Vice deck
term-gossip = Gossip pile
term-safe = Safe pile
term-joy = Joy
term-reputation = Reputation
term-evidence = Evidence
term-candelabra = Candelabra
term-runner = Runner
term-week = Week
term-hand = Hand
term-draw-tokens = Draw tokens

## Lists: fold list-more over all but the last, then list-two

list-two = { $a } and { $b }
list-more = { $a }, { $b }
list-none = none
