/** Messages as lines of the log: what each says, whom it concerns, and under which heading it stands. */

import type { EventOf, GameEvent, Message } from '../lib/types'
import type { Words } from '../lib/words.svelte'

/** What a message tells of the game, if it does. */
export function eventOf(message: Message): GameEvent | null {
  return message.kind === 'event' ? message.event : null
}

/** An event as a message, where a log is made of events alone. */
export function messageOf(id: number, event: GameEvent): Message {
  return { id, kind: 'event', event }
}

export interface Section {
  key: string
  week: number
  /** before: people come together; week: a week ends; end: the game does. */
  kind: 'before' | 'setup' | 'turn' | 'week' | 'end'
  /** Whose turn it is. */
  seat: number | null
  lines: Message[]
}

/** Messages under their headings. What is said in the chat is not here. */
export function sections(messages: readonly Message[]): Section[] {
  const found: Section[] = []
  let week = 1
  let turn: number | null = null
  const open = (kind: Section['kind'], id: number): Section => {
    const section = { key: `${kind} ${id}`, week, kind, seat: kind === 'turn' ? turn : null, lines: [] }
    found.push(section)
    return section
  }
  let section: Section | undefined
  for (const message of messages) {
    if (message.kind === 'chat') continue
    const event = eventOf(message)
    if (!section) section = open(event ? 'setup' : 'before', message.id)
    else if (message.kind === 'start') section = open('setup', message.id)
    switch (event?.event) {
      case 'turn': // The heading says it.
        turn = event.seat as number
        section = open('turn', message.id)
        continue
      case 'week-ends':
        section = open('week', message.id)
        break
      case 'game-ends':
        section = open('end', message.id)
    }
    section.lines.push(message)
    if (event?.event === 'week') {
      week = event.amount
      section = open('turn', message.id) // The turn at whose start the week ended goes on.
    }
  }
  return found.filter(({ kind, lines }) => kind === 'turn' || lines.length)
}

/** Whether a message is about a seat. */
export function concerns(message: Message, seat: number): boolean {
  const about = (eventOf(message) ?? message) as { seat?: unknown; target?: unknown; seats?: unknown }
  return (
    about.seat === seat ||
    about.target === seat ||
    (about.seats as number[] | undefined)?.includes(seat) === true
  )
}

const DANGER = ['exposed', 'raid', 'informer-revealed', 'indicted', 'convicted', 'hanged', 'foiled']
const LIGHT = ['festivity', 'rank', 'winning-set', 'winners', 'game-ends', 'acquitted', 'pardon']

/** What a line is marked as, so that the eye finds it. */
export function mark(message: Message): 'danger' | 'light' | 'aside' | undefined {
  const event = eventOf(message)
  if (!event) return 'aside'
  if (DANGER.includes(event.event)) return 'danger'
  return LIGHT.includes(event.event) ? 'light' : undefined
}

/** Something about the table itself in words; null for what the log leaves out. */
export function tableLine(lang: Words, message: Message, names: readonly string[]): string | null {
  const name = (seat: number) => names[seat] || lang.text('web-log-somebody')
  switch (message.kind) {
    case 'event':
    case 'chat':
      return null
    case 'join':
      return lang.text('web-log-join', { name: message.name })
    case 'leave':
      return lang.text(message.removed ? 'web-log-removed' : 'web-log-leave')
    case 'start':
      return lang.text('web-log-start')
    case 'undo':
    case 'clock':
    case 'agree':
    case 'refuse':
      return lang.text(`web-log-${message.kind}`, { name: name(message.seat) })
    case 'pause':
      return lang.text('web-log-pause')
    case 'seed':
      return lang.text('web-log-seed', { seed: message.seed })
    case 'standing':
      return lang.join([
        lang.text(message.items ? 'web-log-standing-items' : 'web-log-standing-ask'),
        lang.text(`web-log-pride-${message.pride}`),
      ])
    case 'concede':
      return lang.text('web-log-concede', { name: name(message.seat) })
    case 'offer':
      return lang.text(message.bot === null ? 'web-log-offer-person' : 'web-log-offer-bot', {
        name: name(message.target),
        other: message.name,
      })
    case 'takeover':
      return lang.text(message.bot === null ? 'web-log-takeover-person' : 'web-log-takeover-bot', {
        name: message.name,
      })
    case 'mute':
      return lang.text(message.muted ? 'web-log-mute' : 'web-log-unmute', { name: name(message.target) })
    case 'rematch':
      return lang.text('web-log-rematch')
  }
}

/** What a seat decides itself; anything else merely happens to it. */
const DECISIONS: GameEvent['event'][] = [
  ...([
    'opening',
    'ready',
    'changed',
    'move',
    'lie-low',
    'indulge',
    'accuse',
    'cruise',
    'shop',
    'drop',
  ] as const),
  ...([
    'festivity',
    'played',
    'pass',
    'item',
    'no-item',
    'no-domino',
    'take',
    'notice',
    'swap',
  ] as const),
  ...(['select', 'no-cubes', 'excess', 'excess-safe', 'encounter'] as const),
]

/** Whether a seat did something of its own accord there. */
export function decidedBy(message: Message, seat: number): boolean {
  const event = eventOf(message)
  if (!event) return message.kind === 'undo' && message.seat === seat
  return DECISIONS.includes(event.event) && (event as EventOf<'move'>).seat === seat
}

/** What anybody who was away will want to know first; the rest is in the log. */
const NEWS: GameEvent['event'][] = [
  ...([
    'lie-low',
    'indulge',
    'accuse',
    'cruise',
    'shop',
    'festivity',
    'rank',
    'winning-set',
    'item',
  ] as const),
  ...([
    'exposed',
    'informer-revealed',
    'foiled',
    'early-end',
    'week-ends',
    'raid',
    'indicted',
    'week',
  ] as const),
  ...(['game-ends', 'convicted', 'hanged', 'winners', 'notice'] as const),
]

export function isNews(message: Message): boolean {
  const event = eventOf(message)
  return event
    ? NEWS.includes(event.event)
    : ['undo', 'clock', 'concede', 'takeover', 'offer'].includes(message.kind)
}
