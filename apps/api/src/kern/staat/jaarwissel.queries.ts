import { sql } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../context.ts'
import { perDeel } from '../../platform/per-deel.ts'

/** A pupil whose school year changed. */
export interface AnderJaar {
  readonly id: LeerlingId
  readonly van: number
  readonly naar: number
}

/** Within this time a change back to the previous year undoes the change itself. */
const TERUG_BINNEN = sql`interval '30 days'`

/** Returns a pupil's changes of year after a moment (all of them for null), oldest first. */
export function listJaarwisselsNa(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
  na: Date | null,
) {
  return db
    .selectFrom('jaarwissel')
    .select(['op', 'naar', 'bank_versie'])
    .where('admin_id', '=', adminId)
    .where('leerling_id', '=', leerlingId)
    .$if(na !== null, (query) => query.where('op', '>', na as Date))
    .orderBy('op')
    .execute()
}

/** Returns which of these pupils are in another school year than the one given with them. */
export async function listAnderJaar(
  { db, adminId }: AdminScope,
  leerlingen: readonly { readonly id: LeerlingId; readonly jaargroep: number }[],
): Promise<LeerlingId[]> {
  const anders: LeerlingId[] = []
  await perDeel(leerlingen, async (deel) => {
    const { rows } = await sql<{ id: LeerlingId }>`
      select leerling.id from leerling
      join jsonb_to_recordset(${JSON.stringify(deel)}::jsonb) as nieuw (id uuid, jaargroep smallint) using (id)
      where leerling.admin_id = ${adminId} and leerling.jaargroep <> nieuw.jaargroep`.execute(db)
    anders.push(...rows.map(({ id }) => id))
  })
  return anders
}

/** Gives pupils another school year; returns those whose year changed, with the previous one. */
export async function updateJaargroep(
  { db, adminId }: AdminScope,
  leerlingen: readonly { readonly id: LeerlingId; readonly jaargroep: number }[],
): Promise<AnderJaar[]> {
  const anders: AnderJaar[] = []
  await perDeel(leerlingen, async (deel) => {
    const { rows } = await sql<AnderJaar>`
      with nieuw as (
        select * from jsonb_to_recordset(${JSON.stringify(deel)}::jsonb) as n (id uuid, jaargroep smallint)
      ), oud as (
        select leerling.id, leerling.jaargroep from leerling join nieuw using (id)
        where leerling.admin_id = ${adminId} and leerling.jaargroep <> nieuw.jaargroep
        order by leerling.id for no key update of leerling
      )
      update leerling set jaargroep = nieuw.jaargroep
      from oud join nieuw using (id)
      where leerling.admin_id = ${adminId} and leerling.id = oud.id and oud.jaargroep <> nieuw.jaargroep
      returning leerling.id, oud.jaargroep as van, leerling.jaargroep as naar`.execute(db)
    anders.push(...rows)
  })
  return anders
}

/**
 * Records changes for pupils who have a state, and has those states folded again from there. A change back undoes the change
 * itself: the state becomes exactly, to the bit, what it would have been.
 */
export async function insertJaarwissels(
  { db, adminId }: AdminScope,
  wissels: readonly AnderJaar[],
  { now, bankVersie }: { readonly now: Date; readonly bankVersie: number },
): Promise<void> {
  await perDeel(wissels, (deel) =>
    sql`
      with wissel as (
        select * from jsonb_to_recordset(${JSON.stringify(deel)}::jsonb) as n (id uuid, van smallint, naar smallint)
      ), laatst as (
        select distinct on (jaarwissel.leerling_id) jaarwissel.leerling_id, jaarwissel.op,
          jaarwissel.van = wissel.naar and jaarwissel.op > ${now}::timestamptz - ${TERUG_BINNEN} as is_terug
        from jaarwissel join wissel on wissel.id = jaarwissel.leerling_id
        where jaarwissel.admin_id = ${adminId}
        order by jaarwissel.leerling_id, jaarwissel.op desc
      ), terug as (
        delete from jaarwissel using laatst
        where jaarwissel.admin_id = ${adminId} and jaarwissel.leerling_id = laatst.leerling_id
          and jaarwissel.op = laatst.op and laatst.is_terug
        returning jaarwissel.leerling_id, jaarwissel.op
      ), bij as (
        insert into jaarwissel (admin_id, leerling_id, op, van, naar, bank_versie)
        select ${adminId}, wissel.id,
          greatest(${now}::timestamptz, laatst.op + interval '1 millisecond'), wissel.van, wissel.naar, ${bankVersie}
        from wissel
        join staat on staat.admin_id = ${adminId} and staat.leerling_id = wissel.id
        left join laatst on laatst.leerling_id = wissel.id
        where laatst.is_terug is not true
        returning leerling_id, op
      ), achter as (
        update staat set achter_vanaf = least(staat.achter_vanaf, anders.op), versie = staat.versie + 1
        from (select * from terug union all select * from bij) as anders
        where staat.admin_id = ${adminId} and staat.leerling_id = anders.leerling_id
        returning staat.leerling_id
      )
      select count(vraag_herberekening(leerling_id)::text) from achter`.execute(db),
  )
}
