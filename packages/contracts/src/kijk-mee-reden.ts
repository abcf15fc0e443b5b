import * as z from 'zod/mini'
import { REDEN_MAAT } from './kijk-mee-maten.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

/** Why somebody looks along, in words that the school reads. */
export const KijkMeeRedenSchema = z.strictObject({
  reden: tekst(
    {
      ...REDEN_MAAT,
      knip: true,
      leeg: `Schrijf in minstens ${REDEN_MAAT.min} tekens op waarom je meekijkt; de school leest het`,
    },
    ENE_REGEL,
  ),
})
