/** What is said of the pieces, in their tooltips and to those who do not see them. */

import { CARDS, RAID_EVIDENCE, SITES, faceOf, isThreat, suitOf } from '../lib/box'
import { card as cardName, choiceLabel, indictmentFace } from '../lib/narrate'
import { read } from '../lib/choices'
import type { Card, Item, Player, Suit, View } from '../lib/types'
import type { Words } from '../lib/words.svelte'
import type { Told } from './tip.svelte'

const MOLLIES: Record<string, number> = { J: 2, Q: 3 }

export function suit(lang: Words, of: Suit): string {
  return lang.text(`suit-${of}`)
}

export function percent(lang: Words, share: number): string {
  return new Intl.NumberFormat(lang.code, { style: 'percent' }).format(share)
}

/** What a card is good for. */
export function aboutCard(lang: Words, code: Card, view: View | null, names: readonly string[]): Told {
  const title = cardName(lang, code)
  const args = { suit: suit(lang, suitOf(code)), joy: CARDS[code]?.joy ?? 0 }
  const face = faceOf(code)
  if (!isThreat(code)) {
    const bonus = MOLLIES[face]
    const text = bonus
      ? lang.text('web-table-card-molly', { ...args, bonus })
      : lang.text('web-table-card-desire', args)
    return { title, lines: [text] }
  }
  const lines = [
    lang.text(face === 'C' ? 'web-table-card-constable' : 'web-table-card-rogue', args),
    lang.text('web-table-card-threat', args),
  ]
  if (view?.market.includes(code)) lines.push(exposes(lang, suitOf(code), view, names))
  return { title, lines }
}

/** Whom a threat of the suit would expose if it left the market now. */
function exposes(lang: Words, of: Suit, view: View, names: readonly string[]): string {
  const seats = view.infamous[of]
  if (!seats.length) return lang.text('web-table-exposes-nobody', { suit: suit(lang, of) })
  return lang.text('web-table-exposes', {
    names: lang.join(seats.map((seat) => names[seat] ?? '')),
    suit: suit(lang, of),
  })
}

export function aboutItem(lang: Words, item: Item): Told {
  return { title: lang.text(`item-${item}`), lines: [lang.text(`item-${item}`, undefined, 'text')] }
}

/** The item that lies in the shop at a site. */
export function itemAt(view: View, site: number): Item | null {
  return view.shops[(site - 2) / 4] ?? null
}

/** What there is to know about a site, piece by piece. */
export function aboutSite(lang: Words, site: number, view: View, names: readonly string[]): string[] {
  const place = SITES[site]
  if (!place) return []
  const kind = lang.text(`site-kind-${place.kind}`)
  const facts: string[] = []
  if (place.suit) {
    const of = suit(lang, place.suit)
    const { raided, evidence } = view.houses[place.suit]
    facts.push(lang.text('web-table-site-kind', { kind, suit: of }))
    if (place.kind === 'cruise') {
      if (raided) facts.push(lang.text('web-table-site-danger'))
    } else {
      facts.push(lang.text('web-table-evidence', { evidence, limit: RAID_EVIDENCE }))
      if (raided) facts.push(lang.text('web-table-raided'))
      else facts.push(lang.text('web-table-odds', { chance: percent(lang, view.odds[place.suit].raid) }))
      for (const { seat, tokens } of view.players)
        for (const { house, kind: side } of tokens)
          if (house === place.suit)
            facts.push(
              lang.text('web-table-token-of', {
                name: names[seat] ?? '',
                kind: lang.text(`token-${side}`),
              }),
            )
    }
  } else {
    const item = itemAt(view, site)
    facts.push(
      kind,
      item
        ? lang.text('web-table-sells', { item: lang.text(`item-${item}`) })
        : lang.text('web-table-sold'),
    )
  }
  const here = view.players.filter(({ pawn }) => pawn === site).map(({ seat }) => names[seat] ?? '')
  if (here.length)
    facts.push(lang.text('web-table-here', { names: lang.join(here), count: here.length }))
  return facts
}

/** Facts one after the other, as one text. */
export function together(facts: readonly string[]): string {
  return facts.join(' · ')
}

/** What somebody has of a suit. */
export function aboutReputation(lang: Words, player: Player, of: Suit, name: string): Told {
  const cards = player.reputation.cards.filter((code) => suitOf(code) === of)
  const cubes = player.reputation.cubes[of]
  return {
    title: lang.text('web-table-reputation', {
      name,
      suit: suit(lang, of),
      total: player.reputation.total[of],
    }),
    lines: [
      lang.text('web-table-reputation-cards', {
        cards: lang.join(cards.map((code) => cardName(lang, code))),
        count: cards.length,
      }),
      lang.text('web-table-reputation-cubes', { count: cubes }),
    ],
    cards,
    cubes: { suit: of, count: cubes },
  }
}

/** What was chosen in secret. */
export function chosen(lang: Words, answer: string, names: readonly string[]): string {
  return lang.text('web-table-answer', { action: choiceLabel(lang, read(answer), names) })
}

/** The indictments that lie before somebody; of those whose print is known, what they say. */
export function aboutIndictments(lang: Words, player: Player, title: string): Told {
  const faces = player.indictments.flatMap((one) =>
    'convicted_on' in one ? [indictmentFace(lang, one)] : [],
  )
  return { title, lines: faces.length ? faces : [lang.text('web-table-indicted-text')] }
}
