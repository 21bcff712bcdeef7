/** Short names for the shapes of the server's OpenAPI document. */

import type { Schemas } from './api'

export type View = Schemas['View']
export type Snapshot = Schemas['Snapshot']
/** The data of a stream's event. */
export type Change = Schemas['Change']
export type Summary = Schemas['Summary']
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
export type Message = Schemas['Message']
/** An event of the game lies whole inside its message: `message.event.event` is its name. */
export type EventMessage = Extract<Message, { kind: 'event' }>
export type Chat = Extract<Message, { kind: 'chat' }>

export function isEvent(message: Message): message is EventMessage {
  return message.kind === 'event'
}
