import { STANDAARD } from './aannames.ts'
import type { Aannames } from './types.ts'

/** Prior covariance of a pupil's ability in two categories. */
export type Samenhang = (a: string, b: string) => number

interface Kop {
  readonly code: string
  readonly vereist: readonly string[]
  readonly gebied?: string | undefined
}

/**
 * Builds the prior covariance that follows from which category builds on which: the part `samenhang` of each category's own
 * ability is the mean of its prerequisites. A normal distribution could have been drawn that way, so no graph gives an
 * impossible matrix. A prerequisite that comes later in the list is ignored, and so is one of another gebied: what two gebieden
 * have in common is not known, so it is nothing.
 */
export function buildSamenhang(
  categorieen: readonly Kop[],
  { algemeen, eigen, samenhang }: Aannames = STANDAARD,
): Samenhang {
  const plek = new Map<string, number>()
  const rijen: Float64Array[] = []
  const gebieden = new Map(categorieen.map(({ code, gebied = '' }) => [code, gebied]))
  const gebiedVan = (code: string): string => gebieden.get(code) ?? ''
  const correlatie = (i: number, j: number): number => rijen[Math.max(i, j)]?.[Math.min(i, j)] ?? 0
  for (const { code, vereist } of categorieen) {
    if (plek.has(code)) continue
    const ouders = vereist
      .filter((q) => gebiedVan(q) === gebiedVan(code))
      .map((q) => plek.get(q))
      .filter((q) => q !== undefined)
    const rij = new Float64Array(rijen.length + 1)
    for (let k = 0; k < rijen.length && ouders.length > 0; k += 1) {
      const som = ouders.reduce((tot, q) => tot + correlatie(q, k), 0)
      rij[k] = (samenhang * som) / ouders.length
    }
    rij[rijen.length] = 1
    plek.set(code, rijen.length)
    rijen.push(rij)
  }
  return (a, b) => {
    if (a === b) return algemeen + eigen
    if (gebiedVan(a) !== gebiedVan(b)) return 0
    const [i, j] = [plek.get(a), plek.get(b)]
    if (i === undefined || j === undefined) return algemeen
    return algemeen + eigen * correlatie(i, j)
  }
}
