import type { Trap } from '@letterhaven/contracts/trap'

/** What is different in the water of each stage: nothing, a current with two shoals, or the dark in which a lamp shines. */
export type Water = 'rif' | 'stroom' | 'diepzee'

const WATEREN: Readonly<Record<Trap, Water>> = { 1: 'rif', 2: 'stroom', 3: 'diepzee' }

export const waterVan = (trap: Trap): Water => WATEREN[trap]

/** How many letter fish swim in a shoal: those of two shoals are never all in sight. */
export const SCHOOL = 6
/** The fish that is in the light from the beginning, so that everybody sees what light does. */
export const EERSTE_LICHT = 1

/** Returns the shoal of a letter fish. */
export const schoolVan = (vis: number): number => Math.floor(vis / SCHOOL)
