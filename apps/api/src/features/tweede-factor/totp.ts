import { createHash, randomInt } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'

/** Half a minute early or late: clocks of phones differ, and typing takes time (RFC 6238, section 5.2). */
const WINDOW = 1
const SECRET_BYTES = 20

const totpOf = (secret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Letterhaven', label, secret: Secret.fromBase32(secret) })

/** Makes a new secret, in the letters that an app accepts (base32). */
export const newTotpSecret = (): string => new Secret({ size: SECRET_BYTES }).base32

/** Returns what an app reads from the picture: whose it is, and the secret (otpauth://). */
export const totpUri = (secret: string, label: string): string => totpOf(secret, label).toString()

/** Returns the time step of a code; null when it matches none near `now`. */
export function stapVan(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime()
  const totp = totpOf(secret)
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

const CODES = 10
const CODE_CHARS = 10
/** Leaves out letters and digits that can be mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** Makes ten codes of ten characters (49 bits each, behind a brake), written in two halves. */
export function newHerstelcodes(): string[] {
  return Array.from({ length: CODES }, () => {
    const tekens = Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)])
    return `${tekens.slice(0, 5).join('')}-${tekens.slice(5).join('')}`
  })
}

/** Returns the stored form of a recovery code: its hash, regardless of dashes, spaces and capitals in what was typed. */
export const hashHerstelcode = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toLowerCase().replaceAll(/[^a-z0-9]/g, ''))
    .digest()
