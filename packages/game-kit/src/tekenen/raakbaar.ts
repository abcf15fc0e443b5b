interface Punt {
  readonly x: number
  readonly y: number
}

/** Something in the picture that answers a touch though it is no answer: where it is, how far round that, and what it does. */
export interface Raakbaar extends Punt {
  readonly r: number
  readonly answer: () => void
}

/** Lets the nearest thing answer that a touch is on. Returns whether there is one. */
export function touch(dingen: readonly Raakbaar[], { x, y }: Punt): boolean {
  const ver = (ding: Raakbaar): number => Math.hypot(ding.x - x, ding.y - y)
  const [ding] = dingen.filter((een) => ver(een) <= een.r).toSorted((a, b) => ver(a) - ver(b))
  ding?.answer()
  return ding !== undefined
}
