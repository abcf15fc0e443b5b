import { MEAN_MAX, VARIANTIE_MAX, VARIANTIE_MIN } from './constanten.ts'
import {
  aantalParen,
  cellenVan,
  celVan,
  driehoekVan,
  EENHEID,
  FIJN,
  takeOff,
  paar,
  writeKolom,
  type Driehoek,
} from './driehoek.ts'

/**
 * What is known of a pupil's ability in all categories at once: one normal distribution. Means and variances are in single
 * precision and covariances are whole numbers, in memory as in the stored form, so that a state from the database and one from
 * memory continue alike. It is never changed, always copied.
 */
export interface Schattingen {
  readonly mean: readonly number[]
  readonly variantie: readonly number[]
  readonly samen: Driehoek
}

/** Just under 1, so that two categories never become one. */
const MEEST = 0.998

const klem = (x: number, laag: number, hoog: number): number =>
  x < laag ? laag : x > hoog ? hoog : x
const rondMean = (x: number): number => Math.fround(klem(x, -MEAN_MAX, MEAN_MAX))
const rondVariantie = (x: number): number => Math.fround(klem(x, VARIANTIE_MIN, VARIANTIE_MAX))

/** Working space of the loops below; no value lives in it from one call to the next. */
let ruimte = new Float64Array(64)

function ensureRuimte(n: number): Float64Array {
  if (ruimte.length < n) ruimte = new Float64Array(2 * n)
  return ruimte
}

/** Makes estimates from means and a covariance; bounds keep them a distribution whatever the input. */
export function makeSchattingen(
  n: number,
  { mean, cov }: { mean: (i: number) => number; cov: (i: number, j: number) => number },
): Schattingen {
  const plekken = Array.from({ length: n }, (_, i) => i)
  const variantie = plekken.map((i) => rondVariantie(cov(i, i)))
  const cel = new Int16Array(aantalParen(n))
  for (let i = 0; i < n; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const meest = MEEST * Math.sqrt((variantie[i] ?? 0) * (variantie[j] ?? 0))
      cel[paar(i, j)] = Math.round(EENHEID * klem(cov(i, j), -meest, meest))
    }
  }
  return { mean: plekken.map((i) => rondMean(mean(i))), variantie, samen: driehoekVan(cel) }
}

/** Returns the covariance of two categories, or the variance of one. */
export function covariantie({ variantie, samen }: Schattingen, i: number, j: number): number {
  return i === j ? (variantie[i] ?? 0) : celVan(samen, i, j) / EENHEID
}

/** Returns the covariances of one category with all; they are valid until the next call. */
export function kolomVan({ variantie, samen }: Schattingen, k: number): Float64Array {
  const n = variantie.length
  const kolom = ensureRuimte(n)
  writeKolom(samen, { k, n }, kolom)
  const eigen = variantie[k] ?? 0
  for (let i = 0; i < n; i += 1) {
    const c = (kolom[i] ?? 0) / EENHEID
    const meest = MEEST * MEEST * eigen * (variantie[i] ?? 0)
    // Rounding may have taken a pair just beyond what two variances allow.
    kolom[i] = c * c <= meest ? c : Math.sign(c) * Math.sqrt(meest)
  }
  kolom[k] = eigen
  return kolom
}

/** Returns the covariance of each category with this weighted sum of all. */
export function maalGewicht(
  { variantie, samen }: Schattingen,
  gewicht: Float64Array,
): Float64Array {
  const som = Float64Array.from(variantie, (v, i) => v * (gewicht[i] ?? 0))
  const cel = cellenVan(samen)
  let plek = 0
  for (let i = 0; i < variantie.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const c = (cel[plek++] ?? 0) / EENHEID
      som[i] = (som[i] ?? 0) + c * (gewicht[j] ?? 0)
      som[j] = (som[j] ?? 0) + c * (gewicht[i] ?? 0)
    }
  }
  return som
}

/** What one observation does: means move by `kolom` · stap, and the covariance loses kolom·kolomᵀ · krimp. */
interface Stoot {
  readonly kolom: Float64Array
  readonly stap: number
  readonly krimp: number
  /** What the practised category gains by itself. */
  readonly eigen: { readonly k: number; readonly mean: number; readonly variantie: number }
}

/** For an observation after which no category gains anything by itself. */
export const GEEN_WINST = { k: -1, mean: 0, variantie: 0 } as const

/** Returns the estimates after one observation (a step of a Kalman filter, O(K²)). */
export function stoot(x: Schattingen, { kolom, stap, krimp, eigen }: Stoot): Schattingen {
  const mean = x.mean.slice()
  const variantie = x.variantie.slice()
  const eraf = x.mean.slice()
  const wortel = Math.sqrt(Math.abs(krimp) * EENHEID * 2 ** FIJN)
  for (let i = 0; i < mean.length; i += 1) {
    const g = kolom[i] ?? 0
    mean[i] = rondMean((mean[i] ?? 0) + g * stap)
    variantie[i] = rondVariantie((variantie[i] ?? 0) - krimp * g * g)
    eraf[i] = Math.round(wortel * g)
  }
  const { k } = eigen
  if (k >= 0) {
    const g = kolom[k] ?? 0
    mean[k] = rondMean((x.mean[k] ?? 0) + g * stap + eigen.mean)
    variantie[k] = rondVariantie((x.variantie[k] ?? 0) - krimp * g * g + eigen.variantie)
  }
  const samen =
    krimp < 0
      ? driehoekVan(addTo(cellenVan(x.samen), { variantie, kolom, krimp }))
      : takeOff(x.samen, eraf)
  return { mean, variantie, samen }
}

/**
 * Returns the triangle after an answer that made levels less certain, which is rare. Variances have an upper bound, and their
 * covariances stay within it.
 */
function addTo(
  oud: Int16Array,
  { variantie, kolom, krimp }: { variantie: readonly number[]; kolom: Float64Array; krimp: number },
): Int16Array {
  const uit = new Int16Array(oud.length)
  let plek = 0
  for (let i = 1; i < variantie.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const meest = MEEST * EENHEID * Math.sqrt((variantie[i] ?? 0) * (variantie[j] ?? 0))
      const erbij = -krimp * EENHEID * (kolom[i] ?? 0) * (kolom[j] ?? 0)
      uit[plek] = Math.round(klem((oud[plek] ?? 0) + erbij, -meest, meest))
      plek += 1
    }
  }
  return uit
}

/** What time does: variance grows, of each category by itself and of all together, and levels rise. */
export interface Verbreding {
  readonly eigen: number
  readonly samen: number
  /** No variance grows beyond this; one that is already beyond it stays. */
  readonly grens: number
  /** How much every mean rises. */
  readonly groei: number
}

/** Returns one variance after it grew. */
export const widenVariantie = (v: number, { eigen, samen, grens }: Verbreding): number =>
  Math.max(v, Math.min(v + eigen + samen, grens))

/** Returns the estimates after variance grew; at the bound, correlations change as they would have without it. */
export function widen(x: Schattingen, bij: Verbreding): Schattingen {
  const mean = x.mean.map((m) => rondMean(m + bij.groei))
  const variantie = x.variantie.map((v) => rondVariantie(widenVariantie(v, bij)))
  const deel = x.variantie.map((v, i) =>
    Math.sqrt((variantie[i] ?? 0) / (v + bij.eigen + bij.samen)),
  )
  const oud = cellenVan(x.samen)
  const cel = new Int16Array(oud.length)
  const erbij = EENHEID * bij.samen
  let plek = 0
  for (let i = 1; i < mean.length; i += 1) {
    const di = deel[i] ?? 0
    for (let j = 0; j < i; j += 1) {
      cel[plek] = Math.round(((oud[plek] ?? 0) + erbij) * di * (deel[j] ?? 0))
      plek += 1
    }
  }
  return { mean, variantie, samen: driehoekVan(cel) }
}
