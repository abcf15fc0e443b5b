import { MAKKELIJK_TE_RADEN } from '@letterhaven/contracts/wachtwoord'
import type { Context } from '../context.ts'
import { ApiError } from '../../platform/errors.ts'
import { hashInTurn } from './hash-baan.ts'
import { isBekendWachtwoord } from './bekende-wachtwoorden.ts'
import { compareWithDecoy, hashPassword, passwordMatches } from './staff-password.ts'
import { kaalGeheim, seal, SECRET_VERSION, secretMatches, unseal, type Zegel } from './verzegeld.ts'

/** The form in which a grown-up's password is stored; for seeds, whose passwords nobody chose. */
export const hashStaffPassword = (password: string): Promise<string> => hashPassword(password)

/** A password that was just chosen. */
interface NewPassword {
  readonly password: string
  /** The visitor's address or the user, who waits its turn. */
  readonly wie: string
  /** The field that a refusal is told at. */
  readonly veld?: string
}

/**
 * The stored form of a password that a grown-up just chose: `invalid_input` at its field when it is one of
 * the 3,000 most common. Every new password goes through here, after NieuwWachtwoordSchema.
 */
export async function hashNewPassword(
  ctx: Context,
  { password, wie, veld = 'wachtwoord' }: NewPassword,
): Promise<string> {
  if (isBekendWachtwoord(password))
    throw new ApiError('invalid_input', { [veld]: MAKKELIJK_TE_RADEN })
  return hashInTurn(ctx, wie, () => hashPassword(password))
}

/** The stored form of a pupil's two words. */
export const sealGeheim = (
  ctx: Pick<Context, 'geheimKey'>,
  leerlingId: string,
  secret: string,
) => ({
  geheim: seal(ctx.geheimKey, ['leerling', leerlingId], secret),
  geheim_versie: SECRET_VERSION,
})

/** Encrypts a text that only its owner's row may open. */
export const sealFor = (ctx: Pick<Context, 'geheimKey'>, zegel: Zegel, text: string): Buffer =>
  seal(ctx.geheimKey, zegel, text)

/** Opens it again; null when it is another's, or was touched. */
export const openFor = (ctx: Context, zegel: Zegel, sealed: Buffer): string | null =>
  unseal(ctx.geheimKey, zegel, sealed)

/** A secret without what does not matter when a child types it: two that are the same then are one. */
export const foldGeheim = (secret: string): string => kaalGeheim(secret)

/** Compares what a child typed or tapped with its secret, in the same time whatever the difference. */
export const isGeheim = (typed: string, secret: string): boolean => secretMatches(typed, secret)

/** What a sign-in can be opened with, as it is stored. */
interface Opgeslagen {
  readonly id: string
  readonly wachtwoord_hash: string | null
  readonly geheim: Buffer | null
}

/**
 * Is this the password of the sign-in? A wrong one takes as long for a grown-up, a pupil, and a name that
 * nobody has (undefined): one slow comparison.
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
