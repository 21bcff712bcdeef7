# What can be chosen: action-<kind>, or action-<kind>-<choice>, as a button or a line of a list.

action-start = 以{ $card }开始
action-move = 前往{ $site }
action-lie-low = 深居简出：抽一张牌
action-indulge = 放纵：从市场拿取{ $card }
action-accuse = 指控{ $name }：{ $token }号标记
action-cruise = 巡游：打出{ $card }
action-shop = 商店：拿取这里的物品
action-drop = 弃掉{ $item }
action-festivity = 举办聚会
action-bribe = 行贿：从流言堆拿取一张牌
action-take = 拿取{ $card }
action-notice-loyal = 发布公告：把一个忠诚标记面朝上放在这里
action-notice-informer = 发布公告：把你的告密者标记面朝上放在这里
action-notice-market-gossip = 发布公告：市场中所有欲望卡加入流言堆
action-notice-market-reputation = 发布公告：市场中所有欲望卡进入你的名气
action-play = 打出{ $card }
action-play-rogue = 打出{ $card }，数值定为{ $value }
action-pass = 跳过
action-dress = 穿上{ $suit }礼服
action-swap = 戴上面具：用你的牌交换{ $card }
action-doll = 拿出玩偶：必定是安静集会，不会失去愉悦值
action-gin = 打开一瓶杜松子酒：额外进行一轮
action-violin = 拉起小提琴：社区额外打出两张牌
action-no-item = 不使用物品
action-select = 选择{ $card }
action-cubes-no = 不拿方块
action-cubes-yes = 每张牌拿一个方块
action-gossip = 接下来是{ $card }
action-gossip-rest = 其余的，按打出的顺序
action-discard = 舍弃{ $card }
action-domino-no = 不戴面具
action-domino-yes = 戴上面具
action-encounter-loyal = 放下一个忠诚标记
action-encounter-informer = 放下你的告密者标记

## What is asked: prompt-<step>

prompt-opening = 选择一张牌，开始你的名气。
prompt-move = 你要去哪里？
prompt-action = 你在这里做什么？
prompt-drop = 你可以保留两件物品，弃掉哪一件？
prompt-take = 从流言堆拿取哪张牌？
prompt-excess = 你可以保留6张手牌，舍弃哪一张？
prompt-play = 你打出什么？
prompt-window = 打出这张牌后，要使用物品吗？
prompt-closing = 最后的机会：在确定获胜组合之前，要使用物品吗？
prompt-select = 哪张牌进入获胜组合？
prompt-pride = 因挫败的威胁而失去的名气牌，每张拿一个方块，还是都不拿？
prompt-gossip = 接下来哪张牌加入流言堆？牌堆不够每个人抽了。
prompt-domino = 要戴上面具，让本周查封时忽略你的名气吗？
prompt-encounter = 在离你棋子最近的开放小屋，面朝下放下哪个标记？
prompt-for = { $name }：{ $question }
waiting = 正在等待{ $names }。
