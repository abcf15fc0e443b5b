/** The pieces that lie in a row, from the left, each by its place among those that were offered. Plain data. */
export type Rij = readonly number[]

/** Returns what stands in a row, piece by piece. */
export const inhoudVan = (stukken: readonly string[], rij: Rij): readonly string[] =>
  rij.map((nr) => stukken[nr] ?? '')

/** Returns whether a piece was offered and does not lie in the row. */
export const isLos = (stukken: readonly string[], rij: Rij, nr: number): boolean =>
  stukken[nr] !== undefined && !rij.includes(nr)

/** Returns the row with a piece behind it; null for a piece that is not there to be put. */
export const put = (stukken: readonly string[], rij: Rij, nr: number): Rij | null =>
  isLos(stukken, rij, nr) ? [...rij, nr] : null

/** Returns the row with a piece taken aside, where what lies behind it moves up; null for a piece that does not lie in it. */
export const takeOut = (rij: Rij, nr: number): Rij | null =>
  rij.includes(nr) ? rij.filter((ander) => ander !== nr) : null

/** Returns the row without its last piece; null when it is empty. */
export const takeLast = (rij: Rij): Rij | null => (rij.length === 0 ? null : rij.slice(0, -1))

/** Returns the place of the first piece with which none of the right orders begins any more; -1 where one still does. */
export const foutPlek = (
  ordes: readonly (readonly string[])[],
  inhoud: readonly string[],
): number =>
  inhoud.findIndex(
    (_, plek) =>
      !ordes.some((orde) => inhoud.slice(0, plek + 1).every((stuk, i) => stuk === orde[i])),
  )

/** Returns the piece that a row needs next to become another one, or 'terug' where it went another way; null when it is that row. */
export function stapNaar(rij: Rij, doel: Rij): number | 'terug' | null {
  if (rij.some((nr, plek) => nr !== doel[plek])) return 'terug'
  return doel[rij.length] ?? null
}
