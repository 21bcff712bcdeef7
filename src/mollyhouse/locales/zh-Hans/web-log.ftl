# What happened and what is said: the log, the chat, what one missed, and the replay.

web-log = 记录
web-log-news = 正在发生
web-log-filter = 显示
web-log-all = 全部
web-log-mine = 与我有关
web-log-week = 第{ $week }周
web-log-earlier = 显示更早的记录
web-log-newest = 回到最新一行
web-log-nothing = 还没有发生任何事。
web-log-rule = 规则
web-log-in-before = 入座
web-log-in-setup = 设置
web-log-in-week = 第{ $week }周结束
web-log-in-end = 游戏结束
web-log-turn = { $name }的回合
web-log-play = 回合继续
web-log-somebody = 某人

## What happens to the table itself

web-log-join = { $name }入座。
web-log-leave = 有人离开了牌桌。
web-log-removed = 牌桌的创建者空出了一个座位。
web-log-start = 游戏开始。洗牌结果已封存，游戏结束时揭开封印。
web-log-undo = { $name }收回了上一步。
web-log-pause = 服务器离开了一会儿；时钟停着没走。
web-log-clock = { $name }超时了，由机器人代为行动。
web-log-agree = { $name }同意。
web-log-refuse = { $name }不同意。
web-log-seed = 洗牌的封印揭开了，内容是：{ $seed }
web-log-standing-items = 本次聚会结束前，你不再使用物品
web-log-standing-ask = 物品重新逐次询问
web-log-pride-yes = 骄傲规则：每次都拿方块。
web-log-pride-no = 骄傲规则：每次都不拿方块。
web-log-pride-ask = 骄傲规则：每次询问。
web-log-concede = 一名玩家让出了座位，由机器人{ $name }继续。
web-log-offer-bot = 询问全桌：由机器人接替{ $name }吗？
web-log-offer-person = 询问全桌：由{ $other }接替{ $name }吗？
web-log-takeover-bot = 机器人{ $name }接替了一个座位。
web-log-takeover-person = { $name }接替了一个座位。
web-log-mute = 你不再听到{ $name }说话。
web-log-unmute = 你又能听到{ $name }说话了。
web-log-rematch = 全桌再来一局。

## Chat

web-chat = 聊天
web-chat-nothing = 还没有人说话。
web-chat-watching = 你在旁观，可以看到大家说的话。
web-chat-text = 对全桌说点什么
web-chat-say = 说
web-chat-claims = 快捷发言
web-chat-claims-close = 收起快捷发言
web-chat-lies = 可以说谎吗？
web-chat-mutes = 我听谁说话
web-chat-mutes-why = 取消勾选，就不再听到那位玩家说话。别人不会知道。
web-chat-claim = 声称
web-chat-about = 声称的内容
web-chat-about-have = 我有……
web-chat-about-foil = 我能挫败……
web-chat-about-rank = 我们能组成……
web-chat-about-informer = 我怀疑……
web-chat-count = 几张
web-chat-figure = 哪种牌
web-chat-figure-any = 牌
web-chat-figure-J = 侍从
web-chat-figure-Q = 王后
web-chat-figure-C = 治安官
web-chat-figure-R = 流氓
web-chat-rank = 哪种聚会
web-chat-player = 哪位玩家
web-chat-suit = 哪种花色
web-chat-suit-any = 不限花色

## What is said: in the words of a player

web-chat-say-trust = 相信我。
web-chat-say-doubt = 我不信。
web-chat-say-no-threats = 我没有威胁卡。
web-chat-say-threat = 我有一张威胁卡，得想办法脱手。
web-chat-say-loyal = 我不是告密者。
web-chat-say-pass = 我打算跳过。
web-chat-say-save = 我们得保住这座小屋！
web-chat-say-thanks = 打得漂亮！
web-chat-have-card = 我有{ $card }。
# $count (number) 1-4 cards of $suit, a name
web-chat-have-suit =
    { $count ->
        [1] 我有一张{ $suit }。
        [2] 我有两张{ $suit }。
        [3] 我有三张{ $suit }。
       *[4] 我有四张{ $suit }。
    }
web-chat-have-cards =
    { $count ->
        [1] 我只有一张牌值得打。
        [2] 我有两张牌值得打。
        [3] 我有三张牌值得打。
       *[4] 我有四张牌值得打。
    }
# $count (number) 1-4, $value (number) 1-9: two sevens
web-chat-have-figure =
    { $count ->
        [1] 我有一张{ $value }。
        [2] 我有两张{ $value }。
        [3] 我有三张{ $value }。
       *[4] 我有四张{ $value }。
    }
web-chat-have-face-J =
    { $count ->
        [1] 我有一张侍从。
        [2] 我有两张侍从。
        [3] 我有三张侍从。
       *[4] 我有四张侍从。
    }
web-chat-have-face-Q =
    { $count ->
        [1] 我有一张王后。
        [2] 我有两张王后。
        [3] 我有三张王后。
       *[4] 我有四张王后。
    }
web-chat-have-face-C =
    { $count ->
        [1] 我有一张治安官。
        [2] 我有两张治安官。
        [3] 我有三张治安官。
       *[4] 我有四张治安官。
    }
web-chat-have-face-R =
    { $count ->
        [1] 我有一张流氓。
        [2] 我有两张流氓。
        [3] 我有三张流氓。
       *[4] 我有四张流氓。
    }
web-chat-foil-card = 我能挫败{ $card }。
web-chat-foil-C = 我能挫败治安官。
web-chat-foil-R = 我能挫败流氓。
web-chat-can-rank = 我们一起能把这办成{ $rank }。
web-chat-informer = 要我说，{ $name }就是告密者。

## What happened while one was away

web-since = 你上次行动之后
web-since-watching = 你离开的时候
web-since-more = 另有{ $count }条更早的内容，可在记录中查看。
web-since-close = 知道了

## Replay

web-replay = 回放
web-replay-of = 回放：{ $name }
web-replay-record = 对局记录回放
web-replay-player = 玩家{ $number }
web-replay-fetching = 正在取回这局游戏……
web-replay-again = 再试一次
web-replay-step = 第{ $step }步，共{ $steps }步
web-replay-where = 第{ $week }周，{ $name }的回合
web-replay-scrub = 游戏的各个时刻
web-replay-back = 后退一步
web-replay-forward = 前进一步
web-replay-play = 播放
web-replay-pause = 暂停
web-replay-speed = 速度
web-replay-speed-slow = 慢
web-replay-speed-usual = 正常
web-replay-speed-fast = 快
web-replay-jump = 跳到……
web-replay-mark-previous = 上一个节点
web-replay-mark-next = 下一个节点
web-replay-mark-week = 第{ $week }周
web-replay-mark-festivity = { $name }的聚会，{ $house }
web-replay-mark-week-ends = 第{ $week }周结束
web-replay-mark-raid = { $house }被查封
web-replay-mark-informer-revealed = { $name }成为公开的告密者
web-replay-mark-game-ends = 游戏结束
web-replay-eyes = 视角
web-replay-eyes-me = 我
web-replay-eyes-public = 旁观者
web-replay-eyes-all = 亮出所有牌
web-replay-link = 复制这一刻的链接
web-replay-copied = 链接已复制。
web-replay-copy-this = 请复制这个链接：
web-replay-table = 回到牌桌
web-replay-hands = 所有手牌
web-replay-hand-empty = 没有牌
web-replay-keys = 按键：←和→前后一步，Page Up和Page Down前后一个节点，Home和End到两端，空格播放。
web-replay-running = 游戏还在进行：你只能看到自己当时看到的。
