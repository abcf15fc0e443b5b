import { createHash, randomBytes } from 'node:crypto'
import type { AdminId } from '@letterhaven/contracts/ids'

const [ID_BYTES, KANS_BYTES] = [16, 32]

const hex = (bytes: Buffer): string => bytes.toString('hex')

/** The token of an invitation: which admin it is of, and 256 bits of chance. */
export function makeToken(adminId: AdminId): string {
  const id = Buffer.from(adminId.replaceAll('-', ''), 'hex')
  return Buffer.concat([id, randomBytes(KANS_BYTES)]).toString('base64url')
}

/** The admin that a token speaks of; null for a token of another kind. It proves nothing: the hash does. */
export function adminVan(token: string): AdminId | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== ID_BYTES + KANS_BYTES || bytes.toString('base64url') !== token) return null
  const id = hex(bytes.subarray(0, ID_BYTES))
  const delen = [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)]
  return delen.join('-') as AdminId
}

/** What is kept of a token. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest()
