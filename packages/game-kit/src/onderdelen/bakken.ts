/** Something to be sorted. */
export interface TeSorteren {
  /** The place by which it is known. */
  readonly plek: number
  /** The name of the bin for which it lies ready; null as long as it has none. */
  readonly bak: string | null
}

/** Returns what gets a bin next: what was taken, also from a bin, else the first that has none; null when all of them have one. */
export const inHand = <T extends TeSorteren>(
  dingen: readonly T[],
  gepakt: number | null,
): T | null =>
  dingen.find(({ plek }) => plek === gepakt) ?? dingen.find(({ bak }) => bak === null) ?? null

/** Returns what lies ready for a bin. */
export const inBak = <T extends TeSorteren>(dingen: readonly T[], bak: string): readonly T[] =>
  dingen.filter((ding) => ding.bak === bak)
