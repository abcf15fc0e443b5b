import { LAATSTE_DAG, Z80 } from '../constanten.ts'
import { geldigeGok, logit } from '../kansen.ts'
import {
  FLITS_ANTWOORD,
  FLITS_BEGIN,
  FLITS_BEGIN_SD,
  FLITS_DAG,
  FLITS_DOEL,
  FLITS_DOEL_DYSLEXIE,
  FLITS_KORTST,
  FLITS_KRIMP,
  FLITS_KRIMP_DYSLEXIE,
  FLITS_LANGST,
  FLITS_MENGSEL,
  FLITS_SLIP,
  FLITS_STEILTE,
} from './constanten.ts'

/**
 * How long a word must be seen to be read, as a belief over the log of that time (QUEST, Watson and Pelli 1983). It covers all
 * thresholds at once instead of moving one step up or down, so that each answer counts in full.
 */
export interface Flits {
  readonly n: number
  /** The moment of the last answer. */
  readonly t: number
  /** The exposure of the last word that was answered, in ms; 0 = none yet. */
  readonly vorige: number
  /** Belief per threshold of RASTER; sums to one. Single precision, as it is stored. */
  readonly geloof: Float32Array
}

/** Thresholds from 50 to 6000 ms: beyond both bounds of what is shown, so that no reader is stuck at an edge. */
const LAAGST = Math.log(50)
const HOOGST = Math.log(6000)
export const RASTER_PUNTEN = 61
const STAP = (HOOGST - LAAGST) / (RASTER_PUNTEN - 1)
const RASTER = Float64Array.from({ length: RASTER_PUNTEN }, (_, i) => LAAGST + STAP * i)

/** One word that flashed by. */
export interface Flitsantwoord {
  readonly correct: boolean
  /** How long it stood on the screen. */
  readonly ms: number
  /** The chance of being right without having seen it. */
  readonly gok: number
  readonly t: number
}

/** Returns the chance of a right answer to a word that stood this long, by the threshold: guess, slip and a logistic curve. */
const kansBijDrempel = (logMs: number, drempel: number, gok: number): number =>
  gok + (1 - gok - FLITS_SLIP) / (1 + Math.exp(FLITS_STEILTE * (drempel - logMs)))

/** Makes a belief sum to one, and leaves a little of it everywhere. */
function normeer(ruw: Float64Array): Float32Array {
  const som = ruw.reduce((tot, x) => tot + x, 0)
  return Float32Array.from(
    ruw,
    (x) => ((1 - FLITS_MENGSEL) * x) / som + FLITS_MENGSEL / RASTER_PUNTEN,
  )
}

/** Returns the belief before any word: where readers of this year begin, with a wide spread. */
export function beginFlits(groep: number, dyslexie: boolean): Flits {
  const plek = Math.round(Math.max(0, Math.min(FLITS_BEGIN.length - 1, groep - 3)))
  const midden = Math.log((FLITS_BEGIN[plek] ?? FLITS_BEGIN[0]) * (dyslexie ? 2 : 1))
  const ruw = RASTER.map((x) => Math.exp(-((x - midden) ** 2) / (2 * FLITS_BEGIN_SD ** 2)))
  return { n: 0, t: 0, vorige: 0, geloof: normeer(ruw) }
}

/** Returns the belief with this much more variance, by steps to both neighbours that turn back at the edges. */
function verspreid(geloof: Float64Array, variantie: number): Float64Array {
  const keren = Math.max(1, Math.ceil((4 * variantie) / STAP ** 2))
  const deel = variantie / (2 * keren * STAP ** 2)
  let nu = geloof
  for (let keer = 0; keer < keren; keer += 1) {
    const oud = nu
    const laatste = oud.length - 1
    nu = oud.map((x, i) => {
      const buren = (oud[Math.max(0, i - 1)] ?? 0) + (oud[Math.min(laatste, i + 1)] ?? 0)
      return x + deel * (buren - 2 * x)
    })
  }
  return nu
}

/** The highest number of days that count as forgetting: after a year nothing more is forgotten. */
const MEESTE_DAGEN = 365
const MEESTE_N = 0xffff

/** Why an answer does not count. */
export type FlitsFout = 'geen_getallen'

export const checkFlits = ({ ms, t }: Flitsantwoord): FlitsFout | null =>
  ms > 0 && Number.isFinite(ms) && t >= 0 && t <= LAATSTE_DAG ? null : 'geen_getallen'

/** Returns the belief after one answer that counts. */
export function readFlits(f: Flits, { correct, ms, gok, t }: Flitsantwoord): Flits {
  const nu = Math.max(t, f.t)
  const dagen = f.n === 0 ? 0 : Math.min(MEESTE_DAGEN, nu - f.t)
  const vooraf = verspreid(Float64Array.from(f.geloof), FLITS_ANTWOORD + FLITS_DAG * dagen)
  const logMs = Math.log(Math.max(1, ms))
  const g = geldigeGok(gok)
  const na = vooraf.map((x, i) => {
    const p = kansBijDrempel(logMs, RASTER[i] ?? 0, g)
    return x * (correct ? p : Math.max(1 - p, 1e-3))
  })
  return {
    n: Math.min(MEESTE_N, f.n + 1),
    t: nu,
    vorige: Math.fround(klemMs(ms)),
    geloof: normeer(na),
  }
}

const klemMs = (ms: number): number => Math.max(FLITS_KORTST, Math.min(FLITS_LANGST, ms))

/** Returns mean and sd of the log of the threshold. */
function drempelVan({ geloof }: Flits): { mean: number; sd: number } {
  let [som, som1, som2] = [0, 0, 0]
  geloof.forEach((x, i) => {
    const punt = RASTER[i] ?? 0
    som += x
    som1 += x * punt
    som2 += x * punt * punt
  })
  const mean = som1 / som
  return { mean, sd: Math.sqrt(Math.max(0, som2 / som - mean * mean)) }
}

/** Returns how far the log of the exposure must lie above the threshold for this chance. */
const bovenDrempel = (kans: number, gok: number): number =>
  logit((kans - gok) / (1 - gok - FLITS_SLIP)) / FLITS_STEILTE

/** Exposures are rounded to this many ms: nobody sees less than a frame of a screen. */
const AFRONDING = 10

/**
 * Returns how long the next word stands, in ms: long enough that about 8 of 10 are read right (more in dyslexia mode), never
 * much shorter than the word before, and always within bounds.
 */
export function volgendeFlits(
  f: Flits,
  { gok, dyslexie }: { readonly gok: number; readonly dyslexie: boolean },
): number {
  const doel = dyslexie ? FLITS_DOEL_DYSLEXIE : FLITS_DOEL
  const wens = Math.exp(
    drempelVan(f).mean + bovenDrempel(doel, Math.min(geldigeGok(gok), doel - 0.2)),
  )
  const krimp = dyslexie ? FLITS_KRIMP_DYSLEXIE : FLITS_KRIMP
  const ms = klemMs(Math.max(wens, krimp * f.vorige))
  return Math.round(ms / AFRONDING) * AFRONDING
}

/** The time in which 8 of 10 words are read without guessing, in ms, with its 80 % interval. */
export interface FlitsNu {
  readonly ms: number
  readonly laag: number
  readonly hoog: number
}

export function flitsNu(f: Flits): FlitsNu {
  const { mean, sd } = drempelVan(f)
  const af = bovenDrempel(FLITS_DOEL, 0)
  return {
    ms: Math.exp(mean + af),
    laag: Math.exp(mean + af - Z80 * sd),
    hoog: Math.exp(mean + af + Z80 * sd),
  }
}
