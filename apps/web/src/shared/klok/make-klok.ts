import type { Opslag } from '@letterhaven/ui/apparaat/opslag'

/** The name in the store for the difference between the server's clock and this device's, in ms. */
const NAAM = 'klok_scheef'
/**
 * Smaller differences may come from a slow connection or a cached answer. A session lasts hours, and a token forgives a minute.
 */
const RUIS_MS = 30_000

/** The time according to the server: a child's tablet may be an hour or a day off. */
export interface Klok {
  /** Now, in ms since 1970. */
  nu(): number
  /**
   * The earliest time that it can be: until the server was heard during this visit, the device may have been set right since.
   */
  opZijnVroegst(): number
  /** Learns the server's time from the `Date` header of one of our answers. */
  hoor(antwoord: Pick<Response, 'headers'>): void
}

/** Makes a clock that learns from answers how wrong the device is, and remembers it for the next visit. */
export function makeKlok(winkel: Opslag, toestel: () => number): Klok {
  let scheef = Number(winkel.getItem(NAAM)) || 0
  let gehoord = false
  const nu = (): number => toestel() + scheef
  return {
    nu,
    opZijnVroegst: () => (gehoord ? nu() : Math.min(toestel(), nu())),
    hoor({ headers }) {
      const anders = Date.parse(headers.get('date') ?? '') - toestel()
      gehoord ||= !Number.isNaN(anders)
      if (!(Math.abs(anders - scheef) > RUIS_MS)) return
      scheef = anders
      winkel.setItem(NAAM, String(scheef))
    },
  }
}
