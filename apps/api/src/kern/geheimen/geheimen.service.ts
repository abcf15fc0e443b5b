import { MAKKELIJK_TE_RADEN } from '@letterhaven/contracts/wachtwoord'
import type { Context } from '../context.ts'
import { ApiError } from '../../platform/errors.ts'
import { hashInTurn } from './hash-baan.ts'
import { isBekendWachtwoord } from './bekende-wachtwoorden.ts'
import { compareWithDecoy, hashPassword, passwordMatches } from './staff-password.ts'
import { kaalGeheim, seal, SECRET_VERSION, secretMatches, unseal, type Zegel } from './verzegeld.ts'

/** Hashes an adult's password for storage; only for seeds, whose passwords nobody chose. */
export const hashStaffPassword = (password: string): Promise<string> => hashPassword(password)

/** A password that was just chosen. */
interface NewPassword {
  readonly password: string
  /** The visitor's address or the user: the key that waits its turn. */
  readonly wie: string
  /** The field at which a refusal is reported. */
  readonly veld?: string
}

/**
 * Returns the stored form of a password that an adult just chose; throws `invalid_input` at its field when it is one of the
 * 3,000 most common. Every new password goes through here, after NieuwWachtwoordSchema.
 */
export async function hashNewPassword(
  ctx: Context,
  { password, wie, veld = 'wachtwoord' }: NewPassword,
): Promise<string> {
  if (isBekendWachtwoord(password))
    throw new ApiError('invalid_input', { [veld]: MAKKELIJK_TE_RADEN })
  return hashInTurn(ctx, wie, () => hashPassword(password))
}

/** Returns the stored form of a pupil's two words. */
export const sealGeheim = (
  ctx: Pick<Context, 'geheimKey'>,
  leerlingId: string,
  secret: string,
) => ({
  geheim: seal(ctx.geheimKey, ['leerling', leerlingId], secret),
  geheim_versie: SECRET_VERSION,
})

/** Encrypts a text that only its owner's row can open. */
export const sealFor = (ctx: Pick<Context, 'geheimKey'>, zegel: Zegel, text: string): Buffer =>
  seal(ctx.geheimKey, zegel, text)

/** Opens it again; returns null when it belongs to another owner or was tampered with. */
export const openFor = (ctx: Context, zegel: Zegel, sealed: Buffer): string | null =>
  unseal(ctx.geheimKey, zegel, sealed)

/** Removes from a secret what does not matter when a child types it, so that two secrets that then match count as one. */
export const foldGeheim = (secret: string): string => kaalGeheim(secret)

/** Compares what a child typed or tapped with their secret, in constant time. */
export const isGeheim = (typed: string, secret: string): boolean => secretMatches(typed, secret)

/** What a sign-in can be opened with, as it is stored. */
interface Opgeslagen {
  readonly id: string
  readonly wachtwoord_hash: string | null
  readonly geheim: Buffer | null
}

/**
 * Tells whether this is the password of the sign-in. A wrong one costs one slow comparison for an adult, a pupil, and a name
 * that does not exist (undefined) alike.
 */
export async function isPassword(
  ctx: Context,
  login: Opgeslagen | undefined,
  { typed, wie }: { readonly typed: string; readonly wie: string },
): Promise<boolean> {
  const stored = login?.wachtwoord_hash
  if (stored) return hashInTurn(ctx, wie, () => passwordMatches(stored, typed))
  const secret = login?.geheim && openFor(ctx, ['leerling', login.id], login.geheim)
  if (secret && isGeheim(typed, secret)) return true
  return hashInTurn(ctx, wie, () => compareWithDecoy(typed))
}
