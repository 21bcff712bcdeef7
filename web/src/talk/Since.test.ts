import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { TableSession } from '../lib/table.svelte'
import type { GameEvent, Snapshot } from '../lib/types'
import { speak } from '../lib/words.svelte'
import { messageOf } from './lines'
import Since from './Since.svelte'

const act = (id: number, seat: number) =>
  messageOf(id, { event: 'lie-low', rule: 'A1', seat } as GameEvent)

function session(count: number): TableSession {
  const made = new TableSession('a-table')
  const seats = ['Anna', 'Beth'].map((name, seat) => ({ seat, name, bot: null, taken: true }))
  made.shown = { seat: 0, table: { seats } } as unknown as Snapshot
  made.messages = [act(1, 0), ...Array.from({ length: count }, (_, i) => act(i + 2, 1))]
  made.line = 'live'
  return made
}

beforeAll(() => speak('en'))
afterEach(cleanup)
beforeEach(() => localStorage.clear())

it('tells what happened since the own last move, until it is put away', async () => {
  render(Since, { session: session(8) })
  expect(screen.getByRole('heading').textContent).toBe('Since your last move')
  expect(screen.getAllByRole('listitem')).toHaveLength(8)
  await fireEvent.click(screen.getByRole('button', { name: 'I am up to date' }))
  expect(screen.queryByRole('heading')).toBeNull()
})

it('tells the newest of much', () => {
  render(Since, { session: session(30) })
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
  expect(screen.getByText('18 earlier lines are in the log.')).toBeTruthy()
})

it('does not trouble anybody with a few lines, or with what this browser has shown', () => {
  render(Since, { session: session(4) }).unmount()
  expect(screen.queryByRole('heading')).toBeNull()
  render(Since, { session: session(8) }).unmount()
  render(Since, { session: session(8) })
  expect(screen.queryByRole('heading')).toBeNull()
})

it('is there again after the line was lost', async () => {
  const made = session(4)
  render(Since, { session: made })
  made.line = 'lost'
  await Promise.resolve()
  made.messages = [...made.messages, ...Array.from({ length: 7 }, (_, i) => act(i + 50, 1))]
  made.line = 'live'
  expect(await screen.findByRole('heading')).toBeTruthy()
})
