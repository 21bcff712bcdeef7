import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findMyself } from '../lib/me.svelte'
import { go, route } from '../lib/router.svelte'
import { speak } from '../lib/words.svelte'
import New from '../screens/New.svelte'
import { FakeServer, ID, Not } from './fake'
import { invitesOf } from './invites'

let server: FakeServer
const START = `POST /api/tables/${ID}/start`

beforeAll(() => speak('en'))
beforeEach(async () => {
  sessionStorage.clear()
  go({ name: 'new' })
  server = new FakeServer()
    .on('GET /api/me', { id: 'a', name: 'Anna' })
    .on('GET /api/bots', ['clever', 'random', 'regular'])
    .on('POST /api/tables', { id: ID, invite: 'i', watch: 'w', invites: [null, 's', 'u'], seat: 0 })
    .on(START, { question: 1 })
  await findMyself()
})
afterEach(cleanup)

const seat = (number: number) => screen.getByLabelText<HTMLSelectElement>(`Seat ${number}`)
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const made = () => server.done[0]?.[1]

it('sets a table for friends, keeps the links, and goes there without a start', async () => {
  render(New)
  await fireEvent.input(screen.getByLabelText('Name of the table'), { target: { value: ' Ours ' } })
  await fireEvent.click(screen.getByRole('radio', { name: 'Everybody' }))
  await press('Set the table')
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: ID }))
  expect(made()).toMatchObject({ name: 'Ours', seats: [null, null, null], public: true })
  expect(server.done).toHaveLength(1)
  expect(invitesOf(ID)).toEqual({ invite: 'i', watch: 'w', seats: [null, 's', 'u'] })
})

it('offers the bots of the server, the best first, others as they call themselves', async () => {
  render(New)
  await waitFor(() =>
    expect([...seat(2).options].map((one) => one.text)).toEqual([
      'Somebody you invite',
      'Bot, seasoned',
      'Bot, plays anything',
      'clever',
    ]),
  )
})

it('begins at once when only bots are left', async () => {
  render(New)
  await fireEvent.click(screen.getByRole('radio', { name: '2' }))
  await waitFor(() => expect(seat(2).options).toHaveLength(4))
  await fireEvent.change(seat(2), { target: { value: 'regular' } })
  expect(screen.queryByText('Who may come?')).toBeNull()
  await press('Begin the game')
  await waitFor(() => expect(server.done.map(([call]) => call)).toEqual(['POST /api/tables', START]))
  expect(made()).toMatchObject({ name: 'Anna’s table', seats: [null, 'regular'] })
})

it('leads to a table that could not be begun, instead of making another', async () => {
  server.on(START, new Not(503, 'busy'))
  render(New)
  await fireEvent.click(screen.getByRole('radio', { name: '1' }))
  await press('Begin the game')
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: ID }))
})

it('lets several share the device under different names', async () => {
  render(New)
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Several of us share this device' }))
  const second = screen.getByLabelText<HTMLInputElement>('Name at seat 2')
  expect(screen.getByLabelText<HTMLInputElement>('Name at seat 1').value).toBe('Anna')
  await fireEvent.input(second, { target: { value: 'Anna' } })
  expect(screen.getByRole('alert').textContent).toContain('the same name')
  await press('Begin the game')
  expect(server.done).toEqual([])
  await fireEvent.input(second, { target: { value: 'Bo' } })
  await press('Begin the game')
  await waitFor(() =>
    expect(made()).toMatchObject({ hot_seat: true, names: ['Anna', 'Bo', 'Player 3'], public: false }),
  )
})

it('has a clock of own values', async () => {
  render(New)
  await fireEvent.click(screen.getByRole('radio', { name: 'Over days' }))
  const how = screen.getByLabelText<HTMLSelectElement>('How long?')
  expect(how.selectedOptions[0]?.text).toBe('2 days for each decision')
  await fireEvent.change(how, { target: { value: '-1' } })
  await fireEvent.change(screen.getByLabelText('Hours for each decision'), { target: { value: '36' } })
  await fireEvent.change(screen.getByLabelText('Hours in reserve'), { target: { value: '12' } })
  await fireEvent.click(screen.getByRole('radio', { name: 'Published' }))
  await press('Set the table')
  await waitFor(() =>
    expect(made()).toMatchObject({
      clock: { kind: 'slow', seconds: 129_600, reserve: 43_200 },
      rules: 'published',
    }),
  )
})
