# The game in a terminal. Lines are short: 80 columns are enough.

## People, where no names are given: five of the mollies of the 1720s

player-0 = 塞拉菲娜
player-1 = 凯蒂
player-2 = 莉奥诺拉
player-3 = 阿楠
player-4 = 克丽丝

## The beginning

ui-welcome = 莫莉小屋：危险年代里的欢聚
ui-seated = 在座：{ $names }。
ui-bot = { $name }（{ $bot }机器人）
ui-goal = 在协会找齐证据之前，让社区愉悦值达到{ $threshold }。成功后，愉悦值最高的人获胜。
ui-rules = 规则：{ $rules }，{ $items }，{ $sentencing }。
ui-seeded = 牌序由“{ $seed }”决定：用同样的文字可以重玩同一局。请勿用于与他人的对局。
ui-commitment = 承诺值：{ $commitment }
    .text = 它由本局的秘密种子算出。种子在结束时公开，人人都能核对没有重新洗牌。
ui-over = 这一局已经结束，结果如下：
ui-resumed = 游戏从上次离开的地方继续。
ui-hint = 输入编号或右边的文字；输入“help”查看还能输入什么。

## The table

ui-week = 第{ $week }周，共{ $weeks }周
ui-community-joy = 社区愉悦值：{ $joy }，目标{ $threshold }
ui-market = 市场：最左边的牌最先离开
ui-infamous = 最臭名昭著者：{ $who }
ui-market-empty = 市场没有牌。
ui-house = { $suit }：证据{ $evidence }/7，查封{ $raid }%
ui-house-raided = { $suit }：已查封，证据{ $evidence }/7
ui-raided = 已查封
ui-dangerous = 危险
ui-sold = 已售空
ui-player = 玩家
ui-items = 物品及其他
ui-hand = 你的手牌
ui-hand-empty = 你没有手牌。
ui-informer = 公开的告密者（{ $suit }）
ui-draw-tokens = { $count }个抽牌标记
ui-indictments-major = { $count }张重罪起诉书
ui-indictments-minor = { $count }张轻罪起诉书
ui-token = { $token }号标记（{ $suit }）：{ $kind }
ui-tokens-left = 未放置的遭遇标记：忠诚{ $loyal }个，告密者{ $informer }个
ui-answer = 已秘密选好：{ $action }
ui-stage = { $house }（{ $suit }）的聚会，第{ $round }轮
ui-stage-gin = { $house }（{ $suit }）的聚会，杜松子酒的额外一轮
ui-is-runner = { $name }（主办者）
ui-has-candelabra = { $name }（烛台）
ui-passed = 已跳过
ui-doll = 玩偶已拿出。
ui-dresses = 礼服：{ $suits }
ui-standing = 目前是{ $rank }：{ $cards }
ui-standing-choice = 目前是{ $rank }；主办者可在这些牌中选择：{ $cards }
ui-worth = 将带来：{ $worth }
ui-worth-none = 没有愉悦值

## Questions and answers

ui-choice-rogue = 打出{ $card }，数值可定为0至9
ui-violin = { $name }，要在轮次之外演奏小提琴吗？
ui-violin-later = 现在不
ui-violin-never = 聚会结束前都不
ui-say = 请输入1到{ $count }的编号，或“help”。
ui-not-understood = “{ $input }”不在选项之中。{ $say }
ui-not-now = 现在不能“{ $input }”（规则{ $rule }）。{ $say }
ui-unclear = “{ $input }”可能有几种意思：{ $choices }。
ui-hide = 按回车键隐藏画面，然后把机器交给{ $name }。
ui-ready = { $name }，确定只有你能看到屏幕后，请按回车键。
ui-undone = { $name }收回了上一个行动。
ui-no-undo = 没有可以收回的行动：之后已有牌或骰子亮出，或者别人已经行动。秘密做出的选择在这里不能收回。
ui-saved = 已保存到{ $path }。文件里有本局的所有秘密。继续游戏：
ui-not-saved = 无法写入文件{ $path }：{ $reason }
ui-foreign = { $path }里是别的内容，因此没有改动它。请另选文件名。
ui-save-how = 保存到哪里？请加上文件名，例如：save game.json
ui-safe-empty = 安全堆没有牌。
ui-why-nothing = 还没有发生任何事。
ui-no-rule = 没有规则“{ $rule }”。规则编号从G1到E3；“rule F”列出F章的规则。
ui-help-commands = 可以输入的内容
ui-help-table = 怎样看桌面
ui-help-rule = 此刻的规则：{ $title }（{ $rule }）
ui-legend-cards = 牌由花色和牌面表示：H7是红心7。牌面：J侍从，Q王后，C治安官，R流氓；HR=6是数值为6的流氓。牌下方是愉悦值的星数；莫莉卡下方是同花色每张欲望卡的奖励；威胁卡下方是“!”。
ui-legend-sites = 地点按顺时针编号。[H]是红心的莫莉小屋，H是它旁边的巡游地点，$是商店；@02是0号和2号玩家的棋子。
ui-legend-reputation = 名气：H4J+2表示红心4、红心侍从和2个红心方块。
ui-legend-odds = 证据3/7：达到7就查封小屋；已查封的小屋再有7个，游戏结束。百分比是以公开信息推算、本周若现在结束时被查封的机会。

command-number = 选择这个编号的选项
command-notation = 用右边的文字选择；只输入开头或只输入牌也可以
command-help = 显示这一页
command-why = 刚才发生的事依据哪些规则
command-rule = 某条规则的全文；“rule F”列出一章
command-table = 再看一遍桌面
command-log = 至今发生的事；“log all”从头显示
command-safe = 安全堆里的牌
command-items = 商店里和玩家持有的物品有什么作用
command-undo = 收回你的上一个行动，前提是没有揭示过什么
command-save = 保存游戏
command-quit = 离开；游戏会保留

## The end

ui-results = 结果
ui-points = 点数
ui-hanged = 被处以绞刑
ui-wins = 获胜
ui-seed = 种子：{ $seed }
    .text = 它的SHA-256就是开局显示的承诺值：{ $commitment }
ui-kept = 游戏保留在{ $path }。继续游戏：
ui-record = 本局的记录在{ $path }。公开所有牌来回顾：
ui-goodbye = 下次再见！

## Records

record-unfinished = 这一局没有结束。
