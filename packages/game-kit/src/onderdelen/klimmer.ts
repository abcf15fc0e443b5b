/** A box in the world: its top left corner and its size, in px. y grows downwards. */
export interface Doos {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** A walker that jumps: the middle of its feet in px, and its speed in px per second. */
export interface Klimmer {
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly staat: boolean
}

/** The world to walk in: a floor between two walls, with boxes on it. */
export interface Klimwereld {
  readonly vloer: number
  readonly links: number
  readonly rechts: number
  readonly dozen: readonly Doos[]
  /** The width and height of the walker. */
  readonly lijf: { readonly w: number; readonly h: number }
}

export interface Sturing {
  readonly kant: -1 | 0 | 1
  readonly spring: boolean
}

/** The duration of one step of the world, in s. */
export const KLIM_STAP = 1 / 60
const SNELHEID = 300
const VERSNELLING = 2400
const ZWAARTE = 1900
const SPRONG = 620

/** Returns whether a body with its feet at (x, y) is inside the box. */
const raakt = ({ x, y, w, h }: Doos, voet: { x: number; y: number }, lijf: Klimwereld['lijf']) =>
  voet.x + lijf.w / 2 > x && voet.x - lijf.w / 2 < x + w && voet.y > y && voet.y - lijf.h < y + h

const naar = (van: number, doel: number, stap: number): number =>
  van < doel ? Math.min(doel, van + stap) : Math.max(doel, van - stap)

/** Moves sideways, up to the first box or wall. A walker that runs into a box hops up. */
function opzij(k: Klimmer, { kant }: Sturing, wereld: Klimwereld): Klimmer {
  const { lijf, links, rechts, dozen } = wereld
  const vx = naar(k.vx, kant * SNELHEID, VERSNELLING * KLIM_STAP)
  const x = Math.min(rechts - lijf.w / 2, Math.max(links + lijf.w / 2, k.x + vx * KLIM_STAP))
  const doos = dozen.find((d) => raakt(d, { x, y: k.y }, lijf))
  if (!doos) return { ...k, x, vx }
  const tegen = vx > 0 ? doos.x - lijf.w / 2 : doos.x + doos.w + lijf.w / 2
  const hop = k.staat && kant !== 0
  return { ...k, x: tegen, vx: 0, vy: hop ? -SPRONG * 0.8 : k.vy, staat: k.staat && !hop }
}

/** Moves up or down, until the feet stand on something. */
function opNeer(k: Klimmer, { spring }: Sturing, wereld: Klimwereld): Klimmer {
  const { lijf, vloer, dozen } = wereld
  const vy = (spring && k.staat ? -SPRONG : k.vy) + ZWAARTE * KLIM_STAP
  const y = k.y + vy * KLIM_STAP
  const doos = dozen.find((d) => raakt(d, { x: k.x, y }, lijf))
  if (doos && vy > 0) return { ...k, y: doos.y, vy: 0, staat: true }
  if (doos) return { ...k, y: doos.y + doos.h + lijf.h, vy: 0, staat: false }
  if (y >= vloer) return { ...k, y: vloer, vy: 0, staat: true }
  return { ...k, y, vy, staat: false }
}

/** Returns the walker one step later. Pure; boxes are solid and the floor holds. */
export const stapKlimmer = (k: Klimmer, sturing: Sturing, wereld: Klimwereld): Klimmer =>
  opNeer(opzij(k, sturing, wereld), sturing, wereld)

/** Returns a walker that stands still on the floor. */
export const staKlimmer = (x: number, { vloer }: Pick<Klimwereld, 'vloer'>): Klimmer => ({
  x,
  y: vloer,
  vx: 0,
  vy: 0,
  staat: true,
})
