/** Days that somebody lies in the prullenbak before everything is erased. */
export const PRULLENBAK_DAGEN = 30
/** Pupils that one call takes. */
export const MEESTE_TEGELIJK = 200
