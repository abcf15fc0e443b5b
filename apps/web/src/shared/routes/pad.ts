import { ROUTES, ROUTE_NAMEN, type RouteNaam, type RouteParams } from './routes.ts'

/** The word for groups inside the router; the address bar shows the host's own word. */
export const INTERN_GROEPENWOORD = 'groepen'
/** Every word that an address may use for groups. */
export const GROEPENWOORDEN: readonly string[] = ['groepen', 'klassen']

const isParam = (deel: string): boolean => deel.startsWith('{')
const paramNaam = (deel: string): string => deel.slice(1, -1)

/** Fills in a path of the table; throws when a parameter is missing, which is a mistake of the caller. */
export function fillPad(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/\{(\w+)\}/g, (_, naam: string) => {
    if (naam === 'groepenwoord') return INTERN_GROEPENWOORD
    const waarde = params[naam]
    if (waarde === undefined) throw new Error(`parameter ${naam} ontbreekt in ${path}`)
    return encodeURIComponent(waarde)
  })
}

/** Returns the address of a named page, with the internal word for groups. */
export function padVan<N extends RouteNaam>(naam: N, params: RouteParams<N>): string {
  return fillPad(ROUTES[naam].path, params)
}

/** Decodes one path segment; returns null when a percent sign in it is broken. */
function readDeel(deel: string): string | null {
  try {
    return decodeURIComponent(deel)
  } catch {
    return null
  }
}

function pas(path: string, delen: readonly string[]): Record<string, string> | null {
  const patroon = path.split('/')
  if (patroon.length !== delen.length) return null
  const params: Record<string, string> = {}
  for (const [i, deel] of patroon.entries()) {
    const gegeven = readDeel(delen[i] ?? '')
    if (gegeven === null) return null
    if (deel === '{groepenwoord}') {
      if (!GROEPENWOORDEN.includes(gegeven)) return null
    } else if (isParam(deel)) {
      if (gegeven === '') return null
      params[paramNaam(deel)] = gegeven
    } else if (deel !== gegeven.normalize('NFC')) return null
  }
  return params
}

const aantalVast = (path: string): number => path.split('/').filter((deel) => !isParam(deel)).length

/** Finds the page that an address belongs to; fixed words win over parameters. Null for any other path. */
export function findRoute(
  pathname: string,
): { naam: RouteNaam; params: Record<string, string> } | null {
  const delen = pathname.replace(/(.)\/$/, '$1').split('/')
  const gevonden = ROUTE_NAMEN.flatMap((naam) => {
    const params = pas(ROUTES[naam].path, delen)
    return params ? [{ naam, params, vast: aantalVast(ROUTES[naam].path) }] : []
  })
  const beste = gevonden.toSorted((a, b) => b.vast - a.vast)[0]
  return beste ? { naam: beste.naam, params: beste.params } : null
}
