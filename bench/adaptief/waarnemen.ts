import { naDagen } from './geheugen.ts'
import { logistisch, metGok } from './kans.ts'
import { kent, niveau, type Waarheid } from './leerling.ts'
import { op, som } from './rij.ts'
import type { Volger } from './rivaal.ts'
import { begin } from './vaardigheid.ts'
import type { Boek } from './wereld.ts'
import { dagVan, type Gebeurd, klasgroei, PER_WEEK } from './zitting.ts'

/** Days between the last session and the dictation that counts. */
const ACHT_WEKEN = 56
/** Guess chance of a dictation. */
const GETYPT = 0.02
/** True chances between which practice helps most, and below which it hurts. */
const ZONE = { laag: 0.75, hoog: 0.9 } as const
const TE_MOEILIJK = 0.6
/** Weak categories must be found within this many sessions. */
export const ZOEKTIJD = 6 * PER_WEEK
/** A reported category that is less far than this below the leerling's own mean is a false alarm. */
const LOOS_BOVEN = -0.6
/** Returns whether a report is a false alarm, for a category that lies this far above the leerling's own mean. */
export const isLoos = (boven: number): boolean => boven > LOOS_BOVEN
/** After these numbers of answers the estimates are compared with the truth. */
const MEET_NA = [50, 200, 1000] as const

/** The result of one leerling. */
export interface Uitslag {
  readonly antwoorden: number
  readonly goed: number
  readonly zone: number
  readonly teMoeilijk: number
  /** Mean true chance over all answers. */
  readonly kans: number
  /** Share right on a dictation of all words in scope: without practice, right after it, and eight weeks on. */
  readonly zonder: number
  readonly nu: number
  readonly later: number
  readonly zonderLater: number
  readonly woorden: number
  /** Root mean square error of the levels after 50, 200 and 1000 answers. */
  readonly fout: readonly number[]
  readonly zwak: number
  /** The number of answers it took to find each weak category that was found. */
  readonly gevonden: readonly number[]
  readonly loos: number
}

export interface Waarnemer {
  naAntwoord(gebeurd: Gebeurd, volger: Volger): void
  naZitting(volger: Volger, zitting: number): void
  end(): Uitslag
}

/** Returns the mean chance of a right answer on a typed dictation of all words in scope. */
function dictee(w: Waarheid, weet: (woord: number) => number): number {
  const { perCategorie } = w.wereld.boek
  let totaal = 0
  for (const k of w.scope)
    for (let i = k * perCategorie; i < (k + 1) * perCategorie; i += 1)
      totaal += metGok(weet(i), GETYPT)
  return totaal / (w.scope.length * perCategorie)
}

/** Returns the share for the same leerling without practice: with the level of the first day and what the class learned. */
function zonderOefening(w: Waarheid, dag: number): number {
  const per = w.wereld.boek.perCategorie
  return dictee(w, (woord) => {
    const eigen = op(w.basis, Math.floor(woord / per)) + klasgroei(dag)
    return logistisch(eigen - op(w.wereld.echt, woord))
  })
}

function metOefening(w: Waarheid, dag: number, klok: number): number {
  w.groei = klasgroei(dag)
  begin(w.oefening, dag)
  return dictee(w, (woord) => kent(w, woord, klok))
}

/** Returns how far the levels of a rival are from the truth, over the scope, as a root mean square. */
export function afwijking(w: Waarheid, volger: Volger): number {
  const { vaardigheid } = volger
  if (!vaardigheid) return Number.NaN
  const kwadraten = w.scope.map((k) => (vaardigheid(k).mean - niveau(w, k)) ** 2)
  return Math.sqrt(som(kwadraten) / kwadraten.length)
}

/** Observes one leerling; nothing that is seen here goes back to a rival. */
export function beginWaarnemen(w: Waarheid, zittingen: number): Waarnemer {
  const telling = { antwoorden: 0, goed: 0, zone: 0, teMoeilijk: 0, kans: 0 }
  const fout: number[] = []
  const gemeld = new Set<number>()
  const gevonden: number[] = []
  let loos = 0
  const report = (k: number): void => {
    gemeld.add(k)
    const midden = som(w.scope.map((q) => niveau(w, q))) / w.scope.length
    if (w.zwak.includes(k)) gevonden.push(telling.antwoorden)
    else if (isLoos(niveau(w, k) - midden)) loos += 1
  }
  return {
    naAntwoord({ kans, eigen }, volger) {
      telling.antwoorden += 1
      telling.goed += eigen ? 1 : 0
      telling.zone += kans >= ZONE.laag && kans <= ZONE.hoog ? 1 : 0
      telling.teMoeilijk += kans < TE_MOEILIJK ? 1 : 0
      telling.kans += kans
      if (telling.antwoorden === MEET_NA[fout.length]) fout.push(afwijking(w, volger))
    },
    naZitting(volger, zitting) {
      if (zitting >= ZOEKTIJD) return
      for (const k of volger.zwak?.() ?? []) if (!gemeld.has(k)) report(k)
    },
    end() {
      const dag = dagVan(zittingen - 1)
      return {
        ...telling,
        kans: telling.kans / telling.antwoorden,
        zonder: zonderOefening(w, dag + 1),
        zonderLater: zonderOefening(w, dag + ACHT_WEKEN),
        nu: metOefening(w, dag + 1, naDagen(w.klok, 1)),
        later: metOefening(w, dag + ACHT_WEKEN, naDagen(w.klok, ACHT_WEKEN)),
        woorden: aantalWoorden(w, w.wereld.boek),
        fout,
        zwak: w.zwak.length,
        gevonden,
        loos,
      }
    },
  }
}

const aantalWoorden = (w: Waarheid, boek: Boek): number => w.scope.length * boek.perCategorie
