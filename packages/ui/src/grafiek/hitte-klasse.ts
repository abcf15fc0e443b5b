/** A class of a heat map: the value from which it starts, its words in the legend, and its colour (1 weak, 4 strong). */
export interface HitteKlasse {
  readonly vanaf: number
  readonly label: string
  readonly kleur: 1 | 2 | 3 | 4
}

/** Returns the highest class that the value reaches, or the lowest when it reaches none. */
export function klasseVan(
  waarde: number,
  klassen: readonly HitteKlasse[],
): HitteKlasse | undefined {
  const ordered = klassen.toSorted((a, b) => a.vanaf - b.vanaf)
  return ordered.findLast(({ vanaf }) => waarde >= vanaf) ?? ordered[0]
}
