/** What effort and growth are worth. Luck, speed and being right earn nothing. */
export const SCHELPEN = {
  /** For every time a taak is played to its end. */
  perRonde: 5,
  /** For every window that was lit: a goal mastered. */
  perRaam: 25,
} as const

/** The days of practice that make a strong week, whichever days they are. */
export const STERKE_WEEK = 3

/** The part of a taak that counts: its length, and how many answers were ever given to it. */
export interface GespeeldeTaak {
  readonly aantal: number
  readonly gedaan: number
}

/** Returns how often a taak was played to its end. */
export const rondenVan = ({ aantal, gedaan }: GespeeldeTaak): number =>
  aantal > 0 ? Math.floor(gedaan / aantal) : 0

/**
 * Returns the schelpen that a leerling earned. They are counted anew from what is stored, where answers and lit windows are
 * only ever added, so the number never goes down and the same practice always earns the same.
 */
export function countSchelpen(taken: readonly GespeeldeTaak[], verlichteRamen: number): number {
  const ronden = taken.reduce((som, taak) => som + rondenVan(taak), 0)
  return ronden * SCHELPEN.perRonde + verlichteRamen * SCHELPEN.perRaam
}

/** The share of right answers from which a round earns a second and a third star. */
const STER_VANAF = [0.7, 0.9] as const

/** Returns how many of a round must be right for one star more; null for who has all, and 0 where playing to the end is enough. */
export function prijsVanSter(aantal: number, sterren: number): number | null {
  if (sterren <= 0) return 0
  const vanaf = STER_VANAF[sterren - 1]
  return vanaf === undefined ? null : Math.ceil(vanaf * aantal - 1e-9)
}

/**
 * Returns the stars of a taak, 0 to 3: one for playing it to its end, the second and third for its best round. A later round
 * cannot take one away.
 */
export function sterrenVan(aantal: number, besteRonde: number | null): number {
  if (besteRonde === null || aantal <= 0) return 0
  return 1 + STER_VANAF.filter((vanaf) => besteRonde / aantal >= vanaf).length
}
