import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findMyself, myself } from '../lib/me.svelte'
import { prefs } from '../lib/prefs.svelte'
import { speak } from '../lib/words.svelte'
import Settings from '../screens/Settings.svelte'
import { FakeServer, Not } from './fake'

let server: FakeServer

beforeAll(() => speak('en'))
beforeEach(async () => {
  server = new FakeServer()
    .on('GET /api/me', { id: 'a', name: 'Anna' })
    .on('PATCH /api/me', (body: unknown) => ({ id: 'a', ...(body as object) }))
    .on('POST /api/me/code', { code: 'K7MPQ2XV', until: Date.now() / 1000 + 600 })
    .on('POST /api/devices', { id: 'b', name: 'Bo', token: 't' })
  await findMyself()
})
afterEach(cleanup)

it('renames me', async () => {
  render(Settings)
  const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Save' })
  expect(save.disabled).toBe(true)
  await fireEvent.input(screen.getByLabelText('Your name'), { target: { value: 'Annie' } })
  await fireEvent.click(save)
  expect(await screen.findByText('You are Annie now.')).toBeTruthy()
  expect(server.done).toEqual([['PATCH /api/me', { name: 'Annie' }]])
})

it('changes wishes at once', async () => {
  render(Settings)
  await fireEvent.click(screen.getByRole('radio', { name: 'Nothing moves' }))
  await fireEvent.click(screen.getByRole('radio', { name: 'Daylight' }))
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Ask before I act' }))
  await fireEvent.click(screen.getByRole('checkbox', { name: 'Sounds' }))
  expect(prefs).toMatchObject({ pace: 0, theme: 'daylight', confirm: false, sounds: true })
})

it('shows a code for another device, with the time that is left', async () => {
  render(Settings)
  await fireEvent.click(screen.getByRole('button', { name: 'Show a code' }))
  expect(await screen.findByText('K7MP Q2XV')).toBeTruthy()
  expect(screen.getByText(/for another (10:00|9:5\d)/)).toBeTruthy()
})

it('uses a code of another device after asking, in any writing', async () => {
  render(Settings)
  await fireEvent.input(screen.getByLabelText('The code of the other device'), {
    target: { value: 'k7mp-q2xv' },
  })
  await fireEvent.click(screen.getByRole('button', { name: 'Come here' }))
  expect(server.done).toEqual([])
  expect(screen.getByRole('alert').textContent).toContain('Here you are Anna')
  await fireEvent.click(screen.getByRole('button', { name: 'Go on with the code' }))
  expect(await screen.findByText(/Welcome, Bo/)).toBeTruthy()
  expect(server.done).toEqual([['POST /api/devices', { code: 'K7MPQ2XV' }]])
  expect(myself()?.name).toBe('Bo')
})

it('says what is wrong with a code', async () => {
  server.on('POST /api/devices', new Not(403, 'bad-code'))
  render(Settings)
  await fireEvent.input(screen.getByLabelText('The code of the other device'), {
    target: { value: 'K7MPQ2XW' },
  })
  await fireEvent.click(screen.getByRole('button', { name: 'Come here' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Go on with the code' }))
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('This code is wrong'))
})
