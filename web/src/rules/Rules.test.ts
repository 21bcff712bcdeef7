import { cleanup, fireEvent, render, screen } from '@testing-library/svelte'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { RULES } from '../lib/box'
import { speak } from '../lib/words.svelte'
import Rules from '../screens/Rules.svelte'

beforeAll(() => speak('en', true))
afterEach(cleanup)

const shown = () => [...document.querySelectorAll('article h4')].map((heading) => heading.id)

it('has every rule once, in order, and all its aids', () => {
  render(Rules, { route: { name: 'rules' } })
  expect(shown()).toEqual(RULES.map((rule) => `rule-${rule}`))
  expect(document.querySelectorAll('.aid')).toHaveLength(8)
  expect(document.body.textContent).not.toMatch(/web-rules-|rule-[A-Z]\d/)
})

it('finds rules while one types', async () => {
  render(Rules, { route: { name: 'rules' } })
  await fireEvent.input(screen.getByLabelText('Find'), { target: { value: 'pride rule' } })
  expect(shown()).toEqual(['rule-F8'])
  expect(screen.getByRole('status').textContent).toBe('One rule found.')
  expect(document.querySelector('mark')?.textContent?.toLowerCase()).toBe('pride')
})

it('leads to the rule of its address', async () => {
  const scrolled = vi.fn()
  HTMLElement.prototype.scrollIntoView = scrolled
  render(Rules, { route: { name: 'rules', rule: 'F8' } })
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('rule-F8'))
  expect(scrolled).toHaveBeenCalled()
  expect(document.querySelector('article.marked h4')?.id).toBe('rule-F8')
})
