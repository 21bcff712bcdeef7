/** The texts, from the project's own Fluent files, in the language of the reader. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import { untrack } from 'svelte'
import { prefs, type Code } from './prefs.svelte'

type Sources = Record<string, string>
export type Arguments = Record<string, string | number>

const TEXTS: Record<Code, () => Promise<{ sources: Sources }>> = {
  en: () => import('../locales/en'),
  'zh-Hans': () => import('../locales/zh-Hans'),
  es: () => import('../locales/es'),
}
const RULES: Record<Code, () => Promise<{ sources: Sources }>> = {
  en: () => import('../locales/en.rules'),
  'zh-Hans': () => import('../locales/zh-Hans.rules'),
  es: () => import('../locales/es.rules'),
}

/** For Spanish: whether a word begins with the sound i, before which `y` becomes `e`. */
function sound([word]: unknown[]): string {
  return /^(h?[ií]|y)(?![aeiouáéíóú])/i.test(String(word)) ? 'i' : 'other'
}

export class Words {
  constructor(
    readonly code: Code,
    private readonly bundle: FluentBundle,
    readonly hasRules: boolean,
  ) {}

  /** A message, or its attribute, in words; the id itself where there is none, so that it is seen. */
  text(id: string, args?: Arguments, attribute?: string): string {
    const message = this.bundle.getMessage(id)
    const pattern = attribute ? message?.attributes[attribute] : message?.value
    if (!pattern) return attribute ? `${id}.${attribute}` : id
    const errors: Error[] = []
    const words = this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors)
    if (errors.length) console.error(`${this.code}: ${id}: ${errors[0]?.message}`)
    return words
  }

  has(id: string, attribute?: string): boolean {
    const message = this.bundle.getMessage(id)
    return attribute ? Boolean(message?.attributes[attribute]) : Boolean(message?.value)
  }

  /** A list in words: `Anna, Beth and Clara`. */
  join(parts: readonly string[]): string {
    if (!parts.length) return this.text('list-none')
    const last = parts[parts.length - 1] as string
    if (parts.length === 1) return last
    const first = parts.slice(0, -1).reduce((a, b) => this.text('list-more', { a, b }))
    return this.text('list-two', { a: first, b: last })
  }
}

/** Words of a language from the text of its Fluent files. */
export function wordsOf(code: Code, sources: Sources, hasRules = false): Words {
  const bundle = new FluentBundle(code, { functions: { SOUND: sound }, useIsolating: false })
  for (const source of Object.values(sources)) bundle.addResource(new FluentResource(source))
  return new Words(code, bundle, hasRules)
}

let current = $state.raw<Words>()

/** Fetch a language, and the rules with it where they are asked for, and show everything in it. */
export async function speak(
  code: Code,
  // Who asks for a language does not thereby follow it: that would ask again for ever.
  rules = untrack(() => current?.hasRules ?? false),
): Promise<void> {
  const parts = await Promise.all([TEXTS[code](), ...(rules ? [RULES[code]()] : [])])
  if (code === 'zh-Hans') await import('../styles/chinese')
  if (code !== prefs.language) return // Another was chosen meanwhile.
  current = wordsOf(code, Object.assign({}, ...parts.map((part) => part.sources)) as Sources, rules)
  document.documentElement.lang = code
}

/** The rules are long and seldom read: they are fetched when somebody does. */
export async function withRules(): Promise<Words> {
  if (!words().hasRules) await speak(prefs.language, true)
  return words()
}

/** The words of now. Reading them makes a text follow the language. */
export function words(): Words {
  if (!current) throw new Error('no language has been fetched yet')
  return current
}

/** A message in the language of now. */
export function t(id: string, args?: Arguments): string {
  return words().text(id, args)
}
