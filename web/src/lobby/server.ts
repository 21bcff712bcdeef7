/**
 * What the lobby asks of the server.
 *
 * The types of what the server has learned after the generated ones were written stand here, and only here.
 */

import { client, done, prefix, Refusal, type Schemas } from '../lib/api'
import { keepInvites } from './invites'

export type Summary = Schemas['Summary']
export type Result = Schemas['Result']
export type Clock = Schemas['TableClock']

/** A table that I sit at, or of a frozen one only that it is. */
export type Mine = Schemas['MyTable'] | Schemas['FrozenTable']
export type MyTable = Schemas['MyTable']

export type NewTable = Omit<Schemas['NewTable'], 'clock' | 'hot_seat'> & {
  clock: Clock
  /** Whoever makes the table sits at all seats for persons, and passes the device around. */
  hot_seat?: boolean
  /** With hot seat: a name for each seat for a person. */
  names?: string[]
}

type Made = Schemas['NewTableAnswer'] & { invites?: (string | null)[] | null }

/** The bots from the best down; others, which were plugged in, come after them. */
const LADDER = ['strong', 'regular', 'simple', 'random']
/** What sits at every server. */
export const ALWAYS = ['simple', 'random']

/** The names of the bots that may sit down, the best first. */
export async function bots(): Promise<string[]> {
  const place = (name: string) => (LADDER.includes(name) ? LADDER.indexOf(name) : LADDER.length)
  try {
    const names = await done<unknown>(client.GET('/api/bots' as '/api/tables'))
    return (names as string[]).toSorted((a, b) => place(a) - place(b))
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return ALWAYS
    throw error
  }
}

/**
 * Make a table, keep its secrets, and begin at once if nobody is waited for. Answers its id.
 *
 * A table that could not be begun is there all the same: its maker begins it from there. Failing here
 * would make another one at the next attempt.
 */
export async function makeTable(wanted: NewTable, begin: boolean): Promise<string> {
  const made: Made = await done(client.POST('/api/tables', { body: { hot_seat: false, ...wanted } }))
  keepInvites(made.id, made)
  if (begin) {
    const path = { table_id: made.id }
    await done(client.POST('/api/tables/{table_id}/start', { params: { path } })).catch(() => {})
  }
  return made.id
}

/** A finished game from elsewhere that the server keeps for me. */
export interface KeptRecord {
  id: string
  players: { name: string; bot: string | null }[]
  result: Result
  /** When it came, in seconds since the epoch. */
  created: number
}

const RECORDS = '/api/records'

/** What came of reading a record: what was checked, and where it is kept, if the server keeps it. */
export type Read = Schemas['CheckedRecord'] & { id?: string }

export async function readRecord(record: Schemas['Record']): Promise<Read> {
  return done(client.POST(RECORDS, { body: record }))
}

/** The records that are kept for me; none from a server that keeps none. */
export async function keptRecords(): Promise<KeptRecord[]> {
  try {
    return (await done<unknown>(client.GET(RECORDS as '/api/tables'))) as KeptRecord[]
  } catch (error) {
    if (error instanceof Refusal && [404, 405].includes(error.status)) return []
    throw error
  }
}

export async function forgetRecord(id: string): Promise<void> {
  const path = `${RECORDS}/${id}` as '/api/me'
  await done(client.request('delete' as 'get', path))
}

/** Where a record can be fetched as a file. */
export function recordAddress(id: string): string {
  return `${prefix}${RECORDS}/${encodeURIComponent(id)}`
}
