/**
 * What the pages of a pupil looked like when they were last fetched, and what a teacher was typing; leaves the device at
 * sign-out, and when another comes.
 */
const VOORVOEGSEL = 'lh-bewaard:'

/** What is needed of the browser's Storage to find back what was kept. */
export type Kast = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const naamVan = (userId: string, wat: string): string => `${VOORVOEGSEL}${userId}:${wat}`

/** Whose it is, and what. */
type Plek = readonly [userId: string, wat: string]

/** Keeps what somebody saw or typed last; a browser that keeps nothing is no reason to stop. */
export function bewaar(kast: Pick<Kast, 'setItem'>, [userId, wat]: Plek, inhoud: unknown) {
  try {
    kast.setItem(naamVan(userId, wat), JSON.stringify(inhoud))
  } catch {
    // A reload without a network then shows the error page.
  }
}

/** Takes one thing that was kept off this device. */
export function vergeet(kast: Pick<Kast, 'removeItem'>, [userId, wat]: Plek): void {
  try {
    kast.removeItem(naamVan(userId, wat))
  } catch {
    // A store that cannot be opened holds nothing.
  }
}

/** What somebody saw or typed last; undefined where nothing was kept, or something that cannot be read. */
export function leesBewaard(kast: Pick<Kast, 'getItem'>, [userId, wat]: Plek): unknown {
  try {
    const tekst = kast.getItem(naamVan(userId, wat))
    return tekst === null ? undefined : JSON.parse(tekst)
  } catch {
    return undefined
  }
}

/** Takes everything that was kept of anybody off this device, or of anybody but one. */
export function wisBewaard(kast: Kast, behalve: string | null = null): void {
  const eigen = behalve === null ? null : naamVan(behalve, '')
  const gaat = (naam: string): boolean =>
    naam.startsWith(VOORVOEGSEL) && !(eigen !== null && naam.startsWith(eigen))
  try {
    const namen = Array.from({ length: kast.length }, (_, i) => kast.key(i))
    for (const naam of namen) if (naam !== null && gaat(naam)) kast.removeItem(naam)
  } catch {
    // A store that cannot be opened holds nothing.
  }
}

/** The stores of the browser in which something may be kept. */
const KASTEN = ['localStorage', 'sessionStorage'] as const

/** The same in the browser's own stores: both, or the ones that are named. */
export function wisHier(
  behalve: string | null = null,
  waar: readonly (typeof KASTEN)[number][] = KASTEN,
) {
  for (const naam of waar) {
    try {
      wisBewaard(window[naam], behalve)
    } catch {
      // What the browser forbids to open holds nothing.
    }
  }
}
