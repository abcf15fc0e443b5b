/**
 * How well a word is remembered: the formulas of FSRS-6 with its published default weights, for the two
 * grades that spelling knows (wrong = again, right = good). Source: open-spaced-repetition, ts-fsrs 5
 * (MIT licence, copyright Open Spaced Repetition); why not the package itself: docs/beslissingen/0020.
 */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const

const FACTOR = 0.9 ** (-1 / W[20]) - 1
const S_MIN = 0.001
const S_MAX = 36_500

/** Stability, the days in which the chance to know it falls to .9, and difficulty from 1 to 10. */
export interface Geheugen {
  readonly s: number
  readonly d: number
}

const klem = (x: number, laag: number, hoog: number): number => Math.min(hoog, Math.max(laag, x))

/** The chance that it is still known after so many days. */
export const herinnering = (dagen: number, s: number): number =>
  (1 + (FACTOR * Math.max(0, dagen)) / s) ** -W[20]

/** A word that was missed for the first time. */
export const EERSTE_MIS: Geheugen = { s: W[0], d: W[4] }

/** Difficulty to which all words tend: that of an easy first meeting. */
const D_MIDDEN = W[4] - Math.exp(W[5] * 3) + 1

function volgendeD(d: number, isGoed: boolean): number {
  const stap = isGoed ? 0 : 2 * W[6]
  const gedempt = d + (stap * (10 - d)) / 9
  return klem(W[7] * D_MIDDEN + (1 - W[7]) * gedempt, 1, 10)
}

/** The memory after an answer, so many days after the one before. */
export function naHerhaling({ s, d }: Geheugen, dagen: number, isGoed: boolean): Geheugen {
  const r = herinnering(dagen, s)
  const goed = s * (1 + Math.exp(W[8]) * (11 - d) * s ** -W[9] * (Math.exp(W[10] * (1 - r)) - 1))
  const fout = W[11] * d ** -W[12] * ((s + 1) ** W[13] - 1) * Math.exp(W[14] * (1 - r))
  const na = isGoed ? goed : Math.min(fout, s / Math.exp(W[17] * W[18]))
  return { s: klem(na, S_MIN, S_MAX), d: volgendeD(d, isGoed) }
}
