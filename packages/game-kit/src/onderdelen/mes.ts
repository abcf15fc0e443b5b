/** The gaps of a row of pieces that were cut, from the left, each by the number of pieces to its left. Plain data. */
export type Sneden = readonly number[]

/** Returns the cuts with one more, or with one healed that was there; null where two pieces do not meet. */
export function toggleSnede(aantal: number, sneden: Sneden, gat: number): Sneden | null {
  if (!Number.isInteger(gat) || gat < 1 || gat >= aantal) return null
  return sneden.includes(gat)
    ? sneden.filter((snede) => snede !== gat)
    : [...sneden, gat].toSorted((een, ander) => een - ander)
}

/** Returns the parts into which a row falls. */
export function delenVan<T>(stukken: readonly T[], sneden: Sneden): readonly (readonly T[])[] {
  const randen = [...sneden, stukken.length]
  return randen.map((tot, nr) => stukken.slice(randen[nr - 1] ?? 0, tot))
}

/** Returns the gaps that were cut and should not be, and those that should be and were not. */
export const misSneden = (
  sneden: Sneden,
  goed: Sneden,
): { readonly teVeel: Sneden; readonly mist: Sneden } => ({
  teVeel: sneden.filter((gat) => !goed.includes(gat)),
  mist: goed.filter((gat) => !sneden.includes(gat)),
})
