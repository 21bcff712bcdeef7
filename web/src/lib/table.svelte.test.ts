import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { quiet } from '../table/example'
import { prefs } from './prefs.svelte'
import { ceremonies, TableSession } from './table.svelte'
import type { Change, Message, Snapshot } from './types'
import { speak } from './words.svelte'

const ID = 'A'.repeat(22)

/** The streams that were opened; a test speaks as the server. */
class Stream extends EventTarget {
  static all: Stream[] = []
  static CLOSED = 2
  readyState = 1
  onerror: (() => void) | null = null
  constructor(readonly url: string) {
    super()
    Stream.all.push(this)
  }
  close() {
    this.readyState = 2
  }
  say(name: 'table' | 'change', data: Change) {
    this.dispatchEvent(new MessageEvent(name, { data: JSON.stringify(data) }))
  }
}
const asked = vi.hoisted(() => vi.fn<(request: Request) => Promise<Response>>())
vi.mock('./api', async (original) => {
  const { default: createClient } = await import('openapi-fetch')
  const client = createClient({ baseUrl: 'http://server', fetch: asked })
  return { ...(await original<typeof import('./api')>()), client }
})
const answer = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })

const told = (id: number, event: object): Message =>
  ({ id, at: 0, kind: 'event', event: { rule: 'T2', ...event } }) as unknown as Message
const snapshot = (seen: number, changes: Partial<Snapshot> = {}): Snapshot => ({
  ...quiet(),
  seen,
  ...changes,
})

beforeAll(() => speak('en'))
beforeEach(() => {
  Stream.all = []
  prefs.pace = 1
  prefs.confirm = true
  vi.stubGlobal('EventSource', Stream)
  asked.mockReset()
})
afterEach(() => vi.useRealTimers())

async function follow(as?: number) {
  const session = new TableSession(ID, as)
  const end = session.follow()
  asked.mockImplementation(async (request) =>
    request.url.includes('/messages') ? answer([told(1, { event: 'roll' })]) : answer({}),
  )
  Stream.all[0]!.say('table', { messages: [], snapshot: snapshot(1, { legal: ['lie low'] }) })
  await vi.waitFor(() => expect(session.line).toBe('live'))
  return { session, end, stream: Stream.all[0]! }
}

it('shows the table at once, and reads what led to it', async () => {
  const { session, end } = await follow()
  expect(session.messages.map(({ id }) => id)).toEqual([1])
  expect(session.choices.map(({ kind }) => kind)).toEqual(['lie-low'])
  end()
})

it('loses nothing that comes while it still reads what was before', async () => {
  const session = new TableSession(ID)
  const end = session.follow()
  let give = (_: Response) => {}
  asked.mockImplementation(() => new Promise((resolve) => (give = resolve)))
  const [stream] = Stream.all
  stream!.say('table', { messages: [], snapshot: snapshot(1) })
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
  stream!.say('change', { messages: [told(2, { event: 'move' })], snapshot: snapshot(2) })
  give(answer([told(1, { event: 'roll' })]))
  await vi.waitFor(() => expect(session.messages.map(({ id }) => id)).toEqual([1, 2]))
  expect(session.latest?.seen).toBe(2)
  end()
})

it('posts a choice once it is confirmed, under one key however often', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 200 })
  const { session, end } = await follow()
  session.choose(session.choices[0]!)
  expect(asked.mock.calls.filter(([request]) => request.method === 'POST')).toHaveLength(0)
  const bodies: string[] = []
  asked.mockImplementation(async (request) => {
    bodies.push(await request.text())
    if (bodies.length < 3) throw new TypeError('no network')
    return answer({})
  })
  await session.confirm()
  expect(bodies).toHaveLength(3)
  expect(new Set(bodies).size).toBe(1)
  expect(JSON.parse(bodies[0]!)).toMatchObject({ action: 'lie low', question: session.table!.question })
  expect(session.pending).toBeUndefined()
  expect(session.refusal).toBeUndefined()
  end()
})

it('keeps a refusal to be read', async () => {
  const { session, end } = await follow()
  session.choose(session.choices[0]!)
  asked.mockImplementation(async () => answer({ code: 'stale', message: 'too late' }, 409))
  await session.confirm()
  expect(session.refusal?.code).toBe('stale')
  expect(session.pending).toBeUndefined()
  end()
})

it('asks everything for the seat that it looks with', async () => {
  const { session, end, stream } = await follow(1)
  expect(stream.url).toMatch(/stream\?seat=1$/)
  await session.order('standing', { items: true })
  const posted = asked.mock.calls.at(-1)![0]
  expect(new URL(posted.url).searchParams.get('seat')).toBe('1')
  expect(await posted.json()).toEqual({ items: true })
  end()
  await session.order('agree')
  expect(asked.mock.calls.at(-1)![0].url).not.toContain('seat=')
})

it('knows to whom the device is to be passed', async () => {
  const { session, end, stream } = await follow()
  const now = snapshot(1)
  now.table.waiting_for = [2]
  Object.assign(now, { mine: { seats: [0, 2], owner: true } })
  stream.say('change', { messages: [], snapshot: now })
  expect(session.passTo).toBe(2)
  now.table.waiting_for = [0, 2]
  stream.say('change', { messages: [], snapshot: now })
  expect(session.passTo).toBeUndefined()
  end()
})

it('shows what was before until a ceremony has been told', async () => {
  const { session, end, stream } = await follow()
  const before = session.latest
  const events = [told(2, { event: 'rank' }), told(3, { event: 'festivity-ends' })]
  stream.say('change', { messages: events, snapshot: snapshot(3) })
  expect(session.ceremony?.kind).toBe('festivity')
  expect(session.shown).toBe(before)
  expect(session.choices).toEqual([])
  session.next()
  expect(session.ceremony).toBeUndefined()
  expect(session.shown?.seen).toBe(3)
  end()
})

it('tells no ceremony to who wishes that nothing moves by itself', async () => {
  prefs.pace = 0
  const { session, end, stream } = await follow()
  stream.say('change', {
    messages: [told(2, { event: 'rank' }), told(3, { event: 'festivity-ends' })],
    snapshot: snapshot(3),
  })
  expect(session.ceremony).toBeUndefined()
  expect(session.shown?.seen).toBe(3)
  end()
})

it('parts a week that is told in pieces', () => {
  const now = snapshot(0)
  const first = ceremonies([told(1, { event: 'week-ends' })], now, null)
  expect(first.open).toBe('week')
  const second = ceremonies(
    [told(2, { event: 'raid' }), told(3, { event: 'week' }), told(4, { event: 'roll' })],
    now,
    first.open,
  )
  expect(second.open).toBeNull()
  expect(second.told.map(({ events }) => events.length)).toEqual([2])
})

it('ends where there is no such table', async () => {
  const session = new TableSession(ID)
  const end = session.follow()
  asked.mockImplementation(async () => answer({ code: 'no-table', message: 'none' }, 404))
  const [stream] = Stream.all
  stream!.readyState = Stream.CLOSED
  stream!.onerror!()
  await vi.waitFor(() => expect(session.line).toBe('ended'))
  expect(session.refusal?.code).toBe('no-table')
  end()
})
