import { cleanup, fireEvent, render, screen, within } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { targets, read } from '../lib/choices'
import type { TableLike } from '../lib/context'
import type { Festivity } from '../lib/types'
import { speak } from '../lib/words.svelte'
import { withFestivity } from './example'
import Stage from './Stage.svelte'

let table: TableLike
vi.mock('../lib/context', () => ({ useTable: () => table }))

function show(changes: Partial<Festivity>, legal: string[] = []) {
  const { view, seat } = withFestivity(changes)
  const choices = legal.map(read)
  table = {
    view,
    seat,
    names: ['Anna', 'Bo', 'Simple 3'],
    table: null,
    asked: [0],
    choices,
    targets: targets(choices),
    pending: undefined,
    sending: false,
    picked: undefined,
    choose: vi.fn(),
  }
  return render(Stage)
}
const side = (name: string) => within(screen.getByRole('region', { name }))

beforeAll(() => speak('en'))
afterEach(cleanup)

const PLAYED: Festivity['played'] = [
  { by: 'community', card: 'HR', value: 7 },
  { by: 2, card: 'H4', value: null },
  { by: 0, card: 'C2', value: null },
]

it('says whose festivity it is, and what would win and bring what', () => {
  show({
    played: PLAYED,
    standing: { rank: 'dance', cards: ['H4'], choice: [], joy: [0, 0, -2], community_joy: 3 },
  })
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(
    'Simple 3’s festivity at Sukey Bevell’s',
  )
  expect(screen.getByRole('status').textContent).toContain('Dance')
  expect(side('Simple 3').getByText('−2 joy')).toBeTruthy()
  expect(side('Simple 3').getByRole('img', { name: '4 of Hearts: in the winning set' })).toBeTruthy()
  expect(side('Community').getByText('+3 joy')).toBeTruthy()
  expect(side('Community').getByRole('img', { name: 'Rogue of Hearts (as 7)' })).toBeTruthy()
  expect(side('Community').getByRole('img', { name: 'The die gives it 7' })).toBeTruthy()
})

it('says what is open, and lets a card be chosen where there is a choice', async () => {
  show(
    {
      played: PLAYED,
      rank: 'dance',
      standing: { rank: 'dance', cards: [], choice: ['H4', 'C2'], joy: null, community_joy: null },
    },
    ['select H4', 'select C2'],
  )
  expect(side('Bo').getByText('open')).toBeTruthy()
  expect(screen.getByText(/until it is made, nobody knows/)).toBeTruthy()
  await fireEvent.click(side('Anna').getByRole('button', { name: 'Choose the 2 of Cups' }))
  expect(table.choose).toHaveBeenCalledWith(expect.objectContaining({ action: 'select C2' }))
})

it('marks who runs it, who has passed and who is choosing', () => {
  show({ passed: [1] })
  expect(side('Bo').getByText('has passed')).toBeTruthy()
  expect(side('Simple 3').getByText('Runner')).toBeTruthy()
  expect(side('Anna').getByText('is choosing')).toBeTruthy()
})

it('shows dresses, the doll and the moment for an item', () => {
  show({
    played: PLAYED,
    dresses: ['cups'],
    doll: true,
    window: { seat: 0, first: false, card: 'C2' },
  })
  expect(screen.getByText('Dress of Cups')).toBeTruthy()
  expect(screen.getByText('Doll')).toBeTruthy()
  expect(screen.getByText('Anna may play an item with the 2 of Cups.')).toBeTruthy()
})

it('shows the winning set apart once it is chosen, and what a foiled threat costs', () => {
  show({
    played: [],
    standing: null,
    rank: 'surprise ball',
    winning: ['H4', 'H5', 'H6', 'HR'],
    pride: { seat: 1, cards: ['C4'] },
    foils: [{ seat: 0, suit: 'cups' }],
  })
  expect(within(screen.getByRole('list', { name: 'The winning set' })).getAllByRole('img')).toHaveLength(
    4,
  )
  expect(screen.getByText('Bo has lost for the foiled threat')).toBeTruthy()
  expect(screen.getByRole('img', { name: '4 of Cups' })).toBeTruthy()
  expect(screen.getByText(/what Anna has of Cups/)).toBeTruthy()
})
