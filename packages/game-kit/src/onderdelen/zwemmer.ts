/** A point in the picture, in px. */
export interface Plek {
  readonly x: number
  readonly y: number
}

/** A swimmer: where it is and its speed, in px/s. */
export interface Zwemmer extends Plek {
  readonly vx: number
  readonly vy: number
}

/** The box that the middle of a swimmer stays in. */
export interface Zwembad {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

export interface Zwemkracht {
  /** The top speed, in px/s. */
  readonly vaart: number
  /** The inertia: how long it takes to reach most of the wanted speed, in ms. */
  readonly traagheid: number
}

/** A swimmer slows down from this near, in seconds at top speed; nearer than a few px it has arrived. */
const REMWEG = 0.22
const ER_PX = 2
/** Longer frames are split into parts of this length, so that nothing overshoots after a stutter. */
const STAP_MS = 32

const binnen = (v: number, min: number, max: number): number => Math.min(Math.max(v, min), max)

/** Returns the nearest point inside the box. */
export function inBad({ x, y }: Plek, { x0, y0, x1, y1 }: Zwembad): Plek {
  return { x: binnen(x, x0, x1), y: binnen(y, y0, y1) }
}

function stap(
  zwemmer: Zwemmer,
  doel: Plek | null,
  [kracht, ms]: readonly [Zwemkracht, number],
): Zwemmer {
  const [dx, dy] = doel ? [doel.x - zwemmer.x, doel.y - zwemmer.y] : [0, 0]
  const ver = Math.hypot(dx, dy)
  const vaart = ver < ER_PX ? 0 : Math.min(kracht.vaart, ver / REMWEG)
  const f = 1 - Math.exp(-ms / kracht.traagheid)
  const [wx, wy] = ver > 0 ? [(dx / ver) * vaart, (dy / ver) * vaart] : [0, 0]
  const [vx, vy] = [zwemmer.vx + (wx - zwemmer.vx) * f, zwemmer.vy + (wy - zwemmer.vy) * f]
  return { x: zwemmer.x + (vx * ms) / 1000, y: zwemmer.y + (vy * ms) / 1000, vx, vy }
}

/** Swims towards a point for `ms`, with inertia and never out of the box. Without a point it comes to rest. */
export function zwem(
  begin: Zwemmer,
  doel: Plek | null,
  { bad, kracht, ms }: { bad: Zwembad; kracht: Zwemkracht; ms: number },
): Zwemmer {
  let nu = begin
  const naar = doel && inBad(doel, bad)
  for (let over = ms; over > 0; over -= STAP_MS) {
    const vrij = stap(nu, naar, [kracht, Math.min(STAP_MS, over)])
    const { x, y } = inBad(vrij, bad)
    // A swimmer against the side has no speed left in that direction.
    nu = { x, y, vx: x === vrij.x ? vrij.vx : 0, vy: y === vrij.y ? vrij.vy : 0 }
  }
  return nu
}
