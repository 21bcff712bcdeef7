import { beforeAll, describe, expect, it } from 'vitest'
import narration from '../generated/narration.json'
import type { GameEvent } from '../lib/types'
import { speak, words } from '../lib/words.svelte'
import { events, snapshot, withFestivity } from './example'
import { haste, linesOf, lying, signed, stepsOf, timeOf, toldBy } from './steps'

const NAMES = ['Anna', 'Bo', 'Simple 3']
const leads = (told: GameEvent[]) => stepsOf(told).map(({ events: [first] }) => first?.event)

beforeAll(() => speak('en'))

describe('steps', () => {
  it('tell every event once, whatever comes together', () => {
    const all = narration.events.map(({ event }) => event as unknown as GameEvent)
    const told = stepsOf(all).flatMap((step) => step.events)
    // Evidence goes to the gossip that it comes from; a ceremony has one investigation, not many as here.
    const wanted = all.filter((event) => !['ready', 'changed', 'evidence'].includes(event.event))
    expect(told.filter((event) => event.event !== 'evidence')).toEqual(wanted)
  })

  it('tell what a card brings together with the card, and bonuses apart', () => {
    const told = events(
      { event: 'reputation', seat: 0, cards: ['H4'] },
      { event: 'joy', seat: 0, amount: 3, total: 13 },
      { event: 'joy', rule: 'G7', seat: 0, amount: 2, total: 15 },
      { event: 'joy', rule: 'F11', seat: 2, amount: 1, total: 1 },
      { event: 'joy', rule: 'F11', seat: 'community', amount: 1, total: 6 },
    )
    expect(stepsOf(told).map((step) => step.events.length)).toEqual([3, 2])
    expect(linesOf(words(), stepsOf(told)[0]!, NAMES).map(({ rule }) => rule)).toEqual([
      'F7',
      'F7',
      'G7',
    ])
  })

  it('give an exposure that costs something a step of its own', () => {
    const told = events(
      { event: 'to-gossip', seat: 'community', card: 'HC' },
      { event: 'exposed', rule: 'F10', seat: 0, card: 'HC', target: 'community', cards: [] },
      { event: 'exposed', rule: 'F10', seat: 1, card: 'HC', target: 'community', cards: ['H4'] },
      { event: 'cubes', rule: 'G6', seat: 1, suit: 'hearts', amount: 1 },
    )
    expect(leads(told)).toEqual(['to-gossip', 'exposed'])
    const [line] = linesOf(words(), stepsOf(told)[1]!, NAMES)
    expect(line?.text).toMatch(/^Bo is exposed by the Constable of Hearts: the community played it/)
  })

  it('do not tell of choices that were made in secret', () => {
    expect(stepsOf(events({ event: 'ready', seat: 0 }))).toEqual([])
  })

  it('look at the gossip house by house, also where there is no evidence', () => {
    const told = events(
      { event: 'gossip-revealed', rule: 'W2', cards: ['CC', 'C4', 'CJ', 'H2'] },
      { event: 'evidence', rule: 'W2', suit: 'cups', amount: 2, total: 5 },
      { event: 'raid', rule: 'W3', suit: 'cups', total: 0 },
    )
    const steps = stepsOf(told)
    expect(steps.map(({ gossip }) => gossip?.suit)).toEqual([undefined, 'hearts', 'cups', undefined])
    expect(steps[1]).toMatchObject({ events: [], gossip: { threats: 0, others: 1 } })
    expect(linesOf(words(), steps[1]!, NAMES)).toEqual([
      {
        text: 'The Society finds no evidence against Sukey Bevell’s (threats times desires and mollies: 0 × 1).',
        rule: 'W2',
      },
    ])
    expect(steps[2]).toMatchObject({ gossip: { threats: 1, others: 2 } })
  })

  it('stand as long as it takes to read them', () => {
    const [short] = stepsOf(events({ event: 'festivity-ends', seat: 0, rank: 'dance' }))
    const [long] = stepsOf(events({ event: 'winning-set', cards: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6'] }))
    expect(timeOf(words(), short!, NAMES)).toBe(short!.time)
    expect(timeOf(words(), { ...long!, time: 100 }, NAMES)).toBeGreaterThan(1000)
  })
})

describe('what has been told', () => {
  it('is joy, evidence and raids as they are then', () => {
    const { view } = snapshot()
    const told = toldBy(
      view!,
      events(
        { event: 'joy', seat: 0, amount: 3, total: 13 },
        { event: 'joy', seat: 'community', amount: 1, total: 6 },
        { event: 'evidence', suit: 'fans', amount: 8, total: 8 },
        { event: 'raid', suit: 'fans', total: 1 },
        { event: 'hanged', seat: 1 },
      ),
    )
    expect(told.joy).toEqual([13, 0, 0])
    expect(told.community).toBe(6)
    expect(told.houses.fans).toEqual({ evidence: 1, raided: true })
    expect(view!.houses.fans).toEqual({ evidence: 0, raided: false })
  })

  it('moves the cards of a festivity', () => {
    const { view } = withFestivity({
      played: [
        { by: 'community', card: 'FC', value: null },
        { by: 0, card: 'HR', value: 6 },
        { by: 1, card: 'H5', value: null },
      ],
    })
    const all = events(
      { event: 'winning-set', cards: ['HR', 'H5'] },
      { event: 'reputation', seat: 1, cards: ['H5'] },
      { event: 'to-gossip', seat: 'community', card: 'FC' },
    )
    const places = (count: number) =>
      lying(view!.festivity, all, all.slice(0, count)).map(({ place }) => place)
    expect(places(0)).toEqual(['table', 'table', 'table'])
    expect(places(2)).toEqual(['table', 'set', 'scored'])
    expect(places(3)).toEqual(['gossip', 'set', 'scored'])
  })

  it('is known of a ceremony that a question had interrupted', () => {
    const { view } = withFestivity({ played: [], winning: ['H5'], rank: 'dance' })
    const all = events({ event: 'to-gossip', seat: 0, card: 'FC' })
    expect(lying(view!.festivity, all, [])).toEqual([
      { card: 'H5', by: null, value: null, place: 'scored' },
      { card: 'FC', by: 0, value: null, place: 'table' },
    ])
  })
})

it('tells what was told twice already twice as fast', () => {
  const [begin, more] = [events({ event: 'week-ends' }), events({ event: 'new-deck' })]
  expect([begin, more, begin, begin, more].map((told) => haste('week', told))).toEqual([
    1, 1, 1, 0.5, 0.5,
  ])
  expect(haste('end', events({ event: 'game-ends' }))).toBe(1)
})

it('writes numbers with their signs', () => {
  expect([3, 0, -2].map(signed)).toEqual(['+3', '0', '−2'])
})
