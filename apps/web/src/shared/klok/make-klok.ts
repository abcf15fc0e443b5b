import type { Opslag } from '@letterhaven/ui/apparaat/opslag'

/** Where the clock of this device stands beside the server's, in ms. */
const NAAM = 'klok_scheef'
/** What a slow line or a kept answer makes of it; a session lasts hours, and a token forgives a minute. */
const RUIS_MS = 30_000

/** The time as the server has it: a child's tablet may be an hour or a day wrong. */
export interface Klok {
  /** Now, in ms since 1970. */
  nu(): number
  /** The earliest that it can be: until this visit heard of the server, the device may have been set right since. */
  opZijnVroegst(): number
  /** Hears what time it was where an answer of ours was made (its `Date`). */
  hoor(antwoord: Pick<Response, 'headers'>): void
}

/** A clock that learns from answers how wrong the device is, and knows it again at the next visit. */
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
