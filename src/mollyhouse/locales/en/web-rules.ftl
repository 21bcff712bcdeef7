# The rules to be read, the aids, and the judge for a table of wood. The rules themselves: rules.ftl.

web-rules = The rules
web-rules-lead = Every rule has an id. The log, the questions and the judge name it, so that you can look up why something happened.
web-rules-find = Find
web-rules-print = Print
web-rules-found =
    { $count ->
        [0] Nothing found. Try a shorter word.
        [one] One rule found.
       *[other] { $count } rules found.
    }
web-rules-contents = Contents
web-rules-aids = Player aids
web-rules-all = All the rules
web-rules-rule = Rule { $rule }
web-rules-credit = Molly House is a game by Jo Kelly and Cole Wehrle, published by Wehrlegig Games (CC BY-NC-SA 4.0). These rules are told in our own words.

## Aids: each a sheet, short

web-rules-aid-ranks = What a festivity becomes
web-rules-aid-turn = Your turn
web-rules-aid-exposure = Who is exposed, and why
web-rules-aid-week = The end of the week
web-rules-aid-informers = Revealed informers
web-rules-aid-endings = The three endings
web-rules-aid-items = Items
web-rules-aid-cards = The cards

web-rules-bonus-surprise-ball = Runner: +1 joy for each reputation in the suit of the house. Community: +3.
web-rules-bonus-christening = Runner: +1 joy for each reputation in the suit of the house. Community: +2.
web-rules-bonus-dance = Runner: +1 joy for each reputation in the suit of the house. Community: +1.
web-rules-bonus-quiet-gathering = Runner: −1 joy for each reputation in the suit of the house. Community: −1.
web-rules-ranks-highest = The highest rank that the cards on the table can form counts, and it holds the highest possible desire. In all but the quiet gathering a rogue counts as a desire.

web-rules-turn-T1 = Is the vice deck empty? Take the candelabra; first the week ends.
web-rules-turn-T2 = Roll both dice. For each market discard, the card farthest from the deck leaves the market.
web-rules-turn-T4 = Move by the boots of one die or of both. With one discard you may stay; with two, go anywhere.
web-rules-turn-T5 = Take exactly one action.
web-rules-turn-T6 = Refill the market, then keep at most 6 cards in hand.
web-rules-actions = The actions
web-rules-action-A1 = Lie low:
web-rules-does-A1 = draw a card.
web-rules-action-A2 = Indulge:
web-rules-does-A2 = take a matching market card into your hand (not at shops).
web-rules-action-A3 = Accuse:
web-rules-does-A3 = turn up a token of a player at your site. Loyal: you lose 3 joy. Informer: you and the community gain 3.
web-rules-action-A4 = Cruise:
web-rules-does-A4 = at a cruising site, add a matching desire to your reputation; then draw as many cards as you have reputation there, at most 4.
web-rules-action-A5 = Shop:
web-rules-does-A5 = take the item, then one card leaves the market.
web-rules-action-A6 = Throw a festivity:
web-rules-does-A6 = at an open house, with 2 cards in hand (3 with 1 or 2 players).

web-rules-exposed = A threat exposes when it enters the gossip for all to see:
web-rules-exposed-market = It leaves the market:
web-rules-exposes-market = the most infamous, whose reputation cards in its suit add up to the most (a molly is 10, cubes are nothing). Tied players all.
web-rules-exposed-played = You played it, and it is left over at a festivity:
web-rules-exposes-played = you.
web-rules-exposed-community = The community played it, and it is left over:
web-rules-exposes-community = everybody.
web-rules-exposed-hand = It is in your hand when the week ends:
web-rules-exposes-hand = you, and you take one draw token.
web-rules-exposed-cost = What it costs: all your reputation cards of that suit become gossip, and you take a cube for each.
web-rules-exposed-foiled = A threat in the winning set exposes nobody: it is foiled. Its player moves all matching reputation cards to the safe pile and may take a cube for each, all or none.

web-rules-week-W1 = All reveal the threats in hand, and are exposed by them.
web-rules-week-W2 = A third of the gossip is safe. Of the rest, each house gets evidence: its threats times its desires and mollies.
web-rules-week-W3 = A house with 7 evidence or more is raided, and returns 7.
web-rules-week-W4 = For each raid: a major indictment for the highest reputation in its suit, a minor one for the second-highest.
web-rules-week-W5 = Does the game end?
web-rules-week-W6 = Whoever was indicted places a token face down at the nearest open house.
web-rules-week-W7 = A new deck, a new market, new items; draw tokens become cards.

web-rules-informer-B1 = At once you move your reputation cards of that suit to the safe pile, without cubes.
web-rules-informer-G3 = Cards above your hand limit go to the safe pile.
web-rules-informer-F9 = After the scoring of every festivity, your reputation cards of that suit go to the safe pile, without cubes.
web-rules-informer-A6 = You throw no festivity at that house and do not cruise beside it.
web-rules-informer-F12 = At festivities there you play neither cards nor items; you reveal a card for the community instead.
web-rules-informer-W1 = At the end of the week you keep threats of that suit.

web-rules-items-original = The original 20
web-rules-items-updated = New in the updated 24
web-rules-dress = Dresses, one of each suit
web-rules-dress-text = In a festivity, directly after you played a card of its suit: the surprise ball now needs any four desires of that suit, rogues included, instead of a sequence.
web-rules-joy = { $joy } joy
web-rules-figure-J = Jack: +2 joy for each desire of its suit that enters your reputation
web-rules-figure-Q = Queen: +3 joy for each desire of its suit that enters your reputation
web-rules-figure-C = Constable: a threat; a desire of value 0 in a quiet gathering
web-rules-figure-R = Rogue: a threat; a desire of the value 0–9 that its player names
web-rules-deck = Of each suit the deck holds a jack, a queen, a constable, a rogue and desires, the highest of which is:
# One of a list
web-rules-deck-players =
    { $players ->
        [one] { $value } for 1 player
       *[other] { $value } for { $players }
    }

## The judge for a table of wood

web-judge = The judge
web-judge-lead = You play with the box, and do not agree what happens now? Tap what lies on your table, and the judge tells you, rule by rule.
web-judge-what = What is to be judged?
web-judge-kind-festivity = A festivity
web-judge-kind-investigation = The end of a week
web-judge-kind-ending = The end of a game
web-judge-judge = Judge
web-judge-over = Start over
web-judge-missing = Say the value of the rogue first.
web-judge-people = Players
web-judge-players = How many play?
web-judge-people-hint = Open a player to say what lies in front of them. What you leave out counts as nothing.
web-judge-player = Player { $number }
web-judge-name = Name
web-judge-joy-short = { $joy } joy
web-judge-reputation = Reputation cards
web-judge-reputation-of = Reputation cards of { $name }
web-judge-cubes = Cubes
web-judge-revealed = A revealed informer of
web-judge-no = no house
web-judge-less = Less: { $what }
web-judge-more = More: { $what }
web-judge-taken = { $card } is { $place }
web-judge-drop = Take away: { $card }
web-judge-at-table = already on the table
web-judge-at-gossip = already in the gossip
web-judge-at-person = already in front of { $name }
# The figure on a small card
web-judge-figure-J = J
web-judge-figure-Q = Q
web-judge-figure-C = C
web-judge-figure-R = R
web-judge-table = On the table
web-judge-house = At which house?
web-judge-who-plays = Who played the next card?
web-judge-played = Cards in the order they were played
web-judge-played-none = Choose who played, then tap the card.
web-judge-value = Which value does { $card } have?
web-judge-community-joy = Joy of the community
web-judge-items = Items on the table
web-judge-pride = Pride rule: who takes the cubes, should a threat be foiled?
web-judge-investigation = The investigation
web-judge-houses = The houses before it
web-judge-houses-end = The houses at the end
web-judge-evidence = Evidence at { $house }
web-judge-raided = raided
web-judge-gossip = Revealed gossip
web-judge-gossip-hint = Shuffle the gossip, put a third of it, rounded down, on the safe pile, and tap the rest here.
web-judge-dominoes = Who put on a domino?
web-judge-ending = The end
web-judge-which-ending = How does it end?
web-judge-rules = Which rules?
web-judge-rules-rulebook = Rulebook
web-judge-rules-published = Published
web-judge-sentencing = Indictments
web-judge-sentencing-trial = by trial
web-judge-sentencing-flat = flat
web-judge-nowhere = nowhere
web-judge-informer-at = The informer token lies at
web-judge-loyal-at = Loyal tokens lie at
web-judge-unused = Unused items
web-judge-indictments = Indictments
web-judge-indictment = Indictment
web-judge-face = { $kind }. It reads: { $face }
web-judge-roll = The die shows
web-judge-away = Take away
web-judge-add-indictment = Add an indictment
web-judge-extra = One more major indictment for the informer at an open house
web-judge-add-extra = Add it
web-judge-verdict = Verdict
web-judge-why = Why
web-judge-becomes = It becomes { $rank }
web-judge-choose = { $name }, the runner, chooses one of { $count } sets.
web-judge-choose-this = This one
web-judge-choose-set = Choose this set: { $cards }
web-judge-choose-again = Choose another set
web-judge-set = The winning set
web-judge-set-none = No card fits: the winning set stays empty.
web-judge-after = How all stand now
web-judge-joy-same = { $joy } joy
web-judge-joy-change = { $before } → { $after } joy
web-judge-draws =
    { $count ->
        [one] draws a card
       *[other] draws { $count } cards
    }
web-judge-no-reputation = no reputation
web-judge-nobody = nobody
web-judge-game-ends = The game ends: { $ending }
web-judge-house-evidence = { $before } → { $after } evidence
web-judge-house-has = { $evidence } evidence
web-judge-is-raided = is raided!
web-judge-hanged = hanged
web-judge-points =
    { $points ->
        [one] 1 victory point
       *[other] { $points } victory points
    }
web-judge-wins = wins
