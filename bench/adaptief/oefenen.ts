import { beginWaarnemen, type Uitslag, type Waarnemer } from './waarnemen.ts'
import { makeBezorger } from './bezorgen.ts'
import { makeWaarheid, type Waarheid } from './leerling.ts'
import { tot } from './rij.ts'
import type { Rivaal, Volger } from './rivaal.ts'
import type { Wereld } from './wereld.ts'
import type { Wet } from './wetten.ts'
import * as zit from './zitting.ts'

/** What may go wrong around a leerling. */
export interface Omstandigheden {
  /** Whether response times carry no information. */
  readonly zinloos: boolean
  /** Share of leerlingen who get help at home. */
  readonly hulp: number
  /** Share of sessions whose answers arrive late. */
  readonly laat: number
}

/** A quiet classroom: nothing goes wrong. */
export const GEWOON: Omstandigheden = { zinloos: false, hulp: 0, laat: 0 }

/** One session in this many is done at home, where there is help. */
const THUIS_ELKE = 3

/** What is played: the leerlingen of a world under a law, for a number of sessions. */
export interface Opzet {
  readonly wereld: Wereld
  readonly wet: Wet
  readonly leerlingen: number
  readonly zittingen: number
  readonly om: Omstandigheden
  /** Called with each answer. */
  readonly hoor?: (woord: number, gebeurd: zit.Gebeurd, wie: Waarheid) => void
}

interface Deelnemer {
  readonly w: Waarheid
  readonly waarnemer: Waarnemer
  /** The rival as it begins. */
  readonly volger: Volger
}

/** Lets leerlingen practise with a rival, session after session, and returns the result of each. */
export function practise(rivaal: Rivaal, opzet: Opzet): Uitslag[] {
  const { wereld, zittingen, om } = opzet
  const deelnemers = tot(opzet.leerlingen).map((nr): Deelnemer => {
    const w = makeWaarheid(wereld, nr, { zittingen, hulp: om.hulp })
    return { w, waarnemer: beginWaarnemen(w, zittingen), volger: rivaal.begin(w, w) }
  })
  const bezorgers = deelnemers.map(({ w, volger }) => makeBezorger(w, volger, om.laat))
  for (let zitting = 0; zitting < zittingen; zitting += 1) {
    for (const [i, deelnemer] of deelnemers.entries()) {
      const bezorger = bezorgers[i]
      if (!bezorger) continue
      const { w, waarnemer } = deelnemer
      const volger = bezorger.begin(zitting)
      play(w, volger, {
        ...opzet,
        zitting,
        hoor(gebeurd, woord) {
          waarnemer.naAntwoord(gebeurd, volger)
          opzet.hoor?.(woord, gebeurd, w)
        },
      })
      waarnemer.naZitting(bezorger.server(), zitting)
    }
    rivaal.nacht?.()
  }
  return deelnemers.map(({ waarnemer }) => waarnemer.end())
}

/** What is played: one session under a law, and who hears of each answer. */
interface Zitting {
  readonly wet: Wet
  readonly zitting: number
  readonly om?: Omstandigheden
  readonly hoor: (gebeurd: zit.Gebeurd, woord: number) => void
}

/** Lets a leerling practise for one session with the words that a rival chooses. */
export function play(
  w: Waarheid,
  volger: Volger,
  { wet, zitting, om = GEWOON, hoor }: Zitting,
): void {
  const thuis = om.hulp > 0 && zitting % THUIS_ELKE === THUIS_ELKE - 1
  zit.beginZitting(w, zitting)
  for (let j = 0; j < zit.PER_ZITTING; j += 1) {
    const gok = zit.gokVan(w, zitting, j)
    const t = zit.tijdVan(zitting, j)
    const woord = volger.choose({ t, gok, begin: zit.isBegin(j) })
    const waarom = volger.waarom?.() ?? ''
    const plek = { wet, zitting, gok, thuis, zinloos: om.zinloos }
    const gebeurd = zit.answer(w, woord, plek)
    volger.leer({ woord, goed: gebeurd.gezien, t, gok, ms: gebeurd.ms, thuis, waarom })
    hoor(gebeurd, woord)
  }
  zit.closeZitting(w, zitting)
}
