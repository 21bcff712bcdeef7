import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import document from '../generated/openapi.json'
import { client, Refusal } from '../lib/api'
import { TableSession } from '../lib/table.svelte'
import type { View } from '../lib/types'
import { speak } from '../lib/words.svelte'
import End from './End.svelte'
import { events, snapshot } from './example'

vi.mock('uplot', () => ({ default: class { setSize() {} destroy() {} } })) // prettier-ignore
vi.stubGlobal('ResizeObserver', class { observe() {} disconnect() {} }) // prettier-ignore

const path = document.paths['/api/tables/{table_id}/statistics'].get
const statistics = path.responses['200'].content['application/json'].example
const LOG = [
  [],
  events({ event: 'festivity', seat: 1, suit: 'fans', site: 4 }),
  events({ event: 'festivity-ends', seat: 1, rank: 'dance' }),
]
const SEED = '61'
const SEALED = 'ca978112ca1bbdcafac231b39a23dc4da786eff8147c4e72b9807785afee48bb'
let session: TableSession

function finished(result: Partial<NonNullable<View['result']>>, rematch: string | null = null) {
  const now = snapshot()
  now.table.status = 'finished'
  now.table.seed = SEED
  now.table.commitment = SEALED
  now.table.rematch = rematch
  now.view!.result = { ending: 'survival', winners: [1], hanged: [2], points: [], ...result }
  now.view!.players[0]!.tokens = [{ token: 1, house: 'cups', kind: 'informer' }]
  session = new TableSession('m0llyH0useExampleTab1e')
  session.latest = session.shown = now
  return render(End, { session })
}
const answer = (data: unknown) => ({ data, response: new Response() }) as never

beforeAll(() => speak('en'))
beforeEach(() => {
  vi.spyOn(client, 'GET').mockImplementation(((url: string) =>
    Promise.resolve(
      answer(url.endsWith('statistics') ? statistics : { step: 0, steps: 3, log: LOG }),
    )) as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

it('says how it ended, who wins and who is hanged', async () => {
  finished({})
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Community survival')
  expect(within(screen.getByRole('list', { name: 'Winners' })).getByText('Bo')).toBeTruthy()
  expect(screen.getByText('Bo wins, with the most joy among those not hanged.')).toBeTruthy()
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('row', { name: /^Bo wins/ })).toBeTruthy()
  expect(within(table).getByRole('row', { name: /^Simple 3 hanged/ })).toBeTruthy()
  expect(screen.getByText(/Anna, at Julius Cesar Taylor’s, which is still open/)).toBeTruthy()
})

it('counts points where the Society has won, and names no winner where there is none', () => {
  finished({ ending: 'infiltration', winners: [], hanged: [1, 2], points: [-3, 0, 0] })
  expect(screen.queryByRole('list', { name: 'Winners' })).toBeNull()
  expect(screen.getByRole('columnheader', { name: 'Victory points' })).toBeTruthy()
  expect(screen.getByRole('row', { name: /^Anna.*-3/ })).toBeTruthy()
})

it('leads from a moment to the replay of it', async () => {
  finished({})
  const moment = await screen.findByRole('link', { name: 'Bo’s festivity at Miss Muff’s: Dance' })
  expect(moment.getAttribute('href')).toBe('#/replay/tables/m0llyH0useExampleTab1e/2')
})

it('has the numbers of the chart in a table as well', async () => {
  finished({})
  await fireEvent.click(await screen.findByText('The same in numbers'))
  const row = screen.getByRole('row', { name: /^Week 2/, hidden: true })
  const cells = within(row).getAllByRole('cell', { hidden: true })
  const week = statistics.joy.find((each) => each.week === 2)!
  expect(cells.map((cell) => Number(cell.textContent))).toEqual([...week.players, week.community])
})

it('checks the seal of the shuffle', async () => {
  finished({})
  expect(await screen.findByText(/the seed fits the seal/)).toBeTruthy()
})

it('says so when the seal does not hold, or cannot be checked', async () => {
  const { holds } = await import('./shuffle')
  expect(await holds(SEED, SEALED.replace('c', 'd'))).toBe(false)
  vi.stubGlobal('crypto', {})
  expect(await holds(SEED, SEALED)).toBeNull()
  vi.stubGlobal('crypto', globalThis.window.crypto)
})

it('meets again at a new table, or at the one that another has laid', async () => {
  const id = 'newTab1ewith22letters_'
  vi.spyOn(client, 'POST').mockResolvedValue(answer({ id, invite: null, watch: null, seat: 0 }))
  finished({}, id)
  await fireEvent.click(screen.getByRole('button', { name: 'Join the rematch' }))
  await waitFor(() => expect(location.hash).toBe(`#/table/${id}`))
})

it('says what to do when the statistics cannot be fetched', async () => {
  vi.spyOn(client, 'GET').mockRejectedValue(new Refusal('unreachable', ''))
  finished({})
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})
