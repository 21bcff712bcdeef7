# The arena: what duplicate games between bots say about their strength.

arena-deals = { $games }局游戏，{ $deals }副发牌，种子{ $seed }
arena-bot = 机器人
arena-wins = 胜率
arena-interval = 95%区间
arena-fair = 平均份额
arena-time = 每步用时
# $ways (string) each an ending, what the winner was in it, and how often
arena-how = { $bot }的获胜方式：{ $ways }。
arena-milliseconds = { $mean }毫秒，最多{ $most }毫秒
arena-endings = 结局：{ $endings }
arena-ending = { $ending }{ $count }局
arena-joint-loss = { $rate }的游戏无人获胜（{ $low }至{ $high }）。
arena-length = 平均每局{ $weeks }周，{ $decisions }次决定。
arena-as-loyal = { $ending }，未告密：{ $count }
arena-as-successful = { $ending }，成功的告密者：{ $count }
arena-as-unsuccessful = { $ending }，未成功的告密者：{ $count }
arena-measure = 在同样发牌的同样座位上，{ $bot }的获胜次数是{ $reference }的{ $value }倍（95%区间{ $low }至{ $high }）。
arena-above = 区间高于目标{ $target }。
arena-below = 区间低于目标{ $target }。
arena-undecided = 区间包含目标{ $target }：需要更多发牌才能判断。
