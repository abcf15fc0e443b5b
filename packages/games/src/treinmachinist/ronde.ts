import type { Zet } from '@letterhaven/game-kit/regels/beurt'
import type { SpelEvent } from '@letterhaven/game-kit/regels/contract'
import { fx } from '@letterhaven/game-kit/regels/fx'
import type { RondeStaat } from '@letterhaven/game-kit/regels/ronde'

/** Changes with the shape of what is kept of a train, whatever stands on its wagons. */
export const VORM = 4

/** How many trains have left when the whole valley waves, and how often the plough is pushed until it snows. */
const FEEST = [3, 6, 9] as const
const FONTEIN = 2

type Telling = Pick<RondeStaat, 'goed' | 'hersteld'>

/** Returns how many trains left, at once or mended: so many stations are open. */
export const stationsVan = ({ goed, hersteld }: Telling): number => goed + hersteld.length

/** Returns what else happens when a train leaves: after some of them the valley waves. */
export function naStation(nu: Telling, vorige: Telling): readonly SpelEvent[] {
  const isFeest = FEEST.some((mijl) => stationsVan(nu) >= mijl && stationsVan(vorige) < mijl)
  return isFeest ? [fx('jaaa', stationsVan(nu))] : []
}

/** Pushes the snow plough. */
export function pushPloeg<O extends { readonly ploeg: number }>(opgave: O): Zet<O> {
  const ploeg = opgave.ploeg + 1
  return { opgave: { ...opgave, ploeg }, events: [fx(ploeg === FONTEIN ? 'geheim' : 'stuur')] }
}
