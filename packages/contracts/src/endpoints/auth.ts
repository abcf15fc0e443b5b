import * as z from 'zod/mini'
import { AuthAntwoordSchema, AuthSchema } from '../aanmelden.ts'
import { AccountSchema } from '../admin.ts'
import { defineEndpoints } from '../endpoint.ts'
import { UserIdSchema } from '../ids.ts'

/** Signing in, and the account that is signed in. */
export const authEndpoints = defineEndpoints({
  signIn: {
    method: 'POST',
    path: '/api/auth',
    access: 'openbaar',
    body: AuthSchema,
    /** The answer of a passkey takes some two kilobytes, in characters that JSON does not escape. */
    maxBody: 24 * 1024,
    response: AuthAntwoordSchema,
  },
  getPublicKey: {
    method: 'GET',
    path: '/api/auth/public-key',
    access: 'openbaar',
    response: null,
  },
  getAccount: {
    method: 'GET',
    path: '/api/users/{userId}',
    access: 'account.read',
    params: z.strictObject({ userId: UserIdSchema }),
    response: AccountSchema,
  },
})
