import type { State } from './straat.ts'

/** How long the bike rides from one house to another, in ms. */
export const RIT_MS = 1300
/** How long it waits for the joy about a letter that was just delivered, in ms. */
const VREUGDE_MS = 1200

/** Returns how long the bike waits before it leaves: as long as there is something to be glad about. */
export const wachtVoor = ({ plekken }: State): number =>
  plekken.some(({ stand, isJuist }) => stand === 'kijken' && isJuist === true) ? VREUGDE_MS : 0
