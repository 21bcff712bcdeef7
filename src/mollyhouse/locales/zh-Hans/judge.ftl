# The judge for a real table: what is said besides the lines of the log.

judge-name = { $seat }号玩家
# $count (number) of sets, which follow as lines of card codes
judge-choice = 聚会成为{ $rank }，主办者要在{ $count }个组合中选择一个。请加上--choose和其中一组牌，重新裁定：
# $reputation (string) card codes, and cubes as in H+2
judge-player =
    { $draws ->
        [0] { $name }现有{ $joy }点愉悦值；名气：{ $reputation }。
       *[other] { $name }现有{ $joy }点愉悦值，抽{ $draws }张牌；名气：{ $reputation }。
    }
judge-community = 社区现有{ $joy }点愉悦值。
judge-no-raid = 没有小屋被查封。
judge-goes-on = 游戏继续。
judge-joy = { $name }最后有{ $joy }点愉悦值。
