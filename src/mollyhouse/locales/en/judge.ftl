# The judge for a real table: what is said besides the lines of the log.

judge-name = Player { $seat }
# $count (number) of sets, which follow as lines of card codes
judge-choice = The festivity becomes { $rank }, and the runner chooses one of { $count } sets. Judge again with --choose and the cards of one:
# $reputation (string) card codes, and cubes as in H+2
judge-player =
    { $draws ->
        [0] { $name } now has { $joy } joy; reputation: { $reputation }.
        [one] { $name } now has { $joy } joy and draws a card; reputation: { $reputation }.
       *[other] { $name } now has { $joy } joy and draws { $draws } cards; reputation: { $reputation }.
    }
judge-community = The community now has { $joy } joy.
judge-no-raid = No house is raided.
judge-goes-on = The game goes on.
judge-joy = { $name } ends with { $joy } joy.
