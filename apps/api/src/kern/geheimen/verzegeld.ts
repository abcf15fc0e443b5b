import { createCipheriv, createDecipheriv, randomBytes, timingSafeEqual } from 'node:crypto'

const IV_BYTES = 12
const TAG_BYTES = 16

/** The version of the key: a new key gets the next number, and old rows say which one they need. */
export const SECRET_VERSION = 1

/** What a sealed text is for; a text of one kind never opens as another. */
export type ZegelSoort = 'leerling' | 'plaatjes' | 'totp' | 'uitdaging' | 'sso'

/** What a sealed text is for, and whose it is. */
export type Zegel = readonly [ZegelSoort, string]

/** Binds a secret to its owner: copied to another row, it no longer opens. */
const aad = ([soort, id]: Zegel): Buffer => Buffer.from(`${soort}:${id}:v${SECRET_VERSION}`)

/** Encrypts a text with AES-256-GCM, with its owner as additional data. Returns iv, tag, ciphertext. */
export function seal(key: Buffer, zegel: Zegel, secret: string): Buffer {
  const iv = randomBytes(IV_BYTES)
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(aad(zegel))
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), text])
}

/** Opens a sealed text; returns null when it was made with another key or for another owner, or was tampered with. */
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

/** Removes from a secret what does not matter when a child types it: case, and whitespace anywhere. */
export const kaalGeheim = (secret: string): string =>
  secret.normalize('NFC').toLowerCase().replaceAll(/\s+/g, '')

/** Compares what was typed with a secret, in constant time. */
export function secretMatches(typed: string, secret: string): boolean {
  const [a, b] = [Buffer.from(kaalGeheim(typed)), Buffer.from(kaalGeheim(secret))]
  const padded = Buffer.alloc(b.length)
  a.copy(padded)
  return timingSafeEqual(padded, b) && a.length === b.length
}
