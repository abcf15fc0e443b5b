import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { UserId } from '@letterhaven/contracts/ids'
import type { PasskeyToevoegen } from '@letterhaven/contracts/mijn-account'
import type { Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import type { Origin } from '../../platform/http.ts'
import type { Uitdaging } from '../../kern/uitdagingen/uitdagingen.service.ts'
import { loadWebauthn } from './load-webauthn.ts'
import { listPasskeys } from './passkeys.queries.ts'
import { eigenOrigin } from './passkeys.service.ts'

interface Wie {
  readonly userId: UserId
  readonly gebruikersnaam: string
  readonly host: string
}

/** Returns what a browser needs to make a passkey; a device that already has one of this person will say so itself. */
export async function creationOptions(ctx: Context, { userId, gebruikersnaam, host }: Wie) {
  const passkeys = await listPasskeys(ctx.kysely, userId)
  const { generateRegistrationOptions } = await loadWebauthn()
  const opties = await generateRegistrationOptions({
    rpName: 'Letterhaven',
    rpID: host,
    userName: gebruikersnaam,
    userID: new TextEncoder().encode(userId),
    attestationType: 'none',
    excludeCredentials: passkeys.map(({ id }) => ({ id })),
    // A second step beside the password: having the device is what counts, and the device may ask for more.
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  return { ...opties, rp: { name: opties.rp.name, id: host } }
}

/** Returns the passkey that a browser made for this request on this host; throws `passkey_refused` for anything else. */
export async function checkNewPasskey(
  { gegevens }: Uitdaging,
  antwoord: PasskeyToevoegen['passkey'],
  { host }: Origin,
) {
  const expectedOrigin = eigenOrigin(antwoord.response.clientDataJSON, host)
  const { passkeyVraag } = gegevens
  if (!expectedOrigin || passkeyVraag === undefined) throw new ApiError('passkey_refused')
  const { verifyRegistrationResponse } = await loadWebauthn()
  const uitslag = await verifyRegistrationResponse({
    response: antwoord as RegistrationResponseJSON,
    expectedChallenge: passkeyVraag,
    expectedOrigin,
    expectedRPID: host,
    requireUserVerification: false,
  }).catch(() => null)
  if (!uitslag?.verified) throw new ApiError('passkey_refused')
  const { id, publicKey, counter, transports } = uitslag.registrationInfo.credential
  return {
    id,
    publieke_sleutel: Buffer.from(publicKey),
    teller: counter,
    transports: [...(transports ?? [])],
  }
}
