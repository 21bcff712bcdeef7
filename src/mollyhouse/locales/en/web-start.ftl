# The lobby: the page at the door, a new table, the tables, joining, wishes, and records.

## The page at the door

web-start-where = London, around 1720
web-start-sub = A table for one to five
web-start-lead = Mollies meet to love, dress up and dance, and the Society for the Reformation of Manners wants to see them hanged. Throw festivities, bring joy to your community and look after one another, or quietly turn informer.
web-start-play = Play now
web-start-laying = Setting the table …
web-start-play-what = You and two bots, at once
web-start-ways = More ways in
web-start-new = New table
web-start-rules = Learn the rules
web-start-judge = Judge a festivity
web-start-records = Records
web-start-link = Join or watch by link
web-start-link-example = Paste the link or code
web-start-link-go = Go there
web-start-link-wrong = This is no link to a table. Copy all of it, from the beginning to the end.
web-start-how = How it goes
web-start-how-what = For up to five weeks you walk through London, gather desires, throw festivities in the molly houses, and mind what becomes gossip. It ends in one of three ways.
web-start-ending-survival = A week ends with joy enough for the community to live on: the one with the most joy who is not hanged wins.
web-start-ending-infiltration = All four houses are raided, or evidence piles up at a raided one: all hang but the informers whose house fell, and only one of them can win.
web-start-ending-atrophy = Five weeks pass and neither has come: the community fades away, and everyone loses.
web-start-credit = Molly House is a game by Jo Kelly and Cole Wehrle, published by Wehrlegig Games; its print-and-play files are CC BY-NC-SA 4.0. This table is drawn and written anew, and shows none of its artwork.

## A new table

web-new = New table
web-new-count = How many play?
web-new-seats = Who sits where?
web-new-seat = Seat { $number }
web-new-you = You
web-new-person = Somebody you invite
web-new-here = Somebody here
# bots by name; another is called as it calls itself
web-new-bot-strong = Bot, strong
web-new-bot-regular = Bot, seasoned
web-new-bot-simple = Bot, simple
web-new-bot-random = Bot, plays anything
web-new-nobody = No seat is yours: you watch the bots play.
web-new-hot-seat = Several of us share this device
web-new-hot-seat-what = You pass it around, and each sees only their own hand.
web-new-player = Player { $number }
web-new-player-name = Name at seat { $number }
web-new-twice = Two of you have the same name. Change one, so that the log can tell you apart.
web-new-name = Name of the table
web-new-name-of = { $name }’s table
web-new-name-plain = An evening in London
web-new-who = Who may come?
web-new-by-link = By link
web-new-by-link-what = Only those to whom you send a link.
web-new-public = Everybody
web-new-public-what = The table is listed; anybody may sit down or watch.
web-new-clock = Time to think
web-new-clock-none = No clock
web-new-clock-none-what = Everybody takes as long as they like.
web-new-clock-live = At one sitting
web-new-clock-live-what = Seconds for each decision, and a reserve for the whole game.
web-new-clock-slow = Over days
web-new-clock-slow-what = Play whenever you find time; each decision may take days.
web-new-clock-how = How long?
web-new-clock-own = Own values …
web-new-clock-out = When somebody’s time is out, a bot makes that one move for them.
web-new-each-live = Seconds for each decision
web-new-each-slow = Hours for each decision
web-new-reserve-live = Minutes in reserve
web-new-reserve-slow = Hours in reserve
web-new-rules = Rules
web-new-rules-set = At survival
web-new-rules-rulebook = Rulebook (usual)
web-new-rules-rulebook-what = Unused items are worth 2 joy each.
web-new-rules-published = Published
web-new-rules-published-what = Loyal tokens at open houses are worth 2 joy each; unsuccessful informers take one more major indictment.
web-new-items = Items
web-new-items-original = Original (usual)
web-new-items-original-what = 20 items.
web-new-items-updated = Updated
web-new-items-updated-what = 24 items: new newspaper notices and dominoes, and dolls.
web-new-sentencing = Indictments
web-new-sentencing-trial = Trial (usual)
web-new-sentencing-trial-what = A die decides about each: acquitted, convicted, or hanged.
web-new-sentencing-flat = Flat sentence
web-new-sentencing-flat-what = Each major one costs 8 joy, each minor one 4; nobody hangs.
web-new-begin = Begin the game
web-new-begin-what = Nobody else has to come: it begins at once.
web-new-lay = Set the table
web-new-lay-what = You get the links for your friends there.

## The tables

web-tables = Tables
web-tables-new = New table
web-tables-records = Records
web-tables-looking = Looking for your tables …
web-tables-none = You sit at no table yet.
web-tables-none-start = Play now, or join by link
web-tables-turn = It is your turn
web-tables-others-turn = Others are thinking
web-tables-waiting = Before the start
web-tables-over = Finished
web-tables-frozen = At rest
web-tables-frozen-what = This table was begun under older rules. Nothing of it is lost, but it cannot be played on.
web-tables-public = Public tables
web-tables-public-none = No public table is waiting for players. Open one, and others will find it here.
web-tables-your-turn = It is your turn.
web-tables-waits-for = Waiting for { $names }.
web-tables-playing = The game is on.
web-tables-ready = All are here; the game can begin.
web-tables-finished = The game is over.
web-tables-free-seats =
    { $count ->
        [one] One seat is free.
       *[other] { $count } seats are free.
    }
web-tables-seats = Seats
web-tables-free = free
web-tables-you = you
web-tables-bot = a bot
web-tables-play = Play on
web-tables-look = To the table
web-tables-join = Sit down …
web-tables-watch = Watch …
web-tables-replay = Replay
web-tables-rules-usual = Usual rules
web-tables-rules-published = Published rules
web-tables-items-updated = Updated items
web-tables-sentencing-flat = Flat sentence
web-tables-clock-none = No clock
web-tables-clock = { $time } for each decision
web-tables-clock-reserve = { $time } for each decision, { $reserve } in reserve
web-tables-left = { $time } left.
web-tables-time-seconds =
    { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
web-tables-time-minutes =
    { $count ->
        [one] { $count } minute
       *[other] { $count } minutes
    }
web-tables-time-hours =
    { $count ->
        [one] { $count } hour
       *[other] { $count } hours
    }
web-tables-time-days =
    { $count ->
        [one] { $count } day
       *[other] { $count } days
    }

## At the door of a table

web-join = To a table
web-join-looking = Looking for the table …
web-join-invited = There is a seat for you
web-join-watching = You may watch this table
web-join-unknown = Somebody has sent you the link to a table of Molly House. Who sits there is shown to those who come in.
web-join-your-seat = Your link is for seat { $number }.
web-join-seat = Where do you want to sit?
web-join-any = anywhere
web-join-sit = Sit down
web-join-watch = Watch
web-join-watch-instead = Watch instead
web-join-what = Sitting down promises nothing yet: until the start you may leave again.
web-join-watch-what = Whoever watches sees what everybody may see, and nobody’s hand.
web-join-full = No seat is free any more.
web-join-begun = The game has begun already.
web-join-used = This link was for one person and has been used. Ask whoever invited you for a new one.
web-join-ask = Ask whoever invited you for the link to watch.
web-join-again = Look again
web-join-home = To the start

## What one wishes for

web-settings = Settings
web-settings-who = You
web-settings-name = Your name
web-settings-name-save = Save
web-settings-name-new = Nobody knows you here yet. There is no account: this browser is remembered.
web-settings-name-what = It holds for new tables; where you sit already, the old name stays.
web-settings-name-saved = You are { $name } now.
web-settings-page = Language and light
web-settings-language = Language
web-settings-theme = Light
web-settings-theme-candlelight = Candlelight
web-settings-theme-daylight = Daylight
web-settings-table = At the table
web-settings-confirm = Ask before I act
web-settings-confirm-what = You see what an action would do, and say yes.
web-settings-sounds = Sounds
web-settings-sounds-what = Soft and few: your turn, a card, a die.
web-settings-pace = How things move
web-settings-pace-calm = Calm
web-settings-pace-calm-what = Time to follow everything.
web-settings-pace-usual = Usual
web-settings-pace-usual-what = As at a table of friends.
web-settings-pace-brisk = Brisk
web-settings-pace-brisk-what = For those who know the game.
web-settings-pace-none = Nothing moves
web-settings-pace-none-what = Everything is there at once; the log tells what happened.
web-settings-devices = Another device
web-settings-leave = Go on elsewhere
web-settings-leave-what = Type the code in there. Your tables go with you, and this browser no longer knows you.
web-settings-code = Code
web-settings-code-show = Show a code
web-settings-code-left = Good once, for another { $time }
web-settings-code-over = The code has run out.
web-settings-come = Go on here
web-settings-come-code = The code of the other device
web-settings-come-go = Come here
web-settings-come-sure = Here you are { $name }. If you go on as somebody else, there is no way back to { $name }’s tables from here.
web-settings-come-yes = Go on with the code
web-settings-come-no = Stay
web-settings-came = Welcome, { $name }. Your tables are here.
web-settings-kept = What you choose is kept in this browser only.

## Records of finished games

web-records = Records
web-records-lead = A record is a finished game in a file: anyone can look back upon it, and check that the shuffle was fair.
web-records-file = Read a record from a file
web-records-choose = Choose a file …
web-records-reading = Playing it through …
web-records-holds = The record holds:
web-records-checked-digest = Nothing in it was changed.
web-records-checked-actions = Every action was legal.
web-records-checked-chance = Every shuffle and die was possible.
web-records-checked-result = The result is right.
web-records-checked-commitment = The shuffle was fixed before the start.
web-records-kept = Kept here
web-records-none = No record is kept here yet.
web-records-tables = The games of your own tables are among your tables
web-records-winners =
    { $count ->
        [one] { $names } won.
       *[other] { $names } won together.
    }
web-records-nobody = Nobody won.
web-records-replay = Replay
web-records-download = Save as a file
web-records-forget = Remove
web-records-forget-sure = Remove it from this server?
web-records-forget-yes = Yes, remove it
web-records-forget-no = Keep it
