import { beforeAll, expect, it } from 'vitest'
import { speak } from '../lib/words.svelte'
import { complete, defaultName, planned, resized, tableOf } from './plan'
import { clockInWords, left, optionsInWords } from './said'

beforeAll(() => speak('en'))

it('asks for a table as it was planned', () => {
  const plan = { ...planned('Ours', [null, null, 'simple']), public: true }
  expect(complete(plan)).toBe(false)
  expect(tableOf(plan)).toEqual({
    name: 'Ours',
    seats: [null, null, 'simple'],
    rules: 'rulebook',
    items: 'original',
    sentencing: 'trial',
    clock: { kind: 'none', seconds: 0, reserve: 0 },
    public: true,
  })
})

it('names those who share a device, by their seats, and waits for nobody then', () => {
  const plan = { ...planned('Ours', [null, 'simple', null]), hotSeat: true, names: ['Anna', 'x', 'Bo'] }
  expect(complete(plan)).toBe(true)
  expect(tableOf({ ...plan, public: true })).toMatchObject({
    hot_seat: true,
    names: ['Anna', 'Bo'],
    public: false,
  })
  expect(tableOf(planned('Ours', [null, 'simple']))).not.toHaveProperty('hot_seat')
})

it('has seats for more or fewer', () => {
  expect(resized([null, 'simple'], 4, null)).toEqual([null, 'simple', null, null])
  expect(resized([null, 'simple', 'random'], 2, null)).toEqual([null, 'simple'])
})

it('calls a table after its maker, if that fits', () => {
  expect(defaultName('Anna')).toBe('Anna’s table')
  expect(defaultName('Bartholomew Featherstone')).toBe('An evening in London')
  expect(defaultName('')).toBe('An evening in London')
})

it('tells clocks in words', () => {
  expect(clockInWords({ kind: 'none', seconds: 0, reserve: 0 })).toBe('No clock')
  expect(clockInWords({ kind: 'live', seconds: 90, reserve: 600 })).toBe(
    '90 seconds for each decision, 10 minutes in reserve',
  )
  expect(clockInWords({ kind: 'slow', seconds: 86_400, reserve: 0 })).toBe('1 day for each decision')
  expect(left(1000 + 5400, 1000)).toBe('90 minutes left.')
  expect(left(1000 + 3 * 86_400 - 1, 1000)).toBe('2 days left.')
  expect(left(900, 1000)).toBe('0 seconds left.')
})

it('names only the options that are not the usual', () => {
  const clock = { kind: 'none', seconds: 0, reserve: 0 } as const
  const usual = { players: 3, rules: 'rulebook', items: 'original', sentencing: 'trial' } as const
  expect(optionsInWords({ options: usual, clock })).toEqual(['Usual rules', 'No clock'])
  expect(optionsInWords({ options: { ...usual, items: 'updated', sentencing: 'flat' }, clock })).toEqual(
    ['Updated items', 'Flat sentence', 'No clock'],
  )
})
