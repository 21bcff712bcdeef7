/** A table as somebody plans it, and what is asked of the server for it. */

import { t } from '../lib/words.svelte'
import type { Clock, NewTable } from './server'

export const MOST_SEATS = 5
/** The longest name of a person or a table that the server takes. */
export const LONGEST_NAME = 24

export interface Plan {
  name: string
  /** By seat: null for a person, or the name of a bot. */
  seats: (string | null)[]
  rules: NewTable['rules']
  items: NewTable['items']
  sentencing: NewTable['sentencing']
  public: boolean
  clock: Clock
  /** Several people share this device. */
  hotSeat: boolean
  /** By seat: what a person there is called, with hot seat. */
  names: string[]
}

export function planned(name: string, seats: Plan['seats']): Plan {
  return {
    name,
    seats,
    rules: 'rulebook',
    items: 'original',
    sentencing: 'trial',
    public: false,
    clock: { kind: 'none', seconds: 0, reserve: 0 },
    hotSeat: false,
    names: [],
  }
}

/** What a table is called if its maker does not mind: after the maker, as far as the name fits. */
export function defaultName(name: string): string {
  const own = name && t('web-new-name-of', { name })
  return own && [...own].length <= LONGEST_NAME ? own : t('web-new-name-plain')
}

/** Seats for so many players: those there were, then more people. */
export function resized(seats: Plan['seats'], count: number, more: string | null): Plan['seats'] {
  return Array.from({ length: count }, (_, i) => (i < seats.length ? (seats[i] ?? null) : more))
}

/** The seats for persons. */
export function people({ seats }: Plan): number[] {
  return seats.flatMap((bot, seat) => (bot === null ? [seat] : []))
}

/** Whether nobody else has to come before the game can begin. */
export function complete(plan: Plan): boolean {
  return plan.hotSeat || people(plan).length <= 1
}

export function tableOf(plan: Plan): NewTable {
  const { name, seats, rules, items, sentencing, clock } = plan
  const own = { name, seats, rules, items, sentencing, clock }
  if (complete(plan)) {
    const names = people(plan).map((seat) => plan.names[seat] ?? '')
    return { ...own, public: false, ...(plan.hotSeat && { hot_seat: true, names }) }
  }
  return { ...own, public: plan.public }
}

/** What a clock may be without much thought; seconds. */
export const PRESETS: Record<'live' | 'slow', readonly Clock[]> = {
  live: [
    { kind: 'live', seconds: 30, reserve: 300 },
    { kind: 'live', seconds: 60, reserve: 600 },
    { kind: 'live', seconds: 120, reserve: 1200 },
  ],
  slow: [
    { kind: 'slow', seconds: 86_400, reserve: 0 },
    { kind: 'slow', seconds: 172_800, reserve: 0 },
    { kind: 'slow', seconds: 604_800, reserve: 0 },
  ],
}

export function sameClock(a: Clock, b: Clock): boolean {
  return a.kind === b.kind && a.seconds === b.seconds && a.reserve === b.reserve
}
