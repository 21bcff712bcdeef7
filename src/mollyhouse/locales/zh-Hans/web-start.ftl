# The lobby: the page at the door, a new table, the tables, joining, wishes, and records.

## The page at the door

web-start-where = 约1720年，伦敦
web-start-sub = 茉莉屋 · 一人到五人的牌桌
web-start-lead = 莫莉们聚在一起相爱、装扮、起舞，礼仪改良协会却要把他们送上绞架。举办聚会，为社区带来愉悦，彼此照应，或者悄悄成为告密者。
web-start-play = 马上开始
web-start-laying = 正在摆桌……
web-start-play-what = 你和两个机器人，立即开局
web-start-ways = 其他入口
web-start-new = 开新桌
web-start-rules = 学习规则
web-start-judge = 裁决聚会
web-start-records = 对局记录
web-start-link = 用链接加入或旁观
web-start-link-example = 粘贴链接或代码
web-start-link-go = 前往
web-start-link-wrong = 这不是牌桌的链接。请从头到尾完整复制。
web-start-how = 游戏概要
web-start-how-what = 在至多五周里，你穿行伦敦，收集欲望，在莫莉小屋举办聚会，并当心什么会变成流言。结局有三种。
web-start-ending-survival = 一周结束时，社区的愉悦值足以生存：未被绞死的玩家中，愉悦值最高的获胜。
web-start-ending-infiltration = 四座小屋全被查封，或一座被查封的小屋又堆满证据：只有所告发的小屋被查封的告密者免于绞刑，也只有他们能获胜。
web-start-ending-atrophy = 五周过去，两者都没有发生：社区渐渐消散，所有人都失败。
web-start-credit = Molly House由Jo Kelly和Cole Wehrle设计，Wehrlegig Games出版；其自印版文件采用CC BY-NC-SA 4.0许可。这张牌桌的图画和文字都是重新创作的，没有使用原作美术。

## A new table

web-new = 开新桌
web-new-count = 几人游戏？
web-new-seats = 谁坐哪里？
web-new-seat = 座位{ $number }
web-new-you = 你
web-new-person = 你邀请的人
web-new-here = 在场的人
# bots by name; another is called as it calls itself
web-new-bot-strong = 机器人（高手）
web-new-bot-regular = 机器人（熟手）
web-new-bot-simple = 机器人（简单）
web-new-bot-random = 机器人（随意出牌）
web-new-nobody = 没有你的座位：你将旁观机器人对局。
web-new-hot-seat = 我们几个人共用这台设备
web-new-hot-seat-what = 大家传着用，每人只看自己的手牌。
web-new-player = 玩家{ $number }
web-new-player-name = 座位{ $number }的名字
web-new-twice = 有两个人名字相同。请改一个，好让记录分得清。
web-new-name = 牌桌名称
web-new-name-of = { $name }的牌桌
web-new-name-plain = 伦敦之夜
web-new-who = 谁可以来？
web-new-by-link = 凭链接
web-new-by-link-what = 只有收到你链接的人。
web-new-public = 所有人
web-new-public-what = 牌桌会列出来，谁都可以入座或旁观。
web-new-clock = 思考时间
web-new-clock-none = 不计时
web-new-clock-none-what = 想多久都可以。
web-new-clock-live = 一次下完
web-new-clock-live-what = 每个决定以秒计，另有全局备用时间。
web-new-clock-slow = 分多日下
web-new-clock-slow-what = 有空再下，每个决定可以想几天。
web-new-clock-how = 多长？
web-new-clock-own = 自定……
web-new-clock-out = 谁的时间用完，机器人就替他走这一步。
web-new-each-live = 每个决定的秒数
web-new-each-slow = 每个决定的小时数
web-new-reserve-live = 备用分钟数
web-new-reserve-slow = 备用小时数
web-new-rules = 规则
web-new-rules-set = 社区生存时
web-new-rules-rulebook = 规则书（默认）
web-new-rules-rulebook-what = 未使用的物品每件值2点愉悦值。
web-new-rules-published = 发行版
web-new-rules-published-what = 开放小屋上的忠诚标记每个值2点愉悦值；未成功的告密者再获得一张重罪起诉书。
web-new-items = 物品
web-new-items-original = 原版（默认）
web-new-items-original-what = 20件物品。
web-new-items-updated = 更新版
web-new-items-updated-what = 24件物品：新的报纸公告、新的面具，以及玩偶。
web-new-sentencing = 起诉书
web-new-sentencing-trial = 审判（默认）
web-new-sentencing-trial-what = 每张都由骰子决定：无罪、定罪或绞刑。
web-new-sentencing-flat = 固定刑罚
web-new-sentencing-flat-what = 重罪每张失去8点愉悦值，轻罪4点；没有人被绞死。
web-new-begin = 开始游戏
web-new-begin-what = 不必再等人：立即开始。
web-new-lay = 摆桌
web-new-lay-what = 到桌边就能拿到给朋友的链接。

## The tables

web-tables = 牌桌
web-tables-new = 开新桌
web-tables-records = 对局记录
web-tables-looking = 正在查找你的牌桌……
web-tables-none = 你还没有坐上任何牌桌。
web-tables-none-start = 马上开始，或凭链接加入
web-tables-turn = 轮到你了
web-tables-others-turn = 别人在思考
web-tables-waiting = 尚未开始
web-tables-over = 已结束
web-tables-frozen = 封存
web-tables-frozen-what = 这张牌桌是按旧规则开始的。什么都没丢，但不能继续了。
web-tables-public = 公开牌桌
web-tables-public-none = 现在没有等人的公开牌桌。开一张，别人就能在这里找到。
web-tables-your-turn = 轮到你了。
web-tables-waits-for = 等待{ $names }。
web-tables-playing = 游戏进行中。
web-tables-ready = 人已到齐，可以开始。
web-tables-finished = 游戏已结束。
web-tables-free-seats = 还有{ $count }个空位。
web-tables-seats = 座位
web-tables-free = 空位
web-tables-you = 你
web-tables-bot = 机器人
web-tables-play = 继续玩
web-tables-look = 到桌边
web-tables-join = 入座……
web-tables-watch = 旁观……
web-tables-replay = 回放
web-tables-rules-usual = 默认规则
web-tables-rules-published = 发行版规则
web-tables-items-updated = 更新版物品
web-tables-sentencing-flat = 固定刑罚
web-tables-clock-none = 不计时
web-tables-clock = 每个决定{ $time }
web-tables-clock-reserve = 每个决定{ $time }，备用{ $reserve }
web-tables-left = 还剩{ $time }。
web-tables-time-seconds = { $count }秒
web-tables-time-minutes = { $count }分钟
web-tables-time-hours = { $count }小时
web-tables-time-days = { $count }天

## At the door of a table

web-join = 前往牌桌
web-join-looking = 正在查找牌桌……
web-join-invited = 有你的座位
web-join-watching = 你可以旁观这张牌桌
web-join-unknown = 有人给你发来了一张Molly House牌桌的链接。进去的人才能看到谁在座。
web-join-your-seat = 你的链接是座位{ $number }的。
web-join-seat = 想坐哪里？
web-join-any = 哪里都行
web-join-sit = 入座
web-join-watch = 旁观
web-join-watch-instead = 只旁观
web-join-what = 入座不算约定：开始之前随时可以离开。
web-join-watch-what = 旁观者看到人人可见的一切，看不到任何人的手牌。
web-join-full = 已经没有空位了。
web-join-begun = 游戏已经开始了。
web-join-used = 这个链接只供一人使用，已经用过了。请向邀请你的人要一个新的。
web-join-ask = 请向邀请你的人要旁观的链接。
web-join-again = 再看一次
web-join-home = 回到首页

## What one wishes for

web-settings = 设置
web-settings-who = 你
web-settings-name = 你的名字
web-settings-name-save = 保存
web-settings-name-new = 这里还没有人认识你。无需账号：这个浏览器会被记住。
web-settings-name-what = 对新牌桌有效；已经入座的牌桌仍用旧名。
web-settings-name-saved = 你现在叫{ $name }。
web-settings-page = 语言与光线
web-settings-language = 语言
web-settings-theme = 光线
web-settings-theme-candlelight = 烛光
web-settings-theme-daylight = 日光
web-settings-table = 在桌上
web-settings-confirm = 行动前先问我
web-settings-confirm-what = 先看行动的后果，再点确认。
web-settings-sounds = 声音
web-settings-sounds-what = 轻柔而少：轮到你、出牌、掷骰。
web-settings-pace = 动画节奏
web-settings-pace-calm = 从容
web-settings-pace-calm-what = 慢一些，看清每一步。
web-settings-pace-usual = 平常
web-settings-pace-usual-what = 像朋友间打牌一样。
web-settings-pace-brisk = 轻快
web-settings-pace-brisk-what = 适合熟悉游戏的人。
web-settings-pace-none = 没有动画
web-settings-pace-none-what = 一切立即到位；发生的事看记录。
web-settings-devices = 另一台设备
web-settings-leave = 换到别处继续
web-settings-leave-what = 在那台设备上输入代码。你的牌桌会跟着你走，这个浏览器就不再认得你了。
web-settings-code = 代码
web-settings-code-show = 显示代码
web-settings-code-left = 只能用一次，还剩{ $time }
web-settings-code-over = 代码已过期。
web-settings-come = 在这里继续
web-settings-come-code = 另一台设备上的代码
web-settings-come-go = 到这里来
web-settings-come-sure = 你在这里是{ $name }。换成另一个身份后，就不能再从这里回到{ $name }的牌桌。
web-settings-come-yes = 用代码继续
web-settings-come-no = 不换
web-settings-came = 欢迎，{ $name }。你的牌桌都在这里。
web-settings-kept = 你的选择只保存在这个浏览器里。

## Records of finished games

web-records = 对局记录
web-records-lead = 记录是一局结束的游戏的文件：任何人都能回看，并查验洗牌是否公正。
web-records-file = 从文件读取记录
web-records-choose = 选择文件……
web-records-reading = 正在逐步查验……
web-records-holds = 记录无误：
web-records-checked-digest = 内容没有被改动。
web-records-checked-actions = 每个行动都符合规则。
web-records-checked-chance = 每次洗牌和掷骰都是可能的。
web-records-checked-result = 结果正确。
web-records-checked-commitment = 洗牌在开局前就已确定。
web-records-kept = 保存在这里
web-records-none = 这里还没有保存记录。
web-records-tables = 你自己牌桌的对局在“牌桌”页
web-records-winners =
    { $count ->
        [1] { $names }获胜。
       *[other] { $names }共同获胜。
    }
web-records-nobody = 无人获胜。
web-records-replay = 回放
web-records-download = 存为文件
web-records-forget = 移除
web-records-forget-sure = 从这个服务器移除吗？
web-records-forget-yes = 是，移除
web-records-forget-no = 保留
