/** A box that stands somewhere: its left top corner and its size, px; y grows downwards. */
export interface Doos {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}

/** Who walks and jumps: the middle of the feet, px, and the speed, px a second. */
export interface Klimmer {
  readonly x: number
  readonly y: number
  readonly vx: number
  readonly vy: number
  readonly staat: boolean
}

/** Where is walked: a floor between two walls, and boxes on it. */
export interface Klimwereld {
  readonly vloer: number
  readonly links: number
  readonly rechts: number
  readonly dozen: readonly Doos[]
  /** How wide and how high the walker is. */
  readonly lijf: { readonly w: number; readonly h: number }
}

export interface Sturing {
  readonly kant: -1 | 0 | 1
  readonly spring: boolean
}

/** One step of the world, s. */
export const KLIM_STAP = 1 / 60
const SNELHEID = 300
const VERSNELLING = 2400
const ZWAARTE = 1900
const SPRONG = 620

/** Whether the body with its feet at (x, y) is in the box. */
const raakt = ({ x, y, w, h }: Doos, voet: { x: number; y: number }, lijf: Klimwereld['lijf']) =>
  voet.x + lijf.w / 2 > x && voet.x - lijf.w / 2 < x + w && voet.y > y && voet.y - lijf.h < y + h

const naar = (van: number, doel: number, stap: number): number =>
  van < doel ? Math.min(doel, van + stap) : Math.max(doel, van - stap)

/** Sideways, up to the first box or wall; what is walked against is hopped over. */
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

/** Up and down, until the feet stand on something. */
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

/** The walker one step later: pure, boxes are hard, the floor holds. */
export const stapKlimmer = (k: Klimmer, sturing: Sturing, wereld: Klimwereld): Klimmer =>
  opNeer(opzij(k, sturing, wereld), sturing, wereld)

/** Who stands still on the floor. */
export const staKlimmer = (x: number, { vloer }: Pick<Klimwereld, 'vloer'>): Klimmer => ({
  x,
  y: vloer,
  vx: 0,
  vy: 0,
  staat: true,
})
