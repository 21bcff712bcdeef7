# The arena: what duplicate games between bots say about their strength.

arena-deals =
    { $games ->
        [one] One game
       *[other] { $games } games
    } on { $deals ->
        [one] one deal
       *[other] { $deals } deals
    }, seed { $seed }
arena-bot = bot
arena-wins = wins
arena-interval = 95 % interval
arena-fair = fair share
arena-time = time per move
# $ways (string) each an ending, what the winner was in it, and how often
arena-how = How { $bot } won: { $ways }.
arena-milliseconds = { $mean } ms, at most { $most } ms
arena-endings = Endings: { $endings }
arena-ending = { $ending }: { $count }
arena-joint-loss = Nobody won { $rate } of the games ({ $low } to { $high }).
arena-length = A game took { $weeks } weeks and { $decisions } decisions.
arena-as-loyal = { $ending }, no informer: { $count }
arena-as-successful = { $ending }, successful informer: { $count }
arena-as-unsuccessful = { $ending }, unsuccessful informer: { $count }
arena-measure = { $bot } wins { $value } times as often as { $reference } in the same seats of the same deals (95 % interval { $low } to { $high }).
arena-above = The interval is above the target of { $target }.
arena-below = The interval is below the target of { $target }.
arena-undecided = The interval holds the target of { $target }: more deals are needed to tell.
