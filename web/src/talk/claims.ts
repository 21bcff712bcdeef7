/** Sentences that are said often, made from a few choices in the language of the reader. True or not: G1. */

import { theCard } from '../lib/narrate'
import type { Suit } from '../lib/types'
import type { Words } from '../lib/words.svelte'

export const FIGURES = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'J', 'Q', 'C', 'R'] as const
export const COUNTS = [1, 2, 3, 4] as const
export const RANKS = ['surprise ball', 'christening', 'dance', 'quiet gathering'] as const
export const PHRASES = [
  'trust',
  'doubt',
  'no-threats',
  'threat',
  'loyal',
  'pass',
  'save',
  'thanks',
] as const

export type Claim =
  | { about: 'have'; figure: (typeof FIGURES)[number] | 'any'; suit: Suit | ''; count: number }
  | { about: 'foil'; figure: 'C' | 'R'; suit: Suit | '' }
  | { about: 'rank'; rank: (typeof RANKS)[number] }
  | { about: 'informer'; name: string }

const LETTER: Record<Suit, string> = { cups: 'C', fans: 'F', hearts: 'H', pentacles: 'P' }

/** A claim as a sentence. */
export function sentence(lang: Words, claim: Claim): string {
  switch (claim.about) {
    case 'have': {
      const { figure, suit, count } = claim
      if (figure === 'any')
        return suit
          ? lang.text('web-chat-have-suit', { count, suit: lang.text(`suit-${suit}`) })
          : lang.text('web-chat-have-cards', { count })
      if (suit) return lang.text('web-chat-have-card', { card: theCard(lang, LETTER[suit] + figure) })
      if (Number(figure)) return lang.text('web-chat-have-figure', { count, value: Number(figure) })
      return lang.text(`web-chat-have-face-${figure}`, { count })
    }
    case 'foil':
      return claim.suit
        ? lang.text('web-chat-foil-card', { card: theCard(lang, LETTER[claim.suit] + claim.figure) })
        : lang.text(`web-chat-foil-${claim.figure}`)
    case 'rank':
      return lang.text('web-chat-can-rank', {
        rank: lang.text(`rank-${claim.rank.replace(' ', '-')}`, undefined, 'a'),
      })
    case 'informer':
      return lang.text('web-chat-informer', { name: claim.name })
  }
}

/** What a figure is called where it is chosen. */
export function figureName(lang: Words, figure: string): string {
  return Number(figure) ? figure : lang.text(`web-chat-figure-${figure}`)
}
