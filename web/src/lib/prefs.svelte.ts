/** What somebody wishes for on this device: kept in local storage, and nowhere else. */

export type Theme = 'candlelight' | 'daylight'
export const LANGUAGES = ['en', 'zh-Hans', 'es'] as const
export type Code = (typeof LANGUAGES)[number]

interface Wishes {
  language: Code
  theme: Theme
  /** Ask again before an action is sent. */
  confirm: boolean
  sounds: boolean
  /** How fast things move: the share of the usual time, 0 for not at all. */
  pace: number
  /** The last name that was given, offered again on a new start. */
  name: string
}

const KEY = 'mollyhouse'

/** The best of the languages for a wish of the browser such as `zh-CN`. */
export function negotiate(wishes: readonly string[]): Code {
  for (const wish of wishes) {
    const found = LANGUAGES.find((code) => code.split('-')[0] === wish.split('-')[0]?.toLowerCase())
    if (found) return found
  }
  return 'en'
}

function defaults(): Wishes {
  return {
    language: negotiate(navigator.languages ?? [navigator.language]),
    theme: 'candlelight',
    confirm: true,
    sounds: false,
    pace: 1,
    name: '',
  }
}

/** What is kept, as far as it is what this version keeps; anything else is as it was at first. */
function remembered(): Wishes {
  const wishes = defaults()
  let kept: Partial<Record<keyof Wishes, unknown>> = {}
  try {
    kept = (JSON.parse(localStorage.getItem(KEY) ?? '{}') as typeof kept | null) ?? {}
  } catch {
    // Storage may be forbidden, or hold something else: then nothing was remembered.
  }
  if (LANGUAGES.some((code) => code === kept.language)) wishes.language = kept.language as Code
  if (kept.theme === 'candlelight' || kept.theme === 'daylight') wishes.theme = kept.theme
  if (typeof kept.confirm === 'boolean') wishes.confirm = kept.confirm
  if (typeof kept.sounds === 'boolean') wishes.sounds = kept.sounds
  if (typeof kept.pace === 'number' && kept.pace >= 0 && kept.pace <= 2) wishes.pace = kept.pace
  if (typeof kept.name === 'string') wishes.name = kept.name.slice(0, 64)
  return wishes
}

export const prefs = $state(remembered())

/** Keep the wishes whenever one changes, and let the page look as they say. Called once. */
export function keepPrefs(): void {
  $effect(() => {
    const text = JSON.stringify(prefs)
    try {
      localStorage.setItem(KEY, text)
    } catch {
      // Not kept; they hold until the page is left.
    }
    const root = document.documentElement
    root.dataset.theme = prefs.theme
    root.dataset.still = String(prefs.pace === 0)
  })
}
