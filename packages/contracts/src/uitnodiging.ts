import * as z from 'zod/mini'
import { DOCENT_ROLLEN } from './docent-maten.ts'
import { MailadresSchema } from './mailadres.ts'
import { bevatNaam, NAAM_IN_WACHTWOORD, NieuwWachtwoordSchema } from './wachtwoord.ts'
import { tekst } from './tekst.ts'

/** What the link carries. Anything may be tried, because only its hash is ever looked up. */
const TokenSchema = tekst({ min: 1, max: 200 })

export const UitnodigingTokenSchema = z.strictObject({ token: TokenSchema })

/** A valid invitation: the role that it gives, and until when. */
export const UitnodigingSchema = z.object({
  role: z.enum(['superadmin', ...DOCENT_ROLLEN]),
  geldigTot: z.iso.datetime(),
  /** The school that invites; null for the first account of an installation. */
  school: z.nullable(z.string()),
  /** The address it is for; null when the invited person chooses one. */
  adres: z.nullable(z.string()),
  /** Whether an account with this address exists, in which case its own password is asked. */
  heeftAccount: z.boolean(),
})
export type Uitnodiging = z.infer<typeof UitnodigingSchema>

const gegevens = {
  /** An e-mail address, so that it belongs to one person only. */
  gebruikersnaam: MailadresSchema,
  wachtwoord: NieuwWachtwoordSchema,
}

const zonderNaam = z.refine<{ gebruikersnaam: string; wachtwoord: string }>(
  ({ gebruikersnaam, wachtwoord }) => !bevatNaam(wachtwoord, gebruikersnaam),
  { path: ['wachtwoord'], error: NAAM_IN_WACHTWOORD },
)

/** What the invited person fills in. */
export const UitnodigingGegevensSchema = z.strictObject(gegevens).check(zonderNaam)

/** The same with the link's token, as sent on accepting. */
export const UitnodigingAannemenSchema = z
  .strictObject({ token: TokenSchema, ...gegevens })
  .check(zonderNaam)
export type UitnodigingAannemen = z.infer<typeof UitnodigingAannemenSchema>
