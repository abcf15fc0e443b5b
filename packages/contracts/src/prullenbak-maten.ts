/** Days that somebody lies in the prullenbak before everything is erased. */
export const PRULLENBAK_DAGEN = 30
/** Pupils that one call erases. */
export const MEESTE_TEGELIJK = 200
