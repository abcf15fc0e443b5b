import type { Richting } from './raster.ts'

/** A field of cells in rows, numbered from the left top; what is closed can't be stepped on. Plain data. */
export interface Rooster {
  readonly breed: number
  readonly hoog: number
  readonly dicht?: readonly number[]
}

const STAP: Readonly<Record<Richting, readonly [kolom: number, rij: number]>> = {
  links: [-1, 0],
  rechts: [1, 0],
  op: [0, -1],
  neer: [0, 1],
}
const RICHTINGEN: readonly Richting[] = ['links', 'rechts', 'op', 'neer']

/** Returns the cell beside another; null beyond the edge, and where it is closed. */
export function celNaast(
  { breed, hoog, dicht = [] }: Rooster,
  cel: number,
  kant: Richting,
): number | null {
  const kolom = (cel % breed) + STAP[kant][0]
  const rij = Math.floor(cel / breed) + STAP[kant][1]
  if (kolom < 0 || kolom >= breed || rij < 0 || rij >= hoog) return null
  const naast = rij * breed + kolom
  return dicht.includes(naast) ? null : naast
}

/** Returns in which direction a neighbour lies, for a tap on it; null for a cell that is none. */
export const kantVan = (rooster: Rooster, cel: number, naast: number): Richting | null =>
  RICHTINGEN.find((kant) => celNaast(rooster, cel, kant) === naast) ?? null

/**
 * Returns the way after one more step: as a caterpillar goes, which never crosses itself. A step back to where it came from takes
 * the last step back. Null where no step can be taken.
 */
export function stapOp(
  rooster: Rooster,
  weg: readonly number[],
  kant: Richting,
): readonly number[] | null {
  const van = weg.at(-1)
  const naar = van === undefined ? null : celNaast(rooster, van, kant)
  if (naar === null) return null
  if (naar === weg.at(-2)) return weg.slice(0, -1)
  return weg.includes(naar) ? null : [...weg, naar]
}
