import { GOK_MAX, KNOPEN, SLIP } from './constanten.ts'

/** Logistic function, safe for any finite x. */
export function sigmoid(x: number): number {
  return x >= 0 ? 1 / (1 + Math.exp(-x)) : Math.exp(x) / (1 + Math.exp(x))
}

/** Inverse of the logistic function, bounded to ±6 so that 0 and 1 stay usable. */
export function logit(p: number): number {
  if (p <= 0) return -6
  if (p >= 1) return 6
  return Math.max(-6, Math.min(6, Math.log(p / (1 - p))))
}

/** Returns a guess level as it may be used: 0 to GOK_MAX; a value that makes no sense counts as 0. */
export function geldigeGok(guess: number): number {
  return guess > 0 ? Math.min(guess, GOK_MAX) : 0
}

/** The factor by which uncertainty flattens a logistic curve (MacKay 1992). */
export function afvlakking(variantie: number): number {
  return Math.sqrt(1 + (Math.PI * variantie) / 8)
}

/**
 * Returns the expected chance of a right answer when ability minus difficulty is normal with mean m and variance v, from guess,
 * slip and the flattened curve between them.
 */
export const kansBij = (m: number, v: number, guess: number): number =>
  kansMet(m, v, { guess, slip: SLIP })

/** The same with another share of slips. */
export function kansMet(
  m: number,
  v: number,
  { guess, slip }: { readonly guess: number; readonly slip: number },
): number {
  const g = geldigeGok(guess)
  return g + (1 - g - Math.min(slip, 1 - g)) * sigmoid(m / afvlakking(v))
}

/** Returns how far ability must lie above difficulty for the wanted chance. */
export function afstandVoor(doel: number, v: number, guess: number): number {
  const g = geldigeGok(guess)
  return logit((doel - g) / (1 - g - SLIP)) * afvlakking(v)
}

/** The nodes and weights of both signs, as the loop below uses them. */
const Z = Float64Array.from(KNOPEN.flatMap(([z]) => (z > 0 ? [-z, z] : [z])))
const W = Float64Array.from(
  KNOPEN.flatMap(([z, gewicht]) => (z > 0 ? [gewicht, gewicht] : [gewicht])),
)

/**
 * Returns mean and variance of a normal x ~ (m, v) after one answer with likelihood g + (1-g-s)·sigmoid(x) to the power of its
 * weight; 15-point Gauss-Hermite.
 */
export function naAntwoord(
  m: number,
  v: number,
  antwoord: { correct: boolean; guess: number; gewicht: number; slip?: number },
): { m: number; v: number } {
  const sd = Math.sqrt(v)
  const g = geldigeGok(antwoord.guess)
  const { correct, gewicht, slip = SLIP } = antwoord
  const weet = 1 - g - slip
  let som = 0
  let som1 = 0
  let som2 = 0
  for (let i = 0; i < Z.length; i += 1) {
    const z = Z[i] ?? 0
    const p = g + weet / (1 + Math.exp(-m - sd * z))
    const kans = correct ? p : 1 - p
    const l = (W[i] ?? 0) * (gewicht === 1 ? kans : kans ** gewicht)
    som += l
    som1 += l * z
    som2 += l * z * z
  }
  if (!(som > 0)) return { m, v }
  const gemiddelde = som1 / som
  return { m: m + sd * gemiddelde, v: v * Math.max(0, som2 / som - gemiddelde * gemiddelde) }
}

/** Standard normal distribution function (Abramowitz and Stegun 7.1.26, error under 2e-7). */
export function normaal(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const u = 1 / (1 + 0.3275911 * x)
  const poly =
    u *
    (0.254829592 + u * (-0.284496736 + u * (1.421413741 + u * (-1.453152027 + u * 1.061405429))))
  const staart = (poly * Math.exp(-x * x)) / 2
  return z >= 0 ? 1 - staart : staart
}
