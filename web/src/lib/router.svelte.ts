/**
 * Where somebody is. It stands behind the # of the address: the page then lies at any path prefix, and
 * the secrets of invitations are seen by no server and no log.
 */

export type Route =
  | { name: 'start' }
  | { name: 'new' }
  | { name: 'tables' }
  | { name: 'rules'; rule?: string }
  | { name: 'judge' }
  | { name: 'records' }
  | { name: 'settings' }
  | { name: 'table'; id: string; seat?: number }
  | { name: 'replay'; source: 'tables' | 'records'; id: string; step?: number; seat?: number }
  | { name: 'join'; id: string; secret?: string; seat?: number }
  | { name: 'watch'; id: string; secret?: string }
  | { name: 'gallery' }
  | { name: 'nowhere' }

const TABLE = /^[A-Za-z0-9_-]{22}$/

/** The route of what stands behind the #. */
export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?')
  const [name = '', id = '', more = '', last = ''] = path.split('/').map(decoded)
  const params = new URLSearchParams(query)
  const seat = number(params.get('seat'))
  const secret = params.get('secret') ?? undefined
  switch (name) {
    case '':
      return { name: 'start' }
    case 'new':
    case 'tables':
    case 'judge':
    case 'records':
    case 'settings':
      return { name }
    case 'rules':
      return { name, rule: id || undefined }
    case 'gallery':
      return import.meta.env.DEV ? { name } : { name: 'nowhere' }
    case 'replay':
      if ((id === 'tables' || id === 'records') && more)
        return { name, source: id, id: more, step: number(last), seat }
      break
    case 'table':
    case 'join':
    case 'watch':
      if (TABLE.test(id))
        return name === 'table'
          ? { name, id, seat }
          : { name, id, secret, ...(name === 'join' && { seat }) }
  }
  return { name: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

function number(text: string | null | undefined): number | undefined {
  return text && /^\d{1,6}$/.test(text) ? Number(text) : undefined
}

/** The address of a route, to be used as `href`. */
export function link(route: Route): string {
  const asked = new URLSearchParams()
  if ('secret' in route && route.secret) asked.set('secret', route.secret)
  if ('seat' in route && route.seat !== undefined) asked.set('seat', String(route.seat))
  const query = asked.size ? `?${asked}` : ''
  switch (route.name) {
    case 'start':
    case 'nowhere':
      return '#/'
    case 'rules':
      return route.rule ? `#/rules/${route.rule}` : '#/rules'
    case 'replay': {
      const step = route.step === undefined ? '' : `/${route.step}`
      return `#/replay/${route.source}/${route.id}${step}${query}`
    }
    case 'table':
    case 'join':
    case 'watch':
      return `#/${route.name}/${route.id}${query}`
    default:
      return `#/${route.name}`
  }
}

/** The whole address of a route, to be sent to a friend. */
export function address(route: Route): string {
  return new URL(link(route), location.href).href
}

let now = $state.raw<Route>(parse(location.hash))

/** The route of now; reading it makes what is shown follow. */
export function route(): Route {
  return now
}

export function go(to: Route, replace = false): void {
  if (replace) history.replaceState(null, '', link(to))
  else location.hash = link(to)
  now = to
}

window.addEventListener('hashchange', () => (now = parse(location.hash)))
