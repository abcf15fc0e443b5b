import { DIEREN, type HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'

/** How many of the animals sleep under the snow: one for each bridge. */
const SLAPERS = 3

const zonder = (held: HeldSoort): readonly HeldSoort[] => DIEREN.filter((dier) => dier !== held)

/** Returns who lives in the street: anybody but the hero, and nobody who sleeps under the snow. */
export const burenVan = (held: HeldSoort): readonly HeldSoort[] => zonder(held).slice(0, -SLAPERS)

/** Returns who sleeps under the snow of each bridge. */
export const slapersVan = (held: HeldSoort): readonly HeldSoort[] => zonder(held).slice(-SLAPERS)
