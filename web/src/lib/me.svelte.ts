/** Who I am to the server: a name and a cookie. A name is asked for when it is first needed. */

import { client, done, Refusal } from './api'
import { prefs } from './prefs.svelte'

interface Me {
  id: string
  name: string
}

let me = $state.raw<Me | null>()
let asking = $state.raw<{ resolve: (me: Me) => void; reject: (why: unknown) => void }>()

/** Who I am; null for nobody, undefined while it is not known. */
export function myself(): Me | null | undefined {
  return me
}

let finding: Promise<Me | null> | undefined

/** Ask the server who this browser is; whoever asks at the same time shares the answer. */
export function findMyself(): Promise<Me | null> {
  finding ??= done(client.GET('/api/me'))
    .then((found) => (me = found))
    .finally(() => (finding = undefined))
  return finding
}

/** Who I am; the page asks for a name if nobody is known. Rejects if none is given. */
export async function introduced(): Promise<Me> {
  const known = me ?? (await findMyself())
  if (known) return known
  return new Promise((resolve, reject) => (asking = { resolve, reject }))
}

/** Whether the page has to ask for a name. */
export function nameIsAsked(): boolean {
  return asking !== undefined
}

/** The name that was asked for. Throws a Refusal if the server does not take it. */
export async function sayName(name: string): Promise<void> {
  const made = await done(client.POST('/api/people', { body: { name } }))
  me = { id: made.id, name: made.name }
  prefs.name = made.name
  asking?.resolve(me)
  asking = undefined
}

/** No name is given; what needed one is not done. */
export function sayNoName(): void {
  asking?.reject(new Refusal('no-name', 'no name was given', 401))
  asking = undefined
}

export async function rename(name: string): Promise<void> {
  const named = await done(client.PATCH('/api/me', { body: { name } }))
  me = { id: named.id, name: named.name }
  prefs.name = named.name
}

/** Come here with a code from another device. */
export async function useCode(code: string): Promise<void> {
  const taken = await done(client.POST('/api/devices', { body: { code } }))
  me = { id: taken.id, name: taken.name }
  prefs.name = taken.name
}
