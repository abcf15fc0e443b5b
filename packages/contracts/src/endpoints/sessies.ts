import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, SessieIdSchema, UserIdSchema } from '../ids.ts'
import { EigenSessieSchema, LidmaatschapSchema, TokenPairSchema } from '../sessie.ts'

const user = z.strictObject({ userId: UserIdSchema })
const beeindigd = z.object({ beeindigd: z.int() })

/** Active sessions: renewing them, moving them to another admin, and ending them. */
export const sessiesEndpoints = defineEndpoints({
  refreshTokens: {
    method: 'GET',
    path: '/api/auth/token/refresh',
    // The bearer is the refresh token itself, which cannot be used for other calls.
    access: 'openbaar',
    response: TokenPairSchema,
  },
  getSessie: {
    method: 'GET',
    path: '/api/auth/sessie',
    // The bearer is either token of a session. Pages ask this by themselves, so it does not count as use of the session.
    access: 'openbaar',
    response: z.object({ loopt: z.literal(true) }),
  },
  signOut: {
    method: 'POST',
    path: '/api/auth/uitloggen',
    access: 'aangemeld',
    response: beeindigd,
  },
  switchAdmin: {
    method: 'POST',
    path: '/api/auth/lidmaatschap',
    access: 'aangemeld',
    body: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({ token: z.string() }),
  },
  listLidmaatschappen: {
    method: 'GET',
    path: '/api/users/{userId}/lidmaatschappen',
    access: 'account.read',
    params: user,
    response: z.object({ lidmaatschappen: z.array(LidmaatschapSchema) }),
  },
  listSessies: {
    method: 'GET',
    path: '/api/users/{userId}/sessies',
    access: 'account.read',
    params: user,
    response: z.object({ sessies: z.array(EigenSessieSchema) }),
  },
  endSessies: {
    method: 'DELETE',
    path: '/api/users/{userId}/sessies',
    access: 'account.read',
    params: user,
    response: beeindigd,
  },
  endSessie: {
    method: 'DELETE',
    path: '/api/users/{userId}/sessies/{sessieId}',
    access: 'account.read',
    params: z.strictObject({ userId: UserIdSchema, sessieId: SessieIdSchema }),
    response: beeindigd,
  },
})
