import { beforeAll, expect, it } from 'vitest'
import { read, type Kind } from '../lib/choices'
import { speak, words } from '../lib/words.svelte'
import { quiet } from './example'
import { ruleOf, would } from './would'

beforeAll(() => speak('en'))
const says = (action: string, view = quiet().view) => would(words(), read(action), view)

it('says what a site is for', () => {
  const { view } = quiet({ shops: ['gin', null, null, null] })
  view!.houses.fans.raided = true
  expect(says('move 2', view)).toBe('A shop: Bottle of gin.')
  expect(says('move 6', view)).toBe('A shop, but it is sold out.')
  expect(says('move 1', view)).toContain('A cruising site of Pentacles')
  expect(says('move 3', view)).toContain('dangerous')
  expect(says('move 4', view)).toContain('is raided')
})

it('says what becomes of a card', () => {
  expect(says('start C5')).toContain('scores its 3 joy. Your pawn starts at Julius Cesar Taylor’s.')
  expect(says('start HC')).toContain('safe pile')
  expect(says('indulge HC')).toContain('whoever it exposes')
  expect(says('play HR=4')).toBe('It lies in front of you, face up, for the winning set.')
  expect(says('gin')).toContain('one more round')
  expect(says('domino no')).toBe('')
})

it('knows the rule behind every kind of choice', () => {
  const kinds: Record<string, Kind> = {
    'lie low': 'lie-low',
    'play C5': 'play',
    'encounter loyal': 'encounter',
  }
  for (const [action, kind] of Object.entries(kinds)) {
    expect(read(action).kind).toBe(kind)
    expect(ruleOf(read(action))).toMatch(/^[A-Z]\d+$/)
  }
})
