import * as z from 'zod/mini'
import { NaamSchema } from './leerling.ts'
import { JaargroepSchema, NAAMVELDEN } from './leerling-velden.ts'
import { tekst } from './tekst.ts'

/** What becomes different of a pupil; the rest stays. A year without a code is a number from then on. */
export const LeerlingWijzigingSchema = z
  .strictObject({
    voornaam: z.optional(NAAMVELDEN.voornaam),
    tussenvoegsel: z.optional(NAAMVELDEN.tussenvoegsel),
    achternaam: z.optional(NAAMVELDEN.achternaam),
    jaargroep: z.optional(JaargroepSchema),
    /** What the administration calls the year where that is no number: sent with the year for a way back. */
    jaarcode: z.optional(tekst({ min: 1, max: 20 })),
    /** Only while these still are what they are here: for a way back. */
    alleenAls: z.optional(
      z.strictObject({
        voornaam: z.optional(NAAMVELDEN.voornaam),
        tussenvoegsel: z.optional(NAAMVELDEN.tussenvoegsel),
        achternaam: z.optional(NAAMVELDEN.achternaam),
        jaargroep: z.optional(JaargroepSchema),
      }),
    ),
  })
  .check(
    z.refine(
      (wijziging) => Object.keys(wijziging).some((veld) => veld !== 'alleenAls'),
      'Er is niets om te wijzigen',
    ),
    z.refine(({ jaargroep, jaarcode }) => jaargroep !== undefined || jaarcode === undefined, {
      path: ['jaargroep'],
      error: 'Dit veld is verplicht',
    }),
  )
export type LeerlingWijziging = z.infer<typeof LeerlingWijzigingSchema>

/** What was until now of what became different: sent back, it is as it was. Empty where nothing changed. */
export const LeerlingWasSchema = z.extend(z.partial(NaamSchema), {
  jaargroep: z.optional(z.int()),
  jaarcode: z.optional(z.string()),
})
export type LeerlingWas = z.infer<typeof LeerlingWasSchema>
