/** So long after a letter was fetched, a tap still means the scales where they were then, in ms. */
const MIK_MS = 700

type Vak = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** Where the scales were when a letter was fetched, and when that was: the ship takes them along on its way. */
export interface Mik {
  readonly sinds: number
  readonly vakken: readonly Vak[]
}

/** Returns the scale that a tap means while the ship is on its way: the one that was there when the letter was chosen; null for none. */
export function meantOp(
  mik: Mik | null,
  { x, y, t }: { readonly x: number; readonly y: number; readonly t: number },
): number | null {
  if (!mik || t - mik.sinds > MIK_MS) return null
  const schub = mik.vakken.findIndex(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
  return schub < 0 ? null : schub
}
