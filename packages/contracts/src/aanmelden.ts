import * as z from 'zod/mini'
import { AdminIdSchema, LeerlingIdSchema } from './ids.ts'
import { keuze } from './keuze.ts'
import { LidmaatschapSchema } from './sessie.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

/** No name has control characters, and PostgreSQL takes no NUL. */
const gebruikersnaam = tekst({ min: 1, max: 100, knip: true }, ENE_REGEL)
const geheim = tekst({ min: 1, max: 200 })
/** A token of ours in a body. Anything may be tried, because only its hash is ever looked up. */
const token = tekst({ min: 1, max: 200 })

/** What a person types to sign in. */
export const SignInSchema = z.strictObject({ gebruikersnaam, wachtwoord: geheim })
export type SignIn = z.infer<typeof SignInSchema>

/** Signs in a pupil who was found on the school's list, with two words or with four pictures in their order. */
export const LeerlingSignInSchema = z.strictObject({
  schoolcode: tekst({ min: 1, max: 20, knip: true }),
  leerlingId: LeerlingIdSchema,
  geheim,
})
export type LeerlingSignIn = z.infer<typeof LeerlingSignInSchema>

/** Signs in a pupil with the token on their card. */
export const KaartSignInSchema = z.strictObject({ qr: token })
export type KaartSignIn = z.infer<typeof KaartSignInSchema>

/** Signs in a visitor without an account; their jaargroep decides where the words begin. */
export const GastSignInSchema = z.strictObject({
  demo: z.literal(true),
  jaargroep: z.optional(z.int().check(z.minimum(3), z.maximum(8))),
})
export type GastSignIn = z.infer<typeof GastSignInSchema>

/** The second step with a code: one from the app, or a recovery code that was kept for when the app is not at hand. */
export const CodeSignInSchema = z.strictObject({
  uitdaging: token,
  code: tekst({ min: 6, max: 40, knip: true }),
})
export type CodeSignIn = z.infer<typeof CodeSignInSchema>

/** The browser's answer for a passkey (WebAuthn, AuthenticationResponseJSON). */
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

/** Chooses which of several schools or practices this session is for. */
export const KeuzeSignInSchema = z.strictObject({ uitdaging: token, adminId: AdminIdSchema })
export type KeuzeSignIn = z.infer<typeof KeuzeSignInSchema>

/**
 * Every way to sign in at the one endpoint, keyed by the field that only it has. The last applies when no field
 * identifies one: its messages are those of the form that people see.
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
/** The body of a sign-in, before and after parsing. */
type AuthIn = z.input<Deuren>
export type Auth = z.output<Deuren>

const isDeur = (naam: string): naam is Deur => Object.hasOwn(DEUREN, naam)

/** Returns which way of signing in a body means: the form with name and password when no field identifies one. */
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

/** The ways to take a second step; `instellen` means that one is required and none has been set up yet. */
export const TweedeFactorSoortSchema = z.enum(['totp', 'herstelcode', 'passkey', 'instellen'])
export type TweedeFactorSoort = z.infer<typeof TweedeFactorSoortSchema>

/** The result of signing in: a token, or what is still asked for. */
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
