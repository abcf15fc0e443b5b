/** One class of a heat map: from this value up, the words of the legend, and its colour (1 weak, 4 strong). */
export interface HitteKlasse {
  readonly vanaf: number
  readonly label: string
  readonly kleur: 1 | 2 | 3 | 4
}

/** The highest class that the value reaches; below all of them the lowest. */
export function klasseVan(
  waarde: number,
  klassen: readonly HitteKlasse[],
): HitteKlasse | undefined {
  const ordered = klassen.toSorted((a, b) => a.vanaf - b.vanaf)
  return ordered.findLast(({ vanaf }) => waarde >= vanaf) ?? ordered[0]
}
