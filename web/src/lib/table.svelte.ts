/**
 * One table as one viewer follows it: the stream, the snapshot that is shown, and the commands.
 *
 * What happened may take a while to be told (a festivity is scored step by step, a week ends). Until then
 * `shown` stays as it was and `ceremony` holds what is being told; afterwards, or when it is skipped,
 * `shown` becomes the newest snapshot again. Questions are asked only of what is shown.
 */

import type { Middleware } from 'openapi-fetch'
import { client, done, newKey, prefix, Refusal, worthAnother } from './api'
import { read, targets, type Choice } from './choices'
import type { TableLike } from './context'
import { prefs } from './prefs.svelte'
import {
  isEvent,
  type Change,
  type Chat,
  type EventName,
  type GameEvent,
  type Message,
  type Snapshot,
} from './types'

/** What of a table is one's own. */
interface Mine {
  /** Several where one person holds several seats and passes the device around. */
  seats: number[]
  /** Whether one has made the table. */
  owner: boolean
}
/** A command about the table, apart from moves. */
export type Command =
  | 'start' | 'leave' | 'remove' | 'standing' | 'concede' | 'offer' | 'claim' | 'agree' | 'refuse' // prettier-ignore

/** connecting: for the first time; live; lost: trying again; away: the tab is hidden; ended: no such table. */
export type Line = 'connecting' | 'live' | 'lost' | 'away' | 'ended'

/** Something that is told step by step. */
export interface Ceremony {
  kind: 'festivity' | 'week' | 'end'
  events: GameEvent[]
  /** The table as it was before. */
  before: Snapshot
}

const OPENS: Partial<Record<EventName, Ceremony['kind']>> = {
  rank: 'festivity',
  'week-ends': 'week',
  'game-ends': 'end',
}
const CLOSES: Record<Ceremony['kind'], EventName[]> = {
  festivity: ['festivity-ends'],
  week: ['week', 'game-ends'],
  end: [],
}
const AGAIN = [500, 1000, 2000, 4000, 8000]
const PATIENCE = 8

/** The ceremonies of what happened, in order. A ceremony may have begun before (`open`). */
export function ceremonies(
  messages: readonly Message[],
  before: Snapshot,
  open: Ceremony['kind'] | null,
): { told: Ceremony[]; open: Ceremony['kind'] | null } {
  const told: Ceremony[] = []
  let kind = open
  let events: GameEvent[] = []
  const close = () => {
    if (kind && events.length) told.push({ kind, events, before })
    events = []
  }
  for (const message of messages) {
    if (!isEvent(message)) continue
    const { event } = message
    const opens = OPENS[event.event]
    if (opens && opens !== kind) {
      close()
      kind = opens
    }
    if (!kind) continue
    events.push(event)
    if (CLOSES[kind].includes(event.event)) {
      close()
      kind = null
    }
  }
  close()
  return { told, open: kind }
}

export class TableSession implements TableLike {
  /** The newest that the server said. */
  latest = $state.raw<Snapshot>()
  /** What the page shows: the newest, or what was before a ceremony that is under way. */
  shown = $state.raw<Snapshot>()
  messages = $state.raw<Message[]>([])
  line = $state<Line>('connecting')
  /** What the server would not do, until it is read. */
  refusal = $state.raw<Refusal>()
  /** What was chosen and awaits confirmation. */
  pending = $state.raw<Choice>()
  sending = $state(false)
  ceremony = $state.raw<Ceremony>()
  /** The card of the hand that is picked, where several actions begin with one card. */
  picked = $state<string>()

  readonly view = $derived(this.shown?.view ?? null)
  readonly seat = $derived(this.shown?.seat ?? null)
  readonly table = $derived(this.shown?.table ?? null)
  readonly asked = $derived(this.shown?.table.waiting_for ?? [])
  readonly names = $derived(this.shown?.table.seats.map((seat) => seat.name) ?? [])
  readonly choices = $derived(
    this.ceremony || this.shown !== this.latest ? [] : (this.shown?.legal ?? []).map(read),
  )
  readonly targets = $derived(targets(this.choices))
  readonly mine = $derived<Mine>(
    (this.latest as (Snapshot & { mine?: Mine }) | undefined)?.mine ?? {
      seats: this.seat === null ? [] : [this.seat],
      owner: false,
    },
  )
  /** The other own seat that is asked, where one person holds several: the device is to be passed on. */
  readonly passTo = $derived(
    this.ceremony || (this.seat !== null && this.asked.includes(this.seat))
      ? undefined
      : this.mine.seats.length > 1
        ? this.asked.find((seat) => seat !== this.seat && this.mine.seats.includes(seat))
        : undefined,
  )
  /** Whether the game waits for this seat. */
  readonly myTurn = $derived(
    this.seat !== null && this.shown?.table.status === 'playing' && this.asked.includes(this.seat),
  )
  readonly chats = $derived(this.messages.filter((m): m is Chat => m.kind === 'chat'))

  private source: EventSource | undefined
  private queue: Ceremony[] = []
  private open: Ceremony['kind'] | null = null
  private failures = 0
  private timer: ReturnType<typeof setTimeout> | undefined
  private closed = false
  /** While the first piece of a stream is still being read: what came after it. */
  private held: Change[] | undefined

  /**
   * @param id of the table
   * @param as which of one's own seats, where one person holds several
   */
  constructor(
    readonly id: string,
    readonly as: number | undefined = undefined,
  ) {}

  /** Follow the table while the page is seen. Answers what ends it. */
  follow(): () => void {
    const seen = () => (document.hidden ? this.pause() : this.connect())
    document.addEventListener('visibilitychange', seen)
    window.addEventListener('online', seen)
    if (this.as !== undefined) client.use(this.seated)
    seen()
    return () => {
      this.closed = true
      client.eject(this.seated)
      document.removeEventListener('visibilitychange', seen)
      window.removeEventListener('online', seen)
      this.disconnect()
    }
  }

  /** Whatever the page asks about this table, it asks for the seat that it looks with. */
  private readonly seated: Middleware = {
    onRequest: async ({ request, schemaPath }) => {
      const url = new URL(request.url)
      if (!schemaPath.startsWith('/api/tables/{table_id}') || !url.pathname.includes(this.id)) return
      if (url.searchParams.has('seat')) return
      url.searchParams.set('seat', String(this.as))
      const { method, headers, credentials } = request
      // Read first: browsers send a body that is still a stream by HTTP/2 only.
      const body = (await request.text()) || undefined
      return new Request(url, { method, headers, credentials, body })
    },
  }

  private disconnect(): void {
    clearTimeout(this.timer)
    this.source?.close()
    this.source = undefined
  }

  /** Browsers hold few connections to one server: a tab that nobody sees gives its one back. */
  private pause(): void {
    this.disconnect()
    if (this.line !== 'ended') this.line = 'away'
  }

  private connect(): void {
    if (this.closed || this.line === 'ended') return
    this.disconnect()
    const asked = this.as === undefined ? '' : `?seat=${this.as}`
    const source = new EventSource(`${prefix}/api/tables/${this.id}/stream${asked}`)
    this.source = source
    source.addEventListener('table', (event) => void this.begin(JSON.parse(event.data)))
    source.addEventListener('change', (event) => {
      const change: Change = JSON.parse(event.data)
      if (this.held) this.held.push(change)
      else this.take(change)
    })
    // It is opened anew from here: a browser would wait for seconds, also where the server has ended it
    // because a seat has changed hands.
    source.onerror = () => {
      if (source === this.source) void this.retry()
    }
  }

  private async retry(): Promise<void> {
    this.disconnect()
    let reached = false
    try {
      await done(client.GET('/api/tables/{table_id}', { params: this.params }))
      reached = true
    } catch (error) {
      if (error instanceof Refusal && [401, 403, 404, 409].includes(error.status)) {
        this.refusal = error
        this.line = 'ended'
        return
      }
      if (this.line === 'live') this.line = 'lost'
    }
    if (document.hidden || this.closed) return
    const wait = AGAIN[Math.min(this.failures, AGAIN.length - 1)]
    this.timer = setTimeout(() => this.connect(), reached && !this.failures ? 0 : wait)
    this.failures++
  }

  private get params() {
    return { path: { table_id: this.id } }
  }

  /** The first piece of a stream: the snapshot, and the messages that this page does not have yet. */
  private async begin(data: Change): Promise<void> {
    const { snapshot } = data
    // Another seat's messages have other numbers: after a seat has changed hands, all is read anew.
    const same = this.latest !== undefined && this.latest.seat === snapshot.seat
    const known = same ? (this.messages.at(-1)?.id ?? 0) : 0
    let missed: Message[] = []
    this.held = []
    if (!same) this.adopt(snapshot) // The table is seen at once; what led to it is told a moment later.
    try {
      missed = await this.history(known, snapshot.seen)
    } catch {
      this.held = undefined
      return void this.retry()
    }
    this.failures = 0
    this.line = 'live'
    if (!same) {
      this.messages = missed
      this.skipAll()
      this.adopt(snapshot)
    } else {
      this.take({ messages: missed, snapshot })
    }
    const held = this.held ?? []
    this.held = undefined
    for (const change of held) this.take(change)
  }

  private async history(after: number, until: number): Promise<Message[]> {
    const found: Message[] = []
    while (after < until) {
      const piece = await done(
        client.GET('/api/tables/{table_id}/messages', {
          params: { ...this.params, query: { after } },
        }),
      )
      if (!piece.length) break
      found.push(...piece)
      after = piece[piece.length - 1]!.id
    }
    return found
  }

  /** A change: what is new, and how the table is now. */
  private take(data: Change): void {
    this.line = 'live'
    const last = this.messages.at(-1)?.id ?? 0
    const news = data.messages.filter((message) => message.id > last)
    if (news.length) this.messages = [...this.messages, ...news]
    const before = this.latest ?? data.snapshot
    this.latest = data.snapshot
    if (this.pending && !data.snapshot.legal.includes(this.pending.action)) this.pending = undefined
    const { told, open } = ceremonies(news, before, this.open)
    this.open = open
    if (prefs.pace > 0) this.queue.push(...told)
    if (!this.ceremony) this.next()
  }

  private adopt(snapshot: Snapshot): void {
    this.latest = snapshot
    this.shown = snapshot
    this.picked = undefined
  }

  /** The ceremony under way has been told: go on with the next, or show how the table is now. */
  next(): void {
    this.ceremony = this.queue.shift()
    if (this.ceremony) this.shown = this.ceremony.before
    else if (this.latest) this.adopt(this.latest)
  }

  skipAll(): void {
    this.queue = []
    this.ceremony = undefined
    if (this.latest) this.adopt(this.latest)
  }

  // --- commands --------------------------------------------------------------------------------------

  /** Choose an action: it awaits confirmation, if that is wished for, or is sent. */
  choose(choice: Choice): void {
    this.refusal = undefined
    if (prefs.confirm) this.pending = choice
    else void this.send(choice.action)
  }

  /** Send what was confirmed. */
  async confirm(): Promise<void> {
    if (this.pending) await this.send(this.pending.action)
  }

  cancel(): void {
    this.pending = undefined
    this.picked = undefined
  }

  async undo(): Promise<void> {
    await this.send('undo')
  }

  /** Post an action under one key until it is known whether it was done. */
  private async send(action: string): Promise<void> {
    if (this.sending || !this.latest) return
    this.sending = true
    this.refusal = undefined
    const body = { action, question: this.latest.table.question, key: newKey() }
    try {
      for (let attempt = 0; ; attempt++) {
        try {
          await done(client.POST('/api/tables/{table_id}/moves', { params: this.params, body }))
          break
        } catch (error) {
          if (attempt >= PATIENCE || !worthAnother(error)) throw error
          this.line = 'lost'
          await new Promise((later) => setTimeout(later, AGAIN[Math.min(attempt, AGAIN.length - 1)]))
        }
      }
      this.pending = undefined
      this.picked = undefined
    } catch (error) {
      this.pending = undefined
      this.refusal = asRefusal(error)
    } finally {
      this.sending = false
    }
  }

  /** Tell the server something about the table; what it would not do is kept to be read. */
  order(command: Command, body?: object): Promise<boolean> {
    const path = `/api/tables/{table_id}/${command}` as '/api/tables/{table_id}/offer'
    return this.command(() => done(client.POST(path, { params: this.params, body: body as never })))
  }

  /** Do something else at the table; what the server would not do is kept to be read. */
  async command(call: () => Promise<unknown>): Promise<boolean> {
    this.refusal = undefined
    try {
      await call()
      return true
    } catch (error) {
      this.refusal = asRefusal(error)
      return false
    }
  }
}

export function asRefusal(error: unknown): Refusal {
  return error instanceof Refusal ? error : new Refusal('other', String(error))
}
