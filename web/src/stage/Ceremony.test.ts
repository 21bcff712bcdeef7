import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { prefs } from '../lib/prefs.svelte'
import { explain, openRule } from '../lib/rulebook.svelte'
import { TableSession } from '../lib/table.svelte'
import type { GameEvent } from '../lib/types'
import { speak } from '../lib/words.svelte'
import Ceremony from './Ceremony.svelte'
import { events, snapshot } from './example'

const SCORED = events(
  { event: 'rank', rule: 'F5', seat: 2, rank: 'dance' },
  { event: 'winning-set', rule: 'F6', seat: 2, cards: ['FC'] },
  { event: 'joy', rule: 'F11', seat: 2, amount: 2, total: 2 },
)
let session: TableSession

/** A session in which something is to be told, and something else after it. */
function tell(told: GameEvent[], kind: 'festivity' | 'week' | 'end' = 'festivity') {
  session = new TableSession('x')
  session.latest = session.shown = snapshot()
  session.ceremony = { kind, events: told, before: snapshot() }
  return render(Ceremony, { session })
}
const later = async (time: number) => {
  vi.advanceTimersByTime(time)
  await tick()
}
const press = (key: string) => fireEvent.keyDown(document.body, { key })
const said = () => document.querySelector('[aria-live]')?.textContent ?? ''

beforeAll(() => speak('en'))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  prefs.pace = 1
  explain()
})

it('tells one step after the other and then lets the table come back', async () => {
  tell(SCORED)
  expect(screen.getByRole('region', { name: 'The festivity is scored' })).toBeTruthy()
  expect(said()).toContain('The festivity becomes a dance.')
  await later(4000)
  expect(said()).toContain('The winning set: Constable of Fans.')
  await later(4000)
  expect(said()).toContain('Simple 3, the runner, gains 2 joy')
  expect(session.ceremony).toBeDefined()
  await later(5000)
  expect(session.ceremony).toBeUndefined()
  expect(screen.queryByRole('region')).toBeNull()
})

it('waits when it is told to, by key and by button', async () => {
  tell(SCORED)
  await press(' ')
  await later(60_000)
  expect(said()).toContain('becomes a dance')
  await fireEvent.click(screen.getByRole('button', { name: 'Go on' }))
  await later(4000)
  expect(said()).toContain('The winning set')
})

it('goes to and fro by the arrow keys, and ends after the last step', async () => {
  tell(SCORED)
  await press('ArrowRight')
  await press('ArrowRight')
  expect(screen.getByText('Step 3 of 3')).toBeTruthy()
  await press('ArrowLeft')
  expect(said()).toContain('The winning set')
  await press('ArrowRight')
  await press('ArrowRight')
  expect(session.ceremony).toBeUndefined()
})

it('leaves keys alone that are typed somewhere', async () => {
  tell(SCORED)
  const field = document.body.appendChild(document.createElement('input'))
  await fireEvent.keyDown(field, { key: 'Escape' })
  expect(session.ceremony).toBeDefined()
  field.remove()
})

it('skips all', async () => {
  tell(SCORED)
  const skipAll = vi.spyOn(session, 'skipAll')
  await press('Escape')
  expect(skipAll).toHaveBeenCalledOnce()
})

it('waits while a rule is read', async () => {
  tell(SCORED)
  await fireEvent.click(screen.getByRole('button', { name: 'Rule F5' }))
  expect(openRule()).toBe('F5')
  await later(60_000)
  expect(said()).toContain('becomes a dance')
})

it('shows everybody’s joy as it becomes', async () => {
  tell(SCORED)
  const joy = () => screen.getByRole('list', { name: 'Joy' }).textContent?.replace(/\s+/g, ' ')
  expect(joy()).toMatch(/Simple 3 0/)
  await press('ArrowRight')
  await press('ArrowRight')
  expect(joy()).toMatch(/Simple 3 2 \+2/)
})

it('lists everything at once for who wishes for no motion', async () => {
  prefs.pace = 0
  tell(SCORED)
  expect(screen.getAllByRole('listitem')).toHaveLength(3)
  await later(60_000)
  expect(session.ceremony).toBeDefined()
  await fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(session.ceremony).toBeUndefined()
})

it('is over at once where there is nothing to tell', async () => {
  tell(events({ event: 'ready', rule: 'W6', seat: 1 }), 'week')
  await tick()
  expect(session.ceremony).toBeUndefined()
})

it('draws a thread to each card that an exposure takes', async () => {
  const { container } = tell(
    events(
      { event: 'exposed', rule: 'W1', seat: 0, card: 'CC', target: 0, cards: ['C3', 'C5'] },
      { event: 'cubes', rule: 'G6', seat: 0, suit: 'cups', amount: 2 },
    ),
    'week',
  )
  expect(container.querySelectorAll('.thread path[pathLength]')).toHaveLength(2)
  expect(said()).toContain('Anna is exposed by the Constable of Cups: it was still in Anna’s hand')
})

it('tells every kind of event without a stumble', async () => {
  const { default: narration } = await import('../generated/narration.json')
  const kinds = new Map(narration.events.map(({ event }) => [event.event, event]))
  tell([...kinds.values()] as unknown as GameEvent[], 'end')
  while (session.ceremony) await press('ArrowRight')
})
