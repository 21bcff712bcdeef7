import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { Refusal } from '../lib/api'
import { read } from '../lib/choices'
import type { TableLike } from '../lib/context'
import { TableSession } from '../lib/table.svelte'
import type { Snapshot } from '../lib/types'
import { speak } from '../lib/words.svelte'
import Ask from './Ask.svelte'
import { quiet } from './example'

let shown: TableLike
vi.mock('../lib/context', () => ({ useTable: () => shown }))

beforeAll(() => speak('en'))
afterEach(cleanup)

function show(change: (now: Snapshot) => void) {
  const session = new TableSession('A'.repeat(22))
  const now = quiet({ question: { step: 'action', rule: 'T5', seats: [0] } })
  change(now)
  session.latest = now
  session.shown = now
  session.line = 'live'
  session.confirm = vi.fn(async () => {})
  shown = session
  const onpass = vi.fn()
  render(Ask, { session, onpass })
  return { session, onpass }
}

it('asks one question, and lists what may be done in words', async () => {
  const { session } = show((now) => (now.legal = ['lie low', 'indulge C5', 'indulge CQ']))
  expect(screen.getByText('What do you do here?')).toBeTruthy()
  expect(screen.getByRole('heading', { name: 'Indulge: take from the market' })).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Lie low: draw a card' }))
  expect(session.pending).toEqual(read('lie low'))
  expect(screen.getByText('You draw one card.')).toBeTruthy()
  expect(screen.queryByText('What do you do here?')).toBeNull()
})

it('sends only what was confirmed, and goes back to where one was', async () => {
  const { session } = show((now) => (now.legal = ['lie low', 'festivity']))
  await fireEvent.click(screen.getByRole('button', { name: 'Throw a festivity' }))
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Confirm'))
  await fireEvent.click(screen.getByRole('button', { name: 'Not this' }))
  expect(session.confirm).not.toHaveBeenCalled()
  await vi.waitFor(() =>
    expect((document.activeElement as HTMLElement).dataset.action).toBe('festivity'),
  )
  await fireEvent.click(screen.getByRole('button', { name: 'Throw a festivity' }))
  await fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(session.confirm).toHaveBeenCalledOnce()
})

it('puts ten figures of a rogue under one heading', () => {
  show((now) => (now.legal = Array.from({ length: 10 }, (_, value) => `play FR=${value}`)))
  expect(screen.getByRole('heading', { name: 'Rogue of Fans, with the value:' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: /^Play the Rogue of Fans with the value/ })).toHaveLength(
    10,
  )
})

it('says for whom the game waits, and what may be done meanwhile', () => {
  show((now) => {
    now.table.waiting_for = [2]
    now.table.seats[2]!.name = 'Clara'
    now.legal = ['violin']
  })
  expect(screen.getByText(/^Waiting for Clara\./)).toBeTruthy()
  expect(screen.getByText('It is not your turn, but you may:')).toBeTruthy()
  expect(
    screen.getByRole('button', { name: 'Play the violin: two more cards for the community' }),
  ).toBeTruthy()
})

it('tells a refusal in words', async () => {
  const { session } = show((now) => (now.legal = ['lie low']))
  session.refusal = new Refusal('stale', 'too late', 409, 'T5')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('The question has passed; here is the new one.')
})

it('offers to take back what may be taken back, and says that the line is lost', async () => {
  const { session } = show((now) => {
    now.legal = ['lie low']
    now.undo = true
  })
  expect(screen.getByRole('button', { name: 'Take it back' })).toBeTruthy()
  session.line = 'lost'
  expect((await screen.findByRole('status')).textContent).toContain('We try again')
})

it('has the device passed on where the next own seat is asked', async () => {
  const { onpass } = show((now) => {
    now.table.waiting_for = [1]
    now.table.seats[1]!.name = 'Bo'
    Object.assign(now, { mine: { seats: [0, 1], owner: true } })
  })
  expect(screen.getByText('Pass the device to Bo')).toBeTruthy()
  await fireEvent.click(screen.getByRole('button', { name: 'Hide my cards' }))
  expect(onpass).toHaveBeenCalledExactlyOnceWith(1)
})

it('asks nothing while something is told', () => {
  const { session } = show((now) => (now.legal = ['lie low']))
  cleanup()
  session.ceremony = { kind: 'week', events: [], before: session.latest! }
  render(Ask, { session, onpass: vi.fn() })
  expect(screen.getByText('What happened is being told.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
