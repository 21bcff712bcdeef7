/** A table of wood as it is told to the judge, and as the case that the server reads. */

import type { Schemas } from '../lib/api'
import { faceOf, isThreat, SUITS, VICE_CARDS } from '../lib/box'
import type { Card, Side, Suit } from '../lib/types'

export const KINDS = ['festivity', 'investigation', 'ending'] as const
export type Kind = (typeof KINDS)[number]
export type Case = Schemas['Case']

/** An indictment as it is printed, and how the die of its trial fell. */
export interface Trial {
  /** Which of the printed faces: its place in FACES. */
  face: number
  roll: number
}
export interface Person {
  name: string
  cards: Card[]
  cubes: Record<Suit, number>
  joy: number
  /** As a revealed informer: of which house. */
  revealed: Suit | ''
  /** Takes cubes for reputation lost to a foiled threat (F8). */
  pride: boolean
  domino: boolean
  items: number
  /** Where the informer token lies, and how many loyal ones at each house. */
  informer: Suit | ''
  loyal: Record<Suit, number>
  trials: Trial[]
  /** The major indictment that an unsuccessful informer takes besides (published rules). */
  extra: Trial | null
}
export interface Played {
  by: Side
  card: Card
  value?: number
}
export interface Setup {
  version: 1
  kind: Kind
  players: number
  people: Person[]
  house: Suit
  runner: number
  played: Played[]
  dresses: Suit[]
  doll: boolean
  choose: Card[] | null
  community: number
  week: number
  houses: Record<Suit, { evidence: number; raided: boolean }>
  revealed: Card[]
  ending: 'infiltration' | 'survival' | 'atrophy'
  rules: 'rulebook' | 'published'
  sentencing: 'trial' | 'flat'
}

/** The faces that are printed, each once. */
export const FACES: readonly Schemas['Face'][] = [
  { kind: 'minor', convicted_on: 4, acquitted: -1, convicted: -3 },
  { kind: 'minor', convicted_on: 5, acquitted: -2, convicted: -4 },
  { kind: 'minor', convicted_on: 6, acquitted: -3, convicted: -8 },
  { kind: 'minor', convicted_on: 8, acquitted: -4, convicted: -10 },
  { kind: 'major', convicted_on: 4, acquitted: -3, convicted: -8 },
  { kind: 'major', convicted_on: 5, acquitted: -3, convicted: -8 },
  { kind: 'major', convicted_on: 5, acquitted: -4, convicted: -10 },
  { kind: 'major', convicted_on: 8, acquitted: -5, convicted: 'hanged' },
  { kind: 'major', convicted_on: 6, acquitted: -6, convicted: 'hanged' },
]

const bySuit = <T>(make: () => T) =>
  Object.fromEntries(SUITS.map((suit) => [suit, make()])) as Record<Suit, T>

function person(): Person {
  return {
    name: '',
    cards: [],
    cubes: bySuit(() => 0),
    joy: 0,
    revealed: '',
    pride: true,
    domino: false,
    items: 0,
    informer: '',
    loyal: bySuit(() => 0),
    trials: [],
    extra: null,
  }
}

export function emptySetup(kind: Kind = 'festivity', players = 3): Setup {
  return {
    version: 1,
    kind,
    players,
    people: Array.from({ length: 5 }, person),
    house: 'cups',
    runner: 0,
    played: [],
    dresses: [],
    doll: false,
    choose: null,
    community: 0,
    week: 1,
    houses: bySuit(() => ({ evidence: 0, raided: false })),
    revealed: [],
    ending: 'survival',
    rules: 'rulebook',
    sentencing: 'trial',
  }
}

/** Where a card lies already: on the table, among the gossip, or in somebody's reputation. */
export function places(setup: Setup): Map<string, 'table' | 'gossip' | number> {
  const found = new Map<string, 'table' | 'gossip' | number>()
  for (let seat = 0; seat < setup.players; seat++)
    for (const card of setup.people[seat]!.cards) found.set(card, seat)
  if (setup.kind === 'festivity') for (const { card } of setup.played) found.set(card, 'table')
  if (setup.kind === 'investigation') for (const card of setup.revealed) found.set(card, 'gossip')
  return found
}

/** With fewer players there are fewer cards, and nobody sits at the seats that are gone. */
export function setPlayers(setup: Setup, players: number): void {
  const deck: readonly string[] = VICE_CARDS[players] ?? []
  setup.players = players
  for (const one of setup.people) one.cards = one.cards.filter((card) => deck.includes(card))
  setup.played = setup.played.filter(
    ({ by, card }) => deck.includes(card) && (by === 'community' || by < players),
  )
  setup.revealed = setup.revealed.filter((card) => deck.includes(card))
  if (setup.runner >= players) setup.runner = 0
  setup.choose = null
  for (const one of setup.people.slice(players)) one.cards = []
}

/** Whether the published rules may have given a player one more indictment at the end. */
export function asksExtra(setup: Setup, { informer }: Person): boolean {
  return setup.rules === 'published' && informer !== '' && !setup.houses[informer].raided
}

/** Whether a rogue still lacks its value. */
export function lacksValue({ card, value }: Played): boolean {
  return faceOf(card) === 'R' && value === undefined
}

function trialOf({ face, roll }: Trial, flat: boolean) {
  return { ...(FACES[face] as Schemas['Face']), ...(!flat && { roll }) }
}

/** What the server is asked. */
export function caseOf(setup: Setup): Case {
  const people = setup.people.slice(0, setup.players)
  const common = {
    players: setup.players,
    reputations: people.map(({ cards, cubes }) => ({
      cards: cards.filter((card) => !isThreat(card)),
      cubes: Object.fromEntries(SUITS.filter((suit) => cubes[suit]).map((suit) => [suit, cubes[suit]])),
    })),
  }
  const revealed = Object.fromEntries(
    people.flatMap((one, seat) => (one.revealed ? [[String(seat), one.revealed]] : [])),
  )
  const seats = (which: (one: Person) => boolean) =>
    people.flatMap((one, seat) => (which(one) ? [seat] : []))
  switch (setup.kind) {
    case 'festivity':
      return {
        festivity: {
          ...common,
          house: setup.house,
          runner: setup.runner,
          played: setup.played.map(({ by, card, value }) =>
            faceOf(card) === 'R' ? { by, card, value: value ?? 0 } : { by, card },
          ),
          dresses: setup.dresses,
          doll: setup.doll,
          pride: seats((one) => one.pride),
          joy: people.map(({ joy }) => joy),
          community_joy: setup.community,
          revealed_informers: revealed,
          ...(setup.choose && { choose: setup.choose }),
        },
      } as Case
    case 'investigation':
      return {
        investigation: {
          ...common,
          week: setup.week,
          community_joy: setup.community,
          houses: setup.houses,
          revealed: setup.revealed,
          dominoes: seats((one) => one.domino),
          revealed_informers: revealed,
        },
      } as Case
    case 'ending': {
      const flat = setup.sentencing === 'flat'
      return {
        rules: setup.rules,
        sentencing: setup.sentencing,
        ending: {
          ...common,
          kind: setup.ending,
          houses: setup.houses,
          tokens: people.flatMap((one, seat) => [
            ...(one.informer ? [{ seat, kind: 'informer', house: one.informer }] : []),
            ...SUITS.flatMap((house) =>
              Array.from({ length: one.loyal[house] }, () => ({ seat, kind: 'loyal', house })),
            ),
          ]),
          ...(setup.ending === 'survival' && {
            joy: people.map(({ joy }) => joy),
            items: people.map(({ items }) => items),
            indictments: people.map(({ trials }) => trials.map((trial) => trialOf(trial, flat))),
            ...(setup.rules === 'published' && {
              extra_indictments: people.map((one) =>
                asksExtra(setup, one) && one.extra ? trialOf(one.extra, flat) : null,
              ),
            }),
          }),
        },
      } as Case
    }
  }
}
