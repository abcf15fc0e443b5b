/** The ways between places: for each place, those to which a way leads from it. Plain data. */
export type Spoor = readonly (readonly number[])[]

/** Returns the ways along places that lie in a row, there and back. */
export const layRij = (aantal: number): Spoor =>
  Array.from({ length: aantal }, (_, plek) =>
    [plek - 1, plek + 1].filter((naar) => naar >= 0 && naar < aantal),
  )

/** Returns the places that are passed on a way over as few ways as possible, the last of them its end; null where none leads there. */
export function wegNaar(spoor: Spoor, van: number, naar: number): readonly number[] | null {
  const wegen: (readonly number[])[] = [[]]
  const gezien = new Set([van])
  for (const weg of wegen) {
    const hier = weg.at(-1) ?? van
    if (hier === naar) return weg
    for (const plek of spoor[hier] ?? []) {
      if (gezien.has(plek)) continue
      gezien.add(plek)
      wegen.push([...weg, plek])
    }
  }
  return null
}

/** Returns over how few ways one passes all of these places, in whatever order and ending anywhere; null where that cannot be. */
export function kortsteRonde(
  spoor: Spoor,
  start: number,
  haltes: readonly number[],
): number | null {
  const gezien = new Set<string>()
  const arrive = (plek: number, nog: readonly number[]) => {
    const over = nog.filter((halte) => halte !== plek)
    const naam = [plek, ...over].join()
    if (gezien.has(naam)) return []
    gezien.add(naam)
    return [{ plek, over }]
  }
  let front = arrive(start, haltes)
  for (let stappen = 0; front.length > 0; stappen += 1) {
    if (front.some(({ over }) => over.length === 0)) return stappen
    front = front.flatMap(({ plek, over }) =>
      (spoor[plek] ?? []).flatMap((naar) => arrive(naar, over)),
    )
  }
  return null
}
