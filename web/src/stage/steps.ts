/** A ceremony as steps: which events are told together, how long that takes, and what is so afterwards. */

import { SITES, isThreat, suitOf } from '../lib/box'
import { eventLine } from '../lib/narrate'
import type { Card, EventName, EventOf, Festivity, GameEvent, Side, Suit, View } from '../lib/types'
import type { Words } from '../lib/words.svelte'

/** What of the revealed gossip matches a house. */
export interface Gossip {
  suit: Suit
  threats: number
  others: number
}

/** What is told at one time. */
export interface Step {
  /** The first is what the step is about. Nothing happened where no evidence is found. */
  events: GameEvent[]
  /** A house as the Society looks at it. */
  gossip?: Gossip
  /** Milliseconds at the usual pace. */
  time: number
}

export interface Line {
  text: string
  rule: string
}

/** Milliseconds by weight. */
const TIMES: Partial<Record<EventName, number>> = {
  rank: 2200,
  select: 900,
  'winning-set': 1800,
  reputation: 2000,
  'foil-loses': 2200,
  'to-gossip': 1000,
  exposed: 2500,
  'festivity-ends': 1000,
  'threat-revealed': 1200,
  'gossip-revealed': 2500,
  evidence: 2500,
  raid: 2500,
  indicted: 2000,
  'game-ends': 2500,
  points: 2200,
  convicted: 2500,
  acquitted: 2500,
  hanged: 2500,
  winners: 2500,
}
const USUAL = 1500
const NOTHING_FOUND = 1000
const LONGEST = 3500
/** Milliseconds to read one sign; a Chinese one says more. */
const READING = { en: 16, es: 16, 'zh-Hans': 45 }

/** Told by the question itself, or by nobody. */
const SILENT: readonly EventName[] = ['ready', 'changed']

/** What is told together with an event before it. */
const JOINS: Partial<Record<EventName, readonly EventName[]>> = {
  joy: [
    'reputation',
    'joy',
    'community-scores',
    'no-indictment-left',
    'loyal-tokens',
    'indictment-sentence',
    'unused-items',
    'convicted',
    'acquitted',
  ],
  cubes: ['exposed', 'foil-loses'],
  'no-cubes': ['foil-loses'],
  draw: ['to-gossip', 'exposed', 'cubes', 'draw'],
  'draw-tokens': ['to-gossip', 'exposed', 'cubes', 'draw', 'draw-tokens', 'threat-revealed'],
  'gossip-dealt': ['new-deck'],
  market: ['new-deck', 'gossip-dealt', 'market'],
  stocked: ['stocked'],
}

/** The houses as they are looked at: clockwise. */
const HOUSES = SITES.flatMap((site) => (site.kind === 'house' && site.suit ? [site.suit] : []))

function joins(before: GameEvent, event: GameEvent): boolean {
  if (event.event === 'exposed') {
    // Who loses nothing is told with the threat; a loss is a step of its own.
    const quiet = before.event !== 'exposed' || !before.cards.length
    const threat = ['to-gossip', 'threat-revealed', 'exposed'].includes(before.event)
    return !event.cards.length && threat && quiet
  }
  // The bonuses come last and are told apart from what the cards scored.
  if (event.event === 'joy' && before.event === 'joy') {
    return (event.rule === 'F11') === (before.rule === 'F11')
  }
  return JOINS[event.event]?.includes(before.event) ?? false
}

export function stepsOf(events: readonly GameEvent[]): Step[] {
  const steps: Step[] = []
  for (const event of events) {
    if (SILENT.includes(event.event)) continue
    const last = steps.at(-1)
    const before = last?.events.at(-1)
    if (last && before && joins(before, event)) last.events.push(event)
    else steps.push({ events: [event], time: TIMES[event.event] ?? USUAL })
  }
  return houseByHouse(steps)
}

/** The Society looks at the gossip of one house after the other, also where it finds nothing. */
function houseByHouse(steps: Step[]): Step[] {
  const at = steps.findIndex((step) => step.events[0]?.event === 'gossip-revealed')
  if (at < 0) return steps
  const { cards } = steps[at]?.events[0] as EventOf<'gossip-revealed'>
  const found = new Map<Suit, Step>()
  for (const step of steps) {
    const [event] = step.events
    if (event?.event === 'evidence') found.set(event.suit, step)
  }
  const houses = gossipOf(cards).flatMap((gossip): Step[] => {
    const step = found.get(gossip.suit) ?? { events: [], time: NOTHING_FOUND }
    return gossip.threats || gossip.others ? [{ ...step, gossip }] : []
  })
  const rest = steps.slice(at + 1).filter((step) => step.events[0]?.event !== 'evidence')
  return [...steps.slice(0, at + 1), ...houses, ...rest]
}

/** Revealed gossip, counted by house. */
export function gossipOf(cards: readonly string[]): Gossip[] {
  return HOUSES.map((suit) => {
    const matching = cards.filter((card) => suitOf(card) === suit)
    const threats = matching.filter(isThreat).length
    return { suit, threats, others: matching.length - threats }
  })
}

/** A step in sentences, each with its rule. */
export function linesOf(lang: Words, step: Step, names: readonly string[]): Line[] {
  const { events, gossip } = step
  if (gossip && !events.length) {
    const house = lang.text(`house-${gossip.suit}`)
    return [{ text: lang.text('web-stage-no-evidence', { ...gossip, house }), rule: 'W2' }]
  }
  return events.flatMap((event) => {
    const text = eventLine(lang, event, names)
    return text === null ? [] : [{ text, rule: event.rule }]
  })
}

/** How long a step stands at the usual pace: by its weight, and long enough to be read. */
export function timeOf(lang: Words, step: Step, names: readonly string[]): number {
  const signs = linesOf(lang, step, names).reduce((sum, line) => sum + line.text.length, 0)
  return Math.max(step.time, Math.min(LONGEST, signs * READING[lang.code]))
}

/** What the steps told so far have changed. */
export interface Told {
  joy: number[]
  community: number
  houses: View['houses']
}

export function toldBy(view: View, events: readonly GameEvent[]): Told {
  const told: Told = {
    joy: view.players.map((player) => player.joy),
    community: view.community_joy,
    houses: structuredClone(view.houses),
  }
  for (const event of events) {
    if (event.event === 'joy') {
      if (event.seat === 'community') told.community = event.total
      else told.joy[event.seat as number] = event.total
    } else if (event.event === 'hanged') told.joy[event.seat as number] = 0
    else if (event.event === 'evidence') told.houses[event.suit].evidence = event.total
    else if (event.event === 'raid') {
      told.houses[event.suit] = { evidence: event.total, raided: true }
    }
  }
  return told
}

/** A card of a festivity that is being scored, and where it has come to. */
export interface Lying {
  card: Card
  value: number | null
  /** Unknown of a set that was scored before this ceremony began. */
  by: Side | null
  place: 'table' | 'set' | 'scored' | 'gossip'
}

/**
 * The cards of a festivity.
 *
 * @param festivity as it was before the ceremony
 * @param events all of the ceremony
 * @param told those of the steps so far
 */
export function lying(
  festivity: Festivity | null,
  events: readonly GameEvent[],
  told: readonly GameEvent[],
): Lying[] {
  const found = new Map<Card, Lying>()
  const add = (card: Card, by: Side | null, value: number | null, place: Lying['place']) => {
    if (!found.has(card)) found.set(card, { card, by, value, place })
  }
  for (const card of festivity?.winning ?? []) add(card, null, null, 'scored')
  for (const { card, by, value } of festivity?.played ?? []) {
    add(card, by, value, festivity?.selected.includes(card) ? 'set' : 'table')
  }
  for (const event of events) {
    if (event.event === 'winning-set') for (const card of event.cards) add(card, null, null, 'table')
    if (event.event === 'to-gossip') add(event.card, event.seat, null, 'table')
  }
  const move = (card: Card, place: Lying['place']) => {
    const lies = found.get(card)
    if (lies) lies.place = place
  }
  for (const event of told) {
    if (event.event === 'select') move(event.card, 'set')
    else if (event.event === 'winning-set') for (const card of event.cards) move(card, 'set')
    else if (event.event === 'reputation' || event.event === 'community-scores') {
      for (const card of event.cards) move(card, 'scored')
    } else if (event.event === 'foiled') move(event.card, 'scored')
    else if (event.event === 'to-gossip') move(event.card, 'gossip')
  }
  return [...found.values()]
}

const begun = { festivity: 0, week: 0, end: 0 }

/** How fast to tell this one: what has been told twice already is told twice as fast. */
export function haste(kind: keyof typeof begun, events: readonly GameEvent[]): number {
  const first = events[0]?.event
  // One that a question had interrupted is not another one.
  if (first === 'rank' || first === 'week-ends' || first === 'game-ends') begun[kind] += 1
  return begun[kind] > 2 ? 0.5 : 1
}

/** A number of joy with its sign. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : amount < 0 ? `−${-amount}` : '0'
}
