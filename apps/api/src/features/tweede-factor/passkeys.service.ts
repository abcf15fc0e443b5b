import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { PasskeySignIn } from '@letterhaven/contracts/aanmelden'
import type { Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import {
  rememberInChallenge,
  takeChallenge,
  type Uitdaging,
} from '../../kern/uitdagingen/uitdagingen.service.ts'
import { loadWebauthn } from './load-webauthn.ts'
import { findPasskey, listPasskeys, touchPasskey } from './passkeys.queries.ts'

/**
 * Returns the origin that the browser says it spoke for, if it is a page of this host; null otherwise. A passkey is tied to the
 * host; the port may be anything, and only this machine may do without TLS.
 */
export function eigenOrigin(clientDataJSON: string, host: string): string | null {
  try {
    const { origin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      origin?: unknown
    }
    const url = URL.parse(String(origin))
    const isSafe = url?.protocol === 'https:' || /(^|\.)localhost$/.test(url?.hostname ?? '')
    return url && isSafe && url.hostname === host ? url.origin : null
  } catch {
    return null
  }
}

/** Returns what the browser must sign, for somebody in the middle of a sign-in who has a passkey. */
export async function askPasskey(
  ctx: Context,
  token: string,
  { host }: Origin,
): Promise<PublicKeyCredentialRequestOptionsJSON & { readonly rpId: string }> {
  const { userId, gegevens } = await takeChallenge(ctx, token, ['tweede_factor'])
  const passkeys = await listPasskeys(ctx.kysely, userId)
  const { generateAuthenticationOptions } = await loadWebauthn()
  const opties = await generateAuthenticationOptions({
    rpID: host,
    allowCredentials: passkeys.map(({ id, transports }) => ({
      id,
      transports: transports as never,
    })),
    userVerification: 'preferred',
  })
  await rememberInChallenge(ctx, token, { ...gegevens, passkeyVraag: opties.challenge })
  return { ...opties, rpId: host }
}

interface Poging {
  readonly uitdaging: Uitdaging
  readonly antwoord: PasskeySignIn['passkey']
  readonly origin: Origin
}

/** Throws `code_refused` unless a passkey of this person signed this request here and now. */
export async function checkPasskey(ctx: Context, poging: Poging): Promise<void> {
  if (await isSignedByOwn(ctx, poging)) return
  ctx.security('factor_refused', poging.uitdaging.userId)
  throw new ApiError('code_refused')
}

async function isSignedByOwn(
  ctx: Context,
  { uitdaging, antwoord, origin }: Poging,
): Promise<boolean> {
  const { userId, gegevens } = uitdaging
  const passkey = await findPasskey(ctx.kysely, userId, antwoord.id)
  const expectedOrigin = eigenOrigin(antwoord.response.clientDataJSON, origin.host)
  if (!passkey || !expectedOrigin || gegevens.passkeyVraag === undefined) return false
  const { verifyAuthenticationResponse } = await loadWebauthn()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: antwoord as AuthenticationResponseJSON,
      expectedChallenge: gegevens.passkeyVraag,
      expectedOrigin,
      expectedRPID: origin.host,
      requireUserVerification: false,
      credential: {
        id: passkey.id,
        publicKey: new Uint8Array(passkey.publieke_sleutel),
        counter: passkey.teller,
      },
    })
    if (verified)
      await touchPasskey(ctx.kysely, passkey.id, {
        teller: authenticationInfo.newCounter,
        now: ctx.now(),
      })
    return verified
  } catch {
    return false
  }
}
