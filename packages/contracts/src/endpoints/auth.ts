import * as z from 'zod/mini'
import { AuthAntwoordSchema, AuthSchema } from '../aanmelden.ts'
import { AccountSchema } from '../admin.ts'
import { defineEndpoints } from '../endpoint.ts'
import { UserIdSchema } from '../ids.ts'

/** Signing in and who one is. */
export const authEndpoints = defineEndpoints({
  signIn: {
    method: 'POST',
    path: '/api/auth',
    access: 'openbaar',
    body: AuthSchema,
    /** A passkey answers some two kilobytes, in letters that JSON writes as they are. */
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
