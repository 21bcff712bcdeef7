/**
 * Pieces travel from where they lay to where they lie now.
 *
 * Whatever may travel carries `data-piece` with a name that only it has (a card's code, `pawn-2`); piles
 * carry `data-pile`. Before the page follows a change the places are noted; afterwards each piece that is
 * found elsewhere comes from its old place, one that was nowhere comes from the deck, and one that is
 * gone flies to the pile that took it. Nothing waits for a movement, and any key or touch ends them all.
 */

import { tick } from 'svelte'
import type { TableLike } from '../lib/context'
import { ms } from '../lib/motion'
import { isCard } from '../lib/narrate'
import type { View } from '../lib/types'

const USUAL = 360
const AFTER = 70
const NEAR = 6
const MOST = 14
/** How often a movement is worth its whole time; later ones take half of it. */
const NEW = 2

interface Lain {
  element: HTMLElement
  box: DOMRect
  /** Where the list lay that it lies in. */
  home: DOMRect
}

let times = 0
let flying: Animation[] = []

function places(): Map<string, Lain> {
  const found = new Map<string, Lain>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    const box = element.getBoundingClientRect()
    const list = element.parentElement?.parentElement ?? element
    const home = list.getBoundingClientRect()
    if (box.width) found.set(element.dataset.piece as string, { element, box, home })
  }
  return found
}

function pile(name: string): DOMRect | undefined {
  const found = [...document.querySelectorAll(`[data-pile="${name}"]`)]
  return found.map((element) => element.getBoundingClientRect()).findLast((box) => box.width)
}

/** The pile that a card lies in which is nowhere to be seen. */
function taken(code: string, view: View): DOMRect | undefined {
  if (view.safe.some((card) => card === code)) return pile('safe')
  if (view.festivity?.played.some(({ card }) => card === code)) return pile('stage')
  const seat = view.sure.hands.findIndex((hand) => hand.some((card) => card === code))
  if (seat >= 0) return pile(`hand-${seat}`)
  const owner = view.players.find(({ reputation }) => reputation.cards.some((card) => card === code))
  return owner ? pile(`hand-${owner.seat}`) : pile('gossip')
}

/** The shift and size that make `to` look as if it lay at `from`. */
function shift(from: DOMRect, to: DOMRect): string {
  const x = from.left + from.width / 2 - (to.left + to.width / 2)
  const y = from.top + from.height / 2 - (to.top + to.height / 2)
  return `translate(${x}px, ${y}px) scale(${from.width / (to.width || 1)})`
}

function fly(element: HTMLElement, frames: Keyframe[], order: number, time: number): Animation {
  const options = { duration: time, delay: order * ms(AFTER), easing: 'ease-in-out' } as const
  const animation = element.animate(frames, { ...options, fill: 'both' })
  flying.push(animation)
  void animation.finished
    .then(() => animation.cancel()) // Nothing of it may stay behind.
    .catch(() => {})
    .finally(() => (flying = flying.filter((other) => other !== animation)))
  return animation
}

/** A likeness of what is gone flies over the page and is gone as well. */
function depart({ element, box }: Lain, to: DOMRect, order: number, time: number): void {
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-piece')
  ghost.setAttribute('aria-hidden', 'true')
  ghost.inert = true
  const { style } = ghost
  style.position = 'fixed'
  style.zIndex = '50'
  style.margin = '0'
  style.pointerEvents = 'none'
  style.left = `${box.left}px`
  style.top = `${box.top}px`
  style.width = `${box.width}px`
  style.height = `${box.height}px`
  document.body.append(ghost)
  const end = { transform: shift(to, box), opacity: 0.2 }
  const frames = [{ transform: 'none', opacity: 1 }, { ...end, opacity: 0.9, offset: 0.85 }, end]
  void fly(ghost, frames, order, time)
    .finished.catch(() => {})
    .finally(() => ghost.remove())
}

function travel(before: Map<string, Lain>, view: View): void {
  const time = ms(times < NEW ? USUAL : USUAL / 2)
  const now = places()
  let order = 0
  for (const [piece, lies] of now) {
    const { element, box } = lies
    const lay = before.get(piece)
    const from = lay?.box ?? (isCard(piece) ? pile('deck') : undefined)
    if (!from || order >= MOST || (lay && stayed(lay, lies))) continue
    const frames = [
      { transform: shift(from, box), zIndex: 5 },
      { transform: 'none', zIndex: 5 },
    ]
    fly(element, frames, order++, time)
  }
  for (const [piece, lain] of before) {
    if (now.has(piece) || !isCard(piece) || order >= MOST) continue
    const to = taken(piece, view)
    if (to) depart(lain, to, order++, time)
  }
  if (order) times++
}

/** End all movements at once. */
function land(): void {
  for (const animation of flying) animation.finish()
}

/** Whether a piece lies where it lay, in a list that may itself have made room for something else. */
function stayed(lay: Lain, lies: Lain): boolean {
  const same = lay.element === lies.element
  const x = lies.box.x - lay.box.x - (same ? lies.home.x - lay.home.x : 0)
  const y = lies.box.y - lay.box.y - (same ? lies.home.y - lay.home.y : 0)
  return Math.hypot(x, y) < NEAR
}

/** Let pieces travel as a table changes; called while a component is made. */
export function letPiecesTravel(table: TableLike): void {
  let before: Map<string, Lain> | undefined
  let known: View | null = null
  $effect.pre(() => {
    const { view } = table
    if (view === known) return
    // What is not seen to move need not be measured; and the end has its own page.
    before = known && view && !view.result && ms(USUAL) > 0 && !document.hidden ? places() : undefined
    known = view
    void tick().then(() => {
      if (before && table.view === view && view) travel(before, view)
      before = undefined
    })
  })
  $effect(() => {
    const events = ['pointerdown', 'keydown'] as const
    for (const event of events) window.addEventListener(event, land, true)
    return () => {
      for (const event of events) window.removeEventListener(event, land, true)
      land()
    }
  })
}
