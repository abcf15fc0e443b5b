/** What we need from a store of texts. Nothing here ever throws. */
export interface Opslag {
  getItem(naam: string): string | null
  /** Stores a text. Returns whether it will still be there after the page was closed. */
  setItem(naam: string, waarde: string): boolean
  removeItem(naam: string): void
  /** Returns the names of everything that is stored. */
  namen(): readonly string[]
}

/** The two stores of a browser tab: `local` lasts and is shared by tabs, `session` belongs to this tab. */
export interface Winkels {
  readonly local: Opslag
  readonly session: Opslag
}

/** Returns the browser's own store, or null where it has none. Merely asking may throw. */
type Open = () => Storage | null

const namenIn = (kast: Storage): (string | null)[] =>
  Array.from({ length: kast.length }, (_, i) => kast.key(i))

/**
 * The only way to a store of the browser. What the store does not accept (it is forbidden, full, or gone) is kept in
 * memory for as long as the page is open, and the previous value is removed, so that nothing old passes for new after a
 * reload.
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

/** Makes a store that lasts as long as the page. */
export const geheugen = (): Opslag => makeOpslag(() => null)

/**
 * The browser's stores. They are opened at every use, so that one that becomes unavailable later counts as one that
 * failed.
 */
export const winkels: Winkels = {
  local: makeOpslag(() => window.localStorage),
  session: makeOpslag(() => window.sessionStorage),
}
