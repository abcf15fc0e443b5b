import type { Waarheid } from './leerling.ts'
import type { Gegeven, Volger } from './rivaal.ts'
import { makeToeval, zaad } from './toeval.ts'

/** Sessions a batch is late, at most. */
const MEESTE_LAAT = 3

/** A session, the answers that were given in it, and the server's state before it. */
interface Zitting {
  readonly antwoorden: Gegeven[]
  /** The session before which its answers reach the server; its own number when there was a line. */
  readonly komtBij: number
  ervoor: Volger
}

/** Brings answers to the server, in time or late. */
export interface Bezorger {
  /** Who chooses in this session. */
  begin(zitting: number): Volger
  /** What the server knows now. */
  server(): Volger
}

function kopieVan(volger: Volger, waar: 'apparaat' | 'server' = 'server'): Volger {
  if (!volger.kopie) throw new Error('deze rivaal kan niet achterlopen')
  return volger.kopie(waar)
}

/** The same, and each answer is written down. */
const metLogboek = (volger: Volger, antwoorden: Gegeven[]): Volger => ({
  ...volger,
  leer(antwoord) {
    antwoorden.push(antwoord)
    volger.leer(antwoord)
  },
})

/**
 * Some sessions are done without a line: the device goes on with what it has, and the server hears of it
 * one to three sessions later. Meanwhile the server's own state is older than the truth, and other devices
 * choose from it. When the batch arrives, the server takes its state from before it and folds anew, in the
 * order in which the answers were given.
 */
export function makeBezorger(w: Waarheid, eerste: Volger, deelLaat: number): Bezorger {
  if (deelLaat === 0) return { begin: () => eerste, server: () => eerste }
  const toeval = makeToeval(zaad('laat', w.nr))
  const zittingen: Zitting[] = []
  let server = eerste
  /** Folds from a session on what has come in by now. */
  const fold = (vanaf: number, nu: number): Volger => {
    let staat = zittingen[vanaf]?.ervoor ?? eerste
    for (const zitting of zittingen.slice(vanaf)) {
      zitting.ervoor = staat
      staat = kopieVan(staat)
      if (zitting.komtBij <= nu) for (const antwoord of zitting.antwoorden) staat.leer(antwoord)
    }
    return staat
  }
  return {
    begin(nu) {
      const vanaf = zittingen.findIndex(({ komtBij }, z) => komtBij === nu && z < nu)
      if (vanaf >= 0) server = fold(vanaf, nu)
      const [isLaat, hoeveel] = [toeval.deel() < deelLaat, toeval.kies(MEESTE_LAAT)]
      const zitting = {
        antwoorden: [],
        komtBij: isLaat ? nu + 1 + hoeveel : nu,
        ervoor: kopieVan(server),
      }
      zittingen.push(zitting)
      return metLogboek(isLaat ? kopieVan(server, 'apparaat') : server, zitting.antwoorden)
    },
    server: () => server,
  }
}
