/** What is needed of a store of texts. Nothing here ever throws. */
export interface Opslag {
  getItem(naam: string): string | null
  /** Whether it will be there after the page was closed. */
  setItem(naam: string, waarde: string): boolean
  removeItem(naam: string): void
  /** The names of what is kept. */
  namen(): readonly string[]
}

/** The two stores of a browser tab: `local` lasts and is shared by tabs, `session` is this tab's. */
export interface Winkels {
  readonly local: Opslag
  readonly session: Opslag
}

/** The browser's own store; null where it has none, and merely to ask may throw. */
type Open = () => Storage | null

const namenIn = (kast: Storage): (string | null)[] =>
  Array.from({ length: kast.length }, (_, i) => kast.key(i))

/**
 * The one door to a store of the browser. What it does not take (it is forbidden, full, or gone) is kept in memory
 * for as long as the page is open, and what stood there before goes: after a reload nothing old may pass for new.
 */
export function makeOpslag(open: Open): Opslag {
  const hier = new Map<string, string>()
  function attempt<T>(werk: (kast: Storage) => T, anders: T): T {
    try {
      const kast = open()
      return kast ? werk(kast) : anders
    } catch {
      return anders
    }
  }
  const takeAway = (naam: string): void => attempt((kast) => kast.removeItem(naam), undefined)
  return {
    getItem: (naam) => hier.get(naam) ?? attempt((kast) => kast.getItem(naam), null),
    setItem(naam, waarde) {
      hier.delete(naam)
      const isBewaard = attempt((kast) => {
        kast.setItem(naam, waarde)
        return true
      }, false)
      if (isBewaard) return true
      takeAway(naam)
      hier.set(naam, waarde)
      return false
    },
    removeItem(naam) {
      hier.delete(naam)
      takeAway(naam)
    },
    namen: () => [
      ...new Set([...hier.keys(), ...attempt(namenIn, [])].filter((naam) => naam !== null)),
    ],
  }
}

/** A store that lasts as long as the page. */
export const geheugen = (): Opslag => makeOpslag(() => null)

/** The browser's stores; looked at when they are used, so that one that closes later is one that failed. */
export const winkels: Winkels = {
  local: makeOpslag(() => window.localStorage),
  session: makeOpslag(() => window.sessionStorage),
}
