import { bezorgd } from './rules.ts'
import { fietsBij } from './ronde.ts'
import { brievenIn, dezeStraat } from './straat.ts'
import type { State } from './straat.ts'

/** How long the bike rides from one house to another, in ms: at first, and once the way is known by so many letters at home. */
const RIT_MS = { eerst: 950, later: 600 } as const
const BEKEND = 3
/** What of the joy about a letter is over before its verdict is no longer shown: the bike leaves that much sooner, in ms. */
const UITLOOP_MS = 300

/** Returns how long the bike rides from one house to another now. */
export const ritMs = (state: State): number =>
  bezorgd(state) < BEKEND ? RIT_MS.eerst : RIT_MS.later

/** Returns how long the bike waits before it leaves: as long as there is still something to be glad about. */
export const wachtVoor = ({ plekken }: State): number =>
  Math.max(
    0,
    ...plekken.flatMap(({ stand, isJuist, wacht }) =>
      stand === 'kijken' && isJuist === true ? wacht - UITLOOP_MS : [],
    ),
  )

/** Returns the house before which a bag is filled, as long as nothing of it was brought; null elsewhere. */
export function startHuis(state: State): number | null {
  const brieven = brievenIn(state, dezeStraat(state))
  return brieven.every(({ rit }) => rit === 0) ? fietsBij(brieven) : null
}
