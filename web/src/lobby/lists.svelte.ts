/** The tables that I sit at, and those that anybody may join; looked at again while the page is seen. */

import { client, done, type Refusal } from '../lib/api'
import { findMyself, myself } from '../lib/me.svelte'
import { asRefusal } from '../lib/table.svelte'
import type { Mine, MyTable, Summary } from './server'

const AGAIN = 15_000

export class Lists {
  /** Mine, the last touched first; undefined until they are known. */
  mine = $state.raw<Mine[]>()
  /** Public tables that wait for players. */
  open = $state.raw<Summary[]>()
  refusal = $state.raw<Refusal>()

  readonly known = $derived((this.mine ?? []).filter((one): one is MyTable => one.status !== 'frozen'))
  readonly frozen = $derived((this.mine ?? []).filter((one) => one.status === 'frozen'))
  readonly turn = $derived(this.known.filter((one) => one.your_turn))
  readonly playing = $derived(this.known.filter((one) => one.status === 'playing' && !one.your_turn))
  readonly waiting = $derived(this.known.filter((one) => one.status === 'waiting'))
  readonly finished = $derived(this.known.filter((one) => one.status === 'finished'))
  /** Public tables that I do not sit at. */
  readonly others = $derived(
    this.open?.filter(({ id }) => !this.known.some((mine) => mine.id === id)) ?? [],
  )

  async load(): Promise<void> {
    try {
      const me = myself() === undefined ? await findMyself() : myself()
      const [open, mine] = await Promise.all([
        done(client.GET('/api/tables')),
        me ? done(client.GET('/api/tables/mine')) : [],
      ])
      this.open = open
      this.mine = mine
      this.refusal = undefined
    } catch (error) {
      this.refusal = asRefusal(error)
    }
  }

  /** Look now and again, while the page is seen. Answers what ends it. */
  follow(): () => void {
    const look = () => {
      if (!document.hidden) void this.load()
    }
    look()
    const timer = setInterval(look, AGAIN)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}
