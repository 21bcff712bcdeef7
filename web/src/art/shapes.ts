import { cut, dots, hatch } from './woodcut'

export type Suit = 'cups' | 'fans' | 'hearts' | 'pentacles'
export type Seat = number

export const SUITS: readonly Suit[] = ['cups', 'fans', 'hearts', 'pentacles']
const LETTERS: Record<string, Suit> = { C: 'cups', F: 'fans', H: 'hearts', P: 'pentacles' }
export const suitOf = (code: string): Suit => LETTERS[code[0]!] ?? 'cups'

/** How a path is printed, and the path: i ink, p paper, o paper with an ink outline, l ink line, w line cut out,
 * t tint, u tint with an outline, c candle, f flame, s seal. */
export type Layer = readonly ['i' | 'p' | 'o' | 'l' | 'w' | 't' | 'u' | 'c' | 'f' | 's', string]

/** What the root of a drawing needs: its name, or that it has none. */
export function named(label?: string) {
  return label ? ({ role: 'img', 'aria-label': label } as const) : ({ 'aria-hidden': 'true' } as const)
}

/** Whether a place around the middle lies beside the arms of the star. */
const star = (turn: number, r: number) =>
  Math.abs(((turn * 5) % 1) - 0.5) < 0.66 - 10 / r - (r < 26 ? 0.05 : 0)

/** Each suit in a box of 100: what a small mark fills (`even-odd`), and for the woodcut the body that
 * stays paper, the shade that is inked on it (clipped by the body) and the light cut out of the ink. */
export const SHAPES: Record<
  Suit,
  { mark: string; body: string; line?: string; shade: string; light?: string }
> = {
  cups: {
    mark: 'M17 9H83C83 43 74 58 58 63C55 64 55 68 58 69C61 71 61 75 57 76C56 83 74 84 78 93H22C26 84 44 83 43 76C39 75 39 71 42 69C45 68 45 64 42 63C26 58 17 43 17 9Z',
    body: 'M17 9H83C83 43 74 58 58 63C55 64 55 68 58 69C61 71 61 75 57 76C56 83 74 84 78 93H22C26 84 44 83 43 76C39 75 39 71 42 69C45 68 45 64 42 63C26 58 17 43 17 9Z',
    shade:
      hatch([86, 24, 30, 24, 1.6, -3], [86, 54, 48, 54, 2.6, -6], 8) +
      hatch([64, 66, 44, 66, 1.6, -1], [64, 80, 46, 80, 1.8, -1], 4) +
      hatch([84, 85, 30, 86, 1.3, -1], [84, 91, 24, 91, 1.3], 2) +
      'M17 9V18C40 22 60 22 83 18V9ZM74 20C74 36 71 52 61 64L80 46L86 20Z',
    light:
      cut([22, 13.5, 78, 13.5, 0, -1.5, 3]) +
      hatch([28, 22, 34, 50, 0, 1, 2], [36, 23, 40, 40, 0, 1, 1.4], 2),
  },
  fans: {
    mark: 'M28 66L3 50Q0 38 13 38Q14 26 26 29Q31 18 42 25Q50 15 58 25Q69 18 74 29Q86 26 87 38Q100 38 97 50L72 66A26 26 0 0 0 28 66ZM27 68A27 27 0 0 1 73 68L56 82A7 7 0 1 1 44 82ZM46 75L35 65L33 68ZM48 73L41 60L38 62ZM49 72L48 58H45ZM51 72L55 58H52ZM52 73L62 62L59 60ZM54 75L67 68L65 65Z',
    body: 'M28 66L3 50Q0 38 13 38Q14 26 26 29Q31 18 42 25Q50 15 58 25Q69 18 74 29Q86 26 87 38Q100 38 97 50L72 66L55 80A6 6 0 1 1 45 80Z',
    shade:
      [
        [14, 38, 28, 63],
        [27, 29, 34, 58],
        [42, 25, 42, 54],
        [58, 24, 51, 54],
        [74, 29, 60, 56],
        [87, 38, 68, 60],
        [98, 50, 72, 65],
      ]
        .map(([x, y, X, Y]) => cut([x!, y!, X!, Y!, 3.4, 1.5, 2.4]))
        .join('') +
      hatch([26, 68, 48, 80, 1.6], [74, 68, 52, 80, 1.6], 8) +
      hatch([6, 54, 28, 30, 0, 0, 1.1], [80, 62, 98, 44, 0, 0, 1.3], 12) +
      'M30 68A24 24 0 0 1 70 68L72 66A26 26 0 0 0 28 66ZM43 84A7 7 0 0 0 57 84Z',
    light: 'M50 82A2 2 0 1 1 50 87A2 2 0 1 1 50 82Z',
  },
  hearts: {
    mark: 'M50 93C18 68 5 50 5 31C5 15 16 7 28 7C39 7 47 13 50 24C53 13 61 7 72 7C84 7 95 15 95 31C95 50 82 68 50 93Z',
    body: 'M50 93C18 68 5 50 5 31C5 15 16 7 28 7C39 7 47 13 50 24C53 13 61 7 72 7C84 7 95 15 95 31C95 50 82 68 50 93Z',
    shade:
      hatch([18, 74, 18, 48, 1.2, 3], [46, 96, 46, 52, 2.2, 2], 6) +
      hatch([51, 97, 51, 44, 2.3], [90, 62, 90, 16, 2.6, -5], 9) +
      hatch([53, 18, 53, 38, 1.8], [66, 5, 66, 22, 0.8], 4) +
      'M50 93C82 68 95 50 95 31C95 24 93 18 89 14C94 48 68 70 50 93Z',
    light: hatch([15, 24, 22, 14, 0, -2, 1.5], [14, 34, 30, 14, 0, -6, 2], 2),
  },
  pentacles: {
    mark: 'M50 3A47 47 0 1 1 49.9 3ZM50 11A39 39 0 1 0 50.1 11ZM50 13L59 38L85 39L64 55L72 80L50 65L28 80L36 55L15 39L41 38Z',
    body: 'M50 3A47 47 0 1 1 49.9 3Z',
    line: 'M50 12A38 38 0 1 1 49.9 12ZM50 13L59 38L85 39L64 55L72 80L50 65L28 80L36 55L15 39L41 38Z',
    shade:
      'M50 50V13L59 38ZM50 50L85 39L64 55ZM50 50L72 80L50 65ZM50 50L28 80L36 55ZM50 50L15 39L41 38Z' +
      dots(50, 50, 42.5, 36, 0.9, 2.2) +
      dots(50, 50, 34, 30, 0.4, 1.9, star) +
      dots(50, 50, 29, 25, 0.3, 1.6, star) +
      dots(50, 50, 24, 20, 0.3, 1.3, star),
  },
}

/** Joy as a star, around 0, 0. */
export const STAR = 'M0-11 3-4 11-3 5 2 7 10 0 6-7 10-5 2-11-3-3-4Z'

/** A keyhole, around 0, 0: 40 wide, 64 high. */
export const KEYHOLE = 'M-9 4A19 19 0 1 1 9 4L17 34H-17Z'

/** A flame that stands on 0, 0: 16 wide, 34 high. */
export const FLAME = 'M0 0C-8 0-9-9-5-16C-3-20 0-25 1-34C6-26 9-19 8-10C7-3 4 0 0 0Z'

/** A blob of wax in a box of 100. */
export const SEAL =
  'M39 6Q50 7 60 7Q71 7 78 15Q85 22 90 31Q96 40 94 50Q93 60 90 70Q88 80 78 84Q68 88 59 93Q50 99 41 93Q32 88 22 84Q12 80 10 70Q8 59 6 49Q4 39 10 31Q16 23 22 14Q29 5 39 6Z'
