# The rules to be read, the aids, and the judge for a table of wood. The rules themselves: rules.ftl.

web-rules = 规则
web-rules-lead = 每条规则都有编号。记录、提问和裁判都会引用编号，方便你查到事情为什么发生。
web-rules-find = 查找
web-rules-print = 打印
web-rules-found =
    { $count ->
        [0] 没有找到，换个更短的词试试。
       *[other] 找到{ $count }条规则。
    }
web-rules-contents = 目录
web-rules-aids = 玩家帮助
web-rules-all = 全部规则
web-rules-rule = 规则{ $rule }
web-rules-credit = Molly House由Jo Kelly和Cole Wehrle设计，Wehrlegig Games出版（CC BY-NC-SA 4.0）。这里的规则由我们用自己的话写成。

## Aids: each a sheet, short

web-rules-aid-ranks = 聚会会成为什么
web-rules-aid-turn = 你的回合
web-rules-aid-exposure = 谁暴露，为什么
web-rules-aid-week = 一周结束
web-rules-aid-informers = 公开的告密者
web-rules-aid-endings = 三种结局
web-rules-aid-items = 物品
web-rules-aid-cards = 卡牌

web-rules-bonus-surprise-ball = 主办者：小屋花色的每点名气+1愉悦值。社区：+3。
web-rules-bonus-christening = 主办者：小屋花色的每点名气+1愉悦值。社区：+2。
web-rules-bonus-dance = 主办者：小屋花色的每点名气+1愉悦值。社区：+1。
web-rules-bonus-quiet-gathering = 主办者：小屋花色的每点名气−1愉悦值。社区：−1。
web-rules-ranks-highest = 以桌上的牌能组成的最高等级为准，其中必须含有尽可能大的欲望卡。除安静集会外，流氓都算作欲望卡。

web-rules-turn-T1 = 恶习牌堆空了吗？拿取烛台，先结算一周结束。
web-rules-turn-T2 = 掷两颗骰子。每有一个市场弃牌图标，市场中离牌堆最远的牌离开。
web-rules-turn-T4 = 按一颗或两颗骰子的靴子移动。有一个弃牌图标可以原地不动，有两个则可以去任何地点。
web-rules-turn-T5 = 进行恰好一个行动。
web-rules-turn-T6 = 补满市场，然后手牌最多保留6张。
web-rules-actions = 行动
web-rules-action-A1 = 深居简出：
web-rules-does-A1 = 抽一张牌。
web-rules-action-A2 = 放纵：
web-rules-does-A2 = 从市场拿一张匹配的牌加入手牌（商店除外）。
web-rules-action-A3 = 指控：
web-rules-does-A3 = 翻开同一地点一名玩家的标记。忠诚：你失去3点愉悦值。告密者：你和社区各得3点。
web-rules-action-A4 = 巡游：
web-rules-does-A4 = 在巡游地点，把一张匹配的欲望卡加入你的名气；然后按该花色的名气抽牌，最多4张。
web-rules-action-A5 = 商店：
web-rules-does-A5 = 拿取物品，然后一张牌离开市场。
web-rules-action-A6 = 举办聚会：
web-rules-does-A6 = 在开放的小屋，手牌至少2张（1人或2人游戏为3张）。

web-rules-exposed = 威胁卡公开进入流言堆时，会使人暴露：
web-rules-exposed-market = 它离开市场：
web-rules-exposes-market = 最臭名昭著者暴露，即该花色名气牌数值之和最高的玩家（莫莉算10，方块不算）。平局则全部暴露。
web-rules-exposed-played = 你打出它，聚会后它剩下来：
web-rules-exposes-played = 你暴露。
web-rules-exposed-community = 社区打出它，聚会后它剩下来：
web-rules-exposes-community = 所有人暴露。
web-rules-exposed-hand = 一周结束时它还在你手里：
web-rules-exposes-hand = 你暴露，并拿取一个抽牌标记。
web-rules-exposed-cost = 代价：你该花色的名气牌全部变成流言，每张换一个方块。
web-rules-exposed-foiled = 获胜组合中的威胁卡不使人暴露，而是被挫败：打出它的玩家把所有匹配的名气牌放入安全堆，可以为每张拿一个方块，要么全拿，要么不拿。

web-rules-week-W1 = 所有人亮出手中的威胁卡，并因此暴露。
web-rules-week-W2 = 三分之一的流言归入安全堆。其余的给每座小屋带来证据：匹配的威胁卡数×匹配的欲望卡和莫莉卡数。
web-rules-week-W3 = 有7个或更多证据的小屋被查封，并退回7个。
web-rules-week-W4 = 每次查封：该花色名气最高者得一张重罪起诉书，次高者得一张轻罪起诉书。
web-rules-week-W5 = 游戏结束了吗？
web-rules-week-W6 = 得到起诉书的人把一个标记面朝下放在最近的开放小屋。
web-rules-week-W7 = 新的牌堆、新的市场、新的物品；抽牌标记换成牌。

web-rules-informer-B1 = 你立即把该花色的名气牌放入安全堆，不拿方块。
web-rules-informer-G3 = 超出手牌上限的牌放入安全堆。
web-rules-informer-F9 = 每次聚会计分后，你该花色的名气牌放入安全堆，不拿方块。
web-rules-informer-A6 = 你不能在那座小屋举办聚会，也不能在它旁边巡游。
web-rules-informer-F12 = 那里举办聚会时，你不出牌也不用物品，改为替社区翻开一张牌。
web-rules-informer-W1 = 一周结束时，你保留该花色的威胁卡。

web-rules-items-original = 原版20件
web-rules-items-updated = 更新版24件中的新物品
web-rules-dress = 礼服，每种花色一件
web-rules-dress-text = 在聚会中刚打出一张该花色的牌后立即使用：惊喜舞会改为需要任意四张该花色的欲望卡，流氓也算，不必连续。
web-rules-joy = { $joy }点愉悦值
web-rules-figure-J = 侍从：每有一张同花色欲望卡进入你的名气，+2愉悦值
web-rules-figure-Q = 王后：每有一张同花色欲望卡进入你的名气，+3愉悦值
web-rules-figure-C = 治安官：威胁卡；在安静集会中算作数值为0的欲望卡
web-rules-figure-R = 流氓：威胁卡；算作打出者指定的0–9数值的欲望卡
web-rules-deck = 每种花色有侍从、王后、治安官、流氓各一张，以及若干欲望卡，其中最大的数字为：
# One of a list
web-rules-deck-players = { $players }人{ $value }

## The judge for a table of wood

web-judge = 裁判
web-judge-lead = 用实体游戏对局时，对接下来的结果拿不准？点选桌上的牌和标记，裁判会逐条按规则告诉你。
web-judge-what = 要裁定什么？
web-judge-kind-festivity = 一次聚会
web-judge-kind-investigation = 一周结束
web-judge-kind-ending = 一局结束
web-judge-judge = 裁定
web-judge-over = 重新开始
web-judge-missing = 请先说明流氓的数值。
web-judge-people = 玩家
web-judge-players = 几人游戏？
web-judge-people-hint = 展开一位玩家，说明其面前有什么。没填的都按没有计算。
web-judge-player = 玩家{ $number }
web-judge-name = 名字
web-judge-joy-short = { $joy }点愉悦值
web-judge-reputation = 名气牌
web-judge-reputation-of = { $name }的名气牌
web-judge-cubes = 方块
web-judge-revealed = 公开的告密者，所在小屋
web-judge-no = 不是
web-judge-less = 减少：{ $what }
web-judge-more = 增加：{ $what }
web-judge-taken = { $card }{ $place }
web-judge-drop = 拿走：{ $card }
web-judge-at-table = 已经在桌上
web-judge-at-gossip = 已经在流言中
web-judge-at-person = 已经在{ $name }面前
# The figure on a small card
web-judge-figure-J = 侍
web-judge-figure-Q = 后
web-judge-figure-C = 治
web-judge-figure-R = 流
web-judge-table = 桌上
web-judge-house = 在哪座小屋？
web-judge-who-plays = 下一张牌是谁打出的？
web-judge-played = 按打出顺序排列的牌
web-judge-played-none = 先选出牌的一方，再点牌。
web-judge-value = { $card }的数值是多少？
web-judge-community-joy = 社区愉悦值
web-judge-items = 桌上的物品
web-judge-pride = 骄傲规则：如果有威胁卡被挫败，谁拿方块？
web-judge-investigation = 调查
web-judge-houses = 调查前的小屋
web-judge-houses-end = 结束时的小屋
web-judge-evidence = { $house }的证据
web-judge-raided = 已被查封
web-judge-gossip = 揭示的流言
web-judge-gossip-hint = 洗匀流言堆，将其中三分之一（向下取整）放入安全堆，其余的在这里点选。
web-judge-dominoes = 谁打出了面具？
web-judge-ending = 结局
web-judge-which-ending = 怎样结束的？
web-judge-rules = 用哪种规则？
web-judge-rules-rulebook = 规则书
web-judge-rules-published = 发行版
web-judge-sentencing = 起诉书
web-judge-sentencing-trial = 审判
web-judge-sentencing-flat = 固定刑罚
web-judge-nowhere = 没有放置
web-judge-informer-at = 告密者标记在
web-judge-loyal-at = 忠诚标记在
web-judge-unused = 未使用的物品
web-judge-indictments = 起诉书
web-judge-indictment = 起诉书
web-judge-face = { $kind }：{ $face }
web-judge-roll = 骰子点数
web-judge-away = 拿走
web-judge-add-indictment = 加一张起诉书
web-judge-extra = 告密者所在小屋仍开放：再得一张重罪起诉书
web-judge-add-extra = 加上
web-judge-verdict = 裁定结果
web-judge-why = 理由
web-judge-becomes = 聚会成为{ $rank }
web-judge-choose = 主办者{ $name }在{ $count }个组合中选择一个。
web-judge-choose-this = 选这个
web-judge-choose-set = 选择这个组合：{ $cards }
web-judge-choose-again = 改选其他组合
web-judge-set = 获胜组合
web-judge-set-none = 没有合适的牌，获胜组合为空。
web-judge-after = 各人现状
web-judge-joy-same = { $joy }点愉悦值
web-judge-joy-change = 愉悦值{ $before } → { $after }
web-judge-draws = 抽{ $count }张牌
web-judge-no-reputation = 没有名气
web-judge-nobody = 无人
web-judge-game-ends = 游戏结束：{ $ending }
web-judge-house-evidence = 证据{ $before } → { $after }
web-judge-house-has = 证据{ $evidence }
web-judge-is-raided = 被查封！
web-judge-hanged = 处以绞刑
web-judge-points = { $points }点胜利点数
web-judge-wins = 获胜
