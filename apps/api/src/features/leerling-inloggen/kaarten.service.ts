import { createHash, randomBytes } from 'node:crypto'
import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { endSessionsOfMany } from '../sessies/einde.service.ts'
import { replaceKaarten } from './wachtwoorden.queries.ts'

const TOKEN_BYTES = 32

/** Makes the token of a card; it is shown once, because only its hash is stored. */
export const makeKaartToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** Hashes the token of a card for storage. */
export const hashKaart = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Gives pupils these cards: their previous cards stop working, and the sessions of pupils who had one end. */
export async function giveKaarten(
  scope: AdminScope,
  tokens: ReadonlyMap<LeerlingId, string>,
  now: Date,
): Promise<void> {
  const kaarten = [...tokens].map(([id, token]) => ({
    loginId: id as string as UserId,
    tokenHash: hashKaart(token),
  }))
  const vervangen = await replaceKaarten(scope, kaarten, now)
  await endSessionsOfMany(scope, vervangen, now)
}
