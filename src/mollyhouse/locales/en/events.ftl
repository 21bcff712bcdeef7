# The log: one message for each event, event-<name>, or event-<name>-<variant> where it can happen in
# several ways. The attribute .own also tells what only the player concerned may know.
# $name, $target: players; $card, $other: .the of a card; $cards, $count: a list of cards, how many;
# $item, $rank: .a of an item, a festivity; $suit, $house, $site: names; the rest are numbers.

## Setup, and what happens anywhere

event-candelabra-first = { $name } takes the candelabra and plays first.
event-candelabra-week = The vice deck is empty: { $name } takes the candelabra, and the week ends.
event-market = The market gets { $card }.
event-gossip-dealt = A card is dealt face down to the gossip pile.
event-draw =
    { $amount ->
        [one] { $name } draws a card.
       *[other] { $name } draws { $amount } cards.
    }
    .own =
        { $amount ->
            [one] { $name } draws a card: { $cards }.
           *[other] { $name } draws { $amount } cards: { $cards }.
        }
event-draw-returned =
    { $amount ->
        [one] { $name } trades a draw token for a card.
       *[other] { $name } trades draw tokens for { $amount } cards.
    }
    .own =
        { $amount ->
            [one] { $name } trades a draw token for a card: { $cards }.
           *[other] { $name } trades draw tokens for { $amount } cards: { $cards }.
        }
event-draw-tokens =
    { $amount ->
        [one] The vice deck is empty: { $name } takes a draw token for the card not drawn.
       *[other] The vice deck is empty: { $name } takes { $amount } draw tokens for the cards not drawn.
    }
event-draw-tokens-threats =
    { $amount ->
        [one] { $name } takes a draw token for revealing threats.
       *[other] { $name } takes { $amount } draw tokens for revealing threats.
    }
event-stocked = The shop at { $site } now offers { $item }.
event-ready = { $name } has chosen in secret.
    .own = { $name } has chosen in secret: “{ $action }”.
event-changed = { $name } changes the secret choice to “{ $action }”.
event-opening = { $name } starts a reputation with { $card }, at { $site }.
event-opening-threat = { $name } starts at { $site } and shows { $card }: a threat, so it goes to the safe pile.
event-joy-gain = { $name } gains { $amount } joy and now has { $total }.
event-joy-loss = { $name } loses { $amount } joy and now has { $total }.
event-joy-community-gain = The community gains { $amount } joy and now has { $total }.
event-joy-community-loss = The community loses { $amount } joy and now has { $total }.
event-joy-molly = { $name } gains { $amount } more joy as a molly bonus and now has { $total }.
event-joy-runner-gain = { $name }, the runner, gains { $amount } joy for reputation in the suit of the house and now has { $total }.
event-joy-runner-loss = { $name }, the runner, loses { $amount } joy for reputation in the suit of the house and now has { $total }.
event-cubes =
    { $amount ->
        [one] { $name } takes a cube of { $suit }.
       *[other] { $name } takes { $amount } cubes of { $suit }.
    }
event-cubes-pride =
    { $amount ->
        [one] By the pride rule, { $name } takes a cube of { $suit }.
       *[other] By the pride rule, { $name } takes { $amount } cubes of { $suit }.
    }

## Exposed: who, by which threat, why, and with $loss what it costs

event-exposed-market = { $name } is exposed by { $card }: it left the market, and { $name } is the most infamous, for nobody’s reputation cards of { $suit } add up to more. { $loss }
event-exposed-played = { $name } is exposed by { $card }: { $name } played it, and it was left over. { $loss }
event-exposed-community = { $name } is exposed by { $card }: the community played it, and it was left over, so it exposes everybody. { $loss }
event-exposed-hand = { $name } is exposed by { $card }: it was still in { $name }’s hand at the end of the week. { $loss }
exposure-loss =
    { $count ->
        [one] One reputation card is lost to the gossip pile: { $cards }. A cube of { $suit } takes its place.
       *[other] { $count } reputation cards are lost to the gossip pile: { $cards }. { $count } cubes of { $suit } take their place.
    }
exposure-nothing = There was no reputation card of { $suit } to lose.
event-nobody-exposed = Nobody is exposed by { $card }: nobody has a reputation card of { $suit }.

## The turn and its action

event-turn = It is { $name }’s turn.
event-roll = { $name } rolls { $die1 } and { $die2 }.
event-roll-double = { $name } rolls { $die1 } on each die.
die =
    { $boots ->
        [0] a market discard
        [one] one boot
       *[other] two boots
    }
event-market-to-safe = From the market, { $card } goes to the safe pile.
event-market-to-gossip = From the market, { $card } goes to the gossip pile.
event-move = { $name } is now at { $site }.
event-excess = Over the hand limit: { $name } puts a card face down on the gossip pile.
    .own = Over the hand limit: { $name } puts { $card } face down on the gossip pile.
event-excess-safe = Over the hand limit: { $name }, a revealed informer, puts { $card } on the safe pile.
event-lie-low = { $name } lies low.
event-indulge = { $name } indulges and takes { $card } from the market.
event-accuse-loyal = { $name } accuses { $target }: the token at { $house } is turned up, and it is loyal.
event-accuse-informer = { $name } accuses { $target }: the token at { $house } is turned up, and it is the informer!
event-informer-revealed = { $name } is now a revealed informer at { $house }.
event-informer-revealed-cards = { $name } is now a revealed informer at { $house } and loses to the safe pile, without cubes: { $cards }.
event-cruise = { $name } cruises at { $site }: { $card } joins the reputation.
event-dangerous-cruising = Dangerous cruising beside a raided house: { $card } leaves { $name }’s reputation for the gossip pile.
event-shop = { $name } takes { $item } from the shop at { $site }.
event-drop = { $name } may keep only two items and discards { $item }.
event-early-end = Every player is a revealed informer at the last open house: the week ends at once and counts as the fifth. { $name } takes the candelabra.

## The festivity

event-festivity = { $name } throws a festivity at { $house } and, as its runner, takes the candelabra.
event-round = Round { $amount } of the festivity begins.
event-played = { $name } plays { $card }.
event-played-rogue = { $name } plays { $card } with the value { $value }.
event-played-community = The community plays { $card }.
event-played-community-rogue = The community plays { $card }, and the die gives it the value { $value }.
event-gossip-shuffled = The vice deck is empty: the gossip pile is shuffled, and its top card is played for the community.
event-no-community-card = The vice deck and the gossip pile are both empty: the community plays nothing.
event-barred = { $name } is a revealed informer at this house and, instead of playing, reveals a card for the community.
event-pass = { $name } passes.
event-no-item = { $name } plays no item.
event-rank = The festivity becomes { $rank }.
event-rank-dress = Thanks to the dresses, the festivity becomes { $rank }.
event-rank-doll = With the doll there, the festivity becomes { $rank }.
event-select = { $name } chooses { $card } for the winning set.
event-winning-set = The winning set: { $cards }.
event-winning-set-empty = No card fits: the winning set stays empty.
event-reputation = Joining { $name }’s reputation: { $cards }.
event-community-scores = The community’s cards score and go to the safe pile: { $cards }.
event-foiled = A threat is foiled: { $card }, played by { $name }, goes to the safe pile.
event-foiled-community = A threat is foiled: { $card }, played by the community, goes to the safe pile and touches everybody’s reputation.
event-foil-loses = For the foiled threat, { $name } moves reputation to the safe pile: { $cards }.
event-no-cubes = By the pride rule, { $name } takes no cubes.
event-known-threat = As a revealed informer, { $name } moves reputation to the safe pile: { $cards }.
event-to-gossip = Left over: { $card }, played by { $name }, goes to the gossip pile.
event-to-gossip-community = Left over: { $card }, played by the community, goes to the gossip pile.
event-festivity-ends = { $name }’s festivity is over.

## Items

event-item-notice = { $name } publishes a newspaper notice.
event-item-bribe = { $name } pays a bribe.
event-item-violin = { $name } plays the violin: two more cards for the community.
event-item-domino = { $name } puts on a domino: this week’s raids ignore { $name }’s reputation.
event-item-gin = { $name } opens a bottle of gin: one more round, in which everyone may play or pass.
event-item-dress = { $name } puts on a dress of { $suit }: any four desires of { $suit } now make a surprise ball.
event-item-notice-updated = { $name } publishes a newspaper notice about the desires of the market.
event-item-domino-updated = { $name } puts on a domino, to swap a card with the community.
event-item-doll = { $name } brings out the doll: this will be a quiet gathering, and nobody will lose joy for it.
event-look =
    { $amount ->
        [one] { $name } looks at the gossip pile, a single card.
       *[other] { $name } looks through the { $amount } cards of the gossip pile.
    }
    .own =
        { $amount ->
            [one] { $name } looks at the gossip pile, a single card: { $cards }.
           *[other] { $name } looks through the { $amount } cards of the gossip pile: { $cards }.
        }
event-take = { $name } secretly takes a card of the gossip pile.
    .own = { $name } secretly takes { $card } from the gossip pile.
event-notice-loyal = { $name } places a loyal token face up at { $house }: the matching market cards become gossip.
event-notice-informer = { $name } places the informer token face up at { $house }: the matching market cards become gossip.
event-notice-gossip = { $name } sends the desires of the market to the gossip pile: { $cards }.
event-swap = { $name } swaps { $card } with { $other }: each now counts as played by the other side.
event-no-domino = { $name } does not put on the domino.

## The end of the week

event-week-ends = Week { $amount } ends: clockwise from { $name }, all threats in hand are revealed.
event-threat-revealed = { $name } reveals { $card } from hand: it goes to the gossip pile.
event-gossip-safe = A third of the gossip goes to the safe pile: { $cards }.
event-gossip-safe-none = There are too few cards of gossip for a third to be saved.
event-gossip-revealed = The Society reveals the rest of the gossip: { $cards }.
event-gossip-revealed-none = There is no gossip for the Society to reveal.
event-evidence = The Society finds { $amount } evidence against { $house } ({ $suit }: threats times desires and mollies). The house now holds { $total }.
event-raid = { $house } is raided! Of its evidence, 7 is returned and { $total } stays; cruising beside it is now dangerous.
event-indicted-major = { $name } gets a major indictment: the highest reputation of { $suit } when { $house } was raided.
    .own = { $name } gets a major indictment: the highest reputation of { $suit } when { $house } was raided. It reads: { $face }
event-indicted-minor = { $name } gets a minor indictment: the second-highest reputation of { $suit } when { $house } was raided.
    .own = { $name } gets a minor indictment: the second-highest reputation of { $suit } when { $house } was raided. It reads: { $face }
event-indicted-informer = { $name } takes one more major indictment: the informer token lies at { $house }, which is still open.
    .own = { $name } takes one more major indictment: the informer token lies at { $house }, which is still open. It reads: { $face }
indictment-face = { $needed } or more convicts, at the price of { $convicted } joy; less acquits, at the price of { $acquitted }.
indictment-face-noose = { $needed } or more convicts, and the sentence is the noose; less acquits, at the price of { $acquitted } joy.
event-no-indictment-left =
    { $kind ->
        [major] No major indictment is left for { $name }, who loses joy instead.
       *[minor] No minor indictment is left for { $name }, who loses joy instead.
    }
event-encounter = { $name } places token no. { $token } face down at { $house }.
    .own =
        { $kind ->
            [informer] { $name } places token no. { $token } face down at { $house }: the informer.
           *[loyal] { $name } places token no. { $token } face down at { $house }: a loyal one.
        }
event-new-deck =
    { $amount ->
        [one] One card makes up the new vice deck.
       *[other] { $amount } cards are shuffled into a new vice deck.
    }
event-week = Week { $amount } begins.

## The end of the game

event-game-ends-infiltration = The game ends in community infiltration: all four houses are raided, or a raided one holds 7 or more evidence.
event-game-ends-survival = The game ends in community survival: there is enough joy to carry on.
event-game-ends-atrophy = The game ends in community atrophy: time is up, and there was not enough joy.
event-token-revealed-loyal = { $name }’s token no. { $token }, at { $house }, is turned up: loyal.
event-token-revealed-informer = { $name }’s token no. { $token }, at { $house }, is turned up: the informer.
event-points =
    { $total ->
        [one] { $name }, whose informer succeeded at { $house }, has 1 victory point.
       *[other] { $name }, whose informer succeeded at { $house }, has { $total } victory points.
    }
event-indictment-shown-major = { $name } turns up a major indictment: { $face }
event-indictment-shown-minor = { $name } turns up a minor indictment: { $face }
event-pardon =
    { $amount ->
        [0] { $name } succeeded as an informer and is pardoned; there was no indictment to discard.
        [one] { $name } succeeded as an informer and is pardoned: one indictment is discarded.
       *[other] { $name } succeeded as an informer and is pardoned: { $amount } indictments are discarded.
    }
event-convicted = { $name } is tried: { $needed } or more convicts, and the die shows { $value }. Convicted, at the price of { $convicted } joy.
event-convicted-hanged = { $name } is tried: { $needed } or more convicts, and the die shows { $value }. Convicted, and the sentence is the noose.
event-acquitted = { $name } is tried: { $needed } or more convicts, and the die shows { $value }. Acquitted, at the price of { $acquitted } joy.
event-hanged = { $name } is hanged.
event-hanged-infiltration = { $name } is hanged: there is no informer token of { $name }’s at a raided house.
event-loyal-tokens =
    { $amount ->
        [one] { $name } has a loyal token at a house still open.
       *[other] { $name } has { $amount } loyal tokens at houses still open.
    }
event-indictment-sentence =
    { $kind ->
        [major] { $name } serves the flat sentence for a major indictment.
       *[minor] { $name } serves the flat sentence for a minor indictment.
    }
event-unused-items =
    { $amount ->
        [one] { $name } has an unused item.
       *[other] { $name } has { $amount } unused items.
    }
event-winners-infiltration = { $names } wins, with the most victory points.
event-winners-infiltration-none = Everyone loses: nobody stands alone at the top with more than 0 victory points.
event-winners-survival =
    { $count ->
        [one] { $names } wins, with the most joy among those not hanged.
       *[other] { $names } share the victory, with the most joy among those not hanged.
    }
event-winners-survival-none = Nobody wins: all are hanged.
event-winners-atrophy-none = Everyone loses.
outcome-hanged = Hanged: { $names }.
