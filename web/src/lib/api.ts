/** The server's interface, typed by its own OpenAPI document. */

import createClient from 'openapi-fetch'
import type { components, paths } from '../generated/api'
import { words, type Words } from './words.svelte'

export type Schemas = components['schemas']

/** The path that the page lies under, without the last slash: the server is asked relative to it. */
export const prefix = location.pathname.replace(/\/[^/]*$/, '')

export const client = createClient<paths>({ baseUrl: prefix, credentials: 'same-origin' })

/** What the server would not do. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly status = 0,
    readonly rule?: string | null,
  ) {
    super(message)
  }

  /** In the reader's language, with what to do next. */
  words(lang: Words = words()): string {
    const id = `problem-${this.code}`
    return lang.has(id) ? lang.text(id) : lang.text('problem-other', { code: this.code })
  }
}

interface Answered<T> {
  data?: T
  error?: unknown
  response: Response
}

/**
 * The answer of a call of the client, or a Refusal; a server that is out of reach is one too.
 *
 *     const table = await done(client.GET('/api/tables/{table_id}', { params: … }))
 */
export async function done<T>(call: Promise<Answered<T>>): Promise<T> {
  let answered: Answered<T>
  try {
    answered = await call
  } catch {
    throw new Refusal('unreachable', 'the server cannot be reached')
  }
  const { data, error, response } = answered
  if (response.ok) return data as T
  const problem = (error ?? {}) as { code?: string; message?: string; rule?: string | null }
  throw new Refusal(
    problem.code ?? (response.status >= 500 ? 'unreachable' : 'other'),
    problem.message ?? response.statusText,
    response.status,
    problem.rule,
  )
}

/** Whether the same call may simply be made again: nobody knows whether it was done. */
export function worthAnother(error: unknown): boolean {
  return error instanceof Refusal && (error.status === 0 || error.status >= 500)
}

/** A key of one command: sent again with it, the command counts once. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
