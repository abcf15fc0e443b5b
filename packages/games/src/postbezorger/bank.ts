import type { Trap } from '@letterhaven/contracts/trap'

/** The colour of the snow below the picture of each stage, which is seen while the camera looks down to a door. */
export const BANKEN: Readonly<Record<Trap, string>> = { 1: '#c3cef0', 2: '#6a72ab', 3: '#a394b6' }
