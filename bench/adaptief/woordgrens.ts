import { samenhangVan, type Matrix } from './grens.ts'
import type { Waarheid } from './leerling.ts'
import { op, som, count, tot } from './rij.ts'
import { FOUT_CATEGORIE, plekkenVan, type Wereld } from './wereld.ts'

/** Collects what answers tell about words, and computes at the end the bound that no estimate of them can beat. */
export interface Woordgrens {
  hoor(w: Waarheid, woord: number, informatie: number): void
  /** Returns the least variance with which each word of the world can be known. */
  end(): Float64Array
}

/**
 * Computes the bound on words where levels are not known (van Trees inequality on both together). An answer tells about level
 * minus difficulty, so the words b of a category and the levels θ of the leerlingen p in it have the information
 *
 *   J = [ B + Σ_p diag(i_p)   -i_p            ]     B = (σ_word² I + σ_categorie² 11ᵀ)⁻¹
 *       [ -i_pᵀ               1/τ_p + Σ i_p   ]
 *
 * where i_p is what p's answers told about each word. Eliminating the levels (Schur complement) leaves
 * B + Σ_p (diag(i_p) - i_p i_pᵀ / (1/τ_p + Σ i_p)): what many leerlingen tell about the whole category at once is worth no more
 * than 1/τ_p for each of them. τ_p is the uncertainty of a level when all other levels of that leerling are known. Nobody knows
 * those, and growth and the planted weak categories count as known too, so the true bound is higher still.
 */
export function makeWoordgrens(wereld: Wereld): Woordgrens {
  const { boek } = wereld
  const perLeerling = new Map<Waarheid, Float64Array>()
  return {
    hoor(w, woord, informatie) {
      const rij = perLeerling.get(w) ?? new Float64Array(boek.woorden)
      perLeerling.set(w, rij)
      count(rij, woord, informatie)
    },
    end() {
      const uit = new Float64Array(boek.woorden)
      const spelers = [...perLeerling].map(([w, info]) => ({ info, los: losVan(w) }))
      for (const k of boek.codes.keys()) {
        const rijen = spelers.map(({ info, los }) => {
          const { vanaf, tot: eind } = plekkenVan(boek, k)
          return { info: info.subarray(vanaf, eind), los: los.get(k) ?? 0 }
        })
        uit.set(grensIn(boek.priorSd ** 2, rijen), plekkenVan(boek, k).vanaf)
      }
      return uit
    },
  }
}

/** Returns, for each category in scope, the variance of its level when all other levels of this leerling are known. */
function losVan({ wereld, scope, samenhang }: Waarheid): Map<number, number> {
  const samen = samenhangVan(wereld.boek, scope, samenhang)
  const precisie = reverse(samen)
  return new Map(scope.map((k, i) => [k, 1 / op(precisie[i] ?? [], i)]))
}

/** Returns the least variances of the words of one category. */
function grensIn(
  eigen: number,
  rijen: readonly { readonly info: Float64Array; readonly los: number }[],
): Float64Array {
  const n = rijen[0]?.info.length ?? 0
  const gedeeld = FOUT_CATEGORIE ** 2
  const begin = -gedeeld / (eigen * (eigen + n * gedeeld))
  const J = tot(n).map((i) =>
    Float64Array.from({ length: n }, (_, j) => begin + (i === j ? 1 / eigen : 0)),
  )
  for (const { info, los } of rijen) {
    const alles = som(info)
    if (alles === 0) continue
    const deel = 1 / (1 / los + alles)
    for (const [i, rij] of J.entries()) {
      const x = op(info, i)
      if (x === 0) continue
      count(rij, i, x)
      for (let j = 0; j < n; j += 1) count(rij, j, -deel * x * op(info, j))
    }
  }
  return Float64Array.from(reverse(J), (rij, i) => op(rij, i))
}

/** Inverts a symmetric positive definite matrix, one row at a time (Gauss–Jordan). */
export function reverse(matrix: Matrix): Matrix {
  const n = matrix.length
  const M = matrix.map((rij) => Float64Array.from(rij))
  for (let s = 0; s < n; s += 1) {
    const spilrij = M[s] ?? new Float64Array(n)
    const spil = op(spilrij, s)
    spilrij[s] = 1
    for (let j = 0; j < n; j += 1) spilrij[j] = op(spilrij, j) / spil
    for (const [i, rij] of M.entries()) {
      if (i === s) continue
      const keer = op(rij, s)
      rij[s] = 0
      for (let j = 0; j < n; j += 1) rij[j] = op(rij, j) - keer * op(spilrij, j)
    }
  }
  return M
}
