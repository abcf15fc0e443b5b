import * as z from 'zod/mini'
import {
  LANGSTE_LABEL,
  LANGSTE_MAIL,
  LANGSTE_REGEL,
  LANGSTE_VAKANTIE_DAGEN,
} from './accountgegevens-maten.ts'
import { duurVan, isDag } from './dag.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

/* The fields that are typed in a form, apart from the whole, so that a form loads only the checks that it uses. */

const regel = tekst({ max: LANGSTE_REGEL, knip: true }, ENE_REGEL)
const naam = tekst({ min: 1, max: LANGSTE_REGEL, knip: true }, ENE_REGEL)
const postcode = tekst(
  { max: 10, knip: true },
  z.toUpperCase(),
  z.overwrite((code) => code.replace(/^(\d{4}) ?([A-Z]{2})$/, '$1 $2')),
  z.regex(/^(?:[1-9]\d{3}(?: [A-Z]{2})?)?$/, 'Schrijf een postcode zo: 1234 AB of 9000'),
)
const telefoon = tekst(
  { max: 25, knip: true },
  z.regex(/^(?:[+\d][\d ()./-]{5,24})?$/, 'Dit is geen telefoonnummer'),
)
const mail = tekst(
  { max: LANGSTE_MAIL, knip: true },
  z.regex(/^(?:[^\s@,;<>]+@[^\s@,;<>.]+(?:\.[^\s@,;<>.]+)+)?$/, 'Voer een geldig e-mailadres in'),
)
/** Empty, a BRIN with or without its two-digit location number, or the six digits of a Flemish school. */
const schoolnummer = tekst(
  { max: 10, knip: true },
  z.toUpperCase(),
  z.regex(
    /^(?:\d{2}[A-Z]{2}(?:\d{2})?|\d{6})?$/,
    'Dit nummer ziet eruit als 12AB of 12AB00, of heeft zes cijfers',
  ),
)

export const VestigingSchema = z.strictObject({ naam, straat: regel, postcode, plaats: regel })
export type Vestiging = z.infer<typeof VestigingSchema>

/** A day that exists in the calendar, as 'YYYY-MM-DD'. */
const dag = tekst(
  { max: 10 },
  z.regex(/^\d{4}-\d{2}-\d{2}$/, 'Kies een dag'),
  z.refine(isDag, 'Deze dag bestaat niet'),
)

export const VakantieSchema = z.strictObject({ naam, van: dag, tot: dag }).check(
  z.refine(({ van, tot }) => van <= tot, {
    path: ['tot'],
    error: 'De laatste dag ligt vóór de eerste',
  }),
  z.refine(({ van, tot }) => duurVan(van, tot) <= LANGSTE_VAKANTIE_DAGEN, {
    path: ['tot'],
    error: 'Zo lang duurt geen vakantie. Kijk het jaar na',
  }),
)
/** Consecutive days without school; `van` and `tot` are both included. */
export type VakantieRij = z.infer<typeof VakantieSchema>

/** A school's own name for a category. */
export const EigenLabelSchema = tekst({ min: 1, max: LANGSTE_LABEL, knip: true }, ENE_REGEL)
/** The name and address fields, which are typed together. */
export const ADRESVELDEN = { naam, straat: regel, postcode, plaats: regel, telefoon }
/** The same for a school, which also has a government number. */
export const SCHOOLVELDEN = { ...ADRESVELDEN, schoolnummer }
/** The contact fields: whom we write to. */
export const CONTACTVELDEN = { contactpersoon: regel, contactmail: mail, factuurmail: mail }
