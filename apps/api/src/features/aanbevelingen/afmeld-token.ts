import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

const [HASH_BYTES, BEWIJS_BYTES] = [32, 16]

const sleutel = (geheimKey: Buffer, waarvoor: string): Buffer =>
  Buffer.from(hkdfSync('sha256', geheimKey, '', `aanbeveling/${waarvoor}`, 32))

/** Hashes an address for storage: without our key nobody can tell which address it was. */
export const hashAdres = (geheimKey: Buffer, adres: string): Buffer =>
  createHmac('sha256', sleutel(geheimKey, 'adres')).update(adres.trim().toLowerCase()).digest()

const bewijs = (geheimKey: Buffer, hash: Buffer): Buffer =>
  createHmac('sha256', sleutel(geheimKey, 'afmelden'))
    .update(hash)
    .digest()
    .subarray(0, BEWIJS_BYTES)

/**
 * Makes the token of the link with which an address stops our mail: its hash, and proof that we made it. None of it is stored.
 */
export const makeAfmeldToken = (geheimKey: Buffer, hash: Buffer): string =>
  Buffer.concat([hash, bewijs(geheimKey, hash)]).toString('base64url')

/** Returns the hash in a token, or null for a token that we did not make. */
export function readAfmeldToken(geheimKey: Buffer, token: string): Buffer | null {
  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== HASH_BYTES + BEWIJS_BYTES) return null
  const hash = bytes.subarray(0, HASH_BYTES)
  return timingSafeEqual(bytes.subarray(HASH_BYTES), bewijs(geheimKey, hash)) ? hash : null
}
