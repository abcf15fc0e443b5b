import * as z from 'zod/mini'
import { AdminIdSchema, UserIdSchema } from './ids.ts'
import { RolSchema } from './rol.ts'

/** The record of who is signed in: decoded from the token's payload, kept by the browser (spec section 3). */
export const SessieUserSchema = z.object({
  _id: UserIdSchema,
  role: RolSchema,
  /** Null for office and superadmin, who belong to no admin. */
  adminId: z.nullable(AdminIdSchema),
  /** Expiry in seconds since the epoch. */
  exp: z.int(),
})
export type SessieUser = z.infer<typeof SessieUserSchema>

/** What a person types to sign in. No name has control characters, and PostgreSQL takes no NUL. */
export const SignInSchema = z.strictObject({
  gebruikersnaam: z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(100), z.regex(/^\P{Cc}*$/u)),
  wachtwoord: z.string().check(z.minLength(1), z.maxLength(200)),
})
export type SignIn = z.infer<typeof SignInSchema>

/** A visitor without an account; in which jaargroep decides where the words begin. */
export const GastSignInSchema = z.strictObject({
  demo: z.literal(true),
  jaargroep: z.optional(z.int().check(z.minimum(3), z.maximum(6))),
})
export type GastSignIn = z.infer<typeof GastSignInSchema>

/** Every way of signing in, told apart by what is in it. */
export const AuthSchema = z.discriminatedUnion('demo', [
  z.extend(SignInSchema, { demo: z.optional(z.undefined()) }),
  GastSignInSchema,
])
