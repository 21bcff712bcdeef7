# The stage of a festivity, what is told step by step (scoring, the end of a week, the end of the game), and
# the results of a finished game.

## The stage

web-stage-at = { $name }在{ $house }的聚会
web-stage-round = 第{ $round }轮
web-stage-gin = 杜松子酒轮：每个人都可以出牌或跳过
web-stage-now = 若现在确定获胜组合
web-stage-set = 获胜组合
web-stage-nothing = 还没有人出牌。
web-stage-none = 还没有牌
web-stage-passed = 已跳过
web-stage-informer = 在此是公开的告密者
web-stage-asked = 正在选择
web-stage-declined = 不使用物品
# What a player, or the community, would gain or lose: $joy (string) a number with its sign
web-stage-would = 愉悦值{ $joy }
web-stage-open = 未定
web-stage-open-why = 主办者还有选择余地：选定之前，没人知道这个组合会带来什么。
# A card and what holds of it, for screen readers
web-stage-card-set = { $card }：在获胜组合中
web-stage-card-choice = { $card }：可供选择
web-stage-card-chosen = { $card }：已选定
web-stage-window = { $name }可以随{ $card }使用物品。
web-stage-window-first = 第一张牌已经打出，{ $name }可以使用物品。
web-stage-closing = 最后机会：{ $names }还可以使用物品。
web-stage-die = 掷骰定数值为{ $value }
web-stage-lost = 因挫败的威胁，{ $name }失去了
web-stage-next-foiled = 接下来，挫败的威胁会波及{ $name }的{ $suit }名气。
web-stage-aid = 这些牌能组成什么

## What is told

web-stage-tell-festivity = 聚会计分
web-stage-tell-week = 第{ $week }周结束
web-stage-tell-end = 游戏结束
web-stage-rule = 规则{ $rule }
web-stage-week = 第{ $week }周
web-stage-molly = 莫莉奖励
# $threats, $others (numbers) revealed cards that match the house
web-stage-no-evidence = 协会没有找到不利于{ $house }的证据（威胁卡张数乘以欲望卡与莫莉卡张数：{ $threats } × { $others }）。
web-stage-controls = 讲述
web-stage-step = 第{ $step }步，共{ $steps }步
web-stage-back = 后退
web-stage-pause = 暂停
web-stage-go-on = 继续播放
web-stage-next = 下一步
web-stage-skip = 全部略过
web-stage-continue = 继续
web-stage-keys = 按键：←和→前后一步，空格暂停，Esc全部略过。

## The results

web-end-over = 游戏结束
web-end-winners = 获胜者
web-end-results = 玩家
web-end-player = 玩家
web-end-points = 胜利点数
web-end-joy = 愉悦值
web-end-indictments = 起诉书
web-end-exposures = 暴露次数
web-end-lost = 沦为流言的牌
web-end-wins = 获胜
web-end-hanged = 绞刑
web-end-community = 社区的愉悦值达到{ $joy }点，需要{ $threshold }点。
web-end-informers = 谁告了密
web-end-informer-raided = { $name }，在{ $house }，那里已被查封
web-end-informer-open = { $name }，在{ $house }，那里仍然开放
web-end-informers-none = 没有人：谁都没放告密者标记。
web-end-tokens-hidden = 永远不会有人知道：标记仍然面朝下。
web-end-again = 再试一次
web-end-chart = 各周的愉悦值
web-end-start = 开始
web-end-last = 结束
web-end-threshold = 生存所需：{ $threshold }
web-end-numbers = 用数字看
web-end-moments = 难忘的时刻
web-end-moments-none = 没有什么特别的。
web-end-festivity = { $name }在{ $house }的聚会：{ $rank }
web-end-shuffle = 洗牌
web-end-shuffle-what = 所有牌的顺序和所有骰子的结果都出自同一个种子。它的封印，也就是承诺值，从一开始就已公布；现在公布种子本身。如果种子的SHA-256就是承诺值，就说明中途没有人动过手脚。
web-end-shuffle-good = 你的浏览器已经核对：种子与封印相符。
web-end-shuffle-bad = 种子与封印不符：这局游戏没有按承诺洗牌。
web-end-shuffle-unsafe = 你的浏览器只在通过HTTPS打开的页面上核对。你可以自己核对：把种子（按字节，而不是按字母）的SHA-256与承诺值比较。
web-end-commitment = 承诺值
web-end-seed = 种子
web-end-now = 接下来
web-end-rematch = 原班人马，再来一局
web-end-rematch-join = 加入下一局
web-end-replay = 观看回放
web-end-record = 下载对局记录
web-end-home = 回到首页
