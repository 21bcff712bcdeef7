# Names of the game's pieces. Messages with .text also explain the piece. Inside a sentence a card is
# .the, in a list .inline; an item and a festivity are .a.

## Suits and cards

suit-cups = 圣杯
suit-fans = 折扇
suit-hearts = 红心
suit-pentacles = 星币

# $value (number) 1-9, $suit (string) the name of the suit
card-desire = { $suit }{ $value }
    .inline = { $suit }{ $value }
    .the = { $suit }{ $value }
card-jack = { $suit }侍从
    .inline = { $suit }侍从
    .the = { $suit }侍从
card-queen = { $suit }王后
    .inline = { $suit }王后
    .the = { $suit }王后
card-constable = { $suit }治安官
    .inline = { $suit }治安官
    .the = { $suit }治安官
card-rogue = { $suit }流氓
    .inline = { $suit }流氓
    .the = { $suit }流氓
# $value (number) 0-9, the value the rogue has in this festivity
card-rogue-valued = { $suit }流氓（数值{ $value }）
    .inline = { $suit }流氓（数值{ $value }）
    .the = { $suit }流氓（数值{ $value }）

## Sites, clockwise

site-0 = 克拉普妈妈之家
site-1 = 圣保罗大教堂
site-2 = 诺布尔街
site-3 = 穆尔菲尔兹
site-4 = 马芙小姐之家
site-5 = 皇家交易所
site-6 = 利德贺街
site-7 = 伦敦桥
site-8 = 苏琪·贝维尔之家
site-9 = 老圆庭
site-10 = 坎农街
site-11 = 圣詹姆斯公园
site-12 = 朱利叶斯·凯撒·泰勒之家
site-13 = 科文特花园广场
site-14 = 杜克街
site-15 = 林肯律师学院茅房

site-kind-house = 莫莉小屋
site-kind-cruise = 巡游地点
site-kind-shop = 商店

house-cups = { site-12 }
house-fans = { site-4 }
house-hearts = { site-8 }
house-pentacles = { site-0 }

## Items

item-notice = 报纸公告
    .a = 一张报纸公告
    .text = 在开放的莫莉小屋代替行动使用：把一个遭遇标记面朝上放在那里，市场中所有匹配的牌加入流言堆，威胁卡会使最臭名昭著者暴露。放忠诚，每张牌使你获得2点愉悦值；放告密者，你成为公开的告密者。
item-bribe = 贿赂
    .a = 一份贿赂
    .text = 代替行动使用：查看流言堆，秘密拿取其中一张牌加入手牌。
item-violin = 小提琴
    .a = 一把小提琴
    .text = 在聚会中确定获胜组合之前，随时使用：社区额外打出两张牌。
item-domino = 面具
    .a = 一个面具
    .text = 周末阶段洗匀流言堆之前使用：本周查封时忽略你的名气，因此你不会被起诉。
item-gin = 一瓶杜松子酒
    .a = 一瓶杜松子酒
    .text = 聚会的最后一张牌打出后使用：额外进行一轮，社区不出牌，每个人都可以出牌或跳过，包括先前跳过的玩家和公开的告密者。
item-dress-cups = 圣杯礼服
    .a = 一件圣杯礼服
    .text = 在聚会中刚打出一张圣杯牌后立即使用：惊喜舞会改为需要任意四张圣杯欲望卡，流氓也算，不必连续。打出几件礼服时，这些花色可以混合。
item-dress-fans = 折扇礼服
    .a = 一件折扇礼服
    .text = 在聚会中刚打出一张折扇牌后立即使用：惊喜舞会改为需要任意四张折扇欲望卡，流氓也算，不必连续。打出几件礼服时，这些花色可以混合。
item-dress-hearts = 红心礼服
    .a = 一件红心礼服
    .text = 在聚会中刚打出一张红心牌后立即使用：惊喜舞会改为需要任意四张红心欲望卡，流氓也算，不必连续。打出几件礼服时，这些花色可以混合。
item-dress-pentacles = 星币礼服
    .a = 一件星币礼服
    .text = 在聚会中刚打出一张星币牌后立即使用：惊喜舞会改为需要任意四张星币欲望卡，流氓也算，不必连续。打出几件礼服时，这些花色可以混合。
item-notice-updated = 报纸公告（更新版）
    .a = 一张报纸公告
    .text = 市场中有欲望卡时，在任何地点代替行动使用：市场中所有欲望卡要么全部放入流言堆，要么全部进入你的名气，有莫莉奖励，但牌上的星不计分。
item-domino-updated = 面具（更新版）
    .a = 一个面具
    .text = 在聚会中刚打出一张牌后立即使用：用它与社区的一张同花色的牌交换，两张牌从此归新的一方。
item-doll = 玩偶
    .a = 一个玩偶
    .text = 你是主办者时，本次聚会的第一张牌出现后立即使用：本次聚会必定是安静集会，有礼服也一样，但你和社区都不会因此失去愉悦值。

## Tokens and indictments

token-loyal = 忠诚
token-informer = 告密者
token-hidden = 面朝下的标记

indictment-major = 重罪起诉书
indictment-minor = 轻罪起诉书

## Festivities, from the highest rank down

rank-surprise-ball = 惊喜舞会
    .a = 惊喜舞会
    .text = 四张同花色、数字连续的欲望卡。打出礼服时：任意四张该花色的欲望卡，不必连续。
rank-christening = 洗礼
    .a = 洗礼
    .text = 一张王后和三张数值相同的欲望卡。
rank-dance = 舞蹈
    .a = 舞蹈
    .text = 一张侍从和三张数字连续的欲望卡，花色不限。
rank-quiet-gathering = 安静集会
    .a = 安静集会
    .text = 组不成其他组合时：数值最低的四张欲望卡。治安官算作数值为0的欲望卡，流氓忽略不计。

## Endings

ending-infiltration = 社区渗透
    .text = 四座莫莉小屋全部被查封，或有一座被查封的小屋有7个或更多证据。除成功的告密者外，所有玩家处以绞刑；胜利点数最高、大于0且没有平局的告密者获胜。
ending-survival = 社区生存
    .text = 一周结束时，社区愉悦值达到或超过阈值（1人或4人30，2人或3人35，5人25），并且没有发生社区渗透。未被绞死的玩家中，愉悦值最高的获胜。
ending-atrophy = 社区萎缩
    .text = 第五周结束时，既没有渗透，也没能生存。所有人都失败。

## Words of the table

term-community = 社区
term-market = 市场
term-deck = 恶习牌堆
term-gossip = 流言堆
term-safe = 安全堆
term-joy = 愉悦值
term-reputation = 名气
term-evidence = 证据
term-candelabra = 烛台
term-runner = 主办者
term-week = 周
term-hand = 手牌
term-draw-tokens = 抽牌标记

## Lists: fold list-more over all but the last, then list-two

list-two = { $a }和{ $b }
list-more = { $a }、{ $b }
list-none = 无
