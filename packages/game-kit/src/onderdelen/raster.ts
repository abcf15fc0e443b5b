/** The middle of something on the screen that can be moved to. */
export interface Plek {
  readonly x: number
  readonly y: number
}

export type Richting = 'links' | 'rechts' | 'op' | 'neer'

/** The directions of the arrow keys. */
export const PIJLEN: Readonly<Record<string, Richting>> = {
  ArrowLeft: 'links',
  ArrowRight: 'rechts',
  ArrowUp: 'op',
  ArrowDown: 'neer',
}

/** How much heavier a distance beside the direction counts than one along it. */
const OPZIJ = 2.5

/** Returns the distance along a direction, and beside it. */
function afstand(
  van: Plek,
  naar: Plek,
  richting: Richting,
): readonly [langs: number, opzij: number] {
  const [dx, dy] = [naar.x - van.x, naar.y - van.y]
  if (richting === 'links' || richting === 'rechts')
    return [richting === 'rechts' ? dx : -dx, Math.abs(dy)]
  return [richting === 'neer' ? dy : -dy, Math.abs(dx)]
}

/**
 * Returns the place to which an arrow leads: the nearest in that direction, with a preference for straight ahead. It
 * never wraps round the edge. Returns null when nothing lies there.
 */
export function buurVan(plekken: readonly Plek[], nr: number, richting: Richting): number | null {
  const van = plekken[nr]
  if (!van) return null
  let beste: { nr: number; ver: number } | null = null
  for (const [i, naar] of plekken.entries()) {
    const [langs, opzij] = afstand(van, naar, richting)
    if (i === nr || langs <= 0) continue
    const ver = langs + OPZIJ * opzij
    if (!beste || ver < beste.ver) beste = { nr: i, ver }
  }
  return beste?.nr ?? null
}
