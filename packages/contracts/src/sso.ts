import * as z from 'zod/mini'
import { UserIdSchema } from './ids.ts'
import { NaamSchema } from './leerling.ts'
import { RolSchema } from './rol.ts'
import { tekst } from './tekst.ts'

/** A provider of school accounts as it appears in addresses; its configuration sets the name. */
export const AanbiederIdSchema = tekst({ max: 40 }, z.regex(/^[a-z][a-z0-9-]*$/))

/** A provider on the sign-in page. */
export const AanbiederSchema = z.object({ id: AanbiederIdSchema, naam: z.string() })
export type Aanbieder = z.infer<typeof AanbiederSchema>

/** A secret that only the tab that began the sign-in knows (RFC 7636, section 4.1). */
export const CodeVerifierSchema = tekst({ min: 43, max: 128 }, z.regex(/^[\w.~-]*$/))

/** Begins a sign-in with a school account. `return` is a path of our own; the browser knows which ones exist. */
export const SsoStartSchema = z.strictObject({
  provider: AanbiederIdSchema,
  /** The SHA-256 of the verifier, in base64url. */
  code_challenge: tekst({ min: 43, max: 43 }, z.regex(/^[\w-]*$/)),
  code_challenge_method: z.literal('S256'),
  return: z.optional(tekst({ max: 2000 }, z.regex(/^\/(?![/\\])[^\p{Cc}\\]*$/u))),
})
export type SsoStart = z.infer<typeof SsoStartSchema>

/** What a provider sends back in the address; every provider adds fields of its own. */
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

/** Whom the school's own system says somebody is; many systems do not say. */
export const KoppelRolSchema = z.enum(['leerling', 'medewerker', 'onbekend'])
export type KoppelRol = z.infer<typeof KoppelRolSchema>

/** A request to link an unknown school account, with the name that the school's own system gives. */
export const KoppelverzoekSchema = z.object({
  id: z.uuid(),
  naam: z.string(),
  /** An adult's address, to recognise them by; null when none was given, and for a pupil. */
  email: z.nullable(z.string()),
  rol: KoppelRolSchema,
  gevraagdOp: z.iso.datetime(),
})
export type Koppelverzoek = z.infer<typeof KoppelverzoekSchema>

/** A request that was answered and can be reopened. */
export const BeantwoordSchema = z.extend(KoppelverzoekSchema, {
  beantwoordOp: z.iso.datetime(),
  /** The person it was linked to; null when it was linked to nobody. */
  gekoppeldAan: z.nullable(z.string()),
})
export type Beantwoord = z.infer<typeof BeantwoordSchema>

/** Somebody in the admin to whom the school account may belong. */
export const KandidaatSchema = z.object({
  userId: UserIdSchema,
  naam: NaamSchema,
  role: RolSchema,
  /** The groups that a pupil is in today. */
  groepen: z.array(z.string()),
  /** The name an adult signs in with; null for a pupil. */
  gebruikersnaam: z.nullable(z.string()),
  /** Whether they already sign in with a school account; one person may have several. */
  heeftAccount: z.boolean(),
})
export type Kandidaat = z.infer<typeof KandidaatSchema>
