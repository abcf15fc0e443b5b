import type { Indeling } from './indeling.ts'
import { leegVan } from './klim.ts'
import type { State } from './verdieping.ts'

/** A lower screen has no room for a whole tower. */
const LAAG = 480
/** A tower that takes more of the screen than this leaves no sky in which the climb is seen. */
const VOL = 0.8

/** Whether the climb is shown from afar: where the tower fills the screen. A mill has a show of its own. */
export const heeftVerte = ({ w, h, toren, molen }: Pick<Indeling, 'w' | 'h' | 'toren' | 'molen'>) =>
  molen === null && h >= LAAG && toren.w > w * VOL

/** Whether the tower is shown from afar now: a bridge was crossed. */
export const isVerte = ({ fase, item, opgave }: State, indeling: Indeling): boolean =>
  fase === 'kijken' &&
  item !== null &&
  opgave !== null &&
  opgave.raar === null &&
  leegVan({ item, opgave }) === 0 &&
  heeftVerte(indeling)

/** Returns where the storeys of a tower of so many stand on the screen. */
export function verreMaten(
  { w, h, verhaal }: Pick<Indeling, 'w' | 'h' | 'verhaal'>,
  aantal: number,
) {
  const onder = h * 0.95
  const ruim = onder - (verhaal.y + verhaal.h) - 24
  // The roof, and the hero on it, take as much as three storeys.
  const hoog = Math.min(70, ruim / (Math.max(1, aantal) + 3))
  return { x: w / 2, onder, hoog, breed: Math.max(90, Math.min(w * 0.42, hoog * 3.4)) }
}
