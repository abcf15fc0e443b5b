import * as z from 'zod/mini'
import {
  LANGSTE_LABEL,
  LANGSTE_MAIL,
  LANGSTE_REGEL,
  MEESTE_VAKANTIES,
  MEESTE_VESTIGINGEN,
} from './accountgegevens-maten.ts'
import { AdminSoortSchema, LandSchema } from './admin.ts'
import { LABEL_SETS } from './label-set.ts'
import { AanbiederIdSchema } from './sso.ts'

const ENKEL = /^[^\p{Cc}]*$/u
const regel = z.string().check(z.trim(), z.maxLength(LANGSTE_REGEL), z.regex(ENKEL))
const naam = z.string().check(z.trim(), z.minLength(1), z.maxLength(LANGSTE_REGEL), z.regex(ENKEL))
const postcode = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(
      /^(?:[1-9]\d{3}(?: ?[A-Z]{2})?)?$/,
      'Schrijf een postcode als 1234 AB, of als 9000 in Vlaanderen',
    ),
  )
const telefoon = z
  .string()
  .check(z.trim(), z.regex(/^(?:[+\d][\d ()./-]{5,24})?$/, 'Dit is geen telefoonnummer'))
const mail = z
  .string()
  .check(
    z.trim(),
    z.maxLength(LANGSTE_MAIL),
    z.regex(/^(?:[^\s@,;<>]+@[^\s@,;<>]+\.[^\s@,;<>]+)?$/, 'Voer een geldig e-mailadres in'),
  )
/** Empty, a BRIN with or without its place, or the six digits of a Flemish school. */
const schoolnummer = z
  .string()
  .check(
    z.trim(),
    z.toUpperCase(),
    z.regex(
      /^(?:\d{2}[A-Z]{2}(?:\d{2})?|\d{6})?$/,
      'Een BRIN-nummer is als 12AB of 12AB00, een instellingsnummer heeft zes cijfers',
    ),
  )

export const VestigingSchema = z.strictObject({ naam, straat: regel, postcode, plaats: regel })
export type Vestiging = z.infer<typeof VestigingSchema>

export const FactorBeleidSchema = z.enum(['vrij', 'beheer', 'iedereen'])
/** Who needs a second step to come in: whoever wants, whoever runs the account, or all staff. */
export type FactorBeleid = z.infer<typeof FactorBeleidSchema>

export const VakantieSchema = z.strictObject({ naam, van: z.iso.date(), tot: z.iso.date() }).check(
  z.refine(({ van, tot }) => van <= tot, {
    path: ['tot'],
    error: 'De laatste dag ligt voor de eerste',
  }),
)
/** Days in a row without school, both included. */
export type VakantieRij = z.infer<typeof VakantieSchema>

const eigenLabel = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(LANGSTE_LABEL), z.regex(ENKEL))
/** A school's own names, by category. */
const EigenLabelsSchema = z.record(z.string().check(z.maxLength(20)), eigenLabel)

const gegevens = {
  naam,
  straat: regel,
  postcode,
  plaats: regel,
  telefoon,
  schoolnummer,
  contactpersoon: regel,
  contactmail: mail,
  factuurmail: mail,
  vestigingen: z.array(VestigingSchema).check(z.maxLength(MEESTE_VESTIGINGEN)),
  /** Providers of school accounts that are shut here. */
  ssoUit: z.array(AanbiederIdSchema).check(z.maxLength(50)),
  tweedeFactor: FactorBeleidSchema,
  /** How spelling categories are called on every screen of this account. */
  labelSet: z.enum(LABEL_SETS),
  eigenLabels: EigenLabelsSchema,
  vakanties: z.array(VakantieSchema).check(z.maxLength(MEESTE_VAKANTIES)),
}

/** What a school says of itself; a field that is not named stays as it is. */
export const WijzigAccountgegevensSchema = z.partial(z.strictObject(gegevens))
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
