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
/** Who needs a second step to sign in: only those who want one, those who run the account, or all staff. */
export type FactorBeleid = z.infer<typeof FactorBeleidSchema>

/** A school's own names, keyed by category. */
const EigenLabelsSchema = z.record(tekst({ max: 20 }), EigenLabelSchema)

const gegevens = {
  ...SCHOOLVELDEN,
  ...CONTACTVELDEN,
  vestigingen: lijst(VestigingSchema, { max: MEESTE_VESTIGINGEN }),
  /** Providers of school accounts that this school has switched off. */
  ssoUit: lijst(AanbiederIdSchema, { max: 50 }),
  tweedeFactor: FactorBeleidSchema,
  /** How spelling categories are named on every screen of this account. */
  labelSet: z.enum(LABEL_SETS),
  eigenLabels: EigenLabelsSchema,
  vakanties: lijst(VakantieSchema, { max: MEESTE_VAKANTIES }),
}

/**
 * A change to what a school says about itself; a field that is not named stays as it is. `was` holds the values that
 * the change started from. A field that has another value by now was changed by a colleague, and then nothing is saved.
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
  /**
   * Whether the school number was set before. From then on only the office changes it, because school accounts depend
   * on it.
   */
  nummerVast: z.boolean(),
})
export type Accountgegevens = z.infer<typeof AccountgegevensSchema>
