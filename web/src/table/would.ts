/** What a choice would do, in a sentence for somebody who does not know the rules yet. */

import { CARDS, SITES, isThreat, suitOf } from '../lib/box'
import type { Choice } from '../lib/choices'
import type { View } from '../lib/types'
import type { Arguments, Words } from '../lib/words.svelte'
import { aboutCard, aboutItem, itemAt, suit } from './says'

const ITEM_OF: Partial<Record<Choice['kind'], string>> = {
  bribe: 'bribe',
  notice: 'notice',
  'notice-market': 'notice-updated',
  swap: 'domino-updated',
  doll: 'doll',
  gin: 'gin',
  violin: 'violin',
  domino: 'domino',
}

/** The rule behind each kind of choice, to be opened from the question. */
const RULE_OF: Record<Choice['kind'], string> = {
  start: 'S3',
  move: 'T4',
  'lie-low': 'A1',
  indulge: 'A2',
  accuse: 'A3',
  cruise: 'A4',
  shop: 'A5',
  drop: 'A5',
  festivity: 'A6',
  bribe: 'I2',
  take: 'I2',
  notice: 'I5',
  'notice-market': 'I7',
  play: 'F3',
  pass: 'F3',
  dress: 'I4',
  swap: 'I8',
  doll: 'I9',
  gin: 'I1',
  violin: 'I6',
  'no-item': 'F13',
  select: 'F6',
  cubes: 'F8',
  gossip: 'F10',
  'gossip-rest': 'F10',
  discard: 'G3',
  domino: 'I3',
  encounter: 'W6',
}

export function ruleOf(choice: Choice): string {
  return RULE_OF[choice.kind]
}

/** The sentence; empty where the choice says it all. */
export function would(lang: Words, choice: Choice, view: View | null): string {
  const item = choice.kind === 'dress' ? `dress-${choice.suit}` : ITEM_OF[choice.kind]
  if (item && choice.option !== 'no') return lang.text(`item-${item}`, undefined, 'text')
  const here = view?.seat == null ? null : view.players[view.seat]?.pawn
  switch (choice.kind) {
    case 'move':
      return atSite(lang, choice.site as number, view)
    case 'start':
      return starting(lang, choice)
    case 'cruise': {
      const danger = view && choice.card && view.houses[suitOf(choice.card)].raided
      return lang.text(danger ? 'web-table-would-cruise-danger' : 'web-table-would-cruise')
    }
    case 'shop': {
      const sold = view && here != null ? itemAt(view, here) : null
      return sold
        ? lang.text('web-table-would-shop', { item: aboutItem(lang, sold).lines?.[0] ?? '' })
        : ''
    }
    case 'drop':
      return choice.item ? (aboutItem(lang, choice.item).lines?.[0] ?? '') : ''
    case 'play':
    case 'indulge': {
      const does = lang.text(`web-table-would-${choice.kind}`)
      // A rogue's figure has been said already.
      if (!choice.card || !isThreat(choice.card) || choice.value !== undefined) return does
      const { lines = [] } = aboutCard(lang, choice.card, null, [])
      const more = choice.kind === 'play' ? lines.slice(0, 1) : lines
      return [does, ...more].join(lang.code === 'zh-Hans' ? '' : ' ')
    }
    default: {
      const message = `web-table-would-${choice.kind}${choice.option ? `-${choice.option}` : ''}`
      return lang.has(message) ? lang.text(message) : ''
    }
  }
}

function starting(lang: Words, { card }: Choice): string {
  if (!card) return ''
  const args: Arguments = {
    suit: suit(lang, suitOf(card)),
    house: lang.text(`house-${suitOf(card)}`),
    joy: CARDS[card]?.joy ?? 0,
  }
  const kind = isThreat(card) ? 'threat' : /\d/.test(card) ? 'desire' : 'molly'
  return lang.text(`web-table-would-start-${kind}`, args)
}

function atSite(lang: Words, number: number, view: View | null): string {
  const site = SITES[number]
  if (!site) return ''
  if (!site.suit) {
    const item = view && itemAt(view, number)
    return item
      ? lang.text('web-table-would-move-shop', { item: lang.text(`item-${item}`) })
      : lang.text('web-table-would-move-empty')
  }
  const raided = view?.houses[site.suit].raided ? '-raided' : ''
  return lang.text(`web-table-would-move-${site.kind}${raided}`, { suit: suit(lang, site.suit) })
}
