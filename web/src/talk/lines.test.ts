import { describe, expect, it } from 'vitest'
import { sources } from '../locales/en'
import type { GameEvent, Message } from '../lib/types'
import { wordsOf } from '../lib/words.svelte'
import { concerns, decidedBy, messageOf, sections, tableLine } from './lines'

const NAMES = ['Anna', 'Beth']
const event = (id: number, facts: object) => messageOf(id, facts as GameEvent)

describe('sections', () => {
  const told: Message[] = [
    { id: 1, kind: 'join', seat: 0, name: 'Anna' },
    { id: 2, kind: 'start', commitment: '0' },
    event(3, { event: 'gossip-dealt', rule: 'S2' }),
    event(4, { event: 'turn', rule: 'T1', seat: 1 }),
    { id: 5, kind: 'chat', seat: 0, name: 'Anna', text: 'Hello', at: 0 },
    event(6, { event: 'candelabra', rule: 'T1', seat: 1 }),
    event(7, { event: 'week-ends', rule: 'W1', seat: 1, amount: 1 }),
    event(8, { event: 'week', rule: 'W7', amount: 2 }),
    event(9, { event: 'lie-low', rule: 'A1', seat: 1 }),
    event(10, { event: 'game-ends', rule: 'W5', ending: 'atrophy' }),
  ]
  const found = sections(told)

  it('follow weeks and turns; the turn at whose start a week ended goes on', () => {
    expect(found.map(({ kind, week, seat }) => [kind, week, seat])).toEqual([
      ['before', 1, null],
      ['setup', 1, null],
      ['turn', 1, 1],
      ['week', 1, null],
      ['turn', 2, 1],
      ['end', 2, null],
    ])
  })
  it('hold everything but the chat, and turns as headings', () => {
    expect(found.flatMap(({ lines }) => lines.map(({ id }) => id))).toEqual([1, 2, 3, 6, 7, 8, 9, 10])
  })
})

it('a message concerns who does something, whom it is done to, and all who win', () => {
  expect(concerns(event(1, { event: 'accuse', rule: 'A3', seat: 0, target: 1 }), 1)).toBe(true)
  expect(concerns(event(1, { event: 'winners', rule: 'E2', seats: [1], ending: 'survival' }), 1)).toBe(
    true,
  )
  expect(concerns(event(1, { event: 'market', rule: 'T6', card: 'H1' }), 1)).toBe(false)
})

it('only what a seat chose counts as its move', () => {
  expect(decidedBy(event(1, { event: 'lie-low', rule: 'A1', seat: 0 }), 0)).toBe(true)
  expect(decidedBy(event(1, { event: 'draw', rule: 'A1', seat: 0, amount: 1 }), 0)).toBe(false)
  expect(decidedBy(event(1, { event: 'lie-low', rule: 'A1', seat: 1 }), 0)).toBe(false)
})

describe('what happens to the table', () => {
  const lang = wordsOf('en', sources)
  const every: Message[] = [
    { id: 1, kind: 'join', seat: 0, name: 'Anna' },
    { id: 1, kind: 'leave', seat: 0, removed: false },
    { id: 1, kind: 'leave', seat: 0, removed: true },
    { id: 1, kind: 'start', commitment: '0' },
    { id: 1, kind: 'undo', seat: 0 },
    { id: 1, kind: 'clock', seat: 0 },
    { id: 1, kind: 'agree', seat: 0 },
    { id: 1, kind: 'refuse', seat: 0 },
    { id: 1, kind: 'seed', seed: '0' },
    { id: 1, kind: 'standing', items: true, pride: 'yes' },
    { id: 1, kind: 'standing', items: false, pride: 'ask' },
    { id: 1, kind: 'concede', seat: 0, bot: 'simple' },
    { id: 1, kind: 'offer', target: 0, bot: 'simple', name: 'Simple 1' },
    { id: 1, kind: 'offer', target: 0, bot: null, name: 'Dora' },
    { id: 1, kind: 'takeover', seat: 0, bot: null, name: 'Dora' },
    { id: 1, kind: 'mute', target: 1, muted: true },
    { id: 1, kind: 'rematch', table: 'x' },
    { id: 1, kind: 'pause', begin: 1, end: 2 },
  ]

  it('is told in words, without a hole', () => {
    for (const message of every) expect(tableLine(lang, message, NAMES)).toMatch(/^\p{Lu}.*[^{}]*$/u)
    expect(tableLine(lang, every[13]!, NAMES)).toContain('Dora')
  })
  it('is no matter of the chat', () => {
    expect(
      tableLine(lang, { id: 1, kind: 'chat', seat: 0, name: 'A', text: 'x', at: 0 }, NAMES),
    ).toBeNull()
  })
})
