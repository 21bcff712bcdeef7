/** The signs outside the page that somebody is waited for: the title, the icon, a quiet sound. */

import { prefs } from '../lib/prefs.svelte'
import type { TableSession } from '../lib/table.svelte'
import { t } from '../lib/words.svelte'

/** Two soft strokes of a small bell, a fifth apart. */
function ring(): void {
  const audio = new AudioContext()
  for (const [i, pitch] of [523.25, 783.99].entries()) {
    const at = audio.currentTime + i * 0.18
    const tone = new OscillatorNode(audio, { frequency: pitch, type: 'sine' })
    const volume = new GainNode(audio, { gain: 0 })
    volume.gain.setValueAtTime(0, at)
    volume.gain.linearRampToValueAtTime(0.08, at + 0.02)
    volume.gain.exponentialRampToValueAtTime(0.0005, at + 1.2)
    tone.connect(volume).connect(audio.destination)
    tone.start(at)
    tone.stop(at + 1.3)
  }
  setTimeout(() => void audio.close(), 2000)
}

function badge(on: boolean): void {
  document.querySelector('link[rel="icon"]')?.setAttribute('href', on ? './icon-turn.svg' : './icon.svg')
  const done = on ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.()
  done?.catch(() => {}) // Not every browser lets a page that is not installed have one.
}

/** Let the signs follow a table; called while a component is made. */
export function giveSigns(session: TableSession): void {
  let before = false
  $effect(() => {
    const wanted = session.myTurn || session.passTo !== undefined
    const name = session.table?.name ?? ''
    document.title = wanted ? t('web-table-title-turn', { name }) : `${name} · Molly House`
    badge(wanted)
    if (wanted && !before && prefs.sounds) ring()
    before = wanted
  })
  $effect(() => () => {
    document.title = 'Molly House'
    badge(false)
  })
}
