/** What the parts of a table share: which state is looked at, and what choosing does. */

import { getContext, setContext } from 'svelte'
import type { Choice, Targets } from './choices'
import type { Summary, View } from './types'

/**
 * A table as its parts see it: one that is being played (TableSession), or a moment of a replay, at which
 * nothing can be chosen.
 */
export interface TableLike {
  readonly view: View | null
  /** Whose eyes these are; null for a spectator's. */
  readonly seat: number | null
  readonly names: readonly string[]
  /** What everybody may know of the table apart from the game; null in a replay of a record. */
  readonly table: Summary | null
  /** Seats whose answer the game waits for. */
  readonly asked: readonly number[]
  readonly choices: readonly Choice[]
  readonly targets: Targets
  /** What was chosen and awaits confirmation. */
  readonly pending: Choice | undefined
  readonly sending: boolean
  /** The card of the hand that is picked, where several actions begin with one card. */
  picked: string | undefined
  choose(choice: Choice): void
}

const KEY = Symbol('table')

export function provideTable<T extends TableLike>(table: T): T {
  return setContext(KEY, table)
}

/** The table that a part belongs to. Its fields are reactive: do not take them apart. */
export function useTable(): TableLike {
  return getContext(KEY)
}
