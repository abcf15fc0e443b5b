/** Pupils that one call moves or puts away: more than the largest school has, as all of them can be chosen. */
export const MEESTE_LEERLINGEN = 5000
