/** A game looked back upon: which step is shown, through whose eyes, and what every step told. */

import { client, done, type Refusal, type Schemas } from '../lib/api'
import { targets } from '../lib/choices'
import type { TableLike } from '../lib/context'
import { asRefusal } from '../lib/table.svelte'
import type { GameEvent, Message } from '../lib/types'
import { t } from '../lib/words.svelte'
import { messageOf } from '../talk/lines'
import { marks } from './marks'

export type Moment = Schemas['ReplayStep']
/** One's own eyes, those of a seat, or all cards up. */
export type Eyes = 'own' | number | 'all'

const PACES = { slow: 3200, usual: 1600, fast: 700 } as const
export type Pace = keyof typeof PACES
/** So many steps are fetched ahead, and so long a hand may rest before what it passes is fetched. */
const AHEAD = 3
const REST = 90
const KEPT = 300
const REPLAY = '/api/tables/{table_id}/replay/{step}'

export class ReplayModel implements TableLike {
  step = $state(0)
  steps = $state(0)
  eyes = $state<Eyes>('own')
  playing = $state(false)
  pace = $state<Pace>('usual')
  refusal = $state.raw<Refusal>()
  /** Whether the game is over: then everybody's cards may be seen. */
  over = $state(false)
  title = $state('')
  /** Whose seat this is at the table; null for who watched. */
  mine = $state<number | null>(null)
  private moment = $state.raw<Moment>()
  private told = $state.raw<readonly GameEvent[][]>([])
  private known = $state.raw<readonly string[]>([])

  readonly view = $derived(this.moment?.view ?? null)
  readonly hands = $derived(this.moment?.hands)
  readonly seat = $derived(this.view?.seat ?? null)
  readonly asked = $derived(this.view?.question?.seats ?? [])
  readonly names = $derived(
    this.view?.players.map(
      ({ seat }) => this.known[seat] || t('web-replay-player', { number: seat + 1 }),
    ) ?? [],
  )
  readonly marks = $derived(marks(this.told))
  /** All events as messages, made once, and how many there are up to each step. */
  private readonly all = $derived(this.told.flat().map((event, i) => messageOf(i + 1, event)))
  private readonly ends = $derived.by(() => {
    let sum = 0
    return this.told.map((events) => (sum += events.length))
  })
  /** What happened up to the step. */
  readonly messages: readonly Message[] = $derived(this.all.slice(0, this.ends[this.step] ?? 0))
  /** What happened at the step itself. */
  readonly news = $derived(this.told[this.step] ?? [])

  readonly table = null
  readonly choices = []
  readonly targets = targets([])
  readonly pending = undefined
  readonly sending = false
  picked: string | undefined = undefined

  private cache = new Map<string, Promise<Moment>>()
  private rest: ReturnType<typeof setTimeout> | undefined
  private beat: ReturnType<typeof setTimeout> | undefined

  constructor(
    readonly source: 'tables' | 'records',
    readonly id: string,
  ) {}

  choose(): void {
    // Nothing can be chosen any more.
  }

  /** Fetch the game and show a step of it. */
  async open(step = 0, eyes: Eyes = 'own'): Promise<void> {
    this.refusal = undefined
    this.eyes = eyes
    try {
      await this.meet()
      await this.read(step)
    } catch (error) {
      this.refusal = asRefusal(error)
    }
  }

  /** Who played, and whether the game is over. */
  private async meet(): Promise<void> {
    if (this.source === 'tables') {
      const path = { table_id: this.id }
      const { table, seat } = await done(client.GET('/api/tables/{table_id}', { params: { path } }))
      this.known = table.seats.map(({ name }) => name)
      this.title = table.name
      this.over = table.status === 'finished'
      this.mine = seat
    } else {
      const path = `/api/records/${this.id}` as '/api/tables/{table_id}/record'
      const record = await done(client.GET(path, { params: { path: { table_id: this.id } } }))
      this.known = record.players.map(({ name }) => name)
      this.over = true
    }
  }

  /** The whole log as the present eyes saw it, and one step. */
  private async read(step: number): Promise<void> {
    const first = await this.ask(0, true)
    this.steps = first.steps
    this.told = first.log ?? []
    this.cache.clear()
    this.step = -1
    this.go(step)
  }

  private ask(step: number, log = false): Promise<Moment> {
    const { eyes } = this
    const asked = done(
      client.GET(`/api/${this.source}/${this.id}/replay/${step}` as typeof REPLAY, {
        params: {
          path: { table_id: this.id, step },
          query: {
            ...(eyes === 'all' && { all_up: true }),
            ...(typeof eyes === 'number' && { seat: eyes }),
            ...(log && { log }),
          },
        },
      }),
    )
    return asked as Promise<Moment>
  }

  private fetch(step: number): Promise<Moment> {
    const key = `${this.eyes} ${step}`
    let found = this.cache.get(key)
    if (!found) {
      if (this.cache.size >= KEPT) this.cache.clear()
      found = this.ask(step)
      found.catch(() => this.cache.delete(key)) // To be asked for again.
      this.cache.set(key, found)
    }
    return found
  }

  /** Show a step; what a hand merely passes over is not fetched. */
  go(step: number): void {
    const wanted = Math.min(this.steps, Math.max(0, step))
    if (wanted === this.step) return
    const near = Math.abs(wanted - this.step) === 1 || this.step < 0
    this.step = wanted
    clearTimeout(this.rest)
    if (near || this.cache.has(`${this.eyes} ${wanted}`)) void this.show()
    else this.rest = setTimeout(() => void this.show(), REST)
  }

  private async show(): Promise<void> {
    const { step, eyes } = this
    const current = () => step === this.step && eyes === this.eyes
    try {
      const moment = await this.fetch(step)
      if (!current()) return
      this.moment = moment
      this.refusal = undefined
      if (this.playing) this.schedule()
      for (let next = 1; next <= AHEAD && step + next <= this.steps && current(); next++)
        await this.fetch(step + next)
      if (step > 0 && current()) await this.fetch(step - 1)
    } catch (error) {
      if (!current()) return
      this.refusal = asRefusal(error)
      this.pause()
    }
  }

  async look(eyes: Eyes, step = this.step): Promise<void> {
    this.eyes = eyes
    try {
      await this.read(step)
    } catch (error) {
      this.refusal = asRefusal(error)
    }
  }

  /** The nearest mark before or behind the step. */
  jump(direction: 1 | -1): void {
    const steps = this.marks.map(({ step }) => step)
    const found =
      direction > 0 ? steps.find((step) => step > this.step) : steps.findLast((step) => step < this.step)
    this.go(found ?? (direction > 0 ? this.steps : 0))
  }

  play(): void {
    this.playing = true
    if (this.step >= this.steps) this.go(0)
    else this.schedule()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.beat)
  }

  private schedule(): void {
    clearTimeout(this.beat)
    this.beat = setTimeout(() => {
      if (this.step >= this.steps) this.pause()
      else this.go(this.step + 1)
    }, PACES[this.pace])
  }

  close(): void {
    this.pause()
    clearTimeout(this.rest)
  }
}
