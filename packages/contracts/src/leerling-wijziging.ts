import * as z from 'zod/mini'
import { NaamSchema } from './leerling.ts'
import { JaargroepSchema, NAAMVELDEN } from './leerling-velden.ts'
import { tekst } from './tekst.ts'

/**
 * A change to a pupil; a field that is not named stays as it is. A year that is sent without a code is only a number
 * from then on.
 */
export const LeerlingWijzigingSchema = z
  .strictObject({
    voornaam: z.optional(NAAMVELDEN.voornaam),
    tussenvoegsel: z.optional(NAAMVELDEN.tussenvoegsel),
    achternaam: z.optional(NAAMVELDEN.achternaam),
    jaargroep: z.optional(JaargroepSchema),
    /** The administration's code for the year when that is not a number; it is sent with the year for an undo. */
    jaarcode: z.optional(tekst({ min: 1, max: 20 })),
    /** Applies the change only while these still have the values given here, for an undo. */
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

/** The previous values of the fields that changed; sending them back restores them. Empty when nothing changed. */
export const LeerlingWasSchema = z.extend(z.partial(NaamSchema), {
  jaargroep: z.optional(z.int()),
  jaarcode: z.optional(z.string()),
})
export type LeerlingWas = z.infer<typeof LeerlingWasSchema>
