import * as z from 'zod/mini'
import { NieuwWachtwoordSchema } from './wachtwoord.ts'
import { lijst } from './lijst.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

const geheim = tekst({ min: 1, max: 200 })
const token = tekst({ min: 1, max: 200 })

/** Changes one's own password, confirmed with the current one. */
export const WachtwoordWijzigenSchema = z.strictObject({
  huidigWachtwoord: geheim,
  nieuwWachtwoord: NieuwWachtwoordSchema,
})
export type WachtwoordWijzigen = z.infer<typeof WachtwoordWijzigenSchema>

/** Confirms a change to one's own second step. */
export const BevestigingSchema = z.strictObject({ wachtwoord: geheim })
export type Bevestiging = z.infer<typeof BevestigingSchema>

/** A passkey as its owner sees it. */
export const EigenPasskeySchema = z.object({
  id: z.string(),
  naam: z.string(),
  gemaaktOp: z.iso.datetime(),
  laatstOp: z.nullable(z.iso.datetime()),
})
export type EigenPasskey = z.infer<typeof EigenPasskeySchema>

/** The second step of the caller's own sign-in. */
export const EigenTweedeFactorSchema = z.object({
  /** Whether this person must have a second step to sign in. */
  verplicht: z.boolean(),
  /** Whether there is a password that the second step follows. Somebody who signs in only with a school account has none. */
  metWachtwoord: z.boolean(),
  totp: z.boolean(),
  /** How many recovery codes are left. */
  herstelcodes: z.int(),
  passkeys: z.array(EigenPasskeySchema),
})
export type EigenTweedeFactor = z.infer<typeof EigenTweedeFactorSchema>

/** The first code from the app that received the secret. */
export const TotpBevestigenSchema = z.strictObject({
  uitdaging: token,
  code: tekst({ min: 6, max: 40, knip: true }),
})

/** The name of a passkey, by which its owner recognises it. */
export const PasskeyNaamSchema = z.strictObject({
  naam: tekst({ min: 1, max: 60, knip: true }, ENE_REGEL),
})

/** The browser's answer after making a passkey (WebAuthn, RegistrationResponseJSON). */
export const NieuwePasskeySchema = z.object({
  id: tekst({ min: 1, max: 1500 }),
  rawId: tekst({ max: 1500 }),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: tekst({ max: 8000 }),
    attestationObject: tekst({ max: 20_000 }),
    transports: z.optional(lijst(tekst({ max: 40 }), { max: 10 })),
  }),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.optional(z.nullable(tekst({ max: 40 }))),
})
export const PasskeyToevoegenSchema = z.strictObject({
  uitdaging: token,
  ...PasskeyNaamSchema.shape,
  passkey: NieuwePasskeySchema,
})
export type PasskeyToevoegen = z.infer<typeof PasskeyToevoegenSchema>

/** What the browser needs to make a passkey (PublicKeyCredentialCreationOptionsJSON). */
export const PasskeyOptiesSchema = z.looseObject({
  challenge: z.string(),
  rp: z.object({ name: z.string(), id: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
})

/** Recovery codes, which are shown only once; empty when older ones are still valid. */
export const HerstelcodesSchema = z.object({ herstelcodes: z.array(z.string()) })
