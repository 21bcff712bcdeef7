import { RULES } from '../lib/box'
import type { Words } from '../lib/words.svelte'
import { matches } from './search'

export interface Rule {
  id: string
  title: string
  text: string
}
export interface Chapter {
  letter: string
  title: string
  /** What holds for the whole chapter, where there is such a thing. */
  text: string
  rules: Rule[]
}

/** All rules in words, in their order. */
export function chapters(lang: Words): Chapter[] {
  return [...new Set(RULES.map((id) => id.slice(0, 1)))].map((letter) => ({
    letter,
    title: lang.text(`chapter-${letter}`),
    text: lang.has(`chapter-${letter}`, 'text') ? lang.text(`chapter-${letter}`, undefined, 'text') : '',
    rules: RULES.filter((id) => id.startsWith(letter)).map((id) => ({
      id,
      title: lang.text(`rule-${id}`),
      text: lang.text(`rule-${id}`, undefined, 'text'),
    })),
  }))
}

/** The rules in which all of some words are, under their chapters; a whole chapter by its title. */
export function search(all: readonly Chapter[], wanted: readonly string[]): Chapter[] {
  if (!wanted.length) return [...all]
  return all
    .map((chapter) => ({
      ...chapter,
      rules: chapter.rules.filter((rule) => matches(`${rule.id} ${rule.title} ${rule.text}`, wanted)),
    }))
    .filter((chapter) => chapter.rules.length)
}
