/** The secrets of tables made here. The server shows them once; this tab keeps them until it is closed. */

export interface Invites {
  /** Seats people where they like. */
  invite: string
  /** Lets people watch. */
  watch: string
  /** By seat: seats one person just there, once; null where nobody is to be invited. */
  seats?: (string | null)[]
}

/** What the server answers when a table is made. */
export interface Secrets {
  invite: string | null
  watch: string | null
  invites?: (string | null)[] | null
}

const key = (id: string) => `mollyhouse-invites-${id}`

/** Keep the secrets of a new table; nothing is kept of a table that somebody else made. */
export function keepInvites(id: string, { invite, watch, invites }: Secrets): void {
  if (!invite || !watch) return
  const kept: Invites = { invite, watch, ...(invites && { seats: invites }) }
  try {
    sessionStorage.setItem(key(id), JSON.stringify(kept))
  } catch {
    // Storage may be forbidden: then the links can only be renewed at the table.
  }
}

/** The secrets of a table, if it was made in this tab. */
export function invitesOf(id: string): Invites | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key(id)) ?? 'null') as Partial<Invites> | null
    if (typeof kept?.invite === 'string' && typeof kept.watch === 'string') {
      return { invite: kept.invite, watch: kept.watch, ...(kept.seats && { seats: kept.seats }) }
    }
  } catch {
    // Something else lies there, or storage is forbidden.
  }
  return undefined
}
