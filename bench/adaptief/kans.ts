/** Chance of a slip by a leerling who knows the word. */
export const MISSER = 0.03

/** Logistic function. */
export const logistisch = (x: number): number => 1 / (1 + Math.exp(-x))

/** Inverse of the logistic function. */
export const logit = (p: number): number => Math.log(p / (1 - p))

/** Returns the chance of a right answer in a game with this gok, by a leerling who knows the word with this chance. */
export const metGok = (kent: number, gok: number): number => gok + (1 - gok - MISSER) * kent

/**
 * Returns the Fisher information of one answer about level or difficulty (they differ only in sign), in 1/logit²: P'² / (P (1 -
 * P)). `geheugen` is the chance that the word comes from memory, which says nothing about the level.
 */
export function informatie(x: number, gok: number, geheugen = 0): number {
  const regel = logistisch(x)
  const p = metGok(1 - (1 - regel) * (1 - geheugen), gok)
  const helling = (1 - gok - MISSER) * (1 - geheugen) * regel * (1 - regel)
  return (helling * helling) / (p * (1 - p))
}

/** Returns the most that one answer can tell in a game with this gok, when its word is chosen as well as possible. */
export function besteInformatie(gok: number): number {
  let beste = 0
  for (let x = -2; x <= 2; x += 0.01) beste = Math.max(beste, informatie(x, gok))
  return beste
}

/** Returns how far the level must lie above the difficulty for this chance of a right answer. */
export const afstandBij = (doel: number, gok: number): number =>
  logit((doel - gok) / (1 - gok - MISSER))

/** Returns the Kullback–Leibler divergence of a predicted chance from the true one, in nats. */
export function divergentie(waar: number, voorspeld: number): number {
  const q = Math.min(0.999, Math.max(0.001, voorspeld))
  return waar * Math.log(waar / q) + (1 - waar) * Math.log((1 - waar) / (1 - q))
}
