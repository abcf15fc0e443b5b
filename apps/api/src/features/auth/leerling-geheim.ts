import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** The key's version: a new key gets the next number, and old rows say which one they need. */
export const SECRET_VERSION = 1

/** Binds a secret to its pupil: copied to another row it no longer opens. */
const aad = (leerlingId: string): Buffer => Buffer.from(`leerling:${leerlingId}:v${SECRET_VERSION}`)

/** Encrypts a pupil's generated secret (AES-256-GCM, pupil id as additional data): iv, tag, ciphertext. */
export function sealSecret(key: Buffer, leerlingId: string, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad(leerlingId))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Opens a sealed secret; null when it was made with another key, for another pupil, or was touched. */
export function openSecret(key: Buffer, leerlingId: string, sealed: Buffer): string | null {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv)
      .setAAD(aad(leerlingId))
      .setAuthTag(tag)
    const text = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

/** Capitals and spaces around do not matter to a child who types two words. */
const normalize = (secret: string): string =>
  secret.normalize('NFC').trim().toLowerCase().replaceAll(/\s+/g, ' ')

/** Compares what was typed with a secret, in the same time whatever the difference. */
export function secretMatches(typed: string, secret: string): boolean {
  const [a, b] = [Buffer.from(normalize(typed)), Buffer.from(normalize(secret))]
  const padded = Buffer.alloc(b.length)
  a.copy(padded)
  return timingSafeEqual(padded, b) && a.length === b.length
}
