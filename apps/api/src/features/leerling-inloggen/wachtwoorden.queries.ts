import type { Insertable } from 'kysely'
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

/** A card for a pupil who has none. */
export async function insertKaart(
  { db }: AdminScope,
  loginId: UserId,
  tokenHash: Buffer,
): Promise<void> {
  await db.insertInto('kaart').values({ login_id: loginId, token_hash: tokenHash }).execute()
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
