/** The page says the same as Python, of the same events and actions, in every language. */
import { describe, expect, it } from 'vitest'
import narration from '../generated/narration.json'
import { sources as en } from '../locales/en'
import { sources as es } from '../locales/es'
import { sources as zh } from '../locales/zh-Hans'
import { read } from './choices'
import { choiceLabel, eventLine } from './narrate'
import type { GameEvent } from './types'
import { wordsOf } from './words.svelte'

const ALL = [wordsOf('en', en), wordsOf('zh-Hans', zh), wordsOf('es', es)]

describe.each(ALL)('$code', (lang) => {
  it('tells every event as Python does', () => {
    for (const { event, lines } of narration.events) {
      expect(eventLine(lang, event as unknown as GameEvent, narration.names)).toBe(lines[lang.code])
    }
  })
  it('names every action as Python does', () => {
    for (const { action, labels } of narration.actions) {
      expect(choiceLabel(lang, read(action), narration.names)).toBe(labels[lang.code])
    }
  })
})
