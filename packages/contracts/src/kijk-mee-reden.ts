import * as z from 'zod/mini'
import { REDEN_MAAT } from './kijk-mee-maten.ts'
import { tekst } from './tekst.ts'

const LEEG = `Schrijf in minstens ${REDEN_MAAT.min} tekens op waarom je meekijkt; de school leest het`

/** The fewest letters and digits that make a reason; dots do not count. */
const LETTERS = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){8}/u

/** Allows line breaks, because the reason is typed in a field of three lines. */
const REGELS = z.regex(/^(?:[^\p{Cc}]|[\n\r])*$/u)

/** Why somebody looks along, in words that the school can read. */
export const KijkMeeRedenSchema = z.strictObject({
  reden: tekst(
    {
      ...REDEN_MAAT,
      knip: true,
      leeg: LEEG,
    },
    REGELS,
    z.regex(LETTERS, { error: LEEG }),
  ),
})
