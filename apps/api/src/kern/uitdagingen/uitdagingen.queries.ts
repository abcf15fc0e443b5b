import type { Kysely } from 'kysely'
import type { SessieId, UserId } from '@letterhaven/contracts/ids'
import type { SessieSoort } from '@letterhaven/contracts/sessie'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

/** What is still asked of somebody who is half way through signing in. */
export type Stap = 'tweede_factor' | 'instellen' | 'kies'

/** What a step has to remember between two calls. */
export interface StapGegevens {
  /** The challenge that a passkey must sign. */
  readonly passkeyVraag?: string
  /** A new TOTP secret, sealed, base64. */
  readonly nieuwGeheim?: string
  /**
   * The session of somebody who is already in and changes their own second factor; the challenge works in that session only.
   */
  readonly sessieId?: SessieId
}

interface NieuweUitdaging {
  readonly token_hash: Buffer
  readonly login_id: UserId
  readonly stap: Stap
  readonly soort: SessieSoort
  readonly ver: number
  readonly gegevens: StapGegevens
  readonly tot: Date
}

export async function insertUitdaging(
  db: Db,
  { gegevens, ...rij }: NieuweUitdaging,
): Promise<void> {
  await db
    .insertInto('uitdaging')
    .values({ ...rij, gegevens: JSON.stringify(gegevens) })
    .execute()
}

/**
 * Returns a valid challenge and takes one try from it; undefined when it is unknown, expired, or used up, or when the sign-in
 * has changed since the challenge was made.
 */
export function takeUitdaging(
  db: Db,
  tokenHash: Buffer,
  { now, pogingen }: { readonly now: Date; readonly pogingen: number },
) {
  return db
    .updateTable('uitdaging')
    .from('login')
    .set((eb) => ({ pogingen: eb('uitdaging.pogingen', '+', 1) }))
    .whereRef('login.id', '=', 'uitdaging.login_id')
    .whereRef('login.ver', '=', 'uitdaging.ver')
    .where('login.actief', '=', true)
    .where('uitdaging.token_hash', '=', tokenHash)
    .where('uitdaging.tot', '>', now)
    .where('uitdaging.pogingen', '<', pogingen)
    .returning([
      'uitdaging.login_id',
      'uitdaging.stap',
      'uitdaging.soort',
      'uitdaging.ver',
      'uitdaging.gegevens',
      'login.gebruikersnaam',
    ])
    .executeTakeFirst()
}

export async function setUitdagingGegevens(
  db: Db,
  tokenHash: Buffer,
  gegevens: StapGegevens,
): Promise<void> {
  await db
    .updateTable('uitdaging')
    .set({ gegevens: JSON.stringify(gegevens) })
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Deletes a challenge; returns false when another call did so first. */
export async function deleteUitdaging(db: Db, tokenHash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('uitdaging')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function deleteUitdagingenBefore(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('uitdaging').where('tot', '<=', now).execute()
}
