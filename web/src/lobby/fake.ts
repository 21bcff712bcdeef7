/** For tests: a server that answers as it is told, and remembers what it was asked. */

import { vi } from 'vitest'
import { client } from '../lib/api'
import type { MyTable, Summary } from './server'

type Answer = unknown | ((body: unknown) => unknown)

/** What the server would not do. */
export class Not {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {}
}

export class FakeServer {
  /** What was done, without what was only read: `POST /api/tables`, with its body. */
  readonly done: [call: string, body: unknown][] = []
  private answers = new Map<string, Answer>()

  constructor() {
    const call =
      (method: string) =>
      (path: string, init?: { params?: { path?: Record<string, string> }; body?: unknown }) => {
        const at = path.replace(/\{(\w+)\}/g, (_, name: string) => init?.params?.path?.[name] ?? name)
        return this.answer(`${method} ${at}`, init?.body)
      }
    vi.spyOn(client, 'GET').mockImplementation(call('GET') as never)
    vi.spyOn(client, 'POST').mockImplementation(call('POST') as never)
    vi.spyOn(client, 'PATCH').mockImplementation(call('PATCH') as never)
    vi.spyOn(client, 'request').mockImplementation(((method: string, path: string) =>
      this.answer(`${method.toUpperCase()} ${path}`)) as never)
  }

  on(call: string, answer: Answer): this {
    this.answers.set(call, answer)
    return this
  }

  private async answer(call: string, body?: unknown): Promise<unknown> {
    if (!call.startsWith('GET')) this.done.push([call, body])
    const known = this.answers.has(call) ? this.answers.get(call) : new Not(404, 'no-table')
    const data: unknown = typeof known === 'function' ? known(body) : known
    return data instanceof Not
      ? {
          error: { code: data.code, message: '' },
          response: new Response(null, { status: data.status }),
        }
      : { data, response: new Response() }
  }
}

export const ID = 'rRo9L0rz-CIDzIRLGHp5vA'

/** A table with these at its seats: a name, `bot …`, or null for a free seat. */
export function tableWith(names: (string | null)[], more: Partial<Summary> = {}): Summary {
  return {
    id: ID,
    name: 'Ours',
    status: 'waiting',
    options: { players: names.length, rules: 'rulebook', items: 'original', sentencing: 'trial' },
    clock: { kind: 'none', seconds: 0, reserve: 0 },
    seats: names.map((name, seat) => ({
      seat,
      name: name ?? '',
      bot: name?.startsWith('bot') ? 'simple' : null,
      taken: name !== null && !name.startsWith('bot'),
    })),
    waiting_for: [],
    question: 0,
    deadline: null,
    offer: null,
    rematch: null,
    commitment: '',
    seed: null,
    ...more,
  } as Summary
}

export function mine(name: string, more: Partial<MyTable>): MyTable {
  const table = tableWith(['Anna', 'bot 1'])
  return {
    ...table,
    id: `${name}${ID}`.slice(0, 22),
    name,
    seat: 0,
    your_turn: false,
    ...more,
  } as MyTable
}
