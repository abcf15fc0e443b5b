import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { UserIdSchema } from '../ids.ts'
import {
  BevestigingSchema,
  EigenTweedeFactorSchema,
  HerstelcodesSchema,
  PasskeyNaamSchema,
  PasskeyOptiesSchema,
  PasskeyToevoegenSchema,
  TotpBevestigenSchema,
  WachtwoordWijzigenSchema,
} from '../mijn-account.ts'
import { tekst } from '../tekst.ts'

const access = 'account.read'
const params = z.strictObject({ userId: UserIdSchema })
const passkeyParams = z.strictObject({
  userId: UserIdSchema,
  passkeyId: tekst({ max: 1500 }),
})

/** The caller's own password and second step; anybody else's do not exist for them. */
export const mijnAccountEndpoints = defineEndpoints({
  changePassword: {
    method: 'PATCH',
    path: '/api/users/{userId}/credentials',
    access,
    params,
    body: WachtwoordWijzigenSchema,
    response: z.object({ token: z.string() }),
  },
  getTweedeFactor: {
    method: 'GET',
    path: '/api/users/{userId}/tweede-factor',
    access,
    params,
    response: EigenTweedeFactorSchema,
  },
  beginTotp: {
    method: 'POST',
    path: '/api/users/{userId}/tweede-factor/totp',
    access,
    params,
    body: BevestigingSchema,
    response: z.object({ uitdaging: z.string(), geheim: z.string(), uri: z.string() }),
  },
  setTotp: {
    method: 'PUT',
    path: '/api/users/{userId}/tweede-factor/totp',
    access,
    params,
    body: TotpBevestigenSchema,
    response: HerstelcodesSchema,
  },
  removeTotp: {
    method: 'DELETE',
    path: '/api/users/{userId}/tweede-factor/totp',
    access,
    params,
    body: BevestigingSchema,
    response: EigenTweedeFactorSchema,
  },
  renewHerstelcodes: {
    method: 'POST',
    path: '/api/users/{userId}/tweede-factor/herstelcodes',
    access,
    params,
    body: BevestigingSchema,
    response: HerstelcodesSchema,
  },
  beginPasskey: {
    method: 'POST',
    path: '/api/users/{userId}/tweede-factor/passkey-opties',
    access,
    params,
    body: BevestigingSchema,
    response: z.object({ uitdaging: z.string(), opties: PasskeyOptiesSchema }),
  },
  addPasskey: {
    method: 'POST',
    path: '/api/users/{userId}/tweede-factor/passkeys',
    access,
    params,
    body: PasskeyToevoegenSchema,
    response: HerstelcodesSchema,
  },
  renamePasskey: {
    method: 'PATCH',
    path: '/api/users/{userId}/tweede-factor/passkeys/{passkeyId}',
    access,
    params: passkeyParams,
    body: PasskeyNaamSchema,
    response: EigenTweedeFactorSchema,
  },
  removePasskey: {
    method: 'DELETE',
    path: '/api/users/{userId}/tweede-factor/passkeys/{passkeyId}',
    access,
    params: passkeyParams,
    body: BevestigingSchema,
    response: EigenTweedeFactorSchema,
  },
})
