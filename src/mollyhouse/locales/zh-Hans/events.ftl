# The log: one message for each event, event-<name>, or event-<name>-<variant> where it can happen in
# several ways. The attribute .own also tells what only the player concerned may know.
# $name, $target: players; $card, $other: .the of a card; $cards, $count: a list of cards, how many;
# $item, $rank: .a of an item, a festivity; $suit, $house, $site: names; the rest are numbers.

## Setup, and what happens anywhere

event-candelabra-first = { $name }拿取烛台，最先行动。
event-candelabra-week = 恶习牌堆已空：{ $name }拿取烛台，本周结束。
event-market = { $card }进入市场。
event-gossip-dealt = 一张牌面朝下放入流言堆。
event-draw = { $name }抽{ $amount }张牌。
    .own = { $name }抽{ $amount }张牌：{ $cards }。
event-draw-returned = { $name }用抽牌标记换{ $amount }张牌。
    .own = { $name }用抽牌标记换{ $amount }张牌：{ $cards }。
event-draw-tokens = 恶习牌堆已空：{ $name }有{ $amount }张牌没能抽到，改拿{ $amount }个抽牌标记。
event-draw-tokens-threats = { $name }展示了威胁卡，获得{ $amount }个抽牌标记。
event-stocked = { $site }的商店摆出{ $item }。
event-ready = { $name }已经秘密选好。
    .own = { $name }已经秘密选好：“{ $action }”。
event-changed = { $name }把秘密选择改为：“{ $action }”。
event-opening = { $name }以{ $card }开始自己的名气，从{ $site }出发。
event-opening-threat = { $name }从{ $site }出发，展示{ $card }：这是威胁卡，放入安全堆。
event-joy-gain = { $name }获得{ $amount }点愉悦值，现为{ $total }点。
event-joy-loss = { $name }失去{ $amount }点愉悦值，现为{ $total }点。
event-joy-community-gain = 社区获得{ $amount }点愉悦值，现为{ $total }点。
event-joy-community-loss = 社区失去{ $amount }点愉悦值，现为{ $total }点。
event-joy-molly = { $name }因莫莉奖励再获得{ $amount }点愉悦值，现为{ $total }点。
event-joy-runner-gain = 主办者{ $name }凭这座小屋花色的名气获得{ $amount }点愉悦值，现为{ $total }点。
event-joy-runner-loss = 主办者{ $name }因这座小屋花色的名气失去{ $amount }点愉悦值，现为{ $total }点。
event-cubes = { $name }获得{ $amount }个{ $suit }方块。
event-cubes-pride = 依骄傲规则，{ $name }获得{ $amount }个{ $suit }方块。

## Exposed: who, by which threat, why, and with $loss what it costs

event-exposed-market = { $name }因{ $card }而暴露：它离开了市场，而{ $name }最臭名昭著，名气中{ $suit }牌的数值总和无人超过。{ $loss }
event-exposed-played = { $name }因{ $card }而暴露：它由{ $name }打出，没有选入获胜组合。{ $loss }
event-exposed-community = { $name }因{ $card }而暴露：它由社区打出，没有选入获胜组合，所以人人都会暴露。{ $loss }
event-exposed-hand = { $name }因{ $card }而暴露：到了周末，它还在{ $name }手中。{ $loss }
exposure-loss = 失去{ $count }张名气牌，移入流言堆：{ $cards }；换来{ $count }个{ $suit }方块。
exposure-nothing = 名气中没有{ $suit }牌，所以没有损失。
event-nobody-exposed = 没有人因{ $card }而暴露：谁的名气中都没有{ $suit }牌。

## The turn and its action

event-turn = 轮到{ $name }。
event-roll = { $name }掷出{ $die1 }和{ $die2 }。
event-roll-double = { $name }的两颗骰子都掷出{ $die1 }。
die =
    { $boots ->
        [0] 市场弃牌
       *[other] { $boots }只靴子
    }
event-market-to-safe = 市场中的{ $card }离开，放入安全堆。
event-market-to-gossip = 市场中的{ $card }离开，加入流言堆。
event-move = { $name }现在位于{ $site }。
event-excess = 超出手牌上限：{ $name }把一张牌面朝下放入流言堆。
    .own = 超出手牌上限：{ $name }把{ $card }面朝下放入流言堆。
event-excess-safe = 超出手牌上限：{ $name }是公开的告密者，把{ $card }放入安全堆。
event-lie-low = { $name }深居简出。
event-indulge = { $name }放纵一番，从市场拿走{ $card }。
event-accuse-loyal = { $name }指控{ $target }：翻开{ $house }的标记，是忠诚。
event-accuse-informer = { $name }指控{ $target }：翻开{ $house }的标记，是告密者！
event-informer-revealed = { $name }成为公开的告密者，标记在{ $house }。
event-informer-revealed-cards = { $name }成为公开的告密者，标记在{ $house }。以下名气牌移入安全堆，没有方块：{ $cards }。
event-cruise = { $name }在{ $site }巡游：{ $card }加入名气。
event-dangerous-cruising = 危险巡游，旁边的小屋已被查封：{ $card }离开{ $name }的名气，移入流言堆。
event-shop = { $name }从{ $site }的商店拿走{ $item }。
event-drop = { $name }最多持有两件物品，弃掉{ $item }。
event-early-end = 所有玩家在最后一座开放的小屋都是公开的告密者：本周立即结束，视为第五周。{ $name }拿取烛台。

## The festivity

event-festivity = { $name }在{ $house }举办聚会，成为主办者，拿取烛台。
event-round = 聚会第{ $amount }轮开始。
event-played = { $name }打出{ $card }。
event-played-rogue = { $name }打出{ $card }，数值定为{ $value }。
event-played-community = 社区打出{ $card }。
event-played-community-rogue = 社区打出{ $card }，掷骰定数值为{ $value }。
event-gossip-shuffled = 恶习牌堆已空：洗匀流言堆，由社区打出其顶牌。
event-no-community-card = 恶习牌堆和流言堆都空了：社区不出牌。
event-barred = { $name }在这座小屋是公开的告密者，不能出牌，改为替社区翻开一张牌。
event-pass = { $name }跳过。
event-no-item = { $name }不使用物品。
event-rank = 这次聚会是{ $rank }。
event-rank-dress = 礼服登场，这次聚会是{ $rank }。
event-rank-doll = 有玩偶在，这次聚会是{ $rank }。
event-select = { $name }选{ $card }进入获胜组合。
event-winning-set = 获胜组合：{ $cards }。
event-winning-set-empty = 没有符合条件的牌：获胜组合是空的。
event-reputation = 加入{ $name }的名气：{ $cards }。
event-community-scores = 社区的牌计分，然后放入安全堆：{ $cards }。
event-foiled = 挫败威胁：{ $name }打出的{ $card }放入安全堆。
event-foiled-community = 挫败威胁：社区打出的{ $card }放入安全堆，并波及每个人的名气。
event-foil-loses = 因挫败的威胁，{ $name }的名气牌移入安全堆：{ $cards }。
event-no-cubes = 依骄傲规则，{ $name }不拿方块。
event-known-threat = { $name }是公开的告密者，名气牌移入安全堆：{ $cards }。
event-to-gossip = 没有选中：{ $name }打出的{ $card }加入流言堆。
event-to-gossip-community = 没有选中：社区打出的{ $card }加入流言堆。
event-festivity-ends = { $name }的聚会结束了。

## Items

event-item-notice = { $name }发布一张报纸公告。
event-item-bribe = { $name }行贿。
event-item-violin = { $name }拉起小提琴：社区额外打出两张牌。
event-item-domino = { $name }戴上面具：本周查封时忽略{ $name }的名气。
event-item-gin = { $name }打开一瓶杜松子酒：额外进行一轮，每个人都可以出牌或跳过。
event-item-dress = { $name }穿上{ $suit }礼服：任意四张{ $suit }欲望卡就能组成惊喜舞会。
event-item-notice-updated = { $name }就市场中的欲望卡发布一张报纸公告。
event-item-domino-updated = { $name }戴上面具，与社区交换一张牌。
event-item-doll = { $name }拿出玩偶：这次聚会必定是安静集会，但不会有人因此失去愉悦值。
event-look = { $name }查看流言堆，共{ $amount }张牌。
    .own = { $name }查看流言堆，共{ $amount }张牌：{ $cards }。
event-take = { $name }从流言堆秘密拿走一张牌。
    .own = { $name }从流言堆秘密拿走{ $card }。
event-notice-loyal = { $name }把一个忠诚标记面朝上放在{ $house }：市场中匹配的牌加入流言堆。
event-notice-informer = { $name }把告密者标记面朝上放在{ $house }：市场中匹配的牌加入流言堆。
event-notice-gossip = { $name }让市场中的欲望卡加入流言堆：{ $cards }。
event-swap = { $name }用{ $card }换来{ $other }：两张牌从此算作由新的一方打出。
event-no-domino = { $name }不戴面具。

## The end of the week

event-week-ends = 第{ $amount }周结束：从{ $name }开始，顺时针展示手中所有的威胁卡。
event-threat-revealed = { $name }展示手中的{ $card }，加入流言堆。
event-gossip-safe = 流言堆的三分之一放入安全堆：{ $cards }。
event-gossip-safe-none = 流言堆的牌太少，没有一张能放入安全堆。
event-gossip-revealed = 协会揭示其余的流言：{ $cards }。
event-gossip-revealed-none = 没有流言可供协会揭示。
event-evidence = 协会找到{ $amount }个不利于{ $house }的证据（{ $suit }：威胁卡张数乘以欲望卡与莫莉卡张数），小屋现有{ $total }个。
event-raid = { $house }被查封！归还7个证据，留下{ $total }个；在它两旁巡游从此有危险。
event-indicted-major = { $name }获得重罪起诉书：{ $house }被查封时，{ $suit }名气最高。
    .own = { $name }获得重罪起诉书：{ $house }被查封时，{ $suit }名气最高。上面写着：{ $face }
event-indicted-minor = { $name }获得轻罪起诉书：{ $house }被查封时，{ $suit }名气第二高。
    .own = { $name }获得轻罪起诉书：{ $house }被查封时，{ $suit }名气第二高。上面写着：{ $face }
event-indicted-informer = { $name }再获得一张重罪起诉书：告密者标记所在的{ $house }仍然开放。
    .own = { $name }再获得一张重罪起诉书：告密者标记所在的{ $house }仍然开放。上面写着：{ $face }
indictment-face = 掷出{ $needed }或以上定罪，失去{ $convicted }点愉悦值；低于此数无罪，失去{ $acquitted }点。
indictment-face-noose = 掷出{ $needed }或以上定罪，处以绞刑；低于此数无罪，失去{ $acquitted }点愉悦值。
event-no-indictment-left =
    { $kind ->
        [major] 重罪起诉书已发完，{ $name }改为失去愉悦值。
       *[minor] 轻罪起诉书已发完，{ $name }改为失去愉悦值。
    }
event-encounter = { $name }把{ $token }号标记面朝下放在{ $house }。
    .own =
        { $kind ->
            [informer] { $name }把{ $token }号标记面朝下放在{ $house }：告密者。
           *[loyal] { $name }把{ $token }号标记面朝下放在{ $house }：忠诚。
        }
event-new-deck = 洗匀{ $amount }张牌，组成新的恶习牌堆。
event-week = 第{ $amount }周开始。

## The end of the game

event-game-ends-infiltration = 游戏以社区渗透告终：四座小屋全部被查封，或者一座已查封的小屋有7个或更多证据。
event-game-ends-survival = 游戏以社区生存告终：愉悦值足以让大家继续下去。
event-game-ends-atrophy = 游戏以社区萎缩告终：时间用尽，愉悦值还不够。
event-token-revealed-loyal = 翻开{ $name }在{ $house }的{ $token }号标记：忠诚。
event-token-revealed-informer = 翻开{ $name }在{ $house }的{ $token }号标记：告密者。
event-points = { $name }在{ $house }告密成功，胜利点数为{ $total }。
event-indictment-shown-major = { $name }翻开一张重罪起诉书：{ $face }
event-indictment-shown-minor = { $name }翻开一张轻罪起诉书：{ $face }
event-pardon =
    { $amount ->
        [0] { $name }是成功的告密者，获得赦免；没有起诉书可弃。
       *[other] { $name }是成功的告密者，获得赦免，弃掉{ $amount }张起诉书。
    }
event-convicted = { $name }受审：{ $needed }或以上定罪，掷出{ $value }。罪名成立，代价是{ $convicted }点愉悦值。
event-convicted-hanged = { $name }受审：{ $needed }或以上定罪，掷出{ $value }。罪名成立，判处绞刑。
event-acquitted = { $name }受审：{ $needed }或以上定罪，掷出{ $value }。无罪，代价是{ $acquitted }点愉悦值。
event-hanged = { $name }被处以绞刑。
event-hanged-infiltration = { $name }被处以绞刑：没有告密者标记放在被查封的小屋。
event-loyal-tokens = { $name }有{ $amount }个忠诚标记放在仍然开放的小屋。
event-indictment-sentence =
    { $kind ->
        [major] { $name }因一张重罪起诉书接受固定刑罚。
       *[minor] { $name }因一张轻罪起诉书接受固定刑罚。
    }
event-unused-items = { $name }有{ $amount }件未使用的物品。
event-winners-infiltration = { $names }获胜，胜利点数最高。
event-winners-infiltration-none = 所有人都失败：没有人以大于0的胜利点数独占第一。
event-winners-survival =
    { $count ->
        [1] { $names }获胜，在未被绞死的玩家中愉悦值最高。
       *[other] { $names }共享胜利，在未被绞死的玩家中愉悦值最高。
    }
event-winners-survival-none = 无人获胜：所有人都被绞死。
event-winners-atrophy-none = 所有人都失败。
outcome-hanged = 被处以绞刑：{ $names }。
