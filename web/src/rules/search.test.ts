import { describe, expect, it } from 'vitest'
import { fold, matches, parts, wordsIn } from './search'

describe('searching', () => {
  it('takes no heed of accents and capitals, and keeps every place', () => {
    expect(fold('Festividad: ¿quién? Ñandú')).toBe('festividad: ¿quien? nandu')
    expect(fold('İ𝔸')).toHaveLength('İ𝔸'.length)
  })
  it('wants every word', () => {
    expect(matches('La reunión tranquila', wordsIn('REUNION tran'))).toBe(true)
    expect(matches('La reunión tranquila', wordsIn('reunion baile'))).toBe(false)
    expect(wordsIn('  ')).toEqual([])
  })
  it('finds Chinese by its signs', () => {
    expect(matches('威胁卡会使最臭名昭著者暴露。', wordsIn('暴露'))).toBe(true)
    expect(matches('威胁卡会使最臭名昭著者暴露。', wordsIn('威胁，暴露'))).toBe(true)
  })
  it('marks what was found', () => {
    const cut = parts('Un baño, dos baños', wordsIn('bano'))
    expect(cut.filter(({ found }) => found).map(({ text }) => text)).toEqual(['baño', 'baño'])
    expect(cut.map(({ text }) => text).join('')).toBe('Un baño, dos baños')
  })
})
