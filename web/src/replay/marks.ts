/** What one may want to jump to in a replay. */

import { player } from '../lib/narrate'
import type { GameEvent, Suit } from '../lib/types'
import type { Arguments, Words } from '../lib/words.svelte'

const KINDS = ['week', 'festivity', 'week-ends', 'raid', 'informer-revealed', 'game-ends'] as const

export interface Mark {
  step: number
  event: GameEvent
}

/** The marks of a game, from what its steps told, in order. */
export function marks(told: readonly (readonly GameEvent[] | undefined)[]): Mark[] {
  return told.flatMap((events, step) =>
    (events ?? [])
      .filter((event) => KINDS.some((kind) => kind === event.event))
      .map((event) => ({ step, event })),
  )
}

export function markLabel(lang: Words, { event }: Mark, names: readonly string[]): string {
  const facts = event as { seat?: number; suit?: Suit; amount?: number }
  const args: Arguments = {}
  if (typeof facts.seat === 'number') args.name = player(lang, facts.seat, names)
  if (facts.suit) args.house = lang.text(`house-${facts.suit}`)
  if (facts.amount !== undefined) args.week = facts.amount
  return lang.text(`web-replay-mark-${event.event}`, args)
}
