/** How long things move: never for those who wish for no motion. */

import { prefs } from './prefs.svelte'

const still = window.matchMedia('(prefers-reduced-motion: reduce)')

/** Whether nothing should move. */
export function isStill(): boolean {
  return prefs.pace === 0 || still.matches
}

/** Milliseconds of a movement that usually takes so long. */
export function ms(usual: number): number {
  return isStill() ? 0 : usual * prefs.pace
}
