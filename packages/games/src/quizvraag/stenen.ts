/** How many desks there are: one for each choice of a question. */
export const BANKEN = 4
/** How many stones lie ready for a question, and for two questions together. */
export const STENEN = 3
export const STENEN_VOOR_TWEE = 6
/** How many seats one row of the hall has. */
export const RIJ = 8

/** Returns how many stones lie on each desk, from the desks in the order in which they were laid. */
export const stapelsVan = (gelegd: readonly number[]): readonly number[] =>
  Array.from({ length: BANKEN }, (_, bank) => gelegd.filter((een) => een === bank).length)

/** Returns the desk with strictly most stones; null where none has. */
export function meesteVan(stapels: readonly number[]): number | null {
  const meest = Math.max(0, ...stapels)
  if (meest === 0 || stapels.filter((n) => n === meest).length !== 1) return null
  return stapels.indexOf(meest)
}

/** Returns an answer with so many stones on one choice. */
export const vormOp = (keuze: number, aantal: number): string =>
  Array.from({ length: BANKEN }, (_, nr) => (nr === keuze ? aantal : 0)).join()

/** Returns how many stones an answer has on each choice. */
export const readVorm = (vorm: string): readonly number[] => vorm.split(',').map(Number)
