import * as z from 'zod/mini'
import { NieuwWachtwoordSchema } from './wachtwoord.ts'
import { lijst } from './lijst.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

const geheim = tekst({ min: 1, max: 200 })
const token = tekst({ min: 1, max: 200 })

/** Changing one's own password, with the one in use. */
export const WachtwoordWijzigenSchema = z.strictObject({
  huidigWachtwoord: geheim,
  nieuwWachtwoord: NieuwWachtwoordSchema,
})
export type WachtwoordWijzigen = z.infer<typeof WachtwoordWijzigenSchema>

/** What a change of one's own second step is confirmed with. */
export const BevestigingSchema = z.strictObject({ wachtwoord: geheim })
export type Bevestiging = z.infer<typeof BevestigingSchema>

/** A passkey as its owner knows it. */
export const EigenPasskeySchema = z.object({
  id: z.string(),
  naam: z.string(),
  gemaaktOp: z.iso.datetime(),
  laatstOp: z.nullable(z.iso.datetime()),
})
export type EigenPasskey = z.infer<typeof EigenPasskeySchema>

/** The second step of one's own sign-in. */
export const EigenTweedeFactorSchema = z.object({
  /** Without a second step this person does not get in. */
  verplicht: z.boolean(),
  /** There is a password that the second step comes after; who comes with a school account alone has none. */
  metWachtwoord: z.boolean(),
  totp: z.boolean(),
  /** How many recovery codes are left. */
  herstelcodes: z.int(),
  passkeys: z.array(EigenPasskeySchema),
})
export type EigenTweedeFactor = z.infer<typeof EigenTweedeFactorSchema>

/** A first code of the app that was offered a secret. */
export const TotpBevestigenSchema = z.strictObject({
  uitdaging: token,
  code: tekst({ min: 6, max: 40, knip: true }),
})

/** What one calls a passkey, to know it again. */
export const PasskeyNaamSchema = z.strictObject({
  naam: tekst({ min: 1, max: 60, knip: true }, ENE_REGEL),
})

/** What the browser answers when it made a passkey (WebAuthn, RegistrationResponseJSON). */
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

/** Recovery codes that are shown this once; none where older ones still stand. */
export const HerstelcodesSchema = z.object({ herstelcodes: z.array(z.string()) })
