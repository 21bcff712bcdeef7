/** Reads what somebody was sent: a link to a table in any wrapping, or the bare code of a public one. */

import { parse, type Route } from '../lib/router.svelte'

const PLACE = /(?:#\/?|^\/?)((?:join|watch|table)\/[A-Za-z0-9_-]{22}[^\s"'<>]*)/
const CODE = /^[A-Za-z0-9_-]{22}$/

/** Where a link or a code leads; undefined if it is neither. */
export function readLink(text: string): Route | undefined {
  const trimmed = text.trim()
  const place = PLACE.exec(trimmed)?.[1] ?? (CODE.test(trimmed) ? `join/${trimmed}` : undefined)
  if (!place) return undefined
  const route = parse(`#/${place}`)
  return route.name === 'nowhere' ? undefined : route
}
