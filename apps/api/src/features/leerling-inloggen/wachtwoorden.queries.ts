import { sql, type Insertable } from 'kysely'
import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../context.ts'
import type { Tables } from '../../schema/tables.ts'

type Geheimen = Pick<Insertable<Tables['login']>, 'geheim' | 'geheim_versie' | 'plaatjes'>

/** Replaces secrets; every token that was given before is over. */
export async function setGeheimen(
  { db }: AdminScope,
  loginId: UserId,
  geheimen: Partial<Geheimen>,
): Promise<void> {
  await db
    .updateTable('login')
    .set((eb) => ({ ...geheimen, ver: eb('ver', '+', 1) }))
    .where('id', '=', loginId)
    .execute()
}

/**
 * A card for each of these pupils, in place of the one it had; answers whose was replaced. In one order for
 * everybody who does so at once, so that they wait for each other and never for both.
 */
export async function replaceKaarten(
  { db }: AdminScope,
  kaarten: readonly { readonly loginId: UserId; readonly tokenHash: Buffer }[],
): Promise<UserId[]> {
  const values = kaarten
    .toSorted((a, b) => (a.loginId < b.loginId ? -1 : 1))
    .map(({ loginId, tokenHash }) => ({ login_id: loginId, token_hash: tokenHash }))
  const rijen = await db
    .insertInto('kaart')
    .values(values)
    .onConflict((c) =>
      c.column('login_id').doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        created_at: sql`now()`,
      })),
    )
    // A row that was there before has been locked by this very transaction.
    .returning(['login_id', sql<boolean>`xmax <> 0`.as('was_er')])
    .execute()
  return rijen.filter((rij) => rij.was_er).map((rij) => rij.login_id)
}

/** Takes a card back; false when there was none. */
export async function deleteKaart({ db }: AdminScope, loginId: UserId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('kaart')
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** The sealed secrets of who sits in these groups, by group: two of one group never have the same. */
export function listGeheimen({ db, adminId }: AdminScope, groepIds: readonly GroepId[]) {
  return db
    .selectFrom('plaatsing')
    .innerJoin('login', (join) => join.onRef('login.id', '=', 'plaatsing.leerling_id' as never))
    .select(['plaatsing.groep_id', 'login.id', 'login.geheim'])
    .where('plaatsing.admin_id', '=', adminId)
    .where('plaatsing.groep_id', 'in', [...groepIds])
    .where('plaatsing.tot', 'is', null)
    .execute()
}
