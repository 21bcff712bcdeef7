# What can be chosen: action-<kind>, or action-<kind>-<choice>, as a button or a line of a list.

action-start = Start with { $card }
action-move = Move to { $site }
action-lie-low = Lie low: draw a card
action-indulge = Indulge: take { $card } from the market
action-accuse = Accuse { $name }: token no. { $token }
action-cruise = Cruise with { $card }
action-shop = Shop: take the item here
action-drop = Discard { $item }
action-festivity = Throw a festivity
action-bribe = Pay a bribe: take a card of the gossip pile
action-take = Take { $card }
action-notice-loyal = Publish a notice: place a loyal token here, face up
action-notice-informer = Publish a notice: place your informer token here, face up
action-notice-market-gossip = Publish a notice: all desires of the market become gossip
action-notice-market-reputation = Publish a notice: all desires of the market join your reputation
action-play = Play { $card }
action-play-rogue = Play { $card } with the value { $value }
action-pass = Pass
action-dress = Put on the dress of { $suit }
action-swap = Put on a domino: swap your card with { $card }
action-doll = Bring out the doll: a quiet gathering, without loss of joy
action-gin = Open a bottle of gin: one more round
action-violin = Play the violin: two more cards for the community
action-no-item = Play no item
action-select = Choose { $card }
action-cubes-no = Take no cubes
action-cubes-yes = Take a cube for each card
action-gossip = Next, { $card }
action-gossip-rest = The rest, in the order played
action-discard = Give up { $card }
action-domino-no = Do not put on the domino
action-domino-yes = Put on the domino
action-encounter-loyal = Place a loyal token
action-encounter-informer = Place your informer token

## What is asked: prompt-<step>

prompt-opening = Choose a card to start your reputation.
prompt-move = Where do you go?
prompt-action = What do you do here?
prompt-drop = You may keep two items. Which one do you discard?
prompt-take = Which card of the gossip pile do you take?
prompt-excess = You may keep 6 cards in hand. Which one do you give up?
prompt-play = What do you play?
prompt-window = Do you play an item along with this card?
prompt-closing = Last call before the winning set is determined: do you play an item?
prompt-select = Which card belongs to the winning set?
prompt-pride = Do you take a cube for each reputation card lost to the foiled threat, or none?
prompt-gossip = Which card becomes gossip next? The deck is too small for everyone to draw.
prompt-domino = Do you put on your domino, so that this week’s raids ignore your reputation?
prompt-encounter = Which token do you place face down at the open house nearest to your pawn?
prompt-for = { $name }: { $question }
waiting = Waiting for { $names }.
