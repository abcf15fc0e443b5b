import * as z from 'zod/mini'
import { MEESTE_VAKANTIES, MEESTE_VESTIGINGEN } from './accountgegevens-maten.ts'
import {
  CONTACTVELDEN,
  EigenLabelSchema,
  SCHOOLVELDEN,
  VakantieSchema,
  VestigingSchema,
} from './accountgegevens-velden.ts'
import { AdminSoortSchema, LandSchema } from './admin.ts'
import { LABEL_SETS } from './label-set.ts'
import { AanbiederIdSchema } from './sso.ts'
import { lijst } from './lijst.ts'
import { tekst } from './tekst.ts'

export const FactorBeleidSchema = z.enum(['vrij', 'beheer', 'iedereen'])
/** Who needs a second step to come in: whoever wants, whoever runs the account, or all staff. */
export type FactorBeleid = z.infer<typeof FactorBeleidSchema>

/** A school's own names, by category. */
const EigenLabelsSchema = z.record(tekst({ max: 20 }), EigenLabelSchema)

const gegevens = {
  ...SCHOOLVELDEN,
  ...CONTACTVELDEN,
  vestigingen: lijst(VestigingSchema, { max: MEESTE_VESTIGINGEN }),
  /** Providers of school accounts that are shut here. */
  ssoUit: lijst(AanbiederIdSchema, { max: 50 }),
  tweedeFactor: FactorBeleidSchema,
  /** How spelling categories are called on every screen of this account. */
  labelSet: z.enum(LABEL_SETS),
  eigenLabels: EigenLabelsSchema,
  vakanties: lijst(VakantieSchema, { max: MEESTE_VAKANTIES }),
}

/**
 * What a school says of itself; a field that is not named stays as it is. `was` says what stood there when it was changed:
 * a field that is something else by now was changed by a colleague, and then nothing is.
 */
export const WijzigAccountgegevensSchema = z.partial(
  z.strictObject({ ...gegevens, was: z.record(tekst({ max: 20 }), z.unknown()) }),
)
export type WijzigAccountgegevens = z.infer<typeof WijzigAccountgegevensSchema>

export const AccountgegevensSchema = z.object({
  naam: z.string(),
  straat: z.string(),
  postcode: z.string(),
  plaats: z.string(),
  telefoon: z.string(),
  schoolnummer: z.string(),
  contactpersoon: z.string(),
  contactmail: z.string(),
  factuurmail: z.string(),
  vestigingen: z.array(
    z.object({ naam: z.string(), straat: z.string(), postcode: z.string(), plaats: z.string() }),
  ),
  ssoUit: z.array(z.string()),
  tweedeFactor: FactorBeleidSchema,
  labelSet: z.enum(LABEL_SETS),
  eigenLabels: z.record(z.string(), z.string()),
  vakanties: z.array(z.object({ naam: z.string(), van: z.string(), tot: z.string() })),
  soort: AdminSoortSchema,
  land: LandSchema,
  /** Its number was set before: only the office changes it, because accounts of the school hang on it. */
  nummerVast: z.boolean(),
})
export type Accountgegevens = z.infer<typeof AccountgegevensSchema>
