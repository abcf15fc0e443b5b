import * as z from 'zod/mini'
import { DOCENT_ROLLEN } from './docent-maten.ts'
import { MailadresSchema } from './mailadres.ts'
import { bevatNaam, NAAM_IN_WACHTWOORD, NieuwWachtwoordSchema } from './wachtwoord.ts'
import { tekst } from './tekst.ts'

/** What the link carries. Anything may be tried; only its hash is ever looked for. */
const TokenSchema = tekst({ min: 1, max: 200 })

export const UitnodigingTokenSchema = z.strictObject({ token: TokenSchema })

/** An invitation that still stands: what one becomes with it, and until when. */
export const UitnodigingSchema = z.object({
  role: z.enum(['superadmin', ...DOCENT_ROLLEN]),
  geldigTot: z.iso.datetime(),
  /** The school that invites; null for the first account of an installation. */
  school: z.nullable(z.string()),
  /** Whom it is for; null where one chooses an address oneself. */
  adres: z.nullable(z.string()),
  /** There is an account with this address, whose own password is asked. */
  heeftAccount: z.boolean(),
})
export type Uitnodiging = z.infer<typeof UitnodigingSchema>

const gegevens = {
  /** An e-mail address, so that it stays one person's own. */
  gebruikersnaam: MailadresSchema,
  wachtwoord: NieuwWachtwoordSchema,
}

const zonderNaam = z.refine<{ gebruikersnaam: string; wachtwoord: string }>(
  ({ gebruikersnaam, wachtwoord }) => !bevatNaam(wachtwoord, gebruikersnaam),
  { path: ['wachtwoord'], error: NAAM_IN_WACHTWOORD },
)

/** What the invited person fills in. */
export const UitnodigingGegevensSchema = z.strictObject(gegevens).check(zonderNaam)

/** The same with the link's token: what accepting sends. */
export const UitnodigingAannemenSchema = z
  .strictObject({ token: TokenSchema, ...gegevens })
  .check(zonderNaam)
export type UitnodigingAannemen = z.infer<typeof UitnodigingAannemenSchema>
