/** A point in the picture, in px. y grows downwards. */
export interface Punt {
  readonly x: number
  readonly y: number
}

/** A throw: where it left the hand, its speed in px/s, and the gravity in px/s². */
export interface Worp extends Punt {
  readonly vx: number
  readonly vy: number
  readonly zwaarte: number
}

/** A disc that can be hit. */
export interface Schijf extends Punt {
  readonly r: number
}

/** The time in seconds between two points of a throw, between which its path counts as straight. */
const STAP_S = 1 / 60

/** Returns a throw in a direction in rad (0 to the right, growing downwards). */
export const cast = (
  { x, y }: Punt,
  { hoek, vaart, zwaarte }: { hoek: number; vaart: number; zwaarte: number },
): Worp => ({ x, y, vx: Math.cos(hoek) * vaart, vy: Math.sin(hoek) * vaart, zwaarte })

/** Returns the throw that arrives at another point after `s` seconds. */
export function throwAt(van: Punt, naar: Punt, { s, zwaarte }: { s: number; zwaarte: number }) {
  const [dx, dy] = [naar.x - van.x, naar.y - van.y]
  return { x: van.x, y: van.y, vx: dx / s, vy: dy / s - (zwaarte * s) / 2, zwaarte }
}

/** Returns where a throw is after `s` seconds, and the direction of its nose in rad. */
export function plekVan({ x, y, vx, vy, zwaarte }: Worp, s: number): Punt & { hoek: number } {
  const val = vy + zwaarte * s
  return { x: x + vx * s, y: y + (vy + (zwaarte * s) / 2) * s, hoek: Math.atan2(val, vx) }
}

/** Returns how far along a straight piece, 0…1, it first touches a disc, or null when it does not. */
function raaktOp(van: Punt, naar: Punt, { x, y, r }: Schijf): number | null {
  const [dx, dy, mx, my] = [naar.x - van.x, naar.y - van.y, van.x - x, van.y - y]
  const c = mx * mx + my * my - r * r
  if (c <= 0) return 0
  const [a, b] = [dx * dx + dy * dy, mx * dx + my * dy]
  const wortel = b * b - a * c
  if (a === 0 || wortel < 0) return null
  const deel = (-b - Math.sqrt(wortel)) / a
  return deel >= 0 && deel <= 1 ? deel : null
}

/** Returns the first disc that a throw hits within `tot` seconds, and when. Even a fast throw cannot jump over a disc. */
export function eersteRaak(
  worp: Worp,
  schijven: readonly Schijf[],
  tot: number,
): { readonly nr: number; readonly s: number } | null {
  for (let s = 0; s < tot; s += STAP_S) {
    const stap = Math.min(STAP_S, tot - s)
    const [van, naar] = [plekVan(worp, s), plekVan(worp, s + stap)]
    const delen = schijven.map((schijf) => raaktOp(van, naar, schijf) ?? Infinity)
    const deel = Math.min(...delen)
    if (deel <= 1) return { nr: delen.indexOf(deel), s: s + deel * stap }
  }
  return null
}

/** Returns the path of a throw until `tot` seconds, as points at equal intervals, for showing the aim. */
export const baanVan = (worp: Worp, tot: number, aantal: number): readonly Punt[] =>
  Array.from({ length: aantal }, (_, i) => plekVan(worp, (tot * (i + 1)) / (aantal + 1)))
