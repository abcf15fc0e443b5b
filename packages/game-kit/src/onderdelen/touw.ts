import type { Plek } from './raster.ts'

/** A knot of a rope: where it is and where it was one step ago, in px. */
interface Knoop extends Plek {
  readonly ox: number
  readonly oy: number
}

/** A rope that hangs from a hand, by its knots. Plain data: the same steps give the same rope. */
export type Touw = readonly Knoop[]

export interface Trek {
  /** Where the hand holds it. */
  readonly hand: Plek
  /** How long it is now, in px: a rope is let out and taken in. */
  readonly lengte: number
  readonly ms: number
}

/** Time goes in steps of this length, so that a stutter makes no other rope; a longer pause is not made up for. */
const STAP_MS = 8
const LANGSTE_MS = 100
/** Gravity in px per step squared, and which part of its speed a knot keeps. */
const ZWAARTE = 0.12
const VAART = 0.985
const RONDEN = 6

const knoop = ({ x, y }: Plek): Knoop => ({ x, y, ox: x, oy: y })

/** Makes a rope that hangs down still. */
export const makeTouw = (hand: Plek, lengte: number, delen: number): Touw =>
  Array.from({ length: delen + 1 }, (_, nr) =>
    knoop({ x: hand.x, y: hand.y + (nr * lengte) / delen }),
  )

/** Moves a knot to no farther than a part's length from the one above it. */
function pullTo(boven: Plek, onder: Knoop, deel: number): Knoop {
  const [dx, dy] = [onder.x - boven.x, onder.y - boven.y]
  const ver = Math.hypot(dx, dy)
  if (ver <= deel) return onder
  return { ...onder, x: boven.x + (dx / ver) * deel, y: boven.y + (dy / ver) * deel }
}

/** Moves both knots of a part half of what it is stretched too far. */
function relax(touw: Knoop[], deel: number): void {
  for (let nr = 1; nr < touw.length; nr += 1) {
    const [boven, onder] = [touw[nr - 1], touw[nr]]
    if (!boven || !onder) continue
    const ver = Math.hypot(onder.x - boven.x, onder.y - boven.y)
    if (ver <= deel) continue
    const mee = ((ver - deel) / ver) * (nr === 1 ? 0 : 0.5)
    touw[nr - 1] = {
      ...boven,
      x: boven.x + (onder.x - boven.x) * mee,
      y: boven.y + (onder.y - boven.y) * mee,
    }
    touw[nr] = pullTo(touw[nr - 1] ?? boven, onder, deel)
  }
}

const val = ({ x, y, ox, oy }: Knoop): Knoop => ({
  x: x + (x - ox) * VAART,
  y: y + (y - oy) * VAART + ZWAARTE,
  ox: x,
  oy: y,
})

function stap(touw: Touw, hand: Plek, deel: number): Touw {
  const los = touw.map((een, nr) => (nr === 0 ? knoop(hand) : val(een)))
  for (let ronde = 0; ronde < RONDEN; ronde += 1) relax(los, deel)
  // The last word is the hand's: from there down no part is longer than it can be.
  const vast: Knoop[] = []
  for (const een of los) {
    const boven = vast.at(-1)
    vast.push(boven ? pullTo(boven, een, deel) : knoop(hand))
  }
  return vast
}

/** Lets a rope hang, swing and follow the hand for a while. Its end is never farther from the hand than the rope is long. */
export function hangTouw(touw: Touw, { hand, lengte, ms }: Trek): Touw {
  const deel = lengte / Math.max(1, touw.length - 1)
  let nu = touw
  for (let over = Math.min(ms, LANGSTE_MS); over >= STAP_MS; over -= STAP_MS)
    nu = stap(nu, hand, deel)
  return nu
}

/** Returns where the end of a rope is. */
export const eindVan = (touw: Touw): Plek => touw.at(-1) ?? { x: 0, y: 0 }

/** Returns the place nearest to another that a rope or hose of a length reaches from where it is fixed. */
export function reik(vast: Plek, lengte: number, naar: Plek): Plek {
  const ver = Math.hypot(naar.x - vast.x, naar.y - vast.y)
  if (ver <= lengte) return naar
  const deel = lengte / ver
  return { x: vast.x + (naar.x - vast.x) * deel, y: vast.y + (naar.y - vast.y) * deel }
}
