import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findMyself } from '../lib/me.svelte'
import { speak } from '../lib/words.svelte'
import Records from '../screens/Records.svelte'
import { FakeServer, Not } from './fake'

let server: FakeServer
const KEPT = {
  id: 'rEcordExample123456789',
  created: 1_800_000_000,
  players: [
    { name: 'Anna', bot: null },
    { name: 'Simple 2', bot: 'simple' },
  ],
  result: { ending: 'survival', winners: [1] },
}

beforeAll(() => speak('en'))
beforeEach(async () => {
  server = new FakeServer().on('GET /api/me', { id: 'a', name: 'Anna' }).on('GET /api/records', [])
  await findMyself()
})
afterEach(cleanup)

async function choose(text: string) {
  // jsdom's files cannot be read as text.
  const files = [Object.assign(new File([text], 'game.json'), { text: async () => text })]
  await fireEvent.change(screen.getByLabelText('Choose a file …'), { target: { files } })
}

it('reads a record, says what was checked, and lists it', async () => {
  server.on('POST /api/records', () => {
    server.on('GET /api/records', [KEPT])
    return { id: KEPT.id, checked: ['digest', 'actions'], statistics: {} }
  })
  render(Records)
  expect(await screen.findByText('No record is kept here yet.')).toBeTruthy()
  await choose('{"format": 1}')
  expect(await screen.findByText('Nothing in it was changed.')).toBeTruthy()
  expect(server.done).toEqual([['POST /api/records', { format: 1 }]])
  expect(await screen.findByRole('heading', { name: 'Anna and Simple 2' })).toBeTruthy()
  expect(screen.getByText(/Simple 2 won\./)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Replay' }).getAttribute('href')).toBe(
    `#/replay/records/${KEPT.id}`,
  )
  expect(screen.getByRole('link', { name: 'Save as a file' }).getAttribute('href')).toBe(
    `/api/records/${KEPT.id}`,
  )
})

it('sends nothing that is no record', async () => {
  render(Records)
  await choose('nonsense')
  expect((await screen.findByRole('alert')).textContent).toContain('no record of a game')
  expect(server.done).toEqual([])
})

it('removes one after asking', async () => {
  server.on('GET /api/records', [KEPT]).on(`DELETE /api/records/${KEPT.id}`, {})
  render(Records)
  await fireEvent.click(await screen.findByRole('button', { name: 'Remove' }))
  server.on('GET /api/records', [])
  await fireEvent.click(screen.getByRole('button', { name: 'Yes, remove it' }))
  await waitFor(() => expect(screen.queryByText('Anna and Simple 2')).toBeNull())
  expect(server.done).toEqual([[`DELETE /api/records/${KEPT.id}`, undefined]])
})

it('lives with a server that keeps none', async () => {
  server.on('GET /api/records', new Not(405, 'http'))
  render(Records)
  expect(await screen.findByText('No record is kept here yet.')).toBeTruthy()
})
