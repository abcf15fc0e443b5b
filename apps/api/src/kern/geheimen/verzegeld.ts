import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** The key's version: a new key gets the next number, and old rows say which one they need. */
export const SECRET_VERSION = 1

/** What a sealed text is for; one kind never opens as another. */
export type ZegelSoort = 'leerling' | 'plaatjes' | 'totp' | 'uitdaging' | 'sso'

/** Whose it is, and what for. */
export type Zegel = readonly [ZegelSoort, string]

/** Binds a secret to its owner: copied to another row it no longer opens. */
const aad = ([soort, id]: Zegel): Buffer => Buffer.from(`${soort}:${id}:v${SECRET_VERSION}`)

/** Encrypts a text (AES-256-GCM, its owner as additional data): iv, tag, ciphertext. */
export function seal(key: Buffer, zegel: Zegel, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad(zegel))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Opens a sealed text; null when it was made with another key, for another owner, or was touched. */
export function unseal(key: Buffer, zegel: Zegel, sealed: Buffer): string | null {
  const iv = sealed.subarray(0, IV_BYTES)
  const tag = sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(aad(zegel)).setAuthTag(tag)
    const text = [decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]
    return Buffer.concat(text).toString('utf8')
  } catch {
    return null
  }
}

/** A secret without what does not matter when a child types it: capitals, and spaces anywhere. */
export const kaalGeheim = (secret: string): string =>
  secret.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '')

/** Compares what was typed with a secret, in the same time whatever the difference. */
export function secretMatches(typed: string, secret: string): boolean {
  const [a, b] = [Buffer.from(kaalGeheim(typed)), Buffer.from(kaalGeheim(secret))]
  const padded = Buffer.alloc(b.length)
  a.copy(padded)
  return timingSafeEqual(padded, b) && a.length === b.length
}
