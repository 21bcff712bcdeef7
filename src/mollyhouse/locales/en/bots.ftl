# Why a bot moved as it did: what speaks for an action in public, never what the bot holds.

why-start = A reputation begins with a card that promises joy and company.
why-move = From here there is more to be done than anywhere else within reach.
why-move-shop = The shop there has something useful: { $item }.
why-move-house = At { $house } a festivity may be thrown, or a card of its suit taken.
why-move-cruise = Cruising there with { $suit } brings cards, and reputation.
why-lie-low = A card more in hand is worth more than what this site offers.
why-indulge-desire = The desire scores its stars at the next festivity.
why-indulge-molly = A molly makes better festivities, and each desire that follows it brings more.
why-indulge-threat = A threat in the hand exposes nobody for now.
why-accuse = The token may well be the informer, and to unmask one brings joy to all.
why-cruise =
    The desire brings { $draws ->
        [one] a card
       *[other] { $draws } cards
    } and a better name in its suit.
why-shop = An item opens a way that others do not have.
why-shop-joy = An item is of use, and if it is not, it is worth { $joy } joy at survival.
why-drop = The items that are kept promise more.
why-festivity = The hand promises a festivity that scores.
why-festivity-joy = With a good rank, the reputation at this house brings the runner { $joy } joy or more.
why-bribe = What lies in the gossip pile decides the week, and one card less may decide it otherwise.
why-take = It chose from what only it has seen.
why-notice-loyal = Each matching card of the market brings joy at once.
why-notice-informer = It expects this house to fall, and wants to have said so first.
why-notice-market-gossip = The desires of the market become evidence sooner than joy for others.
why-notice-market-reputation = All desires of the market at once make a name.
why-play-rank = With it the cards on the table make { $rank }.
why-play-desire = It may score its { $joy } joy, and it may become part of a better set.
why-play-molly = A molly turns the right desires into a dance or a christening.
why-play-constable = A constable is better foiled here than revealed at the end of the week.
why-play-rogue = A rogue can be any number that the set lacks.
why-pass = No card promises more here than it does in the hand.
why-dress = The dress lets more desires make a surprise ball.
why-swap = The card of the community suits better, and so does the other one there.
why-doll = A quiet gathering that costs nothing is better than a loud one that fails.
why-gin = One more round may still turn the evening.
why-violin = Two more cards for the community may make a better set.
why-no-item = The item is worth more later.
why-select-own = Its own card is to score.
why-select-community = The community is to score.
why-select-other = Of what is left, this set serves it best.
why-cubes-yes = A cube keeps the name that the card has made.
why-cubes-no = A smaller name draws fewer indictments.
why-gossip = The deck is nearly empty, so who draws first matters.
why-discard = The hand is full, and something had to go.
why-domino-yes = Behind the mask its reputation does not count when houses are raided.
why-domino-no = This week the raids do not threaten it enough.
why-encounter = The Society asked, and what it answered is its own secret.
