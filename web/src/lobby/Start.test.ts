import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findMyself } from '../lib/me.svelte'
import { go, route } from '../lib/router.svelte'
import { speak } from '../lib/words.svelte'
import Start from '../screens/Start.svelte'
import { FakeServer, ID, mine, Not, tableWith } from './fake'
import { invitesOf } from './invites'

let server: FakeServer
const made = { id: ID, invite: 'i', watch: 'w', seat: 0 }

beforeAll(() => speak('en'))
beforeEach(async () => {
  sessionStorage.clear()
  go({ name: 'start' })
  server = new FakeServer()
    .on('GET /api/me', { id: 'a', name: 'Anna' })
    .on('GET /api/tables', [])
    .on('GET /api/tables/mine', [])
    .on('GET /api/bots', ['random', 'simple', 'strong'])
    .on('POST /api/tables', made)
    .on(`POST /api/tables/${ID}/start`, { question: 1 })
  await findMyself()
})
afterEach(cleanup)

it('plays at once with two of the best bots, and goes to the table', async () => {
  render(Start)
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: ID }))
  expect(server.done).toEqual([
    [
      'POST /api/tables',
      expect.objectContaining({ name: 'Anna’s table', seats: [null, 'strong', 'strong'] }),
    ],
    [`POST /api/tables/${ID}/start`, undefined],
  ])
  expect(invitesOf(ID)).toEqual({ invite: 'i', watch: 'w' })
})

it('plays with simple bots where the server cannot say which it has', async () => {
  server.on('GET /api/bots', new Not(404, 'http'))
  render(Start)
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  await waitFor(() => expect(route().name).toBe('table'))
  expect(server.done[0]?.[1]).toMatchObject({ seats: [null, 'simple', 'simple'] })
})

it('says what the server would not do, and lets one try again', async () => {
  server.on('POST /api/tables', new Not(429, 'too-many-tables'))
  render(Start)
  await fireEvent.click(screen.getByRole('button', { name: 'Play now' }))
  expect((await screen.findByRole('alert')).textContent).toContain('too many open tables')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Play now' }).disabled).toBe(false)
})

it('shows my tables with whose turn it is, and public ones that are not mine', async () => {
  const own = mine('Own', { status: 'playing', your_turn: true, waiting_for: [0] })
  const slow = mine('Slow', { status: 'playing', waiting_for: [1] })
  server
    .on('GET /api/tables/mine', [slow, own, mine('Old', { status: 'finished' })])
    .on('GET /api/tables', [tableWith(['Bo', null, null], { name: 'Open' }), own])
  render(Start)
  expect(await screen.findByRole('heading', { name: 'It is your turn' })).toBeTruthy()
  expect(screen.getAllByRole('heading', { level: 3 }).map((one) => one.textContent?.trim())).toEqual(
    expect.arrayContaining(['Own', 'Slow', 'Open']),
  )
  expect(screen.queryByText('Old')).toBeNull()
  expect(screen.getByText('Waiting for bot 1.')).toBeTruthy()
  expect(screen.getByText('2 seats are free.')).toBeTruthy()
  expect(screen.getByRole('link', { name: /Sit down … Open/ }).getAttribute('href')).toBe(`#/join/${ID}`)
})

it('follows a pasted link without doing anything yet, and says when it is none', async () => {
  render(Start)
  const field = screen.getByLabelText('Join or watch by link')
  await fireEvent.input(field, { target: { value: 'come over' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Go there' }))
  expect(screen.getByRole('alert').textContent).toContain('no link to a table')
  await fireEvent.input(field, { target: { value: `https://x.org/#/join/${ID}?secret=s` } })
  expect(screen.queryByRole('alert')).toBeNull()
  await fireEvent.click(screen.getByRole('button', { name: 'Go there' }))
  expect(route()).toMatchObject({ name: 'join', id: ID, secret: 's' })
  expect(server.done).toEqual([])
})
