/** For tests: a table at which nothing happens but what the test says. */

import type { Snapshot, View } from '../lib/types'
import { snapshot } from '../stage/example'

/** The documented snapshot between two festivities, with Anna to act. */
export function quiet(changes: Partial<View> = {}): Snapshot {
  const now = snapshot()
  now.table.status = 'playing'
  now.table.waiting_for = [0]
  now.legal = []
  now.undo = false
  Object.assign(now.view as View, { festivity: null, dice: null, ...changes })
  return now
}
