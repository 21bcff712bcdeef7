/** Short names for the shapes of the server's OpenAPI document. */

import type { Schemas } from './api'

export type View = Schemas['View']
export type Snapshot = Schemas['Snapshot']
export type Summary = Schemas['TableSummary']
export type Festivity = NonNullable<View['festivity']>
export type Player = View['players'][number]
export type Own = NonNullable<View['you']>
export type Question = NonNullable<View['question']>
export type Standing = NonNullable<Festivity['standing']>
export type Card = View['market'][number]
export type Suit = Festivity['house']
export type Item = Player['items'][number]
export type Side = Festivity['played'][number]['by']
export type GameEvent = Schemas['Event']
export type EventName = GameEvent['event']
/** One event by its name: `EventOf<'exposed'>`. */
export type EventOf<N extends EventName> = Extract<GameEvent, { event: N }>

/** What a seat or spectator is told: an event of the game, or something about the table itself. */
export type Message = { id: number } & (
  | ({ kind: 'event' } & GameEvent)
  | { kind: 'join'; seat: number; name: string }
  | { kind: 'leave'; seat: number; removed: boolean }
  | { kind: 'start'; commitment: string }
  | { kind: 'undo' | 'clock' | 'agree' | 'refuse'; seat: number }
  | { kind: 'seed'; seed: string }
  | { kind: 'chat'; seat: number; name: string; text: string; at: number }
  | { kind: 'standing'; items: boolean; pride: 'yes' | 'no' | 'ask' }
  | { kind: 'concede'; seat: number; bot: string }
  | { kind: 'offer'; target: number; bot: string | null; name: string }
  | { kind: 'takeover'; seat: number; name: string; bot: string | null }
  | { kind: 'mute'; target: number; muted: boolean }
  | { kind: 'rematch'; id: string }
)
export type EventMessage = Extract<Message, { kind: 'event' }>
export type Chat = Extract<Message, { kind: 'chat' }>

export function isEvent(message: Message): message is EventMessage {
  return message.kind === 'event'
}
