/**
 * The most pupils that one call moves or puts in the prullenbak: more than the largest school has, because all may be
 * selected.
 */
export const MEESTE_LEERLINGEN = 5000
