/** What effort and growth are worth. Luck, speed and being right are worth nothing here. */
export const SCHELPEN = {
  /** A taak played to its end, each time again. */
  perRonde: 5,
  /** A window that was lit: a goal mastered. */
  perRaam: 25,
} as const

/** As much as a week asks: three days of practice make it a strong one, whichever days they are. */
export const STERKE_WEEK = 3

/** The part of a taak that counts: its length, and all answers that were ever given to it. */
export interface GespeeldeTaak {
  readonly aantal: number
  readonly gedaan: number
}

/** How often a taak was played to its end. */
export const rondenVan = ({ aantal, gedaan }: GespeeldeTaak): number =>
  aantal > 0 ? Math.floor(gedaan / aantal) : 0

/**
 * The schelpen a leerling earned. Counted anew from what is stored, where answers and lit windows are
 * only ever added: so it never goes down, and the same practice always earns the same.
 */
export function countSchelpen(taken: readonly GespeeldeTaak[], verlichteRamen: number): number {
  const ronden = taken.reduce((som, taak) => som + rondenVan(taak), 0)
  return ronden * SCHELPEN.perRonde + verlichteRamen * SCHELPEN.perRaam
}

/** Right answers, out of all, from which a round earns a second and a third star. */
const STER_VANAF = [0.7, 0.9] as const

/**
 * The stars of a taak, 0 to 3: one for playing it to its end, two and three for its best round. A later
 * round cannot take one away.
 */
export function sterrenVan(aantal: number, besteRonde: number | null): number {
  if (besteRonde === null || aantal <= 0) return 0
  return 1 + STER_VANAF.filter((vanaf) => besteRonde / aantal >= vanaf).length
}
