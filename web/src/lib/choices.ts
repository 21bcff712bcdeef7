/** The legal actions as the page shows them: what each is about, so that it can be chosen there. */

import type { Card, Item, Suit } from './types'

export type Kind =
  | 'start' | 'move' | 'lie-low' | 'indulge' | 'accuse' | 'cruise' | 'shop' | 'drop' | 'festivity' | 'bribe'
  | 'take' | 'notice' | 'notice-market' | 'play' | 'pass' | 'dress' | 'swap' | 'doll' | 'gin' | 'violin'
  | 'no-item' | 'select' | 'cubes' | 'gossip' | 'gossip-rest' | 'discard' | 'domino' | 'encounter' // prettier-ignore

/** An action that is legal now. `action` is its notation, as the server takes it. */
export interface Choice {
  action: string
  kind: Kind
  card?: Card
  /** The figure of a rogue. */
  value?: number
  site?: number
  seat?: number
  token?: number
  item?: Item
  suit?: Suit
  /** `loyal`, `informer`, `gossip`, `reputation`, `yes` or `no`. */
  option?: string
}

const ALONE: Record<string, Kind> = {
  'lie low': 'lie-low',
  shop: 'shop',
  festivity: 'festivity',
  bribe: 'bribe',
  pass: 'pass',
  doll: 'doll',
  gin: 'gin',
  violin: 'violin',
  'no item': 'no-item',
  'gossip rest': 'gossip-rest',
}

/** A choice from the notation of its action. */
export function read(action: string): Choice {
  const alone = ALONE[action]
  if (alone) return { action, kind: alone }
  const [verb = '', about = ''] = action.split(' ')
  switch (verb) {
    case 'move':
      return { action, kind: 'move', site: Number(about) }
    case 'accuse': {
      const [seat, token] = about.split('.').map(Number)
      return { action, kind: 'accuse', seat, token }
    }
    case 'drop':
      return { action, kind: 'drop', item: about as Item }
    case 'dress':
      return { action, kind: 'dress', suit: about as Suit }
    case 'notice':
      return {
        action,
        kind: about === 'loyal' || about === 'informer' ? 'notice' : 'notice-market',
        option: about,
      }
    case 'cubes':
    case 'domino':
    case 'encounter':
      return { action, kind: verb, option: about }
    default: {
      const [card, value] = about.split('=')
      return {
        action,
        kind: verb as Kind,
        card: card as Card,
        ...(value !== undefined && { value: Number(value) }),
      }
    }
  }
}

/** What of the table a choice is made at; every choice is in the list of buttons as well. */
export interface Targets {
  sites: Map<number, Choice>
  market: Map<Card, Choice[]>
  hand: Map<Card, Choice[]>
  /** Cards on the stage of a festivity: to be chosen for the winning set, or to swap with. */
  stage: Map<Card, Choice>
  items: Map<Item, Choice[]>
  tokens: Map<string, Choice>
  shop: Choice | undefined
}

const HAND: Kind[] = ['start', 'cruise', 'play', 'discard']
const STAGE: Kind[] = ['select', 'swap', 'gossip']
const ITEM_OF: Partial<Record<Kind, string>> = {
  bribe: 'bribe',
  gin: 'gin',
  violin: 'violin',
  doll: 'doll',
}

/** Where on the table the choices lie. */
export function targets(choices: readonly Choice[]): Targets {
  const found: Targets = {
    sites: new Map(),
    market: new Map(),
    hand: new Map(),
    stage: new Map(),
    items: new Map(),
    tokens: new Map(),
    shop: undefined,
  }
  const add = <K>(map: Map<K, Choice[]>, key: K, choice: Choice) =>
    map.set(key, [...(map.get(key) ?? []), choice])
  for (const choice of choices) {
    const { kind, card } = choice
    if (kind === 'move') found.sites.set(choice.site as number, choice)
    else if (kind === 'indulge') add(found.market, card as Card, choice)
    else if (HAND.includes(kind)) add(found.hand, card as Card, choice)
    else if (STAGE.includes(kind)) found.stage.set(card as Card, choice)
    else if (kind === 'accuse') found.tokens.set(`${choice.seat}.${choice.token}`, choice)
    else if (kind === 'drop') add(found.items, choice.item as Item, choice)
    else if (kind === 'dress') add(found.items, `dress-${choice.suit}` as Item, choice)
    else if (kind === 'notice') add(found.items, 'notice' as Item, choice)
    else if (kind === 'notice-market') add(found.items, 'notice-updated' as Item, choice)
    else if (kind === 'shop') found.shop = choice
    else if (kind === 'domino' && choice.option === 'yes') add(found.items, 'domino' as Item, choice)
    if (ITEM_OF[kind]) add(found.items, ITEM_OF[kind] as Item, choice)
  }
  return found
}
