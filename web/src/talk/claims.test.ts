import { describe, expect, it } from 'vitest'
import { sources as en } from '../locales/en'
import { sources as es } from '../locales/es'
import { sources as zh } from '../locales/zh-Hans'
import { wordsOf } from '../lib/words.svelte'
import { COUNTS, FIGURES, PHRASES, RANKS, sentence, type Claim } from './claims'

const EN = wordsOf('en', en)
const ALL = [EN, wordsOf('zh-Hans', zh), wordsOf('es', es)]
const CLAIMS: Claim[] = [
  ...[...FIGURES, 'any' as const].flatMap((figure) =>
    COUNTS.flatMap((count) =>
      (['', 'hearts'] as const).map((suit): Claim => ({ about: 'have', figure, suit, count })),
    ),
  ),
  ...(['C', 'R'] as const).map((figure): Claim => ({ about: 'foil', figure, suit: '' })),
  { about: 'foil', figure: 'C', suit: 'cups' },
  ...RANKS.map((rank): Claim => ({ about: 'rank', rank })),
  { about: 'informer', name: 'Beth' },
]

describe.each(ALL)('claims in $code', (lang) => {
  it('are whole sentences', () => {
    for (const claim of CLAIMS) expect(sentence(lang, claim)).toMatch(/^[^{}]+[.。!！]$/u)
    for (const phrase of PHRASES) expect(lang.has(`web-chat-say-${phrase}`)).toBe(true)
  })
})

it('are what one would say', () => {
  expect(sentence(EN, { about: 'have', figure: '7', suit: '', count: 2 })).toBe('I have two sevens.')
  expect(sentence(EN, { about: 'have', figure: '8', suit: '', count: 1 })).toBe('I have an eight.')
  expect(sentence(EN, { about: 'have', figure: 'Q', suit: 'hearts', count: 2 })).toBe(
    'I have the Queen of Hearts.',
  )
  expect(sentence(EN, { about: 'have', figure: 'any', suit: 'cups', count: 3 })).toBe(
    'I have three cards of Cups.',
  )
  expect(sentence(ALL[2]!, { about: 'have', figure: '7', suit: '', count: 2 })).toBe('Tengo dos sietes.')
  expect(sentence(ALL[1]!, { about: 'have', figure: '7', suit: '', count: 2 })).toBe('我有两张7。')
})
