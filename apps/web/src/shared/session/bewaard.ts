/** What the pages of a pupil looked like when they were last fetched; leaves the device at sign-out, and when another comes. */
const VOORVOEGSEL = 'lh-bewaard:'

/** What is needed of the browser's Storage to find back what was kept. */
export type Kast = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const naamVan = (leerlingId: string, wat: string): string => `${VOORVOEGSEL}${leerlingId}:${wat}`

/** Keeps what a pupil saw last; a browser that keeps nothing is no reason to stop. */
export function bewaar(kast: Kast, [leerlingId, wat]: readonly [string, string], inhoud: unknown) {
  try {
    kast.setItem(naamVan(leerlingId, wat), JSON.stringify(inhoud))
  } catch {
    // A reload without a network then shows the error page.
  }
}

/** What a pupil saw last; undefined where nothing was kept, or something that cannot be read. */
export function leesBewaard(kast: Kast, [leerlingId, wat]: readonly [string, string]): unknown {
  try {
    const tekst = kast.getItem(naamVan(leerlingId, wat))
    return tekst === null ? undefined : JSON.parse(tekst)
  } catch {
    return undefined
  }
}

/** Takes everything that was kept of any pupil off this device, or of any but one. */
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
