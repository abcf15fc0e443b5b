import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane: the smallest setting that OWASP advises (Password Storage Cheat Sheet). */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), SETTINGS)

export const passwordMatches = (stored: string, typed: string): Promise<boolean> =>
  verify(stored, typed.normalize('NFC'))

let decoy: Promise<string> | undefined

/** Takes as long as a real comparison, for a name that does not exist, and always returns false. */
export async function compareWithDecoy(typed: string): Promise<false> {
  decoy ??= hashPassword('geen account met deze naam')
  await passwordMatches(await decoy, typed)
  return false
}
