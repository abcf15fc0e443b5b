import { percentiel } from '../verslag.ts'
import { makeWaarheid, type Waarheid } from './leerling.ts'
import { op, tot } from './rij.ts'
import type { Gegeven, Moment, Rivaal } from './rivaal.ts'
import { kaleMotor } from './rivalen/motor.ts'
import { makeWereld, type Wereld } from './wereld.ts'
import * as zit from './zitting.ts'

const US_PER_MS = 1000
const ZITTINGEN = zit.WEKEN * zit.PER_WEEK

/** How fast the engine is, on one core, and how big what it remembers. */
export interface Snelheid {
  /** In the round in which the core was left alone most, and in the one in which it was least. */
  readonly rustigst: Ronde
  readonly drukst: Ronde
  /** Seconds in which a million answers are folded. */
  readonly miljoen: number
  /** Were the choices, and the levels to the last bit, the same when it was done again? */
  readonly zelfde: boolean
}

/** What all leerlingen did, done once more with a stopwatch beside it. Times in microseconds. */
interface Ronde {
  /** Of one choice and one answer together. */
  readonly midden: number
  readonly p99: number
  /** Of nothing but the arithmetic that no update can do without: all covariances of 58 categories moved once. */
  readonly kaal: number
  /** Was every word chosen that was chosen before? */
  readonly zelfde: boolean
}

/** One beat as it was: what was asked for, and what was answered. */
interface Beurt {
  readonly moment: Moment
  readonly antwoord: Gegeven
}

interface Logboek {
  readonly wie: Waarheid
  readonly beurten: readonly Beurt[]
}

/** Rounds: this core is shared, and runs at half its speed for seconds on end. */
const RONDES = 16

/** Categories of the oldest leerlingen, which is what most of the time goes to. */
const MEESTE = 58
const P = new Float64Array((MEESTE * (MEESTE + 1)) / 2).fill(1)
const G = Float64Array.from({ length: MEESTE }, (_, i) => 1e-6 * i)

/** Moves all covariances of so many levels once, as a Kalman filter does; the time of that. */
function kaleStap(): number {
  const voor = performance.now()
  let plek = 0
  for (let i = 0; i < MEESTE; i += 1) {
    const gi = op(G, i)
    for (let j = 0; j <= i; j += 1) {
      P[plek] = (P[plek] ?? 0) - gi * (G[j] ?? 0)
      plek += 1
    }
  }
  return (performance.now() - voor) * US_PER_MS
}

/** One leerling practises its twenty weeks; what was asked and answered is kept. */
function play(rivaal: Rivaal, wereld: Wereld, nr: number): Logboek {
  const wie = makeWaarheid(wereld, nr, { zittingen: ZITTINGEN, hulp: 0 })
  const volger = rivaal.begin(wie, wie)
  const beurten: Beurt[] = []
  for (let zitting = 0; zitting < ZITTINGEN; zitting += 1) {
    zit.beginZitting(wie, zitting)
    for (let j = 0; j < zit.PER_ZITTING; j += 1) {
      const [t, gok] = [zit.tijdVan(zitting, j), zit.gokVan(wie, zitting, j)]
      const moment = { t, gok, begin: zit.isBegin(j) }
      const woord = volger.kies(moment)
      const plek = { wet: 'zone', zitting, gok, thuis: false, zinloos: false } as const
      const { eigen, ms } = zit.answer(wie, woord, plek)
      const waarom = volger.waarom?.() ?? ''
      const antwoord = { woord, goed: eigen, t, gok, ms, thuis: false, waarom }
      volger.leer(antwoord)
      beurten.push({ moment, antwoord })
    }
    zit.closeZitting(wie, zitting)
  }
  return { wie, beurten }
}

/** The same beats once more, timed: nobody who practises stands between a choice and the answer to it. */
function replay(rivaal: Rivaal, logboeken: readonly Logboek[]): Ronde {
  const [beurten, kaal]: [number[], number[]] = [[], []]
  let zelfde = true
  for (const { wie, beurten: eerder } of logboeken) {
    const volger = rivaal.begin(wie, wie)
    for (const { moment, antwoord } of eerder) {
      const voor = performance.now()
      const woord = volger.kies(moment)
      volger.leer(antwoord)
      beurten.push((performance.now() - voor) * US_PER_MS)
      zelfde &&= woord === antwoord.woord
      kaal.push(kaleStap())
    }
  }
  const midden = percentiel(beurten, 0.5)
  return { midden, p99: percentiel(beurten, 0.99), kaal: percentiel(kaal, 0.5), zelfde }
}

/** Folds a log so often that there were this many answers; the levels of the last time, as one text. */
function fold(rivaal: Rivaal, { wie, beurten }: Logboek, antwoorden: number): string {
  let laatste = ''
  for (let n = 0; n < antwoorden; n += beurten.length) {
    const volger = rivaal.begin(wie, wie)
    for (const { antwoord } of beurten) volger.leer(antwoord)
    laatste = wie.scope.map((k) => volger.vaardigheid?.(k).mean).join()
  }
  return laatste
}

/** Times the engine; `antwoorden` are folded and the time is told for a million. */
export function measureSnelheid(leerlingen: number, antwoorden: number): Snelheid {
  const wereld = makeWereld('snelheid')
  const rivaal = kaleMotor(wereld.boek)
  const eerste = play(rivaal, wereld, 0)
  const logboeken = [eerste, ...tot(leerlingen - 1).map((nr) => play(rivaal, wereld, nr + 1))]
  const rondes = tot(RONDES)
    .map(() => replay(rivaal, logboeken))
    .toSorted((a, b) => a.kaal - b.kaal)
  const [rustigst, drukst] = [rondes.at(0), rondes.at(-1)]
  if (!rustigst || !drukst) throw new Error('er is geen ronde gespeeld')
  const begin = performance.now()
  const een = fold(rivaal, eerste, antwoorden)
  const duur = (performance.now() - begin) / US_PER_MS
  const isGelijk = een === fold(rivaal, eerste, eerste.beurten.length)
  return {
    rustigst,
    drukst,
    miljoen: (duur * 1e6) / antwoorden,
    zelfde: isGelijk && rondes.every((ronde) => ronde.zelfde),
  }
}
