import { createHash, randomBytes } from 'node:crypto'
import type { AdminId } from '@letterhaven/contracts/ids'

const [ID_BYTES, KANS_BYTES] = [16, 32]

const hex = (bytes: Buffer): string => bytes.toString('hex')

/** Makes the token of an invitation: the id of its admin, and 256 random bits. */
export function makeToken(adminId: AdminId): string {
  const id = Buffer.from(adminId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, randomBytes(KANS_BYTES)]).toString('base64url')
}

/** Returns the admin in a token; null for a token of another kind. It proves nothing: the hash does. */
export function adminVan(token: string): AdminId | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + KANS_BYTES || bytes.toString('base64url') !== token) return null
  const id = hex(bytes.subarray(0, ID_BYTES))
  const delen = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)]
  return delen.join('-') as AdminId
}

/** Hashes a token; only the hash is stored. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
