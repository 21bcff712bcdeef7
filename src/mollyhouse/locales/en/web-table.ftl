# The table: the board, the players, the hand, the question, and what surrounds a game.

web-table-title-turn = ● Your turn · { $name }
web-table-none = This table cannot be shown
web-table-panels = Parts of the table
web-table-panel-board = Board
web-table-panel-centre = Market
web-table-panel-festivity = Festivity
web-table-panel-end = The end
web-table-panel-players = Players
web-table-panel-log = Log
web-table-log = Log
web-table-chat = Chat
web-table-unread =
    { $count ->
        [one] one new message
       *[other] { $count } new messages
    }
web-table-line-connecting = Coming to the table …
web-table-line-lost = The line to the server is lost. We try again; nothing of the game is lost.

## The question

web-table-ask = What is asked
web-table-choices = What you may do
web-table-rule = Rule { $rule }
web-table-told = What happened is being told.
web-table-over = The game is over.
web-table-confirm = Confirm
web-table-cancel = Not this
web-table-sending = Sending …
web-table-undo = Take it back
web-table-may = It is not your turn, but you may:
web-table-answer = Chosen in secret: { $action }. You may choose anew until everybody has chosen.
web-table-rogue = { $card }, with the value:
web-table-time = Time left: { $time }
# Above several choices of one kind, which follow as names of cards, sites or items
web-table-many-start = Start with
web-table-many-move = Move to
web-table-many-indulge = Indulge: take from the market
web-table-many-cruise = Cruise with
web-table-many-take = Take
web-table-many-play = Play
web-table-many-select = Choose
web-table-many-gossip = Next becomes gossip
web-table-many-discard = Give up
web-table-many-swap = Domino: swap your card with
web-table-many-drop = Discard
web-table-standing = Answers in advance
web-table-no-items = no items until this festivity ends
web-table-pride = Cubes for cards lost to a threat that you foil:
web-table-pride-ask = ask me
web-table-pride-yes = always take them
web-table-pride-no = never take them

## What a choice would do

web-table-would-start-desire = It lies open before you as your reputation and scores its { $joy } joy. Your pawn starts at { $house }.
web-table-would-start-molly = It lies open before you as your reputation; later desires of { $suit } then bring more joy. Your pawn starts at { $house }.
web-table-would-start-threat = It goes to the safe pile, so it can harm nobody this week. Your pawn starts at { $house }.
web-table-would-move-house = The molly house of { $suit }: here you may throw a festivity, or take { $suit } from the market.
web-table-would-move-house-raided = The molly house of { $suit } is raided: no festivity here, but you may take { $suit } from the market.
web-table-would-move-cruise = A cruising site of { $suit }: play { $suit } from your hand to your reputation, or take { $suit } from the market.
web-table-would-move-cruise-raided = A dangerous cruising site of { $suit }: a card that you play here becomes gossip, and you keep a cube for it.
web-table-would-move-shop = A shop: { $item }.
web-table-would-move-empty = A shop, but it is sold out.
web-table-would-lie-low = You draw one card.
web-table-would-indulge = It comes into your hand.
web-table-would-accuse = The token is turned up for all. If it is loyal, you lose 3 joy; if it is the informer, you and the community gain 3, and everybody knows.
web-table-would-cruise = It joins your reputation. Then you draw as many cards as you have reputation there, at most four.
web-table-would-cruise-danger = It joins your reputation, and you draw as many cards as you have reputation there, at most four. Then, as this site is dangerous, the card becomes gossip and you take a cube for it.
web-table-would-shop = { $item } Then one card leaves the market.
web-table-would-festivity = You run it: the community and all players play cards, you among the first, and the best set of four brings joy.
web-table-would-play = It lies in front of you, face up, for the winning set.
web-table-would-pass = You play no more cards in this festivity.
web-table-would-cubes-yes = Your reputation there stays as high as it was, as cubes that you never lose, and for which the Society may still indict you.
web-table-would-cubes-no = Your reputation there falls; you have less to show at your house, and less to be indicted for.
web-table-would-select = It belongs to the winning set.
web-table-would-gossip = It becomes gossip now, and its player draws a card.
web-table-would-discard = It goes to the gossip pile face down, and exposes nobody.
web-table-would-take = It comes into your hand; nobody learns which card it was.
web-table-would-encounter-loyal = It lies face down at the open house nearest to your pawn. Others can only guess what it is.
web-table-would-encounter-informer = It lies face down at the open house nearest to your pawn. If that house is raided at the end, you may win with the Society.

## Cards, tokens and other pieces

web-table-card-desire = A desire of { $suit }, worth { $joy } joy.
web-table-card-molly = A molly. While it lies in your reputation, each desire of { $suit } that joins it brings { $bonus } more joy.
web-table-card-constable = A constable of { $suit }. In a quiet gathering it counts as a desire of value 0.
web-table-card-rogue = A rogue of { $suit }. In a festivity it counts as a desire of { $suit } with the value 0 to 9 that its player names.
web-table-card-threat = A threat: whoever it exposes moves all reputation cards of { $suit } to the gossip pile, and takes a cube for each.
web-table-exposes = If it left the market now, it would expose { $names }.
web-table-exposes-nobody = If it left the market now, it would expose nobody: nobody has a reputation card of { $suit }.
web-table-token = Token no. { $token } of { $name }: { $kind }
web-table-token-at = at { $house }
web-table-token-of = token of { $name }: { $kind }
web-table-dice = The dice of this turn

## Board, market and piles

web-table-board = The board
web-table-site-kind = { $kind } of { $suit }
web-table-site-danger = dangerous
web-table-raided = raided
web-table-evidence = evidence { $evidence } of { $limit }
web-table-odds = raid { $chance }
# At a house, in short
web-table-house = evidence { $evidence }/{ $limit }, raid { $chance }
web-table-house-raided = evidence { $evidence }/{ $limit }, raided
web-table-sells = sells: { $item }
web-table-sold = sold out
web-table-here =
    { $count ->
        [one] { $names } is here
       *[other] { $names } are here
    }
web-table-leaves = ← leaves first
web-table-market-order = Market, from the card that leaves first
web-table-infamous = Most infamous
web-table-infamous-text = A threat that leaves the market exposes whoever has the highest reputation cards of its suit. A molly counts 10, cubes count nothing.
web-table-piles = Week and piles
# Where there is little room
web-table-short-deck = Deck
web-table-short-gossip = Gossip
web-table-short-safe = Safe
web-table-week = Week { $week } of { $weeks }
web-table-week-text = A week ends when the vice deck is empty at the start of a turn. After the fifth the game is over.
web-table-deck =
    { $count ->
        [one] Vice deck: one card
       *[other] Vice deck: { $count } cards
    }
web-table-deck-text = When it is empty at the start of a turn, the week ends.
web-table-gossip-text = It lies face down. At the end of the week the Society reads two thirds of it and looks for evidence.
web-table-gossip-sure =
    { $sure ->
        [0] Of its { $count } cards none is known to you for certain.
        [one] Of its { $count } cards you know this one for certain:
       *[other] Of its { $count } cards you know these for certain:
    }
web-table-safe-text = What lies here harms nobody this week. Everybody may look through it at any time.
web-table-safe-empty = It is empty.
web-table-items = Items
web-table-items-text = The pile from which the shops are filled after each week.
web-table-to-festivity = To the festivity

## Joy

web-table-joy = Joy
web-table-joy-of = { $name }: { $joy } joy
web-table-joy-community = Community: { $joy } joy of { $threshold }
web-table-joy-short = { $joy } of { $threshold }
web-table-joy-why = If the community has this much at the end of a week, it survives, and the player with the most joy wins.

## Players

web-table-players = Players
web-table-you = you
web-table-bot = bot
web-table-bot-text = A bot plays here: { $bot }
web-table-asked = is choosing
web-table-asked-you = your turn
web-table-has-turn = has the turn
web-table-candelabra-text = Its holder comes first when several act at once.
web-table-hand-of =
    { $count ->
        [one] { $name } has one card in hand
       *[other] { $name } has { $count } cards in hand
    }
web-table-reputation = { $name }: { $total } reputation in { $suit }
web-table-reputation-cards =
    { $count ->
        [0] No cards
       *[other] Cards: { $cards }
    }
web-table-reputation-cubes =
    { $count ->
        [0] No cubes
        [one] One cube
       *[other] { $count } cubes
    }
web-table-informer = revealed informer, { $suit }
web-table-draw-tokens =
    { $count ->
        [one] One draw token
       *[other] { $count } draw tokens
    }
web-table-draw-tokens-text = After the end of the week each becomes a card.
web-table-indicted-major =
    { $count ->
        [one] One major indictment
       *[other] { $count } major indictments
    }
web-table-indicted-minor =
    { $count ->
        [one] One minor indictment
       *[other] { $count } minor indictments
    }
web-table-indicted-text = What it says, only its owner knows. It is tried if the community survives.

## What is one's own

web-table-own = Yours
web-table-hand-empty = Your hand is empty.
web-table-tokens-left = Tokens not yet placed
web-table-left-loyal =
    { $count ->
        [one] One loyal token left
       *[other] { $count } loyal tokens left
    }
web-table-left-informer = Your informer token is not placed yet
web-table-tokens-text = Whoever is indicted in a week secretly places one face down at the nearest open house.
web-table-indictments = Your indictments

## Several people, one device

web-table-pass = Pass the device to { $name }
web-table-pass-do = Hide my cards
web-table-pass-text = Nothing of { $name } is shown before the button is pressed. The others look away.
web-table-pass-take = I am { $name }

## Before the game

web-table-waiting =
    { $count ->
        [0] All seats are taken. The game can begin.
        [one] We wait for one more person.
       *[other] We wait for { $count } more people.
    }
web-table-free = free seat
web-table-remove = Free this seat: { $name }
web-table-start = Begin the game
web-table-leave = Leave the table
web-table-not-seated = You have no seat at this table yet.
web-table-not-seated-full = You have no seat at this table. You watch; the game begins soon.
web-table-join = Sit down
web-table-links = Invite friends
web-table-link-join = Link to sit down
web-table-link-watch = Link to watch
web-table-link-seats = A link for each seat
web-table-link-seat = Link for seat { $number }
web-table-copy = Copy
web-table-share = Share
web-table-copied = Copied.
web-table-renew = Make new links
web-table-renew-text = The links are known only to the browser that made the table. You can make new ones here; the old ones are good for nothing then.

## The menu of the table

web-table-menu = Menu of the table
web-table-rules = Rules
web-table-replay = Replay of this game
web-table-settings = Settings
web-table-wish-confirm = Ask me to confirm each choice
web-table-wish-sounds = A quiet bell when it is my turn
web-table-wish-motion = Let things move
web-table-notify = When it is my turn
web-table-notify-text = The server can tell you while the page is closed. It says at which table it is your turn, and nothing of the game.
web-table-webhook = Address that is sent a message (webhook)
web-table-webhook-set = Send it there
web-table-feed = Make a private feed
web-table-notify-none = Tell me nothing
web-table-notify-done = So be it.
web-table-gone = Is somebody gone?
web-table-gone-text = If the game has waited for somebody too long, a bot may take over, provided all others agree.
web-table-offer = A bot instead of { $name }
web-table-offered = A seat is to change hands
web-table-offered-text = Shall { $to } take over the seat of { $from }? { $agreed } of { $needed } agree.
web-table-agree = I agree
web-table-refuse = I do not agree
web-table-concede = Give up
web-table-concede-text = A bot plays on at your seat, and you watch.
web-table-concede-do = Give up my seat
web-table-concede-sure = Yes, give up for good
web-table-claim = Play instead of somebody
web-table-claim-text = You may ask for the seat of a bot, or of somebody who is gone; all who play must agree.
web-table-claim-of = Ask for the seat of { $name }

## Keys

web-table-keys = Keys
web-table-keys-text = They work everywhere but in text fields.
web-table-key-choose = choose the action with this number
web-table-key-confirm = confirm what was chosen
web-table-key-cancel = choose something else
web-table-key-undo = take the last choice back
web-table-key-board = to the board
web-table-key-centre = to the market or the festivity
web-table-key-players = to the players
web-table-key-log = to the log
web-table-key-chat = to the chat
web-table-key-hand = to the hand
web-table-key-ask = to the question
web-table-key-menu = menu of the table
web-table-key-help = these keys
web-table-key-ring = on the board, from site to site
