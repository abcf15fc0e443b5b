import type { Waarheid } from './leerling.ts'
import type { Gegeven, Volger } from './rivaal.ts'
import { makeToeval, zaad } from './toeval.ts'

/** The largest number of sessions that a batch can be late. */
const MEESTE_LAAT = 3

/** A session, with the answers given in it and the server's state before it. */
interface Zitting {
  readonly antwoorden: Gegeven[]
  /** The session before which its answers reach the server; its own number when the device was online. */
  readonly komtBij: number
  ervoor: Volger
}

/** Delivers answers to the server, on time or late. */
export interface Bezorger {
  /** Returns the rival that chooses in this session. */
  begin(zitting: number): Volger
  /** Returns the server's current state. */
  server(): Volger
}

function kopieVan(volger: Volger, waar: 'apparaat' | 'server' = 'server'): Volger {
  if (!volger.kopie) throw new Error('deze rivaal kan niet achterlopen')
  return volger.kopie(waar)
}

/** Wraps a rival so that each of its answers is recorded. */
const metLogboek = (volger: Volger, antwoorden: Gegeven[]): Volger => ({
  ...volger,
  leer(antwoord) {
    antwoorden.push(antwoord)
    volger.leer(antwoord)
  },
})

/**
 * Makes some sessions happen offline: the device goes on with the state it has, and the server receives the answers one to
 * three sessions later. Until then the server's own state is behind, and other devices choose from it. When the batch arrives,
 * the server goes back to its state from before it and folds again, in the order in which the answers were given.
 */
export function makeBezorger(w: Waarheid, eerste: Volger, deelLaat: number): Bezorger {
  if (deelLaat === 0) return { begin: () => eerste, server: () => eerste }
  const toeval = makeToeval(zaad('laat', w.nr))
  const zittingen: Zitting[] = []
  let server = eerste
  /** Folds again, from one session on, everything that has come in by now. */
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
      const [isLaat, hoeveel] = [toeval.deel() < deelLaat, toeval.choose(MEESTE_LAAT)]
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
