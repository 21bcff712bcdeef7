/** For tests: the table of the server's own documentation, in the middle of a festivity, as it is needed. */

import document from '../generated/openapi.json'
import type { Festivity, GameEvent, Snapshot } from '../lib/types'

const path = document.paths['/api/tables/{table_id}'].get.responses['200'].content['application/json']

/** The example: Anna looks on, Simple 3 runs a festivity, and one card lies. */
export function snapshot(): Snapshot {
  return structuredClone(path.example) as unknown as Snapshot
}

export function withFestivity(changes: Partial<Festivity>): Snapshot {
  const now = snapshot()
  Object.assign(now.view?.festivity ?? {}, changes)
  return now
}

/** Events as they are told, without the rule where it does not matter. */
export function events(...told: object[]): GameEvent[] {
  return told.map((event) => ({ rule: 'F7', ...event }) as GameEvent)
}
