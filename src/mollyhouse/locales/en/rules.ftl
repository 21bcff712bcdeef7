# The rules of the table, for players. One message per rule id: the value is a short title,
# the attribute .text explains the rule. Each text stays on one line: line breaks would show.

### Chapters

chapter-G = General rules
chapter-S = Setup
chapter-T = Your turn
chapter-A = Actions
chapter-F = The festivity
chapter-W = End of the week
chapter-I = Items
    .text = An item takes effect and is then discarded. You may hold at most 2, and they never count as reputation. The table asks you each time one of yours could be played, so you cannot miss the moment. If you play several after one card, the order is yours to choose.
chapter-B = Betrayal
chapter-E = Endings

## G · General rules

rule-G1 = Talk freely, show nothing
    .text = Say whatever you like about your cards, true or false, but never show them. A card comes into the open only when a rule reveals it.
rule-G2 = Suits and matching
    .text = Things match when they share a suit. Each molly house has a suit, and so have the two cruising sites beside it; shops have none. An encounter token placed at a house takes the suit of that house. Sites are numbered clockwise around the board, from Mother Clap’s on.
rule-G3 = Hand limit
    .text = Your hand limit is 6 cards, checked only at the end of your own turn. You choose which cards to give up: they go face down to the gossip pile and expose nobody. If you are a revealed informer, they go to the safe pile instead. The others learn how many you gave up and, in the safe pile, also which.
rule-G4 = Gossip pile and safe pile
    .text = Cards in the gossip pile always lie face down; their order does not matter, and what is in it stays hidden. The safe pile is open: anyone may look through it at any time.
rule-G5 = Reputation
    .text = Your reputation in a suit is the number of its cards plus the number of its cubes in front of you. Everyone can see it. Cubes are never lost, and there are always enough of them.
rule-G6 = Being exposed
    .text = A threat that enters the gossip publicly can leave you exposed. You then move every matching card of your reputation to the gossip pile and take one matching cube for each. If you have no such card, nothing happens.
rule-G7 = Molly bonus
    .text = When a desire enters your reputation and a molly of its suit is there, you gain extra joy: 2 for the jack, 3 for the queen, 5 for both. This also holds when you cruise. If mollies and desires arrive together, the mollies enter first.
rule-G8 = Joy never falls below 0
    .text = Neither your joy nor the community’s can fall below 0. Any loss beyond that is forgiven.
rule-G9 = Drawing from an empty deck
    .text = If you must draw and the vice deck is empty, take one draw token for each card you could not draw. You trade your tokens for cards at the end of the week.
rule-G10 = Who goes first
    .text = When things would happen at the same moment, they are resolved clockwise, starting with whoever holds the candelabra.
rule-G11 = What is open, what is hidden
    .text = Open: the board, the market, all items (held, in shops or discarded), reputations, joy, evidence, draw tokens, the safe pile; how many cards are in each hand, the deck and the gossip pile; where whose encounter tokens lie; how many major and minor indictments each player has; and all that a rule shows. Hidden: hands, the order of the decks, the gossip pile, face-down tokens and the faces of indictments (you may always look at your own), and choices not yet revealed. A card added to the gossip publicly stays in the log; one added face down shows only as a count. Spectators see what is open.
rule-G12 = Choosing in secret
    .text = Two kinds of choice are made in secret, all at the same time: the first card, and the token for the Society. You may change your choice until the last one is in. Until then the others see only that you are ready.

## S · Setup

rule-S1 = The vice deck
    .text = Each of the four suits has a jack, a queen, a constable, a rogue and its desires: 1–6 with 1 or 2 players, 1–7 with 3, 1–8 with 4, 1–9 with 5.
rule-S2 = Laying the table
    .text = The 4 market spaces are filled, 1 card goes face down to the gossip pile, and each player is dealt 4 cards (5 with 1 or 2 players). The items are shuffled (20 original, 24 updated), and each of the 4 shops gets one, face up; the 8 major and the 8 minor indictments become two shuffled stacks. All joy starts at 0, in week 1. Each player has 3 loyal encounter tokens and 1 informer. A random player takes the candelabra and plays first.
rule-S3 = Your first card
    .text = Everyone secretly chooses 1 card from the hand, and all are revealed together. A desire goes to your reputation and scores its joy; a molly goes to your reputation and scores nothing; a threat goes to the safe pile. Your pawn starts at the molly house of that card’s suit.

## T · Your turn

rule-T1 = When the deck has run out
    .text = If the vice deck is empty when your turn starts, take the candelabra, and the end of the week is resolved. If the game goes on, you then take your turn.
rule-T2 = Dice and market discard
    .text = Roll both movement dice. For each market discard icon, the market card farthest from the deck leaves: a desire goes to the safe pile, a molly or a threat to the gossip pile. With two icons, the first is resolved fully, exposure included, before the second; the market is not refilled in between. An empty market discards nothing.
rule-T3 = The most infamous
    .text = A threat that leaves the market exposes the most infamous player. Add up the values of each player’s reputation cards in its suit: a molly counts 10, cubes do not count. If players tie for the highest sum, all of them are exposed. If nobody has a matching card, nobody is.
rule-T4 = Moving
    .text = Move your pawn in one direction, by exactly the boots of one die or of both together. A die with a market discard icon has no boots, so with one icon you may also stay where you are. With two icons, go to any site you like, your own included.
rule-T5 = One action
    .text = Then take exactly one action. Choose a basic action (lie low, indulge, accuse), the action of your site (cruise, shop, throw a festivity), or an item that replaces the action (bribe, newspaper notice). Lying low is always possible.
rule-T6 = Ending your turn
    .text = The market cards slide away from the deck, and the empty spaces are filled from it while it lasts. Then your hand limit of 6 cards is checked.

## A · Actions

rule-A1 = Lie low
    .text = Keep out of sight and draw one card.
rule-A2 = Indulge
    .text = Take one market card that matches your site into your hand: a desire, a molly or a threat. You cannot do this at shops. You still can at a raided house, or as a revealed informer. The gap in the market stays until the end of your turn.
rule-A3 = Accuse
    .text = Choose another player whose pawn is at your site, and one of that player’s face-down encounter tokens at any house. It is turned up for everyone. Loyal: you lose 3 joy. Informer: you and the community each gain 3 joy, and its owner becomes a revealed informer. The token stays there, face up.
rule-A4 = Cruise
    .text = At a cruising site, play a matching desire from your hand to your reputation: its stars score nothing, but the molly bonus does. Then draw as many cards as your reputation in that suit, the new card included, at most 4. Dangerous cruising: if the neighbouring house is raided, the card you just played then goes to the gossip pile, and you take one matching cube. A revealed informer may not cruise beside the house that matches their token.
rule-A5 = Shop
    .text = At a shop, take the item that lies there. You may hold 2; if you have two already, discard one of the three. Then one market card leaves, just as for a market discard icon, exposure included. The shop stays empty until the cleanup at the end of the week; without an item there, you cannot take this action.
rule-A6 = Throw a festivity
    .text = At an open molly house (one not raided), you may throw a festivity if you have at least 2 cards in hand, or 3 with 1 or 2 players. A revealed informer may not do so at the house that matches their token.

## F · The festivity

rule-F1 = The runner
    .text = Whoever throws the festivity takes the candelabra and is its runner. It lasts 2 rounds, or 3 with 1 or 2 players.
rule-F2 = The community plays
    .text = Each round starts with the top card of the vice deck, played for the community. If the deck is empty, the gossip pile is shuffled and its top card is played; the rest stays gossip. If the gossip pile is empty too, the community plays nothing.
rule-F3 = Play or pass
    .text = Then, clockwise from the runner, each player plays a card face up or passes. Once you pass, you play no more in this festivity; only a bottle of gin brings you back. The runner must play in each round. A player without cards passes, even the runner.
rule-F4 = The value of a rogue
    .text = A rogue gets a value from 0 to 9: its player chooses it; for the community, a ten-sided die decides. In a surprise ball, christening or dance it is a desire of its suit with that value. A sequence may start at 0 (0–1–2–3), but nothing wraps around. A quiet gathering ignores rogues.
rule-F5 = The winning set
    .text = From all cards played, the highest rank that can be formed wins: surprise ball (four desires of one suit in sequence), christening (a queen and three desires of one value), dance (a jack and three desires in sequence, any suits). If there is none, it is a quiet gathering: the four lowest desires, with constables counting as desires of value 0. A constable belongs to no other rank. Dresses change what a surprise ball needs; a doll makes it a quiet gathering in any case.
rule-F6 = Which cards are chosen
    .text = A surprise ball, christening or dance must hold the highest possible desire; with dresses, the four highest values. Whatever choice remains is the runner’s. In a quiet gathering the runner chooses among equal values for the last places. If fewer than four cards are eligible, all of them are taken.
rule-F7 = Scoring the set
    .text = Mollies come before desires. A card you played goes to your reputation: a desire scores its joy and the molly bonus, a molly scores nothing itself. A community card scores its joy for the community (a molly 4) and goes to the safe pile.
rule-F8 = Foiling threats
    .text = Then each threat in the set is foiled: it goes to the safe pile, and its player moves all matching cards of their reputation there too, even those just scored. Pride rule: that player may take one matching cube for each card moved, all or none. A threat of the community does this to every player, clockwise from the runner.
rule-F9 = Informers are known
    .text = Then every revealed informer moves the reputation cards that match their token to the safe pile, and gets no cubes for them.
rule-F10 = Gossip
    .text = The runner adds the remaining cards to the gossip pile one by one; for each, whoever played it draws a card (nobody for the community’s). A threat added this way exposes its player; a threat of the community exposes everyone. The runner chooses the order, but is asked only when the deck holds fewer cards than are to be drawn: otherwise it makes no difference.
rule-F11 = Bonuses
    .text = After the gossip, take the runner’s reputation in the suit of the house: after a surprise ball, christening or dance the runner gains that much joy, after a quiet gathering loses it. The community: +3 for a surprise ball, +2 for a christening, +1 for a dance, −1 for a quiet gathering. If a doll was played, neither loses joy.
rule-F12 = An informer at the door
    .text = If you are a revealed informer and your token matches the house, you play neither cards nor items there. In every round, on your turn, you reveal the top vice card for the community instead. Only the extra round of a bottle of gin lets you join in.
rule-F13 = Last call
    .text = After the last card, everyone who could play a bottle of gin or a violin is asked, clockwise from the runner, and again after each item played. When all decline in a row, the winning set is determined.

## W · End of the week

rule-W1 = Reveal threats
    .text = Clockwise from the candelabra, each player reveals every threat in hand and adds it to the gossip pile, and is exposed by each. Whoever revealed any takes one draw token. A revealed informer keeps threats that match their token.
rule-W2 = The Society investigates
    .text = First come the dominoes (original items only). Then the gossip pile is shuffled; a third of it, rounded down, goes to the safe pile, and the rest is revealed. Each house gets evidence: the number of matching revealed threats times the number of matching revealed desires and mollies.
rule-W3 = Raids
    .text = Every open house with 7 or more evidence is raided: it is marked, its two neighbouring cruising sites become dangerous, 7 of its evidence is returned, and the rest stays. All raids are marked before any indictment is dealt. A raided house is never raided again, but it keeps collecting evidence. A house that reaches 14 at once is raided, keeps 7, and so ends the game.
rule-W4 = Indictments
    .text = For each raid, the highest reputation in the suit of the house gets a major indictment, the second-highest amount a minor one, even if players tied for the highest. Tied players all get the same; with reputation 0 you get nothing. The cards lie face down; they are dealt house by house, clockwise from Mother Clap’s, majors before minors, tied players clockwise from the candelabra. If a stack is empty, you lose joy instead: 8 for a major, 4 for a minor.
rule-W5 = Does the game end?
    .text = Only now can the game end. Infiltration: all four houses are raided, or a raided house holds 7 or more evidence. If not, survival: community joy is at least 30 (1 or 4 players), 35 (2 or 3) or 25 (5). If not, atrophy, if this was week 5. If the game ends, nobody meets the Society and there is no cleanup.
rule-W6 = Encounter the Society
    .text = Everyone who got an indictment card this week secretly places one of their own encounter tokens face down, all at the same time. It goes to the open house nearest to your pawn: the one it stands on, or else the closest, clockwise on a tie. If you have only one token left, or none, you skip this. Two cards still mean one token, and joy lost in place of a card does not count. Several of your tokens may lie at one house.
rule-W7 = Cleanup
    .text = All vice cards not in a hand, a reputation or the market are shuffled into a new vice deck. One card goes face down to the gossip pile, and the market is filled. Clockwise from the candelabra, each player returns their draw tokens and draws as many cards; any card not drawn becomes a new token. Items still in shops are discarded and each shop gets a new one, the discards being reshuffled if needed. Then the next week begins.

## I · Items

rule-I1 = Bottle of gin
    .text = After the last card of a festivity there is one more round, clockwise from the runner, without a community card. Everyone may play or pass, the runner and those who had passed included; a pass binds only for this round. Revealed informers join in, items included, as if this were another house. But an informer barred from this house cannot open the bottle.
rule-I2 = Bribe
    .text = Play it instead of an action, if the gossip pile holds a card. Look at the gossip pile and secretly take one card of it into your hand. The others see only that you did.
rule-I3 = Domino
    .text = Original items only. At the end of the week, before the gossip is shuffled, you may play one; players are asked openly, clockwise from the candelabra. Your reputation is ignored in this week’s raids: you get no indictment, and both kinds may fall to others.
rule-I4 = Dress
    .text = Play it directly after you played any card of its suit in a festivity. The surprise ball of this festivity now needs any four desires of that suit, rogues included; a sequence in any suit no longer counts. With several dresses the suits may mix; the highest values are taken. Each dress needs a card of its own. All dresses are discarded after the festivity, whatever it becomes.
rule-I5 = Newspaper notice
    .text = Original items only. Play it instead of an action, if your pawn is at an open house and you have an encounter token left: place one there face up. An informer makes you a revealed informer at once. Then all matching market cards go to the gossip pile, the farthest from the deck first, and threats expose the most infamous. For a loyal token you gain 2 joy for each of these cards, of any kind; even a revealed informer may place loyal tokens this way.
rule-I6 = Violin
    .text = Play it at any time in a festivity before the winning set is determined, even after you passed, unless you may play no items there. Two more cards are played for the community, from the vice deck or, if it is empty, from the shuffled gossip pile.
rule-I7 = Newspaper notice (updated)
    .text = Updated items only. Play it instead of an action, at any site, if the market holds a desire. All desires of the market go to the gossip pile, or all go to your reputation: you gain the molly bonus, but nothing for their stars.
rule-I8 = Domino (updated)
    .text = Updated items only. Play it directly after you played a card in a festivity: swap that card with a community card of the same suit. From then on each belongs to its new side, for scoring, foiling and gossip. A rogue keeps its value.
rule-I9 = Doll
    .text = Updated items only. The runner may play it directly after the first card of the festivity: the community’s, or the runner’s own if the community has none. This festivity is a quiet gathering, whatever the dresses, but neither the runner nor the community loses joy for it.

## B · Betrayal

rule-B1 = Becoming a revealed informer
    .text = You become a revealed informer when an accusation turns up your informer token, or when you place it with a newspaper notice. At once you move the reputation cards that match the token to the safe pile, and get no cubes for them.
rule-B2 = Living as a revealed informer
    .text = Social pariah: cards above your hand limit go to the safe pile. Known threat: in every festivity, after the scoring, your reputation cards that match your token go to the safe pile without cubes. Unwelcome: you throw no festivity at the matching house and do not cruise beside it. When others hold a festivity there, you reveal the top vice card for the community instead of playing cards or items, except in the extra round of a bottle of gin. At the end of the week you keep threats that match your token.
rule-B3 = A successful informer
    .text = An informer is successful if the house where the informer token lies is raided when the game ends.
rule-B4 = The early end
    .text = If exactly one house is open and every player is a revealed informer there, the week ends at once and is resolved as the fifth. This is checked after every action, before the market is refilled; the player whose turn it is takes the candelabra. It is checked once more when the end of a week decides whether the game ends; that week then counts as the fifth.

## E · Endings

rule-E1 = Community infiltration
    .text = All tokens are revealed. Players who placed no informer token, or whose informer lies at an open house, are hanged. Each successful informer’s joy becomes 0, and they count victory points: 2 for each evidence at their house, plus 2 for each reputation of all other players in its suit (the hanged included), minus 1 for each reputation of their own in all suits. The highest total above 0 wins. If it is tied, or nobody is above 0, everyone loses.
rule-E2 = Community survival
    .text = All tokens and indictments are revealed, and successful informers discard their indictments. Published rules: every informer whose house is still open takes one more major indictment (none left: −8 joy), and each loyal token at an open house is worth 2 joy, but not to successful informers. Then each indictment costs joy: by trial, a ten-sided die (0–9) convicts at or above its number and acquits below, and you lose the joy the card shows (a noose: you are hanged, with joy 0 and no further trials); by flat sentence, 8 for a major and 4 for a minor. Rulebook rules: each unused item is worth 2 joy. The highest joy among those not hanged wins and ties share the victory; if all hang, nobody wins.
rule-E3 = Community atrophy
    .text = Everyone loses.

## Options of a table

ruleset-rulebook = Rulebook
    .text = At survival each unused item is worth 2 joy. Loyal tokens are worth nothing, and unsuccessful informers suffer nothing more. This is the usual choice.
ruleset-published = Published
    .text = At survival each loyal token at an open house is worth 2 joy, but not to successful informers. Each informer whose house is still open takes one more major indictment (−8 joy if none is left). Unused items are worth nothing.
itemset-original = Original items
    .text = 20 items: 3 newspaper notices, 3 bribes, 3 violins, 3 dominoes, 4 bottles of gin and a dress of each suit. This is the usual choice.
itemset-updated = Updated items
    .text = 24 items: 3 bribes, 3 violins, 4 bottles of gin and a dress of each suit as before, with 3 new newspaper notices, 4 new dominoes and 3 dolls.
sentencing-trial = Trial
    .text = At survival each indictment is tried with a ten-sided die (0–9). At or above its number you are convicted, below it acquitted; you lose the joy the card shows, or hang if it shows a noose. This is the usual choice.
sentencing-flat = Flat sentence
    .text = At survival each major indictment costs 8 joy and each minor one 4. No dice are rolled and nobody hangs.
