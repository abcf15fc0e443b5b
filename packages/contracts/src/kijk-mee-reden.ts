import * as z from 'zod/mini'
import { REDEN_MAAT } from './kijk-mee-maten.ts'
import { tekst } from './tekst.ts'

const LEEG = `Schrijf in minstens ${REDEN_MAAT.min} tekens op waarom je meekijkt; de school leest het`

/** So many letters and digits are a reason; dots are none. */
const LETTERS = /(?:[\p{L}\p{N}][^\p{L}\p{N}]*){8}/u

/** Lines, as one types them in a field of three. */
const REGELS = z.regex(/^(?:[^\p{Cc}]|[\n\r])*$/u)

/** Why somebody looks along, in words that the school reads. */
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
