import { Secret, TOTP } from 'otpauth'

const STAP_MS = 30_000

/** Returns the code that an app shows for a secret: now, or a number of steps later. */
export const verseCode = (totpGeheim: string, stappen = 0): string =>
  new TOTP({ secret: Secret.fromBase32(totpGeheim) }).generate({
    timestamp: Date.now() + stappen * STAP_MS,
  })
