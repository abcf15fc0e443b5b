import { percentiel } from '../verslag.ts'
import { makeWaarheid, type Waarheid } from './leerling.ts'
import { op, tot } from './rij.ts'
import type { Gegeven, Moment, Rivaal } from './rivaal.ts'
import { kaleMotor } from './rivalen/motor.ts'
import { makeWereld, type Wereld } from './wereld.ts'
import * as zit from './zitting.ts'

const US_PER_MS = 1000
const ZITTINGEN = zit.WEKEN * zit.PER_WEEK

/** How fast the engine is on one core. */
export interface Snelheid {
  /** The round in which the core was disturbed least, and the one in which it was disturbed most. */
  readonly rustigst: Ronde
  readonly drukst: Ronde
  /** Seconds to fold a million answers. */
  readonly miljoen: number
  /** Whether the choices, and the levels to the last bit, were the same when repeated. */
  readonly zelfde: boolean
}

/** What all leerlingen did, repeated while it is timed. Times are in microseconds. */
interface Ronde {
  /** Time of one choice and one answer together. */
  readonly midden: number
  readonly p99: number
  /** Time of only the arithmetic that no update can avoid: moving all covariances of 58 categories once. */
  readonly kaal: number
  /** Whether every choice was the same as before. */
  readonly zelfde: boolean
}

/** One turn as it was: what was asked, and what was answered. */
interface Beurt {
  readonly moment: Moment
  readonly antwoord: Gegeven
}

interface Logboek {
  readonly wie: Waarheid
  readonly beurten: readonly Beurt[]
}

/** The number of rounds; there are many because this core is shared and at times runs at half its speed for seconds. */
const RONDES = 16

/** The number of categories of the oldest leerlingen, who take most of the time. */
const MEESTE = 58
const P = new Float64Array((MEESTE * (MEESTE + 1)) / 2).fill(1)
const G = Float64Array.from({ length: MEESTE }, (_, i) => 1e-6 * i)

/** Moves all covariances of that many levels once, as a Kalman filter does, and returns the time it took. */
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

/** Lets one leerling practise for twenty weeks, and records what was asked and answered. */
function play(rivaal: Rivaal, wereld: Wereld, nr: number): Logboek {
  const wie = makeWaarheid(wereld, nr, { zittingen: ZITTINGEN, hulp: 0 })
  const volger = rivaal.begin(wie, wie)
  const beurten: Beurt[] = []
  for (let zitting = 0; zitting < ZITTINGEN; zitting += 1) {
    zit.beginZitting(wie, zitting)
    for (let j = 0; j < zit.PER_ZITTING; j += 1) {
      const [t, gok] = [zit.tijdVan(zitting, j), zit.gokVan(wie, zitting, j)]
      const moment = { t, gok, begin: zit.isBegin(j) }
      const woord = volger.choose(moment)
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

/** Repeats the same turns and times them, without a simulated leerling between a choice and its answer. */
function replay(rivaal: Rivaal, logboeken: readonly Logboek[]): Ronde {
  const [beurten, kaal]: [number[], number[]] = [[], []]
  let zelfde = true
  for (const { wie, beurten: eerder } of logboeken) {
    const volger = rivaal.begin(wie, wie)
    for (const { moment, antwoord } of eerder) {
      const voor = performance.now()
      const woord = volger.choose(moment)
      volger.leer(antwoord)
      beurten.push((performance.now() - voor) * US_PER_MS)
      zelfde &&= woord === antwoord.woord
      kaal.push(kaleStap())
    }
  }
  const midden = percentiel(beurten, 0.5)
  return { midden, p99: percentiel(beurten, 0.99), kaal: percentiel(kaal, 0.5), zelfde }
}

/** Folds a log repeatedly until there were this many answers; returns the levels of the last time as one text. */
function fold(rivaal: Rivaal, { wie, beurten }: Logboek, antwoorden: number): string {
  let laatste = ''
  for (let n = 0; n < antwoorden; n += beurten.length) {
    const volger = rivaal.begin(wie, wie)
    for (const { antwoord } of beurten) volger.leer(antwoord)
    laatste = wie.scope.map((k) => volger.vaardigheid?.(k).mean).join()
  }
  return laatste
}

/** Times the engine; `antwoorden` answers are folded, and the time is scaled to a million. */
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
