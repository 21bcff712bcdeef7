/** Facts of the box that drawings need; `npm run facts` writes them from the engine's own tables. */

import facts from '../generated/box.json'
import type { Card, Suit } from './types'

export const SUITS = facts.suits as Suit[]
export const SITES = facts.sites as {
  site: number
  kind: 'house' | 'cruise' | 'shop'
  suit: Suit | null
}[]
export const WEEKS: number = facts.weeks
export const RAID_EVIDENCE: number = facts.raid_evidence
export const HAND_LIMIT: number = facts.hand_limit
export const ITEMS_HELD: number = facts.items_held
export const RULES: string[] = facts.rules
export const CARDS = facts.cards as Record<Card, { suit: Suit; joy: number }>
export const ITEM_SETS = facts.item_sets as Record<'original' | 'updated', Record<string, number>>
/** By number of players: the vice cards of the game. */
export const VICE_CARDS = facts.vice_cards as Record<string, Card[]>

const LETTERS: Record<string, Suit> = { C: 'cups', F: 'fans', H: 'hearts', P: 'pentacles' }

export function suitOf(code: string): Suit {
  return LETTERS[code[0] as string] as Suit
}

/** `1`–`9`, `J`, `Q`, `C` constable or `R` rogue. */
export function faceOf(code: string): string {
  return code[1] as string
}

/** A constable or a rogue. */
export function isThreat(code: string): boolean {
  return faceOf(code) === 'C' || faceOf(code) === 'R'
}

/** The site of the house of a suit. */
export function houseSite(suit: Suit): number {
  return SITES.findIndex((site) => site.kind === 'house' && site.suit === suit)
}
