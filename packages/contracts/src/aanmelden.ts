import * as z from 'zod/mini'
import { AdminIdSchema, LeerlingIdSchema } from './ids.ts'
import { keuze } from './keuze.ts'
import { LidmaatschapSchema } from './sessie.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

/** No name has control characters, and PostgreSQL takes no NUL. */
const gebruikersnaam = tekst({ min: 1, max: 100, knip: true }, ENE_REGEL)
const geheim = tekst({ min: 1, max: 200 })
/** A token of ours in a body: anything may be tried, only its hash is ever looked for. */
const token = tekst({ min: 1, max: 200 })

/** What a person types to sign in. */
export const SignInSchema = z.strictObject({ gebruikersnaam, wachtwoord: geheim })
export type SignIn = z.infer<typeof SignInSchema>

/** A pupil who was found on the list of the school: two words, or four pictures in their order. */
export const LeerlingSignInSchema = z.strictObject({
  schoolcode: tekst({ min: 1, max: 20, knip: true }),
  leerlingId: LeerlingIdSchema,
  geheim,
})
export type LeerlingSignIn = z.infer<typeof LeerlingSignInSchema>

/** What is on a pupil's card. */
export const KaartSignInSchema = z.strictObject({ qr: token })
export type KaartSignIn = z.infer<typeof KaartSignInSchema>

/** A visitor without an account; in which jaargroep decides where the words begin. */
export const GastSignInSchema = z.strictObject({
  demo: z.literal(true),
  jaargroep: z.optional(z.int().check(z.minimum(3), z.maximum(8))),
})
export type GastSignIn = z.infer<typeof GastSignInSchema>

/** The second step with a code: of the app, or one that was kept for when the app is away. */
export const CodeSignInSchema = z.strictObject({
  uitdaging: token,
  code: tekst({ min: 6, max: 40, knip: true }),
})
export type CodeSignIn = z.infer<typeof CodeSignInSchema>

/** What the browser's own part of a passkey answers (WebAuthn, AuthenticationResponseJSON). */
export const PasskeyAntwoordSchema = z.object({
  id: tekst({ max: 1500 }),
  rawId: tekst({ max: 1500 }),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: tekst({ max: 4000 }),
    authenticatorData: tekst({ max: 2000 }),
    signature: tekst({ max: 2000 }),
    userHandle: z.optional(z.nullable(tekst({ max: 200 }))),
  }),
  clientExtensionResults: z.object({}),
  authenticatorAttachment: z.optional(z.nullable(tekst({ max: 40 }))),
})

/** The second step with a passkey. */
export const PasskeySignInSchema = z.strictObject({
  uitdaging: token,
  passkey: PasskeyAntwoordSchema,
})
export type PasskeySignIn = z.infer<typeof PasskeySignInSchema>

/** Which of several schools or practices it is today. */
export const KeuzeSignInSchema = z.strictObject({ uitdaging: token, adminId: AdminIdSchema })
export type KeuzeSignIn = z.infer<typeof KeuzeSignInSchema>

/**
 * Every way through the one door, by the field that only it has. The last is tried when no field tells:
 * its messages are those of the form that people see.
 */
export const DEUREN = {
  demo: GastSignInSchema,
  qr: KaartSignInSchema,
  schoolcode: LeerlingSignInSchema,
  passkey: PasskeySignInSchema,
  code: CodeSignInSchema,
  adminId: KeuzeSignInSchema,
  wachtwoord: SignInSchema,
} as const
export type Deur = keyof typeof DEUREN

type Deuren = (typeof DEUREN)[Deur]
/** What comes through the door, before and after it was read. */
type AuthIn = z.input<Deuren>
export type Auth = z.output<Deuren>

const isDeur = (naam: string): naam is Deur => Object.hasOwn(DEUREN, naam)

/** Which way in a body means; the form with name and password when it does not say. */
export function deurVan(body: unknown): Deur {
  if (typeof body !== 'object' || body === null) return 'wachtwoord'
  const velden = new Set(Object.keys(body))
  return (
    Object.keys(DEUREN)
      .filter(isDeur)
      .find((naam) => velden.has(naam)) ?? 'wachtwoord'
  )
}

/** Every way of signing in. */
export const AuthSchema: z.ZodMiniType<Auth, AuthIn> = keuze(DEUREN, deurVan)

/** The ways to take a second step; `instellen` where one is due and none was set up yet. */
export const TweedeFactorSoortSchema = z.enum(['totp', 'herstelcode', 'passkey', 'instellen'])
export type TweedeFactorSoort = z.infer<typeof TweedeFactorSoortSchema>

/** In, or what is still asked. */
export const AuthAntwoordSchema = z.union([
  z.strictObject({
    token: z.string(),
    /** Shown once, when a second step was just set up. */
    herstelcodes: z.optional(z.array(z.string())),
  }),
  z.strictObject({
    tweedeFactor: z.strictObject({
      uitdaging: z.string(),
      soorten: z.array(TweedeFactorSoortSchema),
    }),
  }),
  z.strictObject({ kies: z.array(LidmaatschapSchema), uitdaging: z.string() }),
])
export type AuthAntwoord = z.infer<typeof AuthAntwoordSchema>
