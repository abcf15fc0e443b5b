import * as z from 'zod/mini'

/** A day from outside, 'YYYY-MM-DD', in a year that somebody of a school may mean: the database knows no year 0. */
export const dagVanBuiten = () =>
  z.iso
    .date()
    .check(z.refine((tekst) => tekst >= '1900-01-01' && tekst < '2200-01-01', 'Deze dag kan niet'))
