/** Returns where this item stands in a list that may have changed since it was shown; -1 when it is there no longer. */
export const plekVan = (lijst: readonly object[], een: object): number =>
  lijst.findIndex((ander) =>
    Object.entries(een).every(([veld, waarde]) => Reflect.get(ander, veld) === waarde),
  )

/** Returns the list without this item. */
export function zonder<T extends object>(lijst: readonly T[], een: object): T[] {
  const plek = plekVan(lijst, een)
  return lijst.filter((_, i) => i !== plek)
}
