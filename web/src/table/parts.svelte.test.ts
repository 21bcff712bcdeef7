import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { read, targets } from '../lib/choices'
import type { TableLike } from '../lib/context'
import type { View } from '../lib/types'
import { speak } from '../lib/words.svelte'
import { snapshot } from '../stage/example'
import Board from './Board.svelte'
import Hand from './Hand.svelte'
import JoyTrack from './JoyTrack.svelte'
import Market from './Market.svelte'
import Piles from './Piles.svelte'
import Players from './Players.svelte'

let table: TableLike
// jsdom measures nothing.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
)
vi.mock('../lib/context', () => ({ useTable: () => table }))

/** The example of the server's documentation, Anna (seat 0) looking, changed and with these legal actions. */
function sit(legal: string[] = [], change: (view: View) => void = () => {}): TableLike {
  const now = snapshot()
  const view = now.view as View
  view.festivity = null
  change(view)
  const choices = legal.map(read)
  let picked = $state<string>()
  table = {
    view,
    seat: view.seat,
    names: ['Anna', 'Bo', 'Simple 3'],
    table: now.table,
    asked: [0],
    choices,
    targets: targets(choices),
    pending: undefined,
    sending: false,
    get picked() {
      return picked
    },
    set picked(code) {
      picked = code
    },
    choose: vi.fn(),
  }
  return table
}

/** Nobody's eyes: what a spectator sees. */
function watch(view: View): void {
  view.seat = null
  view.you = null
}

const named = (name: string | RegExp) => screen.getByRole('button', { name })
/** What a site is called to those who do not see it. */
const siteName = (container: Element, site: number) =>
  container.querySelector(`[data-at="${site}"] .hidden`)?.textContent
/** Everything that the page says, to eyes and to ears. */
const said = (within: Element) =>
  [...within.querySelectorAll('[aria-label]')]
    .map((element) => element.getAttribute('aria-label'))
    .concat(within.textContent)
    .join(' ')

beforeAll(() => speak('en'))
afterEach(cleanup)

it('goes to a legal site, and only tells of the others', async () => {
  sit(['move 4', 'move 5'])
  const { container } = render(Board)
  expect(container.querySelectorAll('[data-at]')).toHaveLength(16)
  const house = named(/^Move to Miss Muff’s/)
  expect(house.textContent).toContain('Bo')
  await fireEvent.click(house)
  expect(table.choose).toHaveBeenCalledExactlyOnceWith(read('move 4'))
  await fireEvent.click(named(/^Noble Street.*Bribe/))
  expect(table.choose).toHaveBeenCalledTimes(1)
})

it('is one stop for the Tab key, and arrows go round it', async () => {
  sit()
  const { container } = render(Board)
  const stops = () => [...container.querySelectorAll<HTMLElement>('[data-at][tabindex="0"]')]
  expect(stops().map((stop) => stop.dataset.at)).toEqual(['13']) // Where the own pawn stands.
  stops()[0]?.focus()
  await fireEvent.keyDown(document.activeElement as Element, { key: 'Home' })
  expect((document.activeElement as HTMLElement).dataset.at).toBe('0')
  await fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowRight' })
  expect((document.activeElement as HTMLElement).dataset.at).toBe('1')
  await fireEvent.keyDown(document.activeElement as Element, { key: 'End' })
  expect((document.activeElement as HTMLElement).dataset.at).toBe('15')
  expect(stops()).toHaveLength(1)
})

it('shops where the own pawn stands', async () => {
  sit(['lie low', 'shop'], (view) => (view.players[0]!.pawn = 2))
  render(Board)
  await fireEvent.click(named(/^Shop: take the item here/))
  expect(table.choose).toHaveBeenCalledExactlyOnceWith(read('shop'))
})

it('accuses by a token, and shows the own ones as one knows them', async () => {
  sit(['accuse 1.1'], (view) => {
    view.players[1]!.tokens = [{ token: 1, house: 'fans', kind: 'hidden' }]
    view.players[0]!.tokens = [{ token: 1, house: 'fans', kind: 'hidden' }]
    view.you!.tokens = ['informer']
  })
  const { container } = render(Board)
  await fireEvent.click(named('Accuse Bo: token no. 1'))
  expect(table.choose).toHaveBeenCalledExactlyOnceWith(read('accuse 1.1'))
  const house = container.querySelector('[data-site="4"]') as HTMLElement
  expect(within(house).getByRole('img', { name: /Anna.*Informer/ })).toBeTruthy()
})

it('says that a house is raided, and that cruising beside it is dangerous', () => {
  const view = (change: (view: View) => void = () => {}) => {
    cleanup()
    sit([], change)
    const { container } = render(Board)
    return [4, 5, 9].map((site) => siteName(container, site))
  }
  const [house, beside, other] = view()
  const [raided, dangerous, elsewhere] = view((now) => {
    now.houses.fans = { evidence: 2, raided: true }
  })
  expect(house).not.toContain('raided')
  expect(raided).toContain('raided')
  expect(raided).toContain('evidence 2 of 7')
  expect(beside).not.toContain('dangerous')
  expect(dangerous).toContain('dangerous')
  expect(elsewhere).toBe(other)
})

it('indulges in a card of the market, in the order in which the cards leave', async () => {
  sit(['indulge C7'])
  render(Market)
  const list = screen.getAllByRole('list')[0] as HTMLElement
  const labels = within(list)
    .getAllByRole('button')
    .map((button) => button.querySelector('.hidden')?.textContent)
  expect(labels).toEqual([
    'Jack of Pentacles',
    'Indulge: take the 7 of Cups from the market',
    '4 of Hearts',
    '1 of Pentacles',
  ])
  await fireEvent.click(named('Jack of Pentacles'))
  expect(table.choose).not.toHaveBeenCalled()
  await fireEvent.click(named(/7 of Cups/))
  expect(table.choose).toHaveBeenCalledExactlyOnceWith(read('indulge C7'))
})

it('plays a card at once, and asks which figure a rogue has', async () => {
  const figures = Array.from({ length: 10 }, (_, value) => `play CR=${value}`)
  sit(['play CQ', ...figures, 'pass'])
  render(Hand)
  await fireEvent.click(named('Play the Queen of Cups'))
  expect(table.choose).toHaveBeenCalledExactlyOnceWith(read('play CQ'))

  await fireEvent.click(named('Rogue of Cups'))
  expect(table.choose).toHaveBeenCalledTimes(1)
  expect(table.picked).toBe('CR')
  await fireEvent.click(named(/with the value 7$/))
  expect(table.choose).toHaveBeenLastCalledWith(read('play CR=7'))
})

it('puts a rogue back with Escape', async () => {
  sit(['play CR=0', 'play CR=1'])
  render(Hand)
  await fireEvent.click(named('Rogue of Cups'))
  await fireEvent.keyDown(named(/with the value 0$/), { key: 'Escape' })
  expect(table.picked).toBeUndefined()
  expect(screen.queryByRole('button', { name: /with the value/ })).toBeNull()
})

it('uses an item, and says what one’s indictments threaten', async () => {
  sit(['lie low', 'bribe', 'notice loyal', 'notice informer'], (view) => {
    view.players[0]!.items = ['bribe', 'notice']
    view.you!.indictments = [{ kind: 'major', convicted_on: 4, acquitted: -1, convicted: 'hanged' }]
  })
  const { container } = render(Hand)
  await fireEvent.click(named(/^Pay a bribe/))
  expect(table.choose).toHaveBeenCalledExactlyOnceWith(read('bribe'))
  await fireEvent.click(named('Newspaper notice'))
  await fireEvent.click(named(/^Publish a notice: place your informer token/))
  expect(table.choose).toHaveBeenLastCalledWith(read('notice informer'))
  expect(said(container)).toContain('Major indictment')
})

it('says how likely a raid is, in the house itself', () => {
  sit([], (view) => (view.odds.cups = { evidence: 7.2, raid: 0.62 }))
  const { container } = render(Board)
  expect(siteName(container, 12)).toContain('62')
})

it('says whom a threat that leaves the market would expose', () => {
  sit()
  const { container } = render(Market)
  const crests = (suit: string) =>
    [...container.querySelectorAll(`li[data-suit="${suit}"] [data-seat]`)].map((crest) =>
      crest.getAttribute('aria-label'),
    )
  expect(crests('cups')).toEqual(['Anna'])
  expect(crests('fans')).toEqual(['Simple 3'])
  expect(crests('pentacles')).toEqual([])
})

it('shows no hand to who only watches', () => {
  sit([], watch)
  const { container } = render(Hand)
  expect(container.querySelector('button')).toBeNull()
})

it('chooses nothing twice: while an action is sent, legal ones rest', () => {
  table = { ...sit(['start CQ', 'indulge C7', 'move 4']), sending: true }
  render(Hand)
  render(Market)
  render(Board)
  for (const legal of [/^Start with/, /^Indulge/, /^Move to/])
    expect((named(legal) as HTMLButtonElement).disabled).toBe(true)
})

it('tells everybody’s joy and the community’s against what it needs', () => {
  sit()
  const { container } = render(JoyTrack)
  const words = said(container)
  for (const joy of ['Community: 5 joy of 35', 'Anna: 10 joy', 'Bo: 6 joy', 'Simple 3: 0 joy'])
    expect(words).toContain(joy)
})

it('opens the safe pile with all its cards, and of the gossip what one knows for sure', async () => {
  sit()
  render(Piles)
  await fireEvent.click(named(/^Safe pile/))
  const names = (inside: HTMLElement) =>
    within(inside)
      .getAllByRole('img')
      .map((card) => card.getAttribute('aria-label'))
  expect(names(await screen.findByRole('dialog', { name: 'Safe pile' }))).toEqual([
    '5 of Hearts',
    'Jack of Hearts',
  ])
  await fireEvent.click(named('Close'))
  expect(screen.queryByRole('dialog')).toBeNull()

  await fireEvent.click(named(/^Gossip pile/))
  expect(names(await screen.findByRole('dialog', { name: 'Gossip pile' }))).toContain('Rogue of Hearts')
})

it('shows players from oneself clockwise, with what everybody may see of them', () => {
  sit([], (view) => {
    view.seat = 1
    view.players[0]!.informer = 'cups'
    view.players[0]!.indictments = [{ kind: 'major' }, { kind: 'minor' }, { kind: 'minor' }]
  })
  const { container } = render(Players)
  const people = screen.getAllByRole('article')
  expect(people.map((one) => within(one).getByRole('heading').textContent)).toEqual([
    'Bo',
    'Simple 3',
    'Anna',
  ])
  const [bo, simple, anna] = people as [HTMLElement, HTMLElement, HTMLElement]
  expect(within(simple).getByRole('img', { name: 'Candelabra' })).toBeTruthy()
  expect(within(simple).getByRole('button', { name: 'Bottle of gin' })).toBeTruthy()
  expect(within(bo).queryByRole('img', { name: 'Candelabra' })).toBeNull()
  expect(said(anna)).toMatch(/informer.*Cups/i)
  expect(container.querySelectorAll('article[data-seat="0"] [data-piece]')).toHaveLength(3)
})

it('lists the cards and cubes of a reputation to who comes by keyboard or finger', async () => {
  sit()
  const { container } = render(Players)
  const anna = container.querySelector('article[data-seat="0"]') as HTMLElement
  const [cups] = within(within(anna).getByRole('list', { name: 'Reputation' })).getAllByRole('button')
  await fireEvent.click(cups as HTMLElement)
  expect(screen.getByRole('tooltip').textContent).toContain('3 of Cups and 5 of Cups')
})

it('explains a threat of the market by a tap: what it does, and whom it would expose', async () => {
  sit([], (view) => {
    view.market = ['HC']
    view.infamous.hearts = [1]
  })
  render(Market)
  await fireEvent.click(named('Constable of Hearts'))
  expect(screen.getByRole('tooltip').textContent).toContain('it would expose Bo.')
})

it('names all that there is to know about a site', () => {
  sit([], (view) => {
    view.players.forEach((player) => (player.pawn = 1))
    view.shops = ['gin', null, null, null]
  })
  const { container } = render(Board)
  expect(siteName(container, 1)).toBe(
    'St Paul’s Cathedral · Cruising site of Pentacles · Anna, Bo and Simple 3 are here',
  )
  expect(siteName(container, 2)).toBe('Noble Street · Shop · sells: Bottle of gin')
  expect(siteName(container, 6)).toBe('Leadenhall Street · Shop · sold out')
})
