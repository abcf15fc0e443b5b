import * as z from 'zod/mini'
import { AANBEVELING_ZINNEN } from './aanbeveling-maten.ts'
import { tekst } from './tekst.ts'

/** One plain address: no name beside it, no second one, no quotes. */
const ADRES = /^[a-z\d][\w.+'-]*@[a-z\d-]+(?:\.[a-z\d-]+)+$/

export const AanbevelingZinSchema = z.enum(AANBEVELING_ZINNEN)
export type AanbevelingZin = z.infer<typeof AanbevelingZinSchema>

/** What is typed; the sentence beside it is chosen. */
export const AanbevelingAdresSchema = z.strictObject({
  adres: tekst(
    { max: 100, knip: true },
    z.toLowerCase(),
    z.regex(ADRES, 'Voer een geldig e-mailadres in'),
  ),
})

export const NieuweAanbevelingSchema = z.extend(AanbevelingAdresSchema, {
  zin: AanbevelingZinSchema,
})
export type NieuweAanbeveling = z.infer<typeof NieuweAanbevelingSchema>

/** What may still be sent: by this person today and in thirty days, and by everybody of the admin. */
export const OverSchema = z.object({ dag: z.int(), maand: z.int(), admin: z.int() })
export type Over = z.infer<typeof OverSchema>

export const AanbevelingenSchema = z.object({
  /** One's own, latest first; gone after ninety days. */
  aanbevelingen: z.array(
    z.object({ id: z.uuid(), adres: z.string(), verstuurdOp: z.iso.datetime() }),
  ),
  over: OverSchema,
  /** Can this installation send mail? */
  kanMailen: z.boolean(),
  /** The mail as its reader gets it, word for word, with each of the sentences. */
  voorbeelden: z.array(
    z.object({ zin: AanbevelingZinSchema, onderwerp: z.string(), tekst: z.string() }),
  ),
})
export type Aanbevelingen = z.infer<typeof AanbevelingenSchema>

/** What stands in the link of a mail. */
export const AfmeldenSchema = z.strictObject({
  token: tekst({ min: 1, max: 100 }),
})
