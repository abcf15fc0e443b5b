import * as z from 'zod/mini'

/** The largest value of an integer column in the database. */
export const GROOTSTE_GEHEEL = 2_147_483_647

/**
 * Makes a schema for a whole number from outside that counts or names something: at least `min`, and no larger than the
 * database can store.
 */
export const geheel = ({ min = 0, max = GROOTSTE_GEHEEL }: { min?: number; max?: number } = {}) =>
  z.int().check(z.minimum(min), z.maximum(max))
