/** The keys of the table; `KEYS` is also what the help lists. */

export const PANELS = ['board', 'centre', 'players', 'log'] as const
export type Panel = (typeof PANELS)[number]

/** Each key with the message that says what it does. */
export const KEYS = [
  ['1–9', 'choose'],
  ['Enter', 'confirm'],
  ['Esc', 'cancel'],
  ['U', 'undo'],
  ['B', 'board'],
  ['F', 'centre'],
  ['P', 'players'],
  ['L', 'log'],
  ['C', 'chat'],
  ['H', 'hand'],
  ['A', 'ask'],
  ['M', 'menu'],
  ['?', 'help'],
] as const

export type Command = (typeof KEYS)[number][1]

const LETTERS: Record<string, Command> = Object.fromEntries(
  KEYS.filter(([key]) => key.length === 1).map(([key, command]) => [key.toLowerCase(), command]),
)

/** What a key asks for; null for keys that belong to a field, a dialog or the browser. */
export function read(event: KeyboardEvent): { command: Command; number?: number } | null {
  const target = event.target as HTMLElement
  const inField = target.closest?.('input, textarea, select, [contenteditable]') != null
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || inField) return null
  if (document.querySelector('dialog[open]')) return null
  if (/^[1-9]$/.test(event.key)) return { command: 'choose', number: Number(event.key) }
  if (event.key === 'Escape') return { command: 'cancel' }
  const command = LETTERS[event.key.toLowerCase()]
  return command ? { command } : null
}
