import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { client } from '../lib/api'
import { speak, words } from '../lib/words.svelte'
import { markLabel } from './marks'
import { ReplayModel } from './model.svelte'

const LOG = [
  [{ event: 'turn', rule: 'T1', seat: 0 }],
  [{ event: 'festivity', rule: 'A6', seat: 0, suit: 'hearts', site: 8 }],
  [],
  [
    { event: 'week', rule: 'W7', amount: 2 },
    { event: 'lie-low', rule: 'A1', seat: 1 },
  ],
  [{ event: 'game-ends', rule: 'W5', ending: 'atrophy' }],
]
const get = vi.spyOn(client, 'GET')
const asked = () =>
  (get.mock.calls as unknown as [string, unknown][]).map(([path, init]) => [
    path,
    (init as { params: { query?: object } }).params.query,
  ])

/** A finished game of four moments after the first. */
function answer(
  path: string,
  { params: { query } }: { params: { query?: { seat?: number; log?: boolean } } },
) {
  const step = Number(path.split('/').pop())
  const data = path.includes('replay')
    ? {
        step,
        steps: 4,
        events: LOG[step],
        view: {
          seat: query?.seat ?? null,
          turn: 0,
          week: 1,
          players: [{ seat: 0 }, { seat: 1 }],
          question: null,
        },
        ...(query?.log && { log: LOG }),
      }
    : {
        seat: null,
        table: { name: 'Ours', status: 'finished', seats: [{ name: 'Anna' }, { name: '' }] },
      }
  return Promise.resolve({ data, response: new Response() })
}

beforeAll(() => speak('en'))
beforeEach(() => {
  vi.useFakeTimers()
  get.mockReset()
  get.mockImplementation(answer as never)
})
afterEach(() => vi.useRealTimers())

async function opened(step = 0): Promise<ReplayModel> {
  const replay = new ReplayModel('tables', 'x')
  await replay.open(step)
  await vi.advanceTimersByTimeAsync(0)
  return replay
}

it('shows a moment with the log up to it, and what is marked', async () => {
  const replay = await opened(3)
  expect(replay.step).toBe(3)
  expect(replay.names).toEqual(['Anna', 'Player 2'])
  expect(replay.messages).toHaveLength(4)
  expect(replay.marks.map((mark) => [mark.step, markLabel(words(), mark, replay.names)])).toEqual([
    [1, 'Anna at Sukey Bevell’s'],
    [3, 'Week 2'],
    [4, 'The end of the game'],
  ])
  replay.jump(-1)
  expect(replay.step).toBe(1)
  replay.jump(-1)
  expect(replay.step).toBe(0)
})

it('keeps within the game, whatever the address says', async () => {
  expect((await opened(99)).step).toBe(4)
})

it('fetches ahead, and every moment but once', async () => {
  const replay = await opened()
  const before = get.mock.calls.length
  replay.go(1)
  replay.go(0)
  await vi.advanceTimersByTimeAsync(500)
  expect(get.mock.calls.length - before).toBeLessThanOrEqual(1)
})

it('does not fetch what a hand merely passes over', async () => {
  get.mockImplementation(((path: string, init: never) =>
    answer(path, init).then(({ data, response }) => ({
      data: { ...data, ...('steps' in data && { steps: 400 }) },
      response,
    }))) as never)
  const replay = await opened()
  const before = get.mock.calls.length
  for (let step = 10; step < 300; step += 10) replay.go(step)
  await vi.advanceTimersByTimeAsync(1000)
  expect(replay.step).toBe(290)
  expect(get.mock.calls.length - before).toBeLessThan(8)
})

it('plays by itself, and stops at the end', async () => {
  const replay = await opened(2)
  replay.play()
  await vi.advanceTimersByTimeAsync(1600)
  expect(replay.step).toBe(3)
  await vi.advanceTimersByTimeAsync(10000)
  expect(replay.step).toBe(4)
  expect(replay.playing).toBe(false)
})

it('looks through the eyes of another seat, or with all cards up', async () => {
  const replay = await opened(2)
  await replay.look(1)
  await vi.advanceTimersByTimeAsync(0)
  expect(replay.seat).toBe(1)
  expect(replay.step).toBe(2)
  await replay.look('all')
  expect(asked().at(-1)?.[1]).toHaveProperty('all_up', true)
})

it('says what went wrong, and shows the game once it can be fetched', async () => {
  get.mockRejectedValue(new TypeError('no network'))
  const replay = await opened(2)
  expect(replay.refusal?.code).toBe('unreachable')
  get.mockImplementation(answer as never)
  await replay.open(2)
  await vi.advanceTimersByTimeAsync(0)
  expect(replay.refusal).toBeUndefined()
  expect(replay.view).not.toBeNull()
})
