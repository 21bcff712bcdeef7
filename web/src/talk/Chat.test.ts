import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { client } from '../lib/api'
import { TableSession } from '../lib/table.svelte'
import type { Snapshot } from '../lib/types'
import { speak } from '../lib/words.svelte'
import Chat from './Chat.svelte'

const post = vi.spyOn(client, 'POST')

function session(seat: number | null): TableSession {
  const made = new TableSession('a-table')
  const seats = ['Anna', 'Beth'].map((name, at) => ({ seat: at, name, bot: null, taken: true }))
  made.shown = { seat, table: { seats } } as unknown as Snapshot
  made.messages = [{ id: 1, kind: 'chat', seat: 1, name: 'Beth', text: '<b>Hello</b>', at: 1800000000 }]
  return made
}

async function sent(): Promise<unknown> {
  await waitFor(() => expect(post).toHaveBeenCalled())
  return (post.mock.calls.at(-1)?.[1] as unknown as { body: unknown }).body
}

beforeAll(() => speak('en'))
afterEach(cleanup)
beforeEach(() => {
  post.mockReset()
  post.mockResolvedValue({ data: {}, response: new Response() } as never)
})

it('shows what is said as text, whatever is in it', () => {
  render(Chat, { session: session(0) })
  expect(screen.getByText(/<b>Hello<\/b>/)).toBeTruthy()
})

it('says what was written', async () => {
  render(Chat, { session: session(0) })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: 'I have two sevens.' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Say' }))
  expect(await sent()).toEqual({ text: 'I have two sevens.' })
  await waitFor(() => expect(field.value).toBe(''))
})

it('says claims made from a few choices', async () => {
  render(Chat, { session: session(0) })
  await fireEvent.click(screen.getByRole('button', { name: 'Quick claims' }))
  await fireEvent.change(screen.getByLabelText('Which suit'), { target: { value: 'hearts' } })
  await fireEvent.click(screen.getByRole('button', { name: /I have the 7 of Hearts/ }))
  expect(await sent()).toEqual({ text: 'I have the 7 of Hearts.' })
})

it('tells a refusal in words, and keeps what was written', async () => {
  const response = new Response(null, { status: 429 })
  post.mockResolvedValue({ error: { code: 'slow-down', message: 'wait' }, response } as never)
  render(Chat, { session: session(0) })
  const field = screen.getByRole<HTMLInputElement>('textbox')
  await fireEvent.input(field, { target: { value: 'Again' } })
  await fireEvent.click(screen.getByRole('button', { name: 'Say' }))
  expect((await screen.findByRole('alert')).textContent).toContain('too fast')
  expect(field.value).toBe('Again')
})

it('mutes a player on demand', async () => {
  render(Chat, { session: session(0) })
  await fireEvent.click(screen.getByRole('button', { name: 'Whom I hear' }))
  await fireEvent.click(screen.getByLabelText('Beth'))
  expect(await sent()).toEqual({ seat: 1, muted: true })
})

it('is only read by who watches', () => {
  render(Chat, { session: session(null) })
  expect(screen.queryByRole('textbox')).toBeNull()
})
