import { logistisch, metGok } from './kans.ts'
import type { Matrix } from './grens.ts'
import { op, som } from './rij.ts'

/** The number of points in the sum that approximates an integral, and how many standard deviations they span. */
const PUNTEN = 25
const REIK = 4

/** An answer that depends on one of the levels, with what is needed for the likelihood of each level. */
interface Waarneming {
  readonly k: number
  /** Difficulty of the word, in logits. */
  readonly b: number
  readonly gok: number
  /** Chance that the word came from memory. */
  readonly geheugen: number
  readonly goed: boolean
}

/** A number that was seen, and on how much of each level it rests; the rest of it is noise with this variance. */
export interface Meting {
  readonly lading: Float64Array
  readonly waarde: number
  readonly variantie: number
}

/** Levels that vary together, as a multivariate normal distribution. */
export interface Filter {
  readonly mu: Float64Array
  readonly P: readonly Float64Array[]
  /** Time has passed, so all levels may have moved. */
  groei(hoeveel: number, variantie: number): void
  /** One level has moved by itself. */
  schuif(k: number, hoeveel: number, variantie: number): void
  leer(waarneming: Waarneming): void
  measure(meting: Meting): void
}

/** Returns the mean and variance of one level after an answer, by summing over points. */
function naAntwoord(m: number, v: number, { b, gok, geheugen, goed }: Waarneming) {
  const sd = Math.sqrt(v)
  let [massa, eerste, tweede] = [0, 0, 0]
  for (let i = 0; i < PUNTEN; i += 1) {
    const z = REIK * ((2 * i) / (PUNTEN - 1) - 1)
    const p = metGok(1 - (1 - logistisch(m + sd * z - b)) * (1 - geheugen), gok)
    const gewicht = Math.exp((-z * z) / 2) * (goed ? p : 1 - p)
    massa += gewicht
    eerste += gewicht * z
    tweede += gewicht * z * z
  }
  const midden = eerste / massa
  return { m: m + sd * midden, v: v * (tweede / massa - midden * midden) }
}

/** Makes a filter that starts from means and a covariance; it is the study's own, for rivals that know the words. */
export function makeFilter(midden: readonly number[], samenhang: Matrix): Filter {
  const mu = Float64Array.from(midden)
  const P = samenhang.map((rij) => Float64Array.from(rij))
  const shift = (k: number, hoeveel: number, variantie: number): void => {
    mu[k] = op(mu, k) + hoeveel
    const rij = P[k]
    if (rij) rij[k] = op(rij, k) + variantie
  }
  return {
    mu,
    P,
    schuif: shift,
    groei(hoeveel, variantie) {
      for (const k of mu.keys()) shift(k, hoeveel, variantie)
    },
    leer(waarneming) {
      const kolom = Float64Array.from(P[waarneming.k] ?? [])
      const v = op(kolom, waarneming.k)
      const na = naAntwoord(op(mu, waarneming.k), v, waarneming)
      const [stap, krimp] = [(na.m - op(mu, waarneming.k)) / v, (v - na.v) / (v * v)]
      for (const [i, rij] of P.entries()) {
        const zelf = op(kolom, i)
        mu[i] = op(mu, i) + zelf * stap
        for (let j = 0; j < rij.length; j += 1) rij[j] = op(rij, j) - krimp * zelf * op(kolom, j)
      }
    },
    measure({ lading, waarde, variantie }) {
      const kolom = Float64Array.from(P, (rij) => som(rij.map((x, j) => x * op(lading, j))))
      const spreiding = som(kolom.map((x, i) => x * op(lading, i))) + variantie
      const af = waarde - som(mu.map((x, i) => x * op(lading, i)))
      for (const [i, rij] of P.entries()) {
        const zelf = op(kolom, i) / spreiding
        mu[i] = op(mu, i) + zelf * af
        for (let j = 0; j < rij.length; j += 1) rij[j] = op(rij, j) - zelf * op(kolom, j)
      }
    },
  }
}

/** Returns how certain it is that a level lies at least this far below the mean of all levels. */
export function zekerOnder({ mu, P }: Filter, k: number, ver: number): number {
  const n = mu.length
  let [midden, rij, alles] = [0, 0, 0]
  for (let i = 0; i < n; i += 1) {
    midden += op(mu, i) / n
    rij += op(P[k] ?? [], i) / n
    for (let j = 0; j < n; j += 1) alles += op(P[i] ?? [], j) / (n * n)
  }
  const variantie = op(P[k] ?? [], k) - 2 * rij + alles
  return normaal((midden - ver - op(mu, k)) / Math.sqrt(variantie))
}

/** Approximates the normal distribution function by its nearest logistic (Bowling et al. 2009; error below .0002). */
const normaal = (z: number): number => logistisch(0.07056 * z ** 3 + 1.5976 * z)
