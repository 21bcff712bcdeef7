import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

/** The tokens hold what WCAG asks: 4.5 for words (AA), 7 on card faces (AAA), 3 for lines and marks. */
const css = readFileSync('src/art/tokens.css', 'utf8').replace(/\/\*[^]*?\*\//g, '')

function block(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  expect(start, selector).toBeGreaterThanOrEqual(0)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  )
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

const suits = ['cups', 'fans', 'hearts', 'pentacles']
const seats = ['0', '1', '2', '3', '4']
const every = (prefix: string, names: string[], suffix = '') =>
  names.map((name) => `${prefix}-${name}${suffix}`)

const AAA: [grounds: string[], words: string[]][] = [
  [['card'], ['on-card', ...every('suit', suits, '-deep')]],
  [['slate'], ['on-slate', ...every('suit', suits, '-lit')]],
]
const AA: typeof AAA = [
  [
    ['page', 'page-raised', 'page-high'],
    [
      'on-page',
      'on-page-soft',
      'gold',
      'warn',
      'good',
      ...every('suit', suits, '-page'),
      ...every('seat', seats, '-page'),
    ],
  ],
  [
    ['panel', 'panel-sunk', 'card'],
    [
      'on-panel',
      'on-panel-soft',
      'gold-panel',
      'warn-panel',
      'good-panel',
      ...every('suit', suits),
      ...every('seat', seats),
    ],
  ],
  [
    ['umber', 'wood', 'slate', 'slate-raised'],
    [...every('suit', suits, '-lit'), ...every('seat', seats, '-lit')],
  ],
  [
    ['slate', 'slate-raised', 'slate-deep'],
    ['on-slate', 'on-slate-soft'],
  ],
  [['seal', 'seal-deep'], ['on-seal']],
  [['button'], ['on-button']],
  // the crests' charges
  [every('seat', seats), ['card']],
]
const LINES: typeof AAA = [
  [
    ['page', 'page-raised', 'page-high'],
    ['focus', 'watch'],
  ],
  [['panel', 'panel-sunk', 'card'], ['focus-panel']],
  [['slate', 'slate-deep'], ['slate-line']],
  [['roof'], ['candle']],
  [['brick'], ['brick-line']],
]

describe.each(['candlelight', 'daylight'])('%s', (theme) => {
  const tokens = { ...block(':root'), ...block(`[data-theme='${theme}']`) }
  const color = (name: string): string => {
    const value = tokens[`--${name}`]
    const inner = value?.match(/^var\(--([\w-]+)\)$/)?.[1]
    if (inner) return color(inner)
    expect(value, name).toMatch(/^#[0-9a-f]{6}$/)
    return value!
  }
  const ratio = (a: string, b: string) => {
    const [x, y] = [luminance(color(a)), luminance(color(b))]
    return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05)
  }

  test.each([
    ['AAA', 7, AAA],
    ['AA', 4.5, AA],
    ['lines and marks', 3, LINES],
  ] as const)('%s', (_, least, pairs) => {
    const low: string[] = []
    for (const [grounds, words] of pairs) {
      for (const ground of grounds) {
        for (const word of words) {
          const got = ratio(ground, word)
          if (got < least) low.push(`${word} on ${ground}: ${got.toFixed(2)}`)
        }
      }
    }
    expect(low).toEqual([])
  })
})
