import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/svelte'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { client } from '../lib/api'
import { openRule } from '../lib/rulebook.svelte'
import { speak } from '../lib/words.svelte'
import Judge from '../screens/Judge.svelte'

// There are some hundred buttons; a busy machine takes its time with them.
vi.setConfig({ testTimeout: 20_000 })
const post = vi.spyOn(client, 'POST')
const RESULT = {
  set: ['H4', 'H5', 'H6', 'H7'],
  joy: [6, 0, 0],
  community_joy: 6,
  reputations: [{ cards: ['H5'], cubes: {} }, { cards: [], cubes: { cups: 2 } }, { cards: [] }],
  gossip: [],
  safe: ['H4'],
  draws: [0, 1, 0],
}
const answer = (data: unknown) => post.mockResolvedValue({ data, response: new Response() } as never)
const asked = () =>
  (post.mock.calls.at(-1)?.[1] as unknown as { body: { festivity: Record<string, unknown> } }).body
    .festivity
/** Roles are costly to look up among so many buttons: labels do. */
const table = () => within(document.querySelector<HTMLElement>('[aria-labelledby=judge-festivity]')!)
const card = (label: string) =>
  document.querySelector<HTMLButtonElement>(
    `[aria-labelledby=judge-festivity] .picker [aria-label="${label}"]`,
  )!
const button = (text: string) => screen.getByText<HTMLButtonElement>(text, { selector: 'button' })

beforeAll(() => {
  HTMLElement.prototype.scrollIntoView = () => {}
  return speak('en')
})
beforeEach(() => {
  localStorage.clear()
  post.mockReset()
})
afterEach(cleanup)

async function play(by: string, what: string): Promise<void> {
  await fireEvent.click(within(table().getByText(/next card/).parentElement!).getByLabelText(by))
  await fireEvent.click(card(what))
}

it('sets a festivity up by tapping, and tells the verdict with its reasons', async () => {
  render(Judge)
  await play('Community', '4 of Hearts')
  await play('Player 1', '5 of Hearts')
  await play('Player 2', 'Rogue of Hearts')
  const judge = button('Judge')
  expect(judge.disabled).toBe(true)
  await fireEvent.click(table().getByLabelText('6'))
  expect(judge.disabled).toBe(false)

  const reasons = [{ text: 'Player 0 gains 3 joy and now has 6.', rule: 'F7' }]
  answer({
    kind: 'festivity',
    answer: { rank: 'surprise ball', sets: [RESULT.set], result: RESULT },
    reasons,
  })
  await fireEvent.click(judge)
  expect(await screen.findByText('It becomes a surprise ball')).toBeTruthy()
  expect(asked().played).toEqual([
    { by: 'community', card: 'H4' },
    { by: 0, card: 'H5' },
    { by: 1, card: 'HR', value: 6 },
  ])
  await fireEvent.click(screen.getByText(/Player 1 gains 3 joy/))
  expect(openRule()).toBe('F7')

  // What is changed afterwards was not judged.
  await play('Player 3', '7 of Hearts')
  expect(screen.queryByText('It becomes a surprise ball')).toBeNull()
})

it('lets the runner choose where there is a choice, also from a server that gives no reasons', async () => {
  render(Judge)
  const sets = [['H4'], ['H5']]
  answer({ rank: 'quiet gathering', sets, result: null })
  await fireEvent.click(button('Judge'))
  await fireEvent.click(await screen.findByLabelText('Choose this set: 5 of Hearts'))
  await waitFor(() => expect(asked().choose).toEqual(['H5']))
})

it('greys out a card that lies somewhere else', async () => {
  render(Judge)
  await play('Community', '4 of Hearts')
  const taken = [
    ...document.querySelectorAll<HTMLButtonElement>(
      '[aria-label="4 of Hearts is already on the table"]',
    ),
  ]
  expect(taken).toHaveLength(3)
  expect(taken.every(({ disabled }) => disabled)).toBe(true)
})

it('keeps what was set up through a reload', async () => {
  render(Judge)
  await play('Community', '4 of Hearts')
  cleanup()
  render(Judge)
  expect(card('4 of Hearts').getAttribute('aria-pressed')).toBe('true')
  await fireEvent.click(button('Start over'))
  expect(card('4 of Hearts').getAttribute('aria-pressed')).toBe('false')
})

it('tells in words what cannot be judged', async () => {
  const response = new Response(null, { status: 422 })
  post.mockResolvedValue({ error: { code: 'bad-case', message: 'played: no' }, response } as never)
  render(Judge)
  await fireEvent.click(button('Judge'))
  expect((await screen.findByRole('alert')).textContent).toContain('cannot be judged')
})
