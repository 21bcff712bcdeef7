/** Tables in words: their clock, the time left, what they play with. */

import { t, words } from '../lib/words.svelte'
import type { Clock, Summary } from './server'

const UNITS = [
  ['days', 86_400],
  ['hours', 3600],
  ['minutes', 60],
  ['seconds', 1],
] as const

/** A length of time, exactly, in the largest unit that it fills: `90 seconds`, `2 hours`. */
export function duration(seconds: number): string {
  const [unit, size] = UNITS.find(([, size]) => seconds > 0 && seconds % size === 0) ?? UNITS[3]
  return t(`web-tables-time-${unit}`, { count: seconds / size })
}

/** The time until a moment, roughly. */
export function left(until: number, now = Date.now() / 1000): string {
  const seconds = Math.max(0, Math.floor(until - now))
  const [unit, size] = UNITS.find(([, size]) => seconds >= 2 * size) ?? UNITS[3]
  return t('web-tables-left', {
    time: t(`web-tables-time-${unit}`, { count: Math.floor(seconds / size) }),
  })
}

export function clockInWords({ kind, seconds, reserve }: Clock): string {
  if (kind === 'none') return t('web-tables-clock-none')
  const time = duration(seconds)
  return reserve
    ? t('web-tables-clock-reserve', { time, reserve: duration(reserve) })
    : t('web-tables-clock', { time })
}

/** What a table plays with, where it is not the usual; the clock always. */
export function optionsInWords({ options, clock }: Pick<Summary, 'options' | 'clock'>): string[] {
  const unusual = [
    ...(options.rules === 'published' ? [t('web-tables-rules-published')] : []),
    ...(options.items === 'updated' ? [t('web-tables-items-updated')] : []),
    ...(options.sentencing === 'flat' ? [t('web-tables-sentencing-flat')] : []),
  ]
  return [...(unusual.length ? unusual : [t('web-tables-rules-usual')]), clockInWords(clock)]
}

/** Who is waited for, by name. */
export function waitedFor({ seats, waiting_for }: Pick<Summary, 'seats' | 'waiting_for'>): string {
  return words().join(waiting_for.map((seat) => seats[seat]?.name ?? ''))
}
