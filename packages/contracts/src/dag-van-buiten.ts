import * as z from 'zod/mini'

/**
 * Makes a schema for a day from outside, 'YYYY-MM-DD', in a year that a school can plausibly mean: from 1900 to 2199.
 * The database has no year 0.
 */
export const dagVanBuiten = () =>
  z.iso
    .date()
    .check(z.refine((tekst) => tekst >= '1900-01-01' && tekst < '2200-01-01', 'Deze dag kan niet'))
