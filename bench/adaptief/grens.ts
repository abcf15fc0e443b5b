import { ALGEMEEN_SD, EIGEN_SD } from './leerling.ts'
import { gemiddelde, op, som, tot } from './rij.ts'
import type { Boek } from './wereld.ts'

/** A symmetric matrix, stored by rows. */
export type Matrix = readonly Float64Array[]

/** Returns the covariance of the levels over these categories, for a leerling with this coherence. */
export function samenhangVan(boek: Boek, scope: readonly number[], samenhang: number): Matrix {
  const lading = boek.codes.map(() => new Float64Array(boek.codes.length))
  const rest = Math.sqrt(1 - samenhang * samenhang)
  for (const [k, rij] of lading.entries()) {
    const eerder = boek.vereist[k] ?? []
    rij[k] = EIGEN_SD * (eerder.length === 0 ? 1 : rest)
    if (eerder.length === 0) continue
    for (let j = 0; j < k; j += 1)
      rij[j] = samenhang * gemiddelde(eerder.map((q) => op(lading[q] ?? [], j)))
  }
  const samen = (a: number, b: number): number =>
    som(tot(boek.codes.length).map((j) => op(lading[a] ?? [], j) * op(lading[b] ?? [], j)))
  return scope.map((a) => Float64Array.from(scope, (b) => ALGEMEEN_SD ** 2 + samen(a, b)))
}

/**
 * Returns the covariance after observations of single levels; `info` is the Fisher information about each. It takes one
 * Sherman–Morrison step per level.
 */
export function naInformatie(prior: Matrix, info: readonly number[]): Matrix {
  const P = prior.map((rij) => Float64Array.from(rij))
  for (const [k, hoeveel] of info.entries()) {
    if (hoeveel === 0) continue
    const kolom = Float64Array.from(P, (rij) => op(rij, k))
    const deel = hoeveel / (1 + hoeveel * op(kolom, k))
    for (const [i, rij] of P.entries())
      for (let j = 0; j < rij.length; j += 1)
        rij[j] = op(rij, j) - deel * op(kolom, i) * op(kolom, j)
  }
  return P
}

/** Returns the mean variance over the levels. */
export const gemiddeldeVariantie = (P: Matrix): number => gemiddelde(P.map((rij, k) => op(rij, k)))

/**
 * Returns the least mean variance that this many words can leave, when each has this information and is used where it helps
 * most. No test does better (van Trees inequality, with a greedy plan).
 */
export function besteToets(prior: Matrix, woorden: number, info: number): number {
  let P = prior
  for (let n = 0; n < woorden; n += 1) {
    const winst = P.map((rij, k) => (info * som(rij.map((x) => x * x))) / (1 + info * op(rij, k)))
    const beste = winst.indexOf(Math.max(...winst))
    P = naInformatie(
      P,
      winst.map((_, k) => (k === beste ? info : 0)),
    )
  }
  return gemiddeldeVariantie(P)
}
