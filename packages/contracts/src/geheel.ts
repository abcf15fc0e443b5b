import * as z from 'zod/mini'

/** The largest number of an integer column. */
export const GROOTSTE_GEHEEL = 2_147_483_647

/** A whole number from outside that counts or names something: no smaller than `min`, and no larger than the database keeps. */
export const geheel = ({ min = 0, max = GROOTSTE_GEHEEL }: { min?: number; max?: number } = {}) =>
  z.int().check(z.minimum(min), z.maximum(max))
