/** Share of slips by a leerling who knows the word. */
export const MISSER = 0.03

/** Logistic function. */
export const logistisch = (x: number): number => 1 / (1 + Math.exp(-x))

/** Inverse of the logistic function. */
export const logit = (p: number): number => Math.log(p / (1 - p))

/** Chance of a right answer by who knows the word with this chance, in a game with this gok. */
export const metGok = (kent: number, gok: number): number => gok + (1 - gok - MISSER) * kent

/**
 * Fisher information of one answer about level or difficulty (they differ in sign only), in 1/logit²:
 * P'² / (P (1 - P)). `geheugen` is the chance that the word comes from memory, which tells nothing.
 */
export function informatie(x: number, gok: number, geheugen = 0): number {
  const regel = logistisch(x)
  const p = metGok(1 - (1 - regel) * (1 - geheugen), gok)
  const helling = (1 - gok - MISSER) * (1 - geheugen) * regel * (1 - regel)
  return (helling * helling) / (p * (1 - p))
}

/** Of a typed word, chosen as well as can be: the most that one answer can tell. */
export function besteInformatie(gok: number): number {
  let beste = 0
  for (let x = -2; x <= 2; x += 0.01) beste = Math.max(beste, informatie(x, gok))
  return beste
}

/** How far level must lie above difficulty for this chance of a right answer. */
export const afstandBij = (doel: number, gok: number): number =>
  logit((doel - gok) / (1 - gok - MISSER))

/** Kullback-Leibler divergence of a predicted from the true chance, in nats. */
export function divergentie(waar: number, voorspeld: number): number {
  const q = Math.min(0.999, Math.max(0.001, voorspeld))
  return waar * Math.log(waar / q) + (1 - waar) * Math.log((1 - waar) / (1 - q))
}
