/** How near to a coupling is meant as one, in px, on a wagon and beside it. */
const NABIJ = { wagon: 13, ernaast: 26 } as const
/** How far above and below its wagon a coupling is meant, in px. */
const HOOG = 14

interface Kader {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/**
 * Returns the place of the coupling that is meant at a point: between two wagons, or at either end of a row. Null where a wagon
 * is meant. Wagons come in their order.
 */
export function findKoppeling(
  wagons: readonly Kader[],
  { x, y }: { readonly x: number; readonly y: number },
): number | null {
  const hier = [...wagons.entries()].filter(
    ([, { top, bottom }]) => y >= top - HOOG && y <= bottom + HOOG,
  )
  const isOpWagon = hier.some(([, { left, right }]) => x > left && x < right)
  const grens = isOpWagon ? NABIJ.wagon : NABIJ.ernaast
  const kanten = hier.flatMap(([nr, { left, right }]) => [
    { plek: nr, ver: Math.abs(x - left) },
    { plek: nr + 1, ver: Math.abs(x - right) },
  ])
  const [naast] = kanten.toSorted((a, b) => a.ver - b.ver)
  return naast && naast.ver <= grens ? naast.plek : null
}
