import { percentiel } from '../verslag.ts'
import { maakWaarheid } from './leerling.ts'
import { op, tot } from './rij.ts'
import type { Gegeven } from './rivaal.ts'
import { kaleMotor } from './rivalen/motor.ts'
import { maakWereld } from './wereld.ts'
import * as zit from './zitting.ts'

const US_PER_MS = 1000
const ZITTINGEN = zit.WEKEN * zit.PER_WEEK

/** How fast the engine is, on one core, and how big what it remembers. */
export interface Snelheid {
  /** Microseconds of one choice and one answer together. */
  readonly midden: number
  readonly p99: number
  /** Of nothing but the arithmetic that no update can do without: all covariances of a leerling moved once. */
  readonly kaal: number
  /** Seconds in which a million answers are folded. */
  readonly miljoen: number
  /** Were the levels the same to the last bit when it was done again? */
  readonly zelfde: boolean
}

/** Moves all covariances of so many levels once, as a Kalman filter does; the time of that. */
function maakKaleStap(n: number): () => number {
  const P = new Float64Array((n * (n + 1)) / 2).fill(1)
  const g = Float64Array.from({ length: n }, (_, i) => 1e-6 * i)
  return () => {
    const voor = performance.now()
    let plek = 0
    for (let i = 0; i < n; i += 1) {
      const gi = op(g, i)
      for (let j = 0; j <= i; j += 1) {
        P[plek] = (P[plek] ?? 0) - gi * (g[j] ?? 0)
        plek += 1
      }
    }
    return (performance.now() - voor) * US_PER_MS
  }
}

interface Tijden {
  readonly beurten: number[]
  readonly kaal: number[]
}

/** One leerling practises its twenty weeks; each beat is timed, and what was answered is kept. */
function speel(nr: number, tijden: Tijden): Gegeven[] {
  const wereld = maakWereld('snelheid')
  const w = maakWaarheid(wereld, nr, { zittingen: ZITTINGEN, hulp: 0 })
  const volger = kaleMotor(wereld.boek).begin(w, w)
  const kaleStap = maakKaleStap(w.scope.length)
  const log: Gegeven[] = []
  for (let zitting = 0; zitting < ZITTINGEN; zitting += 1) {
    zit.beginZitting(w, zitting)
    for (let j = 0; j < zit.PER_ZITTING; j += 1) {
      const [t, gok] = [zit.tijdVan(zitting, j), zit.gokVan(w, zitting, j)]
      const voor = performance.now()
      const woord = volger.kies({ t, gok, begin: zit.isBegin(j) })
      const na = performance.now()
      const plek = { wet: 'zone', zitting, gok, thuis: false, zinloos: false } as const
      const { eigen, ms } = zit.beantwoord(w, woord, plek)
      const waarom = volger.waarom?.() ?? ''
      const antwoord = { woord, goed: eigen, t, gok, ms, thuis: false, waarom }
      const weer = performance.now()
      volger.leer(antwoord)
      tijden.beurten.push((performance.now() - weer + (na - voor)) * US_PER_MS)
      tijden.kaal.push(kaleStap())
      log.push(antwoord)
    }
    zit.sluitZitting(w, zitting)
  }
  return log
}

/** Folds a log so often that there were this many answers; the levels of the last time, as one text. */
function vouw(log: readonly Gegeven[], nr: number, antwoorden: number): string {
  const wereld = maakWereld('snelheid')
  const w = maakWaarheid(wereld, nr, { zittingen: 1, hulp: 0 })
  const rivaal = kaleMotor(wereld.boek)
  let laatste = ''
  for (let n = 0; n < antwoorden; n += log.length) {
    const volger = rivaal.begin(w, w)
    for (const antwoord of log) volger.leer(antwoord)
    laatste = w.scope.map((k) => volger.vaardigheid?.(k).mean).join()
  }
  return laatste
}

/** Times the engine; `antwoorden` are folded and the time is told for a million. */
export function meetSnelheid(leerlingen: number, antwoorden: number): Snelheid {
  const tijden: Tijden = { beurten: [], kaal: [] }
  const [eerste = []] = tot(leerlingen).map((nr) => speel(nr, tijden))
  const begin = performance.now()
  const een = vouw(eerste, 0, antwoorden)
  const duur = (performance.now() - begin) / US_PER_MS
  return {
    midden: percentiel(tijden.beurten, 0.5),
    p99: percentiel(tijden.beurten, 0.99),
    kaal: percentiel(tijden.kaal, 0.5),
    miljoen: (duur * 1e6) / antwoorden,
    zelfde: een === vouw(eerste, 0, eerste.length),
  }
}
