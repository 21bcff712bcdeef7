# The table: the board, the players, the hand, the question, and what surrounds a game.

web-table-title-turn = ● 轮到你了 · { $name }
web-table-none = 无法显示这张牌桌
web-table-panels = 牌桌的各部分
web-table-panel-board = 版图
web-table-panel-centre = 市场
web-table-panel-festivity = 聚会
web-table-panel-end = 结局
web-table-panel-players = 玩家
web-table-panel-log = 记录
web-table-log = 记录
web-table-chat = 聊天
web-table-unread = { $count }条新消息
web-table-line-connecting = 正在来到牌桌……
web-table-line-lost = 与服务器的连接断开了。我们正在重试；游戏不会丢失。

## The question

web-table-ask = 当前问题
web-table-choices = 你可以做的事
web-table-rule = 规则{ $rule }
web-table-told = 正在讲述刚才发生的事。
web-table-over = 游戏结束。
web-table-confirm = 确认
web-table-cancel = 换一个
web-table-sending = 正在发送……
web-table-undo = 撤回
web-table-may = 现在不是你的回合，但你可以：
web-table-answer = 已秘密选择：{ $action }。在所有人选定之前可以更改。
web-table-rogue = { $card }，数值定为：
web-table-time = 剩余时间：{ $time }
# Above several choices of one kind, which follow as names of cards, sites or items
web-table-many-start = 起始牌
web-table-many-move = 前往
web-table-many-indulge = 放纵：从市场拿取
web-table-many-cruise = 巡游：打出
web-table-many-take = 拿取
web-table-many-play = 打出
web-table-many-select = 选择
web-table-many-gossip = 接下来加入流言堆
web-table-many-discard = 舍弃
web-table-many-swap = 戴上面具：用你的牌交换
web-table-many-drop = 弃掉
web-table-standing = 预先答复
web-table-no-items = 本次聚会结束前不使用物品
web-table-pride = 因挫败威胁而失去的牌，是否拿方块：
web-table-pride-ask = 每次问我
web-table-pride-yes = 总是拿
web-table-pride-no = 从不拿

## What a choice would do

web-table-would-start-desire = 它公开放在你面前，成为你的名气，并带来{ $joy }点愉悦值。你的棋子从{ $house }出发。
web-table-would-start-molly = 它公开放在你面前，成为你的名气；之后的{ $suit }欲望卡会带来更多愉悦值。你的棋子从{ $house }出发。
web-table-would-start-threat = 它进入安全堆，本周伤害不了任何人。你的棋子从{ $house }出发。
web-table-would-move-house = { $suit }的莫莉小屋：可以在这里举办聚会，或从市场拿取{ $suit }牌。
web-table-would-move-house-raided = { $suit }的莫莉小屋已被查封：不能举办聚会，但可以从市场拿取{ $suit }牌。
web-table-would-move-cruise = { $suit }的巡游地点：把手中的{ $suit }牌打入名气，或从市场拿取{ $suit }牌。
web-table-would-move-cruise-raided = { $suit }的危险巡游地点：在这里打出的牌会变成流言，你保留一个方块。
web-table-would-move-shop = 商店：{ $item }。
web-table-would-move-empty = 商店，但已售空。
web-table-would-lie-low = 你抽一张牌。
web-table-would-indulge = 它进入你的手牌。
web-table-would-accuse = 标记向所有人翻开。若是忠诚，你失去3点愉悦值；若是告密者，你和社区各获得3点，而且人尽皆知。
web-table-would-cruise = 它进入你的名气。然后你在这一花色有多少名气就抽多少张牌，最多四张。
web-table-would-cruise-danger = 它进入你的名气，你在这一花色有多少名气就抽多少张牌，最多四张。此地危险，之后这张牌会变成流言，你拿一个方块。
web-table-would-shop = { $item }然后市场弃掉一张牌。
web-table-would-festivity = 由你主办：社区和所有玩家出牌，你先出，最好的四张组合带来愉悦值。
web-table-would-play = 它面朝上放在你面前，争取进入获胜组合。
web-table-would-pass = 本次聚会你不再出牌。
web-table-would-cubes-yes = 你在这一花色的名气保持不变，变成永远不会失去的方块，协会仍可能因此起诉你。
web-table-would-cubes-no = 你在这一花色的名气下降：在小屋少些风光，也少些被起诉的理由。
web-table-would-select = 它进入获胜组合。
web-table-would-gossip = 它现在变成流言，打出它的玩家抽一张牌。
web-table-would-discard = 它面朝下进入流言堆，不会使任何人暴露。
web-table-would-take = 它进入你的手牌；没人知道是哪一张。
web-table-would-encounter-loyal = 它面朝下放在离你棋子最近的开放小屋。别人只能猜测它是什么。
web-table-would-encounter-informer = 它面朝下放在离你棋子最近的开放小屋。若那里最终被查封，你可能随协会一同获胜。

## Cards, tokens and other pieces

web-table-card-desire = { $suit }的欲望卡，值{ $joy }点愉悦值。
web-table-card-molly = 莫莉卡。它在你的名气中时，每张加入的{ $suit }欲望卡多带来{ $bonus }点愉悦值。
web-table-card-constable = { $suit }治安官。在安静集会中算作数值为0的欲望卡。
web-table-card-rogue = { $suit }流氓。在聚会中算作一张{ $suit }欲望卡，数值0到9由打出者指定。
web-table-card-threat = 威胁卡：因它暴露的玩家把所有{ $suit }名气牌移入流言堆，每张换一个方块。
web-table-exposes = 它现在离开市场的话，会使{ $names }暴露。
web-table-exposes-nobody = 它现在离开市场的话，不会使任何人暴露：没有人有{ $suit }名气牌。
web-table-token = { $name }的{ $token }号标记：{ $kind }
web-table-token-at = 在{ $house }
web-table-token-of = { $name }的标记：{ $kind }
web-table-dice = 本回合的骰子

## Board, market and piles

web-table-board = 版图
web-table-site-kind = { $suit }的{ $kind }
web-table-site-danger = 危险
web-table-raided = 已查封
web-table-evidence = 证据{ $evidence }/{ $limit }
web-table-odds = 查封{ $chance }
# At a house, in short
web-table-house = 证据{ $evidence }/{ $limit }，查封{ $chance }
web-table-house-raided = 证据{ $evidence }/{ $limit }，已查封
web-table-sells = 出售：{ $item }
web-table-sold = 已售空
web-table-here =
    { $count ->
       *[other] { $names }在这里
    }
web-table-leaves = ← 先离开
web-table-market-order = 市场，从最先离开的牌开始
web-table-infamous = 最臭名昭著者
web-table-infamous-text = 威胁卡离开市场时，会使该花色名气牌总值最高的玩家暴露。莫莉卡算10，方块不算。
web-table-piles = 周数与牌堆
# Where there is little room
web-table-short-deck = 牌堆
web-table-short-gossip = 流言
web-table-short-safe = 安全
web-table-week = 第{ $week }周，共{ $weeks }周
web-table-week-text = 回合开始时恶习牌堆为空，一周便结束。第五周之后游戏结束。
web-table-deck = 恶习牌堆：{ $count }张
web-table-deck-text = 回合开始时若已抽空，本周结束。
web-table-gossip-text = 面朝下放置。一周结束时，协会翻阅其中三分之二，寻找证据。
web-table-gossip-sure =
    { $sure ->
        [0] 共{ $count }张，你没有一张能够确定。
       *[other] 共{ $count }张，你能确定的有：
    }
web-table-safe-text = 这里的牌本周伤害不了任何人。所有人随时可以翻看。
web-table-safe-empty = 目前没有牌。
web-table-items = 物品
web-table-items-text = 每周之后商店由此补货。
web-table-to-festivity = 前往聚会

## Joy

web-table-joy = 愉悦值
web-table-joy-of = { $name }：愉悦值{ $joy }
web-table-joy-community = 社区：愉悦值{ $joy }/{ $threshold }
web-table-joy-short = { $joy }/{ $threshold }
web-table-joy-why = 一周结束时社区达到这么多，便得以生存，愉悦值最高的玩家获胜。

## Players

web-table-players = 玩家
web-table-you = 你
web-table-bot = 电脑
web-table-bot-text = 由电脑操作：{ $bot }
web-table-asked = 正在选择
web-table-asked-you = 轮到你
web-table-has-turn = 当前回合
web-table-candelabra-text = 几个人同时行动时，持有者优先。
web-table-hand-of = { $name }有{ $count }张手牌
web-table-reputation = { $name }：{ $suit }名气{ $total }
web-table-reputation-cards =
    { $count ->
        [0] 没有牌
       *[other] 牌：{ $cards }
    }
web-table-reputation-cubes =
    { $count ->
        [0] 没有方块
       *[other] { $count }个方块
    }
web-table-informer = 公开的告密者，{ $suit }
web-table-draw-tokens = { $count }个抽牌标记
web-table-draw-tokens-text = 一周结束后，每个换一张牌。
web-table-indicted-major = { $count }份重罪起诉书
web-table-indicted-minor = { $count }份轻罪起诉书
web-table-indicted-text = 内容只有持有者知道。社区生存下来时开庭审理。

## What is one's own

web-table-own = 你的物件
web-table-hand-empty = 你没有手牌。
web-table-tokens-left = 尚未放置的标记
web-table-left-loyal = 剩余{ $count }个忠诚标记
web-table-left-informer = 你的告密者标记尚未放置
web-table-tokens-text = 在一周中被起诉的人，会秘密地把一个标记面朝下放在最近的开放小屋。
web-table-indictments = 你的起诉书

## Several people, one device

web-table-pass = 请把设备交给{ $name }
web-table-pass-do = 藏起我的牌
web-table-pass-text = 按下按钮之前，不会显示{ $name }的任何信息。其他人请移开视线。
web-table-pass-take = 我是{ $name }

## Before the game

web-table-waiting =
    { $count ->
        [0] 座位已满，游戏可以开始。
       *[other] 还差{ $count }人。
    }
web-table-free = 空座
web-table-remove = 腾出座位：{ $name }
web-table-start = 开始游戏
web-table-leave = 离开牌桌
web-table-not-seated = 你在这张牌桌还没有座位。
web-table-not-seated-full = 你在这张牌桌没有座位，可以旁观；游戏即将开始。
web-table-join = 入座
web-table-links = 邀请朋友
web-table-link-join = 入座链接
web-table-link-watch = 旁观链接
web-table-link-seats = 每个座位的链接
web-table-link-seat = { $number }号座位的链接
web-table-copy = 复制
web-table-share = 分享
web-table-copied = 已复制。
web-table-renew = 生成新链接
web-table-renew-text = 链接只有创建牌桌的浏览器知道。可以在这里生成新的，旧链接随即失效。

## The menu of the table

web-table-menu = 牌桌菜单
web-table-rules = 规则
web-table-replay = 本局回放
web-table-settings = 设置
web-table-wish-confirm = 每次选择都请我确认
web-table-wish-sounds = 轮到我时轻声响铃
web-table-wish-motion = 让物件动起来
web-table-notify = 轮到我时
web-table-notify-text = 页面关闭时，服务器可以通知你。只说在哪张牌桌轮到你，不涉及游戏内容。
web-table-webhook = 接收消息的地址（webhook）
web-table-webhook-set = 发到那里
web-table-feed = 建立私人订阅源
web-table-notify-none = 不用通知
web-table-notify-done = 好的，已记下。
web-table-gone = 有人不在了？
web-table-gone-text = 如果等一个人太久，在其他人都同意时，可以由电脑接手。
web-table-offer = 由电脑代替{ $name }
web-table-offered = 有座位要换人
web-table-offered-text = 由{ $to }接手{ $from }的座位？{ $agreed }/{ $needed }人同意。
web-table-agree = 我同意
web-table-refuse = 不同意
web-table-concede = 认输
web-table-concede-text = 电脑接手你的座位，你可以旁观。
web-table-concede-do = 放弃我的座位
web-table-concede-sure = 确定，永久放弃
web-table-claim = 替别人玩
web-table-claim-text = 可以请求坐到电脑或离开者的座位；需要所有玩家同意。
web-table-claim-of = 请求{ $name }的座位

## Keys

web-table-keys = 按键
web-table-keys-text = 除文本框外，处处可用。
web-table-key-choose = 选择这个编号的行动
web-table-key-confirm = 确认所选
web-table-key-cancel = 另选别的
web-table-key-undo = 撤回上一个选择
web-table-key-board = 到版图
web-table-key-centre = 到市场或聚会
web-table-key-players = 到玩家
web-table-key-log = 到记录
web-table-key-chat = 到聊天
web-table-key-hand = 到手牌
web-table-key-ask = 到问题
web-table-key-menu = 牌桌菜单
web-table-key-help = 这些按键
web-table-key-ring = 在版图上，从一个地点到下一个
