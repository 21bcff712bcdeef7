/** The judge's desk: what was set up, kept through a reload, and the verdict on it. */

import { client, done, type Refusal, type Schemas } from '../lib/api'
import { asRefusal } from '../lib/table.svelte'
import { t, words } from '../lib/words.svelte'
import { caseOf, emptySetup, type Setup } from './setup'

type Answers = {
  festivity: Schemas['FestivityAnswer']
  investigation: Schemas['InvestigationAnswer']
  ending: Schemas['EndingAnswer']
}
export interface Reason {
  text: string
  rule: string | null
}
export type Judgement = {
  [K in keyof Answers]: { kind: K; answer: Answers[K]; reasons: Reason[] | null }
}[keyof Answers]

const KEY = 'mollyhouse-judge'

function remembered(): Setup {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Setup> | null
    if (kept?.version === 1 && kept.people?.length === 5) return { ...emptySetup(), ...kept }
  } catch {
    // Storage may be forbidden, or hold something else: then nothing was set up.
  }
  return emptySetup()
}

export class Desk {
  setup = $state(remembered())
  refusal = $state.raw<Refusal>()
  busy = $state(false)
  private judged = $state.raw<{ asked: string; judgement: Judgement }>()

  private readonly asked = $derived(JSON.stringify(caseOf(this.setup)))
  /** What the judge said, as long as nothing was changed since. */
  readonly judgement = $derived(this.judged?.asked === this.asked ? this.judged.judgement : undefined)
  /** What players are called; by their number, where nobody said more. */
  readonly names = $derived(
    this.setup.people
      .slice(0, this.setup.players)
      .map(({ name }, seat) => name.trim() || t('web-judge-player', { number: seat + 1 })),
  )

  /** Keep what is set up whenever it changes. Called once, while a component is made. */
  keep(): void {
    $effect(() => {
      const text = JSON.stringify(this.setup)
      try {
        localStorage.setItem(KEY, text)
      } catch {
        // Not kept; it holds until the page is left.
      }
    })
  }

  startOver(): void {
    const { kind, players, people } = this.setup
    const fresh = emptySetup(kind, players)
    people.forEach(({ name }, seat) => (fresh.people[seat]!.name = name))
    this.setup = fresh
    this.refusal = undefined
  }

  async judge(): Promise<void> {
    const { asked } = this
    const { kind } = this.setup
    this.busy = true
    this.refusal = undefined
    try {
      const said = await done(
        client.POST('/api/judge', {
          params: { query: { language: words().code } as never },
          body: JSON.parse(asked) as Schemas['Case'],
        }),
      )
      this.judged = { asked, judgement: this.read(kind, said) }
    } catch (error) {
      this.refusal = asRefusal(error)
    }
    this.busy = false
  }

  /** A server that knows no reasons gives the answer alone. */
  private read(kind: Setup['kind'], said: unknown): Judgement {
    const { answer = said, reasons = null } = said as { answer?: unknown; reasons?: Reason[] | null }
    return {
      kind,
      answer,
      reasons: reasons?.map(({ text, rule }) => ({ text: this.named(text), rule })) ?? null,
    } as Judgement
  }

  /** The judge knows players by their number only. */
  private named(text: string): string {
    return this.names.reduceRight(
      (so, name, seat) => so.replaceAll(t('judge-name', { seat }), name),
      text,
    )
  }
}
