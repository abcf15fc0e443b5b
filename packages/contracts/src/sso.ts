import * as z from 'zod/mini'
import { UserIdSchema } from './ids.ts'
import { NaamSchema } from './leerling.ts'
import { RolSchema } from './rol.ts'
import { tekst } from './tekst.ts'

/** The name of a provider of school accounts in addresses, as its configuration gives it. */
export const AanbiederIdSchema = tekst({ max: 40 }, z.regex(/^[a-z][a-z0-9-]*$/))

/** A provider on the sign-in page. */
export const AanbiederSchema = z.object({ id: AanbiederIdSchema, naam: z.string() })
export type Aanbieder = z.infer<typeof AanbiederSchema>

/** What only the tab that began knows (RFC 7636, section 4.1). */
export const CodeVerifierSchema = tekst({ min: 43, max: 128 }, z.regex(/^[\w.~-]*$/))

/** Begins a sign-in with a school account. `return` is a path of our own; the browser knows which exist. */
export const SsoStartSchema = z.strictObject({
  provider: AanbiederIdSchema,
  /** SHA-256 of the verifier, base64url. */
  code_challenge: tekst({ min: 43, max: 43 }, z.regex(/^[\w-]*$/)),
  code_challenge_method: z.literal('S256'),
  return: z.optional(tekst({ max: 2000 }, z.regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u))),
})
export type SsoStart = z.infer<typeof SsoStartSchema>

/** What a provider sends back in an address; every provider adds something of its own. */
export const SsoTerugSchema = z.record(tekst({ max: 200 }), tekst({ max: 4000 }))

/** What a SAML provider sends back in a form. */
export const SsoFormSchema = z.object({
  SAMLResponse: tekst({ max: 100_000 }),
  RelayState: tekst({ max: 200 }),
})

/** Why a sign-in with a school account ended on the sign-in page: a short code, never a detail. */
export const SSO_FOUTEN = [
  'geweigerd',
  'afgebroken',
  'verlopen',
  'onbekend',
  'school',
  'coaccount',
  'stoort',
  'uit',
] as const
export type SsoFout = (typeof SSO_FOUTEN)[number]

/** What the school's own system says that somebody is; many say nothing of it. */
export const KoppelRolSchema = z.enum(['leerling', 'medewerker', 'onbekend'])
export type KoppelRol = z.infer<typeof KoppelRolSchema>

/** Somebody who came with a school account that nobody knows, as the school's own system names them. */
export const KoppelverzoekSchema = z.object({
  id: z.uuid(),
  naam: z.string(),
  /** A grown-up's address, to know them by; null where nothing was said, and for a pupil. */
  email: z.nullable(z.string()),
  rol: KoppelRolSchema,
  gevraagdOp: z.iso.datetime(),
})
export type Koppelverzoek = z.infer<typeof KoppelverzoekSchema>

/** A request that was answered, and can be opened again. */
export const BeantwoordSchema = z.extend(KoppelverzoekSchema, {
  beantwoordOp: z.iso.datetime(),
  /** Whose it is; null when it was linked to nobody. */
  gekoppeldAan: z.nullable(z.string()),
})
export type Beantwoord = z.infer<typeof BeantwoordSchema>

/** Somebody of the admin whose school account it may be. */
export const KandidaatSchema = z.object({
  userId: UserIdSchema,
  naam: NaamSchema,
  role: RolSchema,
  /** In which a pupil sits today. */
  groepen: z.array(z.string()),
  /** With which a grown-up signs in; null for a pupil. */
  gebruikersnaam: z.nullable(z.string()),
  /** Signs in with a school account already; one may have several. */
  heeftAccount: z.boolean(),
})
export type Kandidaat = z.infer<typeof KandidaatSchema>
