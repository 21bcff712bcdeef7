import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findMyself } from '../lib/me.svelte'
import { go, route, type Route } from '../lib/router.svelte'
import { speak } from '../lib/words.svelte'
import Join from '../screens/Join.svelte'
import { FakeServer, ID, mine, Not, tableWith } from './fake'

type Door = Extract<Route, { name: 'join' | 'watch' }>
let server: FakeServer
const JOIN = `POST /api/tables/${ID}/join`
const WATCH = `POST /api/tables/${ID}/watch`

function open(door: Door) {
  go(door)
  render(Join, { route: door })
}
const button = (name: string) => screen.findByRole('button', { name })

beforeAll(() => speak('en'))
beforeEach(async () => {
  server = new FakeServer()
    .on('GET /api/me', { id: 'a', name: 'Anna' })
    .on('GET /api/tables', [])
    .on('GET /api/tables/mine', [])
    .on(JOIN, { seat: 1 })
    .on(WATCH, { seat: null })
  await findMyself()
})
afterEach(cleanup)

it('joins by a secret link when the button is pressed, not before, and leaves no secret in the address', async () => {
  open({ name: 'join', id: ID, secret: 's3cret' })
  const sit = await button('Sit down')
  expect(screen.getByText(/sent you the link/)).toBeTruthy()
  expect(server.done).toEqual([])
  await fireEvent.click(sit)
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: ID }))
  expect(server.done).toEqual([[JOIN, { invite: 's3cret' }]])
  expect(location.hash).toBe(`#/table/${ID}`)
})

it('takes the seat that the link is for', async () => {
  open({ name: 'join', id: ID, secret: 's', seat: 2 })
  expect(await screen.findByText('Your link is for seat 3.')).toBeTruthy()
  await fireEvent.click(await button('Sit down'))
  await waitFor(() => expect(server.done).toEqual([[JOIN, { invite: 's', seat: 2 }]]))
})

it('lets one choose among the free seats of a public table, or watch', async () => {
  server.on(`GET /api/tables/${ID}`, { seat: null, table: tableWith(['Bo', null, 'bot 2', null]) })
  open({ name: 'join', id: ID })
  await fireEvent.click(await screen.findByRole('radio', { name: 'Seat 4' }))
  expect(screen.queryByRole('radio', { name: 'Seat 1' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Watch instead' })).toBeTruthy()
  await fireEvent.click(await button('Sit down'))
  await waitFor(() => expect(server.done).toEqual([[JOIN, { seat: 3 }]]))
})

it('looks again when the seat was taken meanwhile', async () => {
  server
    .on(`GET /api/tables/${ID}`, { seat: null, table: tableWith(['Bo', null, null]) })
    .on(JOIN, new Not(409, 'seat-taken'))
  open({ name: 'join', id: ID })
  await fireEvent.click(await screen.findByRole('radio', { name: 'Seat 2' }))
  server.on(`GET /api/tables/${ID}`, { seat: null, table: tableWith(['Bo', 'Clara', null]) })
  await fireEvent.click(await button('Sit down'))
  expect((await screen.findByRole('alert')).textContent).toContain('This seat is taken')
  expect(await screen.findByText('Clara')).toBeTruthy()
})

it('offers to watch a public table that is full', async () => {
  server.on(`GET /api/tables/${ID}`, {
    seat: null,
    table: tableWith(['Bo', 'Clara'], { status: 'playing' }),
  })
  open({ name: 'join', id: ID })
  expect(await screen.findByText('The game has begun already.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
  await fireEvent.click(await button('Watch'))
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: ID }))
  expect(server.done).toEqual([[WATCH, {}]])
})

it('says what to ask for when a table behind a secret is full', async () => {
  server.on(JOIN, new Not(409, 'full'))
  open({ name: 'join', id: ID, secret: 's' })
  await fireEvent.click(await button('Sit down'))
  expect((await screen.findByRole('alert')).textContent).toContain('no free seat')
  expect(screen.getByText(/for the link to watch/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
})

it('asks for a new link when one for a single person was used', async () => {
  server.on(JOIN, new Not(409, 'seat-taken'))
  open({ name: 'join', id: ID, secret: 's', seat: 2 })
  await fireEvent.click(await button('Sit down'))
  expect((await screen.findByRole('alert')).textContent).toContain('has been used')
  expect(screen.queryByRole('button', { name: 'Sit down' })).toBeNull()
})

it('watches by a secret link', async () => {
  open({ name: 'watch', id: ID, secret: 'w' })
  const watch = await button('Watch')
  expect(server.done).toEqual([])
  await fireEvent.click(watch)
  await waitFor(() => expect(server.done).toEqual([[WATCH, { secret: 'w' }]]))
  await waitFor(() => expect(location.hash).toBe(`#/table/${ID}`))
})

it('goes straight in where I sit already', async () => {
  server.on('GET /api/tables/mine', [mine('', { id: ID })])
  open({ name: 'join', id: ID, secret: 's' })
  await waitFor(() => expect(route()).toEqual({ name: 'table', id: ID }))
  expect(server.done).toEqual([])
})

it('says in words that there is no such table', async () => {
  open({ name: 'join', id: ID })
  expect((await screen.findByRole('alert')).textContent).toContain('There is no such table')
})
