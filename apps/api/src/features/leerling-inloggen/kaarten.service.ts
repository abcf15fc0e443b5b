import { createHash, randomBytes } from 'node:crypto'
import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { endSessionsOfMany } from '../sessies/einde.service.ts'
import { replaceKaarten } from './wachtwoorden.queries.ts'

const TOKEN_BYTES = 32

/** What is on a card; told once, for only its hash is kept. */
export const makeKaartToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

/** What of a card is kept. */
export const hashKaart = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Gives pupils these cards: the ones they had open nothing any more, and who came in with one is out. */
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
