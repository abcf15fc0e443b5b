import { delenVan } from '@letterhaven/game-kit/onderdelen/mes'
import { plekkenVan } from './blokken.ts'
import type { Indeling } from './indeling.ts'
import { eigenStukken, type Opgave } from './stand.ts'
import { WIELEN } from './wielen.ts'

/** How long pieces that are right are looked at, how long one falls, and the most that the last one waits for the first, in ms. */
export const MAAL = { wacht: 700, val: 420, samen: 600 } as const
const STAP_MS = 220
/** There are so many stones. */
const STENEN = 3

/** Returns the millstone into which a piece of so many falls: they are shared out from left to right. */
export const steenVan = (nr: number, aantal: number): number =>
  aantal === 1 ? 1 : aantal === 2 ? nr * 2 : Math.floor((nr * STENEN) / aantal)

/** A piece of the word that is milled: on which stone, and when it falls, in ms after the verdict. */
export interface Val {
  readonly steen: number
  readonly wacht: number
}

/** Returns where each piece of the word falls. One that was laid on a wheel is there already. */
export function vallenVan(opgave: Opgave): readonly (Val | null)[] {
  const { length } = eigenStukken(opgave)
  const stap = Math.min(STAP_MS, MAAL.samen / length)
  return eigenStukken(opgave).map((_, nr) => {
    const ligt = opgave.wielen?.ligt[nr] ?? null
    return ligt === null ? { steen: steenVan(nr, length), wacht: MAAL.wacht + nr * stap } : null
  })
}

/** Returns the stone of the piece that was laid on its wheel. */
export const steenOp = ({ wielen }: Opgave, nr: number): number | null => {
  const wiel = wielen?.ligt[nr]
  return wiel ? WIELEN.indexOf(wiel) : null
}

/** Returns the middle of each piece on the belt, in px from its left. */
export function middensVan({ blokken, sneden }: Opgave, cel: number): readonly number[] {
  const plekken = plekkenVan(blokken)
  let van = 0
  return delenVan(blokken, sneden).map((deel) => {
    const tot = van + deel.length
    const midden = ((plekken[van] ?? 0) + (plekken[tot] ?? 0)) / 2
    van = tot
    return midden * cel
  })
}

/** Returns where the first letter begins on the screen, in px. */
export const linksVan = (blokken: readonly string[], cel: number, { w }: Pick<Indeling, 'w'>) =>
  (w - (plekkenVan(blokken).at(-1) ?? 0) * cel) / 2
