import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { tick } from 'svelte'
import { afterEach, beforeAll, expect, it } from 'vitest'
import type { TableLike } from '../lib/context'
import { openRule } from '../lib/rulebook.svelte'
import type { GameEvent, Message } from '../lib/types'
import { speak } from '../lib/words.svelte'
import { messageOf } from './lines'
import Beside from './Beside.test.svelte'
import Log from './Log.svelte'

const NAMES = ['Anna', 'Beth']
const event = (id: number, facts: object) => messageOf(id, facts as GameEvent)
const lieLow = (id: number, seat = 0): Message => event(id, { event: 'lie-low', rule: 'A1', seat })
const START = [event(1, { event: 'turn', rule: 'T1', seat: 0 }), lieLow(2)]

beforeAll(() => speak('en'))
afterEach(cleanup)

it('says who was exposed, by what and why, and opens the rule', async () => {
  const exposed = event(3, {
    event: 'exposed',
    rule: 'T3',
    seat: 1,
    target: null,
    card: 'HC',
    cards: ['H4'],
  })
  render(Log, { messages: [...START, exposed], names: NAMES })
  const line = screen.getByRole('button', {
    name: /Beth is exposed by the Constable of Hearts: it left the market/,
  })
  expect(line.textContent).toContain('4 of Hearts')
  await fireEvent.click(line)
  expect(openRule()).toBe('T3')
})

it('reads new lines once, and nothing that was there before', async () => {
  const { rerender } = render(Log, { messages: START, names: NAMES, live: true })
  const region = screen.getByRole('log')
  expect(region.textContent).toBe('')
  await rerender({ messages: [...START, lieLow(3, 1)], names: NAMES, live: true })
  await tick()
  expect(region.textContent).toBe('Beth lies low.')
  await rerender({ messages: [...START, lieLow(3, 1), lieLow(4)], names: [...NAMES], live: true })
  await tick()
  expect(region.textContent).toBe('Anna lies low.')
})

it('stays cheap: of a long game the newest lines are there, the others on demand', async () => {
  const long = Array.from({ length: 500 }, (_, i) => lieLow(i + 1))
  render(Log, { messages: long, names: NAMES })
  expect(document.querySelectorAll('li')).toHaveLength(200)
  await fireEvent.click(screen.getByText('Show earlier lines'))
  expect(document.querySelectorAll('li')).toHaveLength(400)
})

it('can be read week by week', async () => {
  const messages = [...START, event(3, { event: 'week', rule: 'W7', amount: 2 }), lieLow(4, 1)]
  render(Log, { messages, names: NAMES })
  await fireEvent.change(screen.getByLabelText('Show'), { target: { value: '2' } })
  expect(screen.queryByText('Anna lies low.')).toBeNull()
  expect(screen.getByText('Beth lies low.')).toBeTruthy()
})

it('can show what concerns the reader alone', async () => {
  const table = { seat: 1 } as TableLike
  const messages = [...START, event(3, { event: 'turn', rule: 'T1', seat: 1 }), lieLow(4, 1)]
  render(Beside, { table, messages, names: NAMES })
  await fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'mine' } })
  expect(screen.queryByText('Anna lies low.')).toBeNull()
  expect(screen.getByText('Beth lies low.')).toBeTruthy()
})
