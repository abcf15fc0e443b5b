import { hash, verify } from '@node-rs/argon2'

/** argon2id with 19 MiB, two passes, one lane: OWASP's smallest advised setting (Password Storage Cheat Sheet). */
const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFC'), SETTINGS)

export const passwordMatches = (stored: string, typed: string): Promise<boolean> =>
  verify(stored, typed.normalize('NFC'))

let decoy: Promise<string> | undefined

/** Spends as long as a real comparison on a name that does not exist, and always answers false. */
export async function compareWithDecoy(typed: string): Promise<false> {
  decoy ??= hashPassword('geen account met deze naam')
  await passwordMatches(await decoy, typed)
  return false
}
