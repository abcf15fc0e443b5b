import { divergentie } from './kans.ts'
import { makeWaarheid } from './leerling.ts'
import { tot } from './rij.ts'
import type { Rivaal } from './rivaal.ts'
import { willekeurig } from './rivalen/willekeurig.ts'
import { afwijking } from './waarnemen.ts'
import type { Wereld } from './wereld.ts'
import * as zit from './zitting.ts'

/** Weeks of practice with words chosen at random. */
const WEKEN = 10

/** How well the answers of a leerling were predicted. */
export interface LogUitslag {
  /** Mean divergence of the predicted from the true chance, in nats. */
  readonly teveel: number
  /** Root mean square error of the levels at the end. */
  readonly fout: number
}

/**
 * Makes one log for all rivals: words are drawn at random, and each rival predicts each answer before it learns it. Nothing
 * that a rival says changes what follows, so the figures can be compared.
 */
export function readLogboek(rivaal: Rivaal, wereld: Wereld, leerlingen: number): LogUitslag[] {
  const zittingen = WEKEN * zit.PER_WEEK
  const lot = willekeurig(wereld.boek)
  const deelnemers = tot(leerlingen).map((nr) => {
    const w = makeWaarheid(wereld, nr, { zittingen, hulp: 0 })
    return { w, volger: rivaal.begin(w, w), kiezer: lot.begin(w, w), som: 0 }
  })
  for (let zitting = 0; zitting < zittingen; zitting += 1) {
    for (const deelnemer of deelnemers) {
      const { w, volger, kiezer } = deelnemer
      zit.beginZitting(w, zitting)
      for (let j = 0; j < zit.PER_ZITTING; j += 1) {
        const moment = {
          t: zit.tijdVan(zitting, j),
          gok: zit.gokVan(w, zitting, j),
          begin: zit.isBegin(j),
        }
        const woord = kiezer.choose(moment)
        const voorspeld = volger.voorspel?.(woord, moment) ?? Number.NaN
        const plek = {
          wet: 'zone',
          zitting,
          gok: moment.gok,
          thuis: false,
          zinloos: false,
        } as const
        const { kans, eigen, ms } = zit.answer(w, woord, plek)
        deelnemer.som += divergentie(kans, voorspeld)
        const antwoord = { woord, goed: eigen, ...moment, ms, thuis: false, waarom: '' }
        kiezer.leer(antwoord)
        volger.leer(antwoord)
      }
      zit.closeZitting(w, zitting)
    }
    rivaal.nacht?.()
  }
  const aantal = zittingen * zit.PER_ZITTING
  return deelnemers.map(({ w, volger, som }) => ({
    teveel: som / aantal,
    fout: afwijking(w, volger),
  }))
}
