/**
 * How well a word is remembered: the formulas of FSRS-6 with its published default weights, for the two grades that spelling
 * knows (wrong = again, right = good). Source: open-spaced-repetition, ts-fsrs 5 (MIT licence, copyright Open Spaced
 * Repetition). Why the package itself is not used: docs/beslissingen/0020.
 */
const W = [
  0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835,
  0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
] as const

const FACTOR = 0.9 ** (-1 / W[20]) - 1
const S_MIN = 0.001
const S_MAX = 36_500

/** Stability `s`, the days in which the chance of knowing a word falls to .9, and difficulty `d`, from 1 to 10. */
export interface Geheugen {
  readonly s: number
  readonly d: number
}

const klem = (x: number, laag: number, hoog: number): number => Math.min(hoog, Math.max(laag, x))

/** Returns the chance that a word is still known after this many days. */
export const herinnering = (dagen: number, s: number): number =>
  (1 + (FACTOR * Math.max(0, dagen)) / s) ** -W[20]

/** The memory of a word that was missed for the first time. */
export const EERSTE_MIS: Geheugen = { s: W[0], d: W[4] }

/** The difficulty to which all words tend: that of an easy first meeting. */
const D_MIDDEN = W[4] - Math.exp(W[5] * 3) + 1

function volgendeD(d: number, isGoed: boolean): number {
  const stap = isGoed ? 0 : 2 * W[6]
  const gedempt = d + (stap * (10 - d)) / 9
  return klem(W[7] * D_MIDDEN + (1 - W[7]) * gedempt, 1, 10)
}

/** Returns the memory after an answer, given the days since the one before. */
export function naHerhaling({ s, d }: Geheugen, dagen: number, isGoed: boolean): Geheugen {
  const r = herinnering(dagen, s)
  const goed = s * (1 + Math.exp(W[8]) * (11 - d) * s ** -W[9] * (Math.exp(W[10] * (1 - r)) - 1))
  const fout = W[11] * d ** -W[12] * ((s + 1) ** W[13] - 1) * Math.exp(W[14] * (1 - r))
  const na = isGoed ? goed : Math.min(fout, s / Math.exp(W[17] * W[18]))
  return { s: klem(na, S_MIN, S_MAX), d: volgendeD(d, isGoed) }
}
