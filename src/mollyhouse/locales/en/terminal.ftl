# The game in a terminal. Lines are short: 80 columns are enough.

## People, where no names are given: five of the mollies of the 1720s

player-0 = Seraphina
player-1 = Kitty
player-2 = Leonora
player-3 = Nan
player-4 = Criss

## The beginning

ui-welcome = Molly House: a game of joy in dangerous times
ui-seated = At the table: { $names }.
ui-bot = { $name } ({ $bot } bot)
ui-goal = Bring the community { $threshold } joy before the Society finds its evidence. If you succeed, whoever has the most joy wins.
ui-rules = Rules: { $rules }, { $items }, { $sentencing }.
ui-seeded = The cards fall as “{ $seed }” decides: with the same text, the same game can be played again. It is not for games against other people.
ui-commitment = Commitment: { $commitment }
    .text = It was made from this game’s secret seed. The seed is shown at the end, so that all can check that nothing was reshuffled.
ui-over = This game is over. This is how it came out:
ui-resumed = The game goes on where it was left.
ui-hint = Type a number or the words on the right; “help” shows what else you can type.

## The table

ui-week = Week { $week } of { $weeks }
ui-community-joy = Community joy: { $joy } of { $threshold }
ui-market = Market: the left card leaves first
ui-infamous = Most infamous: { $who }
ui-market-empty = The market is empty.
ui-house = { $suit }: evidence { $evidence }/7, raid { $raid }%
ui-house-raided = { $suit }: raided, evidence { $evidence }/7
ui-raided = raided
ui-dangerous = dangerous
ui-sold = sold out
ui-player = Player
ui-items = Items and the rest
ui-hand = Your hand
ui-hand-empty = Your hand is empty.
ui-informer = revealed informer ({ $suit })
ui-draw-tokens =
    { $count ->
        [one] 1 draw token
       *[other] { $count } draw tokens
    }
ui-indictments-major =
    { $count ->
        [one] 1 major indictment
       *[other] { $count } major indictments
    }
ui-indictments-minor =
    { $count ->
        [one] 1 minor indictment
       *[other] { $count } minor indictments
    }
ui-token = token { $token } ({ $suit }): { $kind }
ui-tokens-left = Encounter tokens not placed: { $loyal } loyal, { $informer } informer
ui-answer = Chosen in secret: { $action }
ui-stage = Festivity at { $house } ({ $suit }), round { $round }
ui-stage-gin = Festivity at { $house } ({ $suit }), round of gin
ui-is-runner = { $name } (runner)
ui-has-candelabra = { $name } (candelabra)
ui-passed = passed
ui-doll = The doll is out.
ui-dresses = Dresses: { $suits }
ui-standing = So far { $rank }: { $cards }
ui-standing-choice = So far { $rank }; the runner may choose among { $cards }
ui-worth = It would bring: { $worth }
ui-worth-none = no joy

## Questions and answers

ui-choice-rogue = Play { $card } with any value from 0 to 9
ui-violin = { $name }, do you play your violin out of turn?
ui-violin-later = Not now
ui-violin-never = Not before the end of this festivity
ui-say = Type a number from 1 to { $count }, or “help”.
ui-not-understood = “{ $input }” is not one of the choices. { $say }
ui-not-now = “{ $input }” is not possible now (rule { $rule }). { $say }
ui-unclear = “{ $input }” could mean several things: { $choices }.
ui-hide = Press Enter to hide this, then pass the machine to { $name }.
ui-ready = { $name }, press Enter when only you can see the screen.
ui-undone = { $name } takes the last action back.
ui-no-undo = Nothing can be taken back: a card or a die was shown since, or somebody else has acted. A choice made in secret cannot be taken back here.
ui-saved = Saved in { $path }. The file holds every secret of this game. To go on:
ui-not-saved = The file { $path } could not be written: { $reason }
ui-foreign = { $path } holds something else than this game, so it was left alone. Choose another name.
ui-save-how = Where to? Add the name of a file, such as: save game.json
ui-safe-empty = The safe pile is empty.
ui-why-nothing = Nothing has happened yet.
ui-no-rule = There is no rule “{ $rule }”. Rules are called G1 to E3; “rule F” lists those of chapter F.
ui-help-commands = What you can type
ui-help-table = How to read the table
ui-help-rule = The rule of this moment: { $title } ({ $rule })
ui-legend-cards = A card is its suit and its face: H7 is the 7 of Hearts. Faces: J jack, Q queen, C constable, R rogue; HR=6 is a rogue with the value 6. Under it stand its stars of joy; under a molly, the bonus for each desire of its suit; under a threat, “!”.
ui-legend-sites = Sites are numbered clockwise. [H] is the molly house of Hearts, H a cruising site beside it, $ a shop; @02 are the pawns of players 0 and 2.
ui-legend-reputation = Reputation: H4J+2 means the 4 and the jack of Hearts and 2 cubes.
ui-legend-odds = Evidence 3/7: at 7 the house is raided, and 7 more on a raided house end the game. The percentage is the chance of a raid if the week ended now, as far as everybody can tell.

command-number = choose what has this number
command-notation = choose by the words on the right; the beginning, or just the card, is enough
command-help = this page
command-why = the rules behind what just happened
command-rule = a rule in full; “rule F” lists a chapter
command-table = the table again
command-log = what happened so far; “log all” from the beginning
command-safe = the cards of the safe pile
command-items = what the items do that are in shops and in hands
command-undo = take your last action back, if nothing was revealed by it
command-save = save the game
command-quit = leave; the game is kept

## The end

ui-results = Results
ui-points = Points
ui-hanged = hanged
ui-wins = wins
ui-seed = Seed: { $seed }
    .text = Its SHA-256 is the commitment shown at the start: { $commitment }
ui-kept = The game is kept in { $path }. To go on:
ui-record = The record of this game is in { $path }. To read it with all cards open:
ui-goodbye = Until next time!

## Records

record-unfinished = The game was not finished.
