/**
 * The little sheet that explains what is pointed at: one for the whole page, over everything.
 *
 *     <button {@attach tip(() => ({ title: t('item-gin'), text: … }))}>
 *
 * It comes when a pointer rests or the keyboard arrives, and when a finger stays; it goes with them, and
 * with Escape.
 */

import { mount } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Card, Suit } from '../lib/types'
import Tip from './Tip.svelte'

export interface Told {
  title: string
  /** Sentences below the title. */
  lines?: readonly string[]
  /** Cards to be seen in full. */
  cards?: readonly Card[]
  cubes?: { suit: Suit; count: number }
  /** Left of what it is about, where below it something else would be hidden. */
  beside?: boolean
}

interface Shown {
  told: Told
  /** What it is about. */
  owner: HTMLElement
}

export const TIP = 'tip'
const REST = 400
const LINGER = 160
const HOLD = 450

let shown = $state.raw<Shown>()
let made = false
let timer: ReturnType<typeof setTimeout> | undefined
/** For what the sheet comes, or stays, when the time is out. */
let waiting: HTMLElement | undefined

export function shownTip(): Shown | undefined {
  return shown
}

function stop(): void {
  clearTimeout(timer)
  waiting = undefined
}

function show(owner: HTMLElement, told: Told): void {
  stop()
  if (!made) mount(Tip, { target: document.body })
  made = true
  shown?.owner.removeAttribute('aria-describedby')
  shown = { told, owner }
  owner.setAttribute('aria-describedby', TIP)
}

export function hideTip(owner = shown?.owner): void {
  if (!shown || shown.owner !== owner) return
  stop()
  shown.owner.removeAttribute('aria-describedby')
  shown = undefined
}

/** The pointer is on the sheet itself: it stays to be read. */
export function keepTip(): void {
  stop()
}

export function leaveTip(owner = shown?.owner): void {
  if (!shown || shown.owner !== owner) return
  stop()
  timer = setTimeout(() => hideTip(owner), LINGER)
}

/**
 * @param told what is said; null for nothing
 * @param tapped whether a tap shows it too: for what does nothing else
 */
export function tip(told: () => Told | null, tapped = false): Attachment<HTMLElement> {
  return (element) => {
    const open = () => {
      const now = told()
      if (now) show(element, now)
    }
    const later = (time: number, then = open) => {
      stop()
      waiting = element
      timer = setTimeout(then, time)
    }
    let held = false
    const on: { [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void } = {
      // A page that moves under a pointer that rests is not pointing.
      pointermove: ({ pointerType, movementX, movementY }) => {
        if (pointerType === 'touch' || !(movementX || movementY)) return
        if (shown?.owner === element) keepTip()
        else if (waiting !== element) later(REST)
      },
      pointerleave: (event) => {
        if (waiting === element) stop()
        if (event.pointerType !== 'touch') leaveTip(element)
      },
      pointerdown: (event) => {
        held = false
        if (waiting === element) stop()
        hideTip()
        if (event.pointerType !== 'touch') return
        later(HOLD, () => {
          held = true
          open()
        })
      },
      pointerup: () => waiting === element && stop(),
      pointercancel: () => waiting === element && stop(),
      contextmenu: (event) => held && event.preventDefault(),
      focus: () => element.matches(':focus-visible') && open(),
      blur: () => hideTip(element),
      keydown: (event) => {
        if (event.key !== 'Escape' || shown?.owner !== element) return
        event.preventDefault() // Escape means this sheet, and nothing behind it.
        hideTip()
      },
    }
    // A finger that stayed has read, and does not choose.
    const click = (event: MouseEvent) => {
      if (held) event.stopPropagation()
      else if (tapped) open()
      held = false
    }
    const listen = Object.entries(on) as [string, EventListener][]
    for (const [name, listener] of listen) element.addEventListener(name, listener)
    element.addEventListener('click', click, true)
    return () => {
      for (const [name, listener] of listen) element.removeEventListener(name, listener)
      element.removeEventListener('click', click, true)
      if (waiting === element) stop()
      hideTip(element)
    }
  }
}
