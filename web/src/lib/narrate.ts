/**
 * Says in words what happened, what may be done and what is asked: the same sentences, from the same
 * Fluent messages, as the project's Python says (a test holds the two together).
 */

import { suitOf } from './box'
import { read, type Choice } from './choices'
import type { Card, GameEvent, Side } from './types'
import type { Arguments, Words } from './words.svelte'

type Facts = Record<string, unknown> & { event: string; rule: string }

const FACES: Record<string, string> = { J: 'jack', Q: 'queen', C: 'constable', R: 'rogue' }
/** Fields that only the player concerned is told; where they are there, the own sentence is said. */
const SECRET: Record<string, string> = {
  draw: 'cards',
  ready: 'action',
  excess: 'card',
  look: 'cards',
  take: 'card',
  indicted: 'face',
  encounter: 'kind',
}

function cardMessage(lang: Words, code: string, value: number | null = null): [string, Arguments] {
  const args: Arguments = { suit: lang.text(`suit-${suitOf(code)}`) }
  const face = code[1] as string
  if (/\d/.test(face)) return ['card-desire', { ...args, value: Number(face) }]
  if (face === 'R' && value !== null) return ['card-rogue-valued', { ...args, value }]
  return [`card-${FACES[face]}`, args]
}

/** A card by its code: `Queen of Hearts`; a rogue may have its value of a festivity. */
export function card(lang: Words, code: string, value: number | null = null): string {
  return lang.text(...cardMessage(lang, code, value))
}

/** A card as a part of a sentence: `the Queen of Hearts`. */
export function theCard(lang: Words, code: string, value: number | null = null): string {
  return lang.text(...cardMessage(lang, code, value), 'the')
}

/** A list of cards: `4 of Cups and Queen of Hearts`. */
export function cards(lang: Words, codes: readonly string[]): string {
  return lang.join(codes.map((code) => lang.text(...cardMessage(lang, code), 'inline')))
}

/** The name of a seat, or the community; nobody has none. */
export function player(lang: Words, side: Side | null | undefined, names: readonly string[]): string {
  if (typeof side === 'number') return names[side] ?? ''
  return side === 'community' ? lang.text('term-community') : ''
}

export function rank(lang: Words, name: string): string {
  return lang.text(`rank-${name.replace(' ', '-')}`)
}

/** The print of an indictment in words. */
export function indictmentFace(lang: Words, face: Facts['face']): string {
  return String(faceArguments(lang, face).face)
}

function faceArguments(lang: Words, printed: unknown): Arguments {
  const face = printed as { convicted_on: number; acquitted: number; convicted: number | 'hanged' }
  const args: Arguments = {
    needed: face.convicted_on,
    acquitted: -face.acquitted,
    convicted: face.convicted === 'hanged' ? 0 : -face.convicted,
  }
  const message = face.convicted === 'hanged' ? 'indictment-face-noose' : 'indictment-face'
  return { ...args, face: lang.text(message, args) }
}

/** An event as a sentence; null if the event before it has already said the same. */
export function eventLine(lang: Words, event: GameEvent, names: readonly string[]): string | null {
  const facts = event as unknown as Facts
  const variant = variantOf(facts)
  if (variant === null) return null
  const message = variant ? `event-${facts.event}-${variant}` : `event-${facts.event}`
  const secret = SECRET[facts.event]
  return lang.text(
    message,
    argumentsOf(lang, facts, names),
    secret && secret in facts ? 'own' : undefined,
  )
}

/** In which of several ways an event happened; null if there is nothing to say. */
function variantOf(event: Facts): string | null {
  const community = event.seat === 'community' ? 'community' : ''
  const list = (event.cards ?? []) as string[]
  switch (event.event) {
    case 'candelabra':
      return event.rule === 'S2' ? 'first' : 'week'
    case 'draw':
      return event.rule === 'W7' ? 'returned' : ''
    case 'draw-tokens':
      return event.rule === 'W1' ? 'threats' : ''
    case 'opening':
      return 'CR'.includes((event.card as string)[1] as string) ? 'threat' : ''
    case 'joy': {
      const change = (event.amount as number) > 0 ? 'gain' : 'loss'
      if (community) return `community-${change}`
      if (event.rule === 'F11') return `runner-${change}`
      return event.rule === 'G7' ? 'molly' : change
    }
    case 'cubes': // Those for exposure are told with it.
      return event.rule === 'G6' ? null : event.rule === 'F8' ? 'pride' : ''
    case 'exposed':
      if (event.rule === 'W1') return 'hand'
      if (event.target === null) return 'market'
      return event.target === 'community' ? 'community' : 'played'
    case 'reputation': // The card of a cruise is told with it.
      return event.rule === 'A4' ? null : ''
    case 'roll':
      return event.die1 === event.die2 ? 'double' : ''
    case 'accuse':
    case 'notice':
    case 'token-revealed':
    case 'indictment-shown':
      return String(event.kind)
    case 'informer-revealed':
      return list.length ? 'cards' : ''
    case 'played':
      return [community, (event.card as string)[1] === 'R' ? 'rogue' : ''].filter(Boolean).join('-')
    case 'foiled':
    case 'to-gossip':
      return community
    case 'rank':
      return { I4: 'dress', I9: 'doll' }[event.rule] ?? ''
    case 'winning-set':
      return list.length ? '' : 'empty'
    case 'gossip-safe':
    case 'gossip-revealed':
      return list.length ? '' : 'none'
    case 'item':
      return (event.item as string).startsWith('dress-') ? 'dress' : String(event.item)
    case 'indicted':
      return event.rule === 'E2' ? 'informer' : String(event.kind)
    case 'convicted':
      return (event.face as { convicted: unknown }).convicted === 'hanged' ? 'hanged' : ''
    case 'hanged':
      return event.rule === 'E1' ? 'infiltration' : ''
    case 'game-ends':
      return String(event.ending)
    case 'winners':
      return `${event.ending}${(event.seats as number[]).length ? '' : '-none'}`
    default:
      return ''
  }
}

/** The facts of an event in words, by the names that they have in messages. */
function argumentsOf(lang: Words, event: Facts, names: readonly string[]): Arguments {
  const args: Arguments = {}
  for (const [field, value] of Object.entries(event)) {
    switch (field) {
      case 'seat':
        args.name = player(lang, value as Side, names)
        break
      case 'target':
        args.target = player(lang, value as Side, names)
        break
      case 'card':
        args.card = theCard(lang, value as string)
        args.suit ??= lang.text(`suit-${suitOf(value as string)}`)
        break
      case 'other':
        args.other = theCard(lang, value as string)
        break
      case 'cards':
        args.cards = cards(lang, value as string[])
        args.count = (value as string[]).length
        break
      case 'suit':
        args.suit = lang.text(`suit-${value}`)
        args.house = lang.text(`house-${value}`)
        break
      case 'site':
        args.site = lang.text(`site-${value}`)
        break
      case 'item':
        args.item = lang.text(`item-${value}`, undefined, 'a')
        if (String(value).startsWith('dress-')) args.suit = lang.text(`suit-${String(value).slice(6)}`)
        break
      case 'rank':
        args.rank = lang.text(`rank-${String(value).replace(' ', '-')}`, undefined, 'a')
        break
      case 'die1':
      case 'die2':
        args[field] = lang.text('die', { boots: value as number })
        break
      case 'face':
        Object.assign(args, faceArguments(lang, value))
        break
      case 'action':
        args.action = choiceLabel(lang, read(value as string), names)
        break
      case 'seats': {
        const seats = value as number[]
        args.names = lang.join(seats.map((seat) => names[seat] ?? ''))
        args.count = seats.length
        break
      }
      case 'amount':
        args.amount = Math.abs(value as number)
        break
      case 'total':
      case 'value':
      case 'token':
      case 'kind':
        args[field] = value as string | number
    }
  }
  if (event.event === 'exposed') {
    const lost = (event.cards as string[]).length ? 'loss' : 'nothing'
    args.loss = lang.text(`exposure-${lost}`, args)
  }
  return args
}

/** What a choice means: `Move to Covent Garden Piazza`. */
export function choiceLabel(lang: Words, choice: Choice, names: readonly string[]): string {
  const args: Arguments = {}
  let message = `action-${choice.kind}`
  if (choice.option) message += `-${choice.option}`
  else if (choice.kind === 'move') args.site = lang.text(`site-${choice.site}`)
  else if (choice.kind === 'accuse') {
    args.name = names[choice.seat as number] ?? ''
    args.token = choice.token as number
  } else if (choice.kind === 'drop') args.item = lang.text(`item-${choice.item}`, undefined, 'a')
  else if (choice.kind === 'dress') args.suit = lang.text(`suit-${choice.suit}`)
  else if (choice.card) args.card = theCard(lang, choice.card)
  if (choice.value !== undefined) {
    message += '-rogue'
    args.value = choice.value
  }
  return lang.text(message, args)
}

/** Whether a text is the code of a card. */
export function isCard(text: string): text is Card {
  return /^[CFHP][1-9JQCR]$/.test(text)
}
