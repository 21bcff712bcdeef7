/** The moments of a game that are worth going back to. */

import { eventLine } from '../lib/narrate'
import type { GameEvent, Suit } from '../lib/types'
import type { Words } from '../lib/words.svelte'

export interface Moment {
  /** Of the replay: the moment as it was just afterwards. */
  step: number
  week: number
  kind: 'festivity' | 'raid' | 'informer' | 'exposure'
  event: GameEvent
  /** Of a festivity. */
  house?: Suit
}

/** From how many cards on an exposure is told again. */
const MANY = 3

/** @param log what every step told */
export function momentsOf(log: readonly (readonly GameEvent[])[]): Moment[] {
  const found: Moment[] = []
  let week = 1
  let house: Suit | undefined
  log.forEach((events, step) => {
    for (const event of events) {
      if (event.event === 'week') week = event.amount
      else if (event.event === 'festivity') house = event.suit
      else if (event.event === 'festivity-ends')
        found.push({ step, week, kind: 'festivity', event, house })
      else if (event.event === 'raid') found.push({ step, week, kind: 'raid', event })
      else if (event.event === 'informer-revealed') found.push({ step, week, kind: 'informer', event })
      else if (event.event === 'exposed' && event.cards.length >= MANY) {
        found.push({ step, week, kind: 'exposure', event })
      }
    }
  })
  return found
}

export function momentLine(lang: Words, { event, house }: Moment, names: readonly string[]): string {
  if (event.event === 'festivity-ends' && house) {
    return lang.text('web-end-festivity', {
      name: names[event.seat as number] ?? '',
      house: lang.text(`house-${house}`),
      rank: lang.text(`rank-${event.rank.replace(' ', '-')}`),
    })
  }
  return eventLine(lang, event, names) ?? ''
}
