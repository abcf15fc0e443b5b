import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { SessieUserSchema, TokenPairSchema } from '../sessie.ts'
import {
  AanbiederIdSchema,
  AanbiederSchema,
  CodeVerifierSchema,
  SsoFormSchema,
  SsoStartSchema,
  SsoTerugSchema,
} from '../sso.ts'
import { tekst } from '../tekst.ts'

const callback = z.strictObject({ aanbieder: AanbiederIdSchema })

/** Signing in with a school account: to the provider, back again, and exchanging the resulting code for tokens. */
export const ssoEndpoints = defineEndpoints({
  listAanbieders: {
    method: 'GET',
    path: '/api/auth/sso/aanbieders',
    access: 'openbaar',
    response: z.array(AanbiederSchema),
  },
  /** Answers 302 to the school's own sign-in. */
  startSso: {
    method: 'GET',
    path: '/api/auth/sso/start',
    access: 'openbaar',
    query: SsoStartSchema,
    response: null,
  },
  /** Answers 302 to the page that fetches the tokens. */
  finishSso: {
    method: 'GET',
    path: '/api/auth/sso/callback/{aanbieder}',
    access: 'openbaar',
    params: callback,
    query: SsoTerugSchema,
    response: null,
  },
  /** The same for SAML, which comes back as a form. */
  finishSsoForm: {
    method: 'POST',
    path: '/api/auth/sso/callback/{aanbieder}',
    access: 'openbaar',
    params: callback,
    body: SsoFormSchema,
    form: true,
    response: null,
  },
  exchangeCode: {
    method: 'GET',
    path: '/api/auth/token',
    access: 'openbaar',
    query: z.strictObject({
      auth_code: tekst({ min: 1, max: 200 }),
      code_verifier: CodeVerifierSchema,
    }),
    response: TokenPairSchema,
  },
  /** Returns who the bearer of the access token is. */
  readSsoUser: {
    method: 'POST',
    path: '/api/auth/sso',
    access: 'aangemeld',
    response: SessieUserSchema,
  },
})
