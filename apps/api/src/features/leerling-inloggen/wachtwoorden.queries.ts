import { sql, type Insertable } from 'kysely'
import type { GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { perDeel } from '../../platform/per-deel.ts'
import type { Tables } from '../../schema/tables.ts'

type Geheimen = Pick<Insertable<Tables['login']>, 'geheim' | 'geheim_versie' | 'plaatjes'>

/** Replaces secrets; every token that was issued before is no longer valid. */
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

/** A pupil's sealed secrets, as they are stored. */
export interface Geheimrij {
  readonly id: LeerlingId
  readonly geheim: Buffer
  readonly geheim_versie: number
  readonly plaatjes: Buffer | null
}

/** Sorts rows in the one order in which everybody changes many of them, so that there is no deadlock. */
const opVolgorde = <T extends { readonly id: string }>(rijen: readonly T[]): T[] =>
  rijen.toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** Replaces the secrets of many; every token that was issued to them before is no longer valid. */
export const setGeheimenVan = ({ db }: AdminScope, rijen: readonly Geheimrij[]): Promise<void> =>
  perDeel(opVolgorde(rijen), (deel) =>
    sql`
      with nieuw as (
        select * from unnest(
          ${deel.map(({ id }) => id)}::uuid[], ${deel.map(({ geheim }) => geheim)}::bytea[],
          ${deel.map((rij) => rij.geheim_versie)}::int[], ${deel.map(({ plaatjes }) => plaatjes)}::bytea[]
        ) as nieuw (id, geheim, geheim_versie, plaatjes)
      ), slot as (
        select login.id from login where id in (select id from nieuw) order by id for update
      )
      update login set geheim = nieuw.geheim, geheim_versie = nieuw.geheim_versie,
        plaatjes = nieuw.plaatjes, ver = login.ver + 1
      from nieuw join slot using (id) where login.id = nieuw.id`.execute(db),
  )

/** Gives pictures to many who had none; nothing that they have stops working. */
export const addPlaatjes = (
  { db }: AdminScope,
  rijen: readonly { readonly id: LeerlingId; readonly plaatjes: Buffer }[],
): Promise<void> =>
  perDeel(opVolgorde(rijen), (deel) =>
    sql`
      with nieuw as (
        select * from unnest(
          ${deel.map(({ id }) => id)}::uuid[], ${deel.map(({ plaatjes }) => plaatjes)}::bytea[]
        ) as nieuw (id, plaatjes)
      ), slot as (
        select login.id from login where id in (select id from nieuw) order by id for update
      )
      update login set plaatjes = nieuw.plaatjes
      from nieuw join slot using (id) where login.id = nieuw.id`.execute(db),
  )

/** Removes the pictures of many; every token that was issued to them before is no longer valid. */
export const removePlaatjes = ({ db }: AdminScope, ids: readonly LeerlingId[]): Promise<void> =>
  perDeel(ids.toSorted(), (deel) =>
    sql`
      with slot as (
        select id from login where id = any(${deel}::uuid[]) order by id for update
      )
      update login set plaatjes = null, ver = login.ver + 1 from slot where login.id = slot.id`.execute(
      db,
    ),
  )

/**
 * Gives each of these pupils a card, in place of the one they had; returns whose card was replaced. Everybody who does so at
 * once uses the same order, so that there is no deadlock.
 */
export async function replaceKaarten(
  { db }: AdminScope,
  kaarten: readonly { readonly loginId: UserId; readonly tokenHash: Buffer }[],
  now: Date,
): Promise<UserId[]> {
  const values = kaarten
    .toSorted((a, b) => (a.loginId < b.loginId ? -1 : 1))
    .map(({ loginId, tokenHash }) => ({
      login_id: loginId,
      token_hash: tokenHash,
      created_at: now,
    }))
  const rijen = await db
    .insertInto('kaart')
    .values(values)
    .onConflict((c) =>
      c.column('login_id').doUpdateSet((eb) => ({
        token_hash: eb.ref('excluded.token_hash'),
        created_at: eb.ref('excluded.created_at'),
      })),
    )
    // A row that existed before was locked by this very transaction.
    .returning(['login_id', sql<boolean>`xmax <> 0`.as('was_er')])
    .execute()
  return rijen.filter((rij) => rij.was_er).map((rij) => rij.login_id)
}

/** Deletes a card; returns false when there was none. */
export async function deleteKaart({ db }: AdminScope, loginId: UserId): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('kaart')
    .where('login_id', '=', loginId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Lists the sealed secrets of the pupils in these groups, by group: two pupils of one group never have the same. */
export function listGeheimen({ db, adminId }: AdminScope, groepIds: readonly GroepId[]) {
  return db
    .selectFrom('plaatsing')
    .innerJoin('login', (join) => join.onRef('login.id', '=', 'plaatsing.leerling_id' as never))
    .select(['plaatsing.groep_id', 'login.id', 'login.geheim', 'login.plaatjes'])
    .where('plaatsing.admin_id', '=', adminId)
    .where('plaatsing.groep_id', 'in', [...groepIds])
    .where('plaatsing.tot', 'is', null)
    .execute()
}
