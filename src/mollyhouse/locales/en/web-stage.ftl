# The stage of a festivity, what is told step by step (scoring, the end of a week, the end of the game), and
# the results of a finished game.

## The stage

web-stage-at = { $name }’s festivity at { $house }
web-stage-round = Round { $round }
web-stage-gin = A round of gin: everyone may play or pass
web-stage-now = If the set were chosen now
web-stage-set = The winning set
web-stage-nothing = No card has been played yet.
web-stage-none = no card yet
web-stage-passed = has passed
web-stage-informer = revealed informer here
web-stage-asked = is choosing
web-stage-declined = plays no item
# What a player, or the community, would gain or lose: $joy (string) a number with its sign
web-stage-would = { $joy } joy
web-stage-open = open
web-stage-open-why = The runner still has a choice: until it is made, nobody knows what the set will bring.
# A card and what holds of it, for screen readers
web-stage-card-set = { $card }: in the winning set
web-stage-card-choice = { $card }: may be chosen
web-stage-card-chosen = { $card }: chosen
web-stage-window = { $name } may play an item with { $card }.
web-stage-window-first = { $name } may play an item, now that the first card lies.
web-stage-closing = Last call: { $names } may still play an item.
web-stage-die = The die gives it { $value }
web-stage-lost = { $name } has lost for the foiled threat
web-stage-next-foiled = Next, the foiled threat touches what { $name } has of { $suit }.
web-stage-aid = What the cards can become

## What is told

web-stage-tell-festivity = The festivity is scored
web-stage-tell-week = Week { $week } ends
web-stage-tell-end = The end of the game
web-stage-rule = Rule { $rule }
web-stage-week = Week { $week }
web-stage-molly = molly bonus
# $threats, $others (numbers) revealed cards that match the house
web-stage-no-evidence = The Society finds no evidence against { $house } (threats times desires and mollies: { $threats } × { $others }).
web-stage-controls = The telling
web-stage-step = Step { $step } of { $steps }
web-stage-back = Back
web-stage-pause = Pause
web-stage-go-on = Go on
web-stage-next = Next
web-stage-skip = Skip all
web-stage-continue = Continue
web-stage-keys = Keys: ← and → for a step, space to pause, Esc to skip all.

## The results

web-end-over = The game is over
web-end-winners = Winners
web-end-results = The players
web-end-player = Player
web-end-points = Victory points
web-end-joy = Joy
web-end-indictments = Indictments
web-end-exposures = Times exposed
web-end-lost = Cards lost to gossip
web-end-wins = wins
web-end-hanged = hanged
web-end-community = The community came to { $joy } joy; it needed { $threshold }.
web-end-informers = Who informed
web-end-informer-raided = { $name }, at { $house }, which was raided
web-end-informer-open = { $name }, at { $house }, which is still open
web-end-informers-none = Nobody: no informer token was placed.
web-end-tokens-hidden = Nobody will ever know: the tokens stay face down.
web-end-again = Try again
web-end-chart = Joy over the weeks
web-end-start = Start
web-end-last = End
web-end-threshold = needed to survive: { $threshold }
web-end-numbers = The same in numbers
web-end-moments = Moments to remember
web-end-moments-none = Nothing of note.
web-end-festivity = { $name }’s festivity at { $house }: { $rank }
web-end-shuffle = The shuffle
web-end-shuffle-what = The order of all cards and the fall of all dice come from one seed. Its seal, the commitment, was shown from the start; now the seed itself is shown. If the SHA-256 of the seed is the commitment, nobody can have changed anything on the way.
web-end-shuffle-good = Your browser has checked it: the seed fits the seal.
web-end-shuffle-bad = The seed does not fit the seal: this game was not shuffled as promised.
web-end-shuffle-unsafe = Your browser checks this only on pages that come over HTTPS. You can check it yourself: compare the SHA-256 of the seed (its bytes, not its letters) with the commitment.
web-end-commitment = Commitment
web-end-seed = Seed
web-end-now = What now
web-end-rematch = Play again, the same people
web-end-rematch-join = Join the rematch
web-end-replay = Watch the replay
web-end-record = Download the record
web-end-home = To the start
