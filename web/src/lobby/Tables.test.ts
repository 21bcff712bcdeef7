import { cleanup, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findMyself } from '../lib/me.svelte'
import { speak } from '../lib/words.svelte'
import Tables from '../screens/Tables.svelte'
import { FakeServer, ID, mine, Not, tableWith } from './fake'

let server: FakeServer

beforeAll(() => speak('en'))
beforeEach(async () => {
  server = new FakeServer()
    .on('GET /api/me', { id: 'a', name: 'Anna' })
    .on('GET /api/tables', [])
    .on('GET /api/tables/mine', [])
  await findMyself()
})
afterEach(cleanup)

it('groups my tables, those where it is my turn first', async () => {
  server
    .on('GET /api/tables/mine', [
      mine('Over', { status: 'finished' }),
      mine('Early', {}),
      mine('Theirs', { status: 'playing', waiting_for: [1] }),
      { id: 'frozenTable_0123456789', status: 'frozen', seat: 0, your_turn: false },
      mine('Mine', { status: 'playing', your_turn: true, waiting_for: [0] }),
    ])
    .on('GET /api/tables', [tableWith(['<b>Bo</b>', null], { name: 'Open' })])
  render(Tables)
  await screen.findByRole('heading', { name: 'Mine' })
  expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
    'It is your turn',
    'Others are thinking',
    'Before the start',
    'Finished',
    'At rest',
    'Public tables',
  ])
  expect(screen.getByRole('link', { name: 'Replay Over' }).getAttribute('href')).toMatch(
    '#/replay/tables/Over',
  )
  expect(screen.getByText('<b>Bo</b>')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Watch … Open' }).getAttribute('href')).toBe(`#/watch/${ID}`)
})

it('says so when there is nothing', async () => {
  render(Tables)
  expect(await screen.findByText(/You sit at no table yet/)).toBeTruthy()
  expect(screen.getByText(/No public table is waiting/)).toBeTruthy()
})

it('says in words that the server is away', async () => {
  server.on('GET /api/tables', new Not(503, 'unreachable'))
  render(Tables)
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be reached')
})
