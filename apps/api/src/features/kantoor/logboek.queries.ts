import { sql, type Kysely } from 'kysely'
import type { UserId } from '@letterhaven/contracts/ids'
import type { KantoorWat } from '@letterhaven/contracts/kantoor-wat'
import type { Tables } from '../../schema/tables.ts'

interface Welke {
  readonly wie: UserId | undefined
  readonly wat: KantoorWat | undefined
  /** From this moment, and before that one. */
  readonly van: Date | undefined
  readonly tot: Date | undefined
  readonly na: string | undefined
}

/** Lists lines of the office's log, newest first, after a given one; many can share one moment. */
export function listRegels(
  office: Kysely<Tables>,
  { wie, wat, van, tot, na }: Welke,
  aantal: number,
) {
  let query = office
    .selectFrom('kantoor_log')
    .leftJoin('admin', 'admin.admin_id', 'kantoor_log.voor_admin')
    .select([
      'kantoor_log.id',
      'kantoor_log.op',
      'kantoor_log.wie',
      'kantoor_log.wat',
      'kantoor_log.voor_admin',
      'kantoor_log.reden',
      'kantoor_log.over',
      'kantoor_log.aantal',
      'admin.naam',
    ])
    .orderBy('kantoor_log.op', 'desc')
    .orderBy('kantoor_log.id', 'desc')
    .limit(aantal)
  if (wie) query = query.where('kantoor_log.wie', '=', wie)
  if (wat) query = query.where('kantoor_log.wat', '=', wat)
  if (van) query = query.where('kantoor_log.op', '>=', van)
  if (tot) query = query.where('kantoor_log.op', '<', tot)
  if (na)
    query = query.where(
      sql<boolean>`(kantoor_log.op, kantoor_log.id) < (select van.op, van.id from kantoor_log as van where van.id = ${na})`,
    )
  return query.execute()
}

/** Lists everybody who has a line, each found by a jump through the index, however many lines they have. */
export async function listSchrijvers(office: Kysely<Tables>): Promise<readonly UserId[]> {
  const { rows } = await sql<{ wie: UserId }>`
    with recursive schrijver (wie) as (
      (select wie from kantoor_log order by wie limit 1)
      union all
      select (select volgend.wie from kantoor_log as volgend where volgend.wie > schrijver.wie
        order by volgend.wie limit 1)
      from schrijver where schrijver.wie is not null
    )
    select wie from schrijver where wie is not null`.execute(office)
  return rows.map(({ wie }) => wie)
}

/** Lists everybody of the office and these others, by name; `isWeg` tells who has left. */
export function listMensen(db: Kysely<Tables>, ookVan: readonly UserId[]) {
  return db
    .selectFrom('login')
    .select(['id', 'gebruikersnaam as naam', sql<boolean>`kantoor_role is null`.as('isWeg')])
    .where((eb) =>
      eb.or([eb('kantoor_role', 'is not', null), eb('id', '=', eb.fn.any(eb.val(ookVan)))]),
    )
    .orderBy('gebruikersnaam')
    .execute()
}
