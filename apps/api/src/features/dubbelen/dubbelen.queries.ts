import { sql } from 'kysely'
import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'

/** Lists all pupils, or only those named, with what may tell that two are one. */
export function listKinderen({ db, adminId }: AdminScope, ids?: readonly LeerlingId[]) {
  return db
    .selectFrom('leerling')
    .select([
      'id',
      'voornaam',
      'tussenvoegsel',
      'achternaam',
      'geboortedatum',
      'jaargroep',
      'sleutel',
      'eckid',
    ])
    .where('admin_id', '=', adminId)
    .where('deleted_at', 'is', null)
    .$if(ids !== undefined, (query) => query.where('id', 'in', [...(ids ?? [])]))
    .execute()
}

/** Lists what these pupils would bring into a merge. */
export async function listInhoud({ db, adminId }: AdminScope, ids: readonly LeerlingId[]) {
  const { rows } = await sql<{
    id: LeerlingId
    groep: string | null
    antwoorden: number
    laatst: Date | null
    toetsen: number
    inlognaam: string | null
    schoolaccount: boolean
  }>`
    select kind.id, zit.naam as groep, oefening.antwoorden, oefening.laatst, toets.aantal as toetsen,
      nullif(login.gebruikersnaam, 'leerling.' || kind.id) as inlognaam,
      exists (select from koppeling where koppeling.login_id = kind.id) as schoolaccount
    from unnest(${[...ids]}::uuid[]) as kind (id)
    join login on login.id = kind.id
    left join lateral (
      select groep.naam from plaatsing
      join groep on groep.admin_id = plaatsing.admin_id and groep.id = plaatsing.groep_id
      where plaatsing.admin_id = ${adminId} and plaatsing.leerling_id = kind.id and plaatsing.tot is null
        and groep.gearchiveerd_op is null
      order by groep.naam limit 1
    ) as zit on true
    cross join lateral (
      select count(*)::integer as antwoorden, max(gegeven_op) as laatst from antwoord
      where admin_id = ${adminId} and leerling_id = kind.id
    ) as oefening
    cross join lateral (
      select count(*)::integer as aantal from methodetoets_leerling
      where admin_id = ${adminId} and leerling_id = kind.id and ingeleverd_op is not null
    ) as toets`.execute(db)
  return new Map(rows.map((rij) => [rij.id, rij]))
}

/** Lists the pairs that somebody marked as two children, latest first, with who did so. */
export function listApart({ db, adminId }: AdminScope) {
  return db
    .selectFrom('geen_dubbel as g')
    .leftJoin('medewerker as m', (join) =>
      join.onRef('m.admin_id', '=', 'g.admin_id').onRef('m.id', '=', 'g.door'),
    )
    .select(['g.een', 'g.ander', 'g.op', 'm.voornaam', 'm.tussenvoegsel', 'm.achternaam'])
    .where('g.admin_id', '=', adminId)
    .orderBy('g.op', 'desc')
    .orderBy('g.een')
    .execute()
}

/** Lists past merges, latest first. */
export function listSamenvoegingen({ db, adminId }: AdminScope, hoogstens: number) {
  return db
    .selectFrom('samenvoeging as s')
    .leftJoin('medewerker as m', (join) =>
      join.onRef('m.admin_id', '=', 's.admin_id').onRef('m.id', '=', 's.door'),
    )
    .select(['s.op', 's.naam', 's.antwoorden', 'm.voornaam', 'm.tussenvoegsel', 'm.achternaam'])
    .where('s.admin_id', '=', adminId)
    .orderBy('s.op', 'desc')
    .orderBy('s.id')
    .limit(hoogstens)
    .execute()
}

interface Twee {
  readonly een: LeerlingId
  readonly ander: LeerlingId
}

/** Records that two pupils are two children; does nothing when somebody recorded that before. */
export async function insertApart(
  { db, adminId }: AdminScope,
  { een, ander, op, door }: Twee & { readonly op: Date; readonly door: UserId },
): Promise<void> {
  await db
    .insertInto('geen_dubbel')
    .values({ admin_id: adminId, een, ander, op, door })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Removes that record. */
export async function deleteApart(
  { db, adminId }: AdminScope,
  { een, ander }: Twee,
): Promise<void> {
  await db
    .deleteFrom('geen_dubbel')
    .where('admin_id', '=', adminId)
    .where('een', '=', een)
    .where('ander', '=', ander)
    .execute()
}

interface Samen {
  readonly blijft: LeerlingId
  readonly weg: LeerlingId
}

/** Keeps everybody else from changing either pupil until this is done. Their states are locked before. */
export async function lockTwee({ db, adminId }: AdminScope, wie: Samen): Promise<void> {
  const ids = [wie.blijft, wie.weg]
  await db
    .selectFrom('leerling')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** Merges two pupils into one; returns how many answers came over, or null when one of them is not here. */
export async function mergeInto(
  { db }: AdminScope,
  { blijft, weg }: Samen,
  { now, door }: { readonly now: Date; readonly door: UserId },
): Promise<number | null> {
  const { rows } = await sql<{ aantal: number | null }>`
    select voeg_samen(${blijft}::uuid, ${weg}::uuid, ${now}, ${door}::uuid) as aantal`.execute(db)
  return rows[0]?.aantal ?? null
}
