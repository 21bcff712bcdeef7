# What happened and what is said: the log, the chat, what one missed, and the replay.

web-log = Log
web-log-news = What happens now
web-log-filter = Show
web-log-all = everything
web-log-mine = what concerns me
web-log-week = Week { $week }
web-log-earlier = Show earlier lines
web-log-newest = To the newest line
web-log-nothing = Nothing has happened yet.
web-log-rule = Rule
web-log-in-before = The table fills
web-log-in-setup = Setup
web-log-in-week = Week { $week } ends
web-log-in-end = The end of the game
web-log-turn = { $name }’s turn
web-log-play = The turn goes on
web-log-somebody = somebody

## What happens to the table itself

web-log-join = { $name } sits down.
web-log-leave = Somebody leaves the table.
web-log-removed = A seat is freed by whoever made the table.
web-log-start = The game begins. The shuffle is sealed; its seal is opened when the game is over.
web-log-undo = { $name } takes back the last move.
web-log-pause = The server was away for a while; the clocks stood still.
web-log-clock = { $name } is out of time: a bot moves instead.
web-log-agree = { $name } agrees.
web-log-refuse = { $name } does not agree.
web-log-seed = The seal of the shuffle is opened. It reads: { $seed }
web-log-standing-items = You play no items until this festivity ends
web-log-standing-ask = You are asked about items again
web-log-pride-yes = by the pride rule you always take the cubes.
web-log-pride-no = by the pride rule you never take the cubes.
web-log-pride-ask = for the pride rule you are asked each time.
web-log-concede = A player gives up the seat. { $name } plays on, a bot.
web-log-offer-bot = The table is asked: shall a bot play on for { $name }?
web-log-offer-person = The table is asked: shall { $other } play on for { $name }?
web-log-takeover-bot = { $name }, a bot, takes over a seat.
web-log-takeover-person = { $name } takes over a seat.
web-log-mute = You no longer hear { $name }.
web-log-unmute = You hear { $name } again.
web-log-rematch = The table meets again for another game.

## Chat

web-chat = Chat
web-chat-nothing = Nobody has said anything yet.
web-chat-watching = You are watching: you can read what is said.
web-chat-text = Say something to the table
web-chat-say = Say
web-chat-claims = Quick claims
web-chat-claims-close = Put the claims away
web-chat-lies = May I lie?
web-chat-mutes = Whom I hear
web-chat-mutes-why = Take the mark away, and you no longer hear that player. Nobody else learns of it.
web-chat-claim = Claim something
web-chat-about = What the claim is about
web-chat-about-have = I have …
web-chat-about-foil = I can foil …
web-chat-about-rank = We can make …
web-chat-about-informer = I suspect …
web-chat-count = How many
web-chat-figure = Which figure
web-chat-figure-any = cards
web-chat-figure-J = jack
web-chat-figure-Q = queen
web-chat-figure-C = constable
web-chat-figure-R = rogue
web-chat-rank = Which festivity
web-chat-player = Which player
web-chat-suit = Which suit
web-chat-suit-any = any suit

## What is said: in the words of a player

web-chat-say-trust = Trust me.
web-chat-say-doubt = I do not believe you.
web-chat-say-no-threats = I have no threats.
web-chat-say-threat = I have a threat that I must get rid of.
web-chat-say-loyal = I am no informer.
web-chat-say-pass = I am going to pass.
web-chat-say-save = We must save this house!
web-chat-say-thanks = Well played!
web-chat-have-card = I have { $card }.
# $count (number) 1-4 cards of $suit, a name
web-chat-have-suit =
    { $count ->
        [1] I have a card of { $suit }.
        [2] I have two cards of { $suit }.
        [3] I have three cards of { $suit }.
       *[4] I have four cards of { $suit }.
    }
web-chat-have-cards =
    { $count ->
        [1] I have only one card worth playing.
        [2] I have two cards worth playing.
        [3] I have three cards worth playing.
       *[4] I have four cards worth playing.
    }
# $count (number) 1-4, $value (number) 1-9: two sevens
web-chat-have-figure =
    I have { $count ->
        [1] { $value ->
            [1] a one
            [2] a two
            [3] a three
            [4] a four
            [5] a five
            [6] a six
            [7] a seven
            [8] an eight
           *[9] a nine
        }
       *[other] { $count ->
            [2] two
            [3] three
           *[4] four
        } { $value ->
            [1] ones
            [2] twos
            [3] threes
            [4] fours
            [5] fives
            [6] sixes
            [7] sevens
            [8] eights
           *[9] nines
        }
    }.
web-chat-have-face-J =
    { $count ->
        [1] I have a jack.
        [2] I have two jacks.
        [3] I have three jacks.
       *[4] I have four jacks.
    }
web-chat-have-face-Q =
    { $count ->
        [1] I have a queen.
        [2] I have two queens.
        [3] I have three queens.
       *[4] I have four queens.
    }
web-chat-have-face-C =
    { $count ->
        [1] I have a constable.
        [2] I have two constables.
        [3] I have three constables.
       *[4] I have four constables.
    }
web-chat-have-face-R =
    { $count ->
        [1] I have a rogue.
        [2] I have two rogues.
        [3] I have three rogues.
       *[4] I have four rogues.
    }
web-chat-foil-card = I can foil { $card }.
web-chat-foil-C = I can foil the constable.
web-chat-foil-R = I can foil the rogue.
web-chat-can-rank = Together we can make this { $rank }.
web-chat-informer = { $name } is the informer, if you ask me.

## What happened while one was away

web-since = Since your last move
web-since-watching = While you were away
web-since-more =
    { $count ->
        [one] One earlier line is in the log.
       *[other] { $count } earlier lines are in the log.
    }
web-since-close = I am up to date

## Replay

web-replay = Replay
web-replay-of = Replay: { $name }
web-replay-record = Replay of a record
web-replay-player = Player { $number }
web-replay-fetching = The game is being fetched …
web-replay-again = Try again
web-replay-step = Moment { $step } of { $steps }
web-replay-where = week { $week }, { $name }’s turn
web-replay-scrub = Moments of the game
web-replay-back = One moment back
web-replay-forward = One moment on
web-replay-play = Play
web-replay-pause = Pause
web-replay-speed = Pace
web-replay-speed-slow = slow
web-replay-speed-usual = usual
web-replay-speed-fast = fast
web-replay-jump = Jump to …
web-replay-mark-previous = Previous mark
web-replay-mark-next = Next mark
web-replay-mark-week = Week { $week }
web-replay-mark-festivity = { $name } at { $house }
web-replay-mark-week-ends = Week { $week } ends
web-replay-mark-raid = Raid of { $house }
web-replay-mark-informer-revealed = { $name } is revealed as an informer
web-replay-mark-game-ends = The end of the game
web-replay-eyes = Seen by
web-replay-eyes-me = me
web-replay-eyes-public = the public
web-replay-eyes-all = all cards up
web-replay-link = Copy a link to this moment
web-replay-copied = The link is copied.
web-replay-copy-this = Copy this link:
web-replay-table = To the table
web-replay-hands = All hands
web-replay-hand-empty = no cards
web-replay-keys = Keys: ← and → for a step, Page Up and Page Down for a mark, Home and End, space to play.
web-replay-running = The game is going on: you see only what you saw.
