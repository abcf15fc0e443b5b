/** Something on the screen to go to: its middle. */
export interface Plek {
  readonly x: number
  readonly y: number
}

export type Richting = 'links' | 'rechts' | 'op' | 'neer'

/** The arrow keys, as directions. */
export const PIJLEN: Readonly<Record<string, Richting>> = {
  ArrowLeft: 'links',
  ArrowRight: 'rechts',
  ArrowUp: 'op',
  ArrowDown: 'neer',
}

/** How much worse it is to lie beside the way than far along it. */
const OPZIJ = 2.5

/** How far along a direction, and how far beside it. */
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
 * The place to which an arrow leads: the nearest in that direction, rather straight ahead than beside; never round the
 * edge. Null where nothing lies there.
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
