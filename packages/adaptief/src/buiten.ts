import type { Samenhang } from './samenhang.ts'
import { maalGewicht, type Schattingen } from './schattingen.ts'

/** How a category that a state does not hold moves with those that it does hold. */
interface Regressie {
  readonly gewicht: Float64Array
  /** The variance that those others do not explain. */
  readonly rest: number
}

/** Returns the lower triangle L for which L·Lᵀ is the prior covariance of the codes (Cholesky). */
function ontbind(samenhang: Samenhang, codes: readonly string[]): Float64Array[] {
  const rijen: Float64Array[] = []
  codes.forEach((code, i) => {
    const rij = new Float64Array(i + 1)
    for (let j = 0; j <= i; j += 1) {
      let som = samenhang(code, codes[j] ?? '')
      const andere = j === i ? rij : rijen[j]
      for (let k = 0; k < j; k += 1) som -= (rij[k] ?? 0) * (andere?.[k] ?? 0)
      rij[j] = j === i ? Math.sqrt(Math.max(som, 1e-9)) : som / (andere?.[j] ?? 1)
    }
    rijen.push(rij)
  })
  return rijen
}

/** Solves L·Lᵀ·b = c. */
function losOp(rijen: readonly Float64Array[], c: Float64Array): Float64Array {
  const b = c.slice()
  rijen.forEach((rij, i) => {
    let som = b[i] ?? 0
    for (let k = 0; k < i; k += 1) som -= (rij[k] ?? 0) * (b[k] ?? 0)
    b[i] = som / (rij[i] ?? 1)
  })
  for (let i = rijen.length - 1; i >= 0; i -= 1) {
    let som = b[i] ?? 0
    for (let k = i + 1; k < rijen.length; k += 1) som -= (rijen[k]?.[i] ?? 0) * (b[k] ?? 0)
    b[i] = som / (rijen[i]?.[i] ?? 1)
  }
  return b
}

interface Bekend {
  readonly rijen: readonly Float64Array[]
  readonly perCode: Map<string, Regressie>
}

/** What was computed before, per graph and set of codes: children of one year share it. */
const bewaard = new WeakMap<Samenhang, WeakMap<ReadonlyMap<string, number>, Bekend>>()

function bekendVan(samenhang: Samenhang, plek: ReadonlyMap<string, number>): Bekend {
  const perPlek = bewaard.get(samenhang) ?? new WeakMap<ReadonlyMap<string, number>, Bekend>()
  bewaard.set(samenhang, perPlek)
  const bekend = perPlek.get(plek)
  if (bekend) return bekend
  const nieuw = { rijen: ontbind(samenhang, [...plek.keys()]), perCode: new Map() }
  perPlek.set(plek, nieuw)
  return nieuw
}

function regressieVan(
  samenhang: Samenhang,
  plek: ReadonlyMap<string, number>,
  code: string,
): Regressie {
  const { rijen, perCode } = bekendVan(samenhang, plek)
  const eerder = perCode.get(code)
  if (eerder) return eerder
  const c = Float64Array.from(plek.keys(), (ander) => samenhang(code, ander))
  const gewicht = losOp(rijen, c)
  const verklaard = c.reduce((som, x, i) => som + x * (gewicht[i] ?? 0), 0)
  const regressie = { gewicht, rest: samenhang(code, code) - verklaard }
  perCode.set(code, regressie)
  return regressie
}

/** The estimate of a category that a state does not hold. */
export interface Buiten {
  readonly mean: number
  readonly variantie: number
  /** Its covariance with each category that the state does hold. */
  readonly kolom: Float64Array
}

/** What was estimated before: screens ask for the same category several times, and estimates never change. */
const geschat = new WeakMap<Schattingen, Map<string, Buiten>>()

interface Binnen {
  readonly schattingen: Schattingen
  readonly plek: ReadonlyMap<string, number>
  /** The level expected for the pupil's school year. */
  readonly niveau: number
}

/**
 * Estimates a category that a state does not hold from those that it does hold: the prior, moved as far as they moved and with
 * the variance that they leave. A child who runs ahead therefore begins the next year ahead.
 */
export function estimateOutside(
  samenhang: Samenhang,
  { schattingen, plek, niveau }: Binnen,
  code: string,
): Buiten {
  const perCode = geschat.get(schattingen) ?? new Map<string, Buiten>()
  geschat.set(schattingen, perCode)
  const sleutel = `${niveau}/${code}`
  const eerder = perCode.get(sleutel)
  if (eerder) return eerder
  const { gewicht, rest } = regressieVan(samenhang, plek, code)
  const kolom = maalGewicht(schattingen, gewicht)
  let mean = niveau
  let variantie = rest
  for (let i = 0; i < gewicht.length; i += 1) {
    mean += (gewicht[i] ?? 0) * ((schattingen.mean[i] ?? 0) - niveau)
    variantie += (gewicht[i] ?? 0) * (kolom[i] ?? 0)
  }
  const buiten = { mean, variantie, kolom }
  perCode.set(sleutel, buiten)
  return buiten
}
