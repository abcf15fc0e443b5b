import { sql, type RawBuilder } from 'kysely'
import type { AntwoordId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { ANTWOORDTABEL, LEERLINGTABELLEN, LOGINTABEL, SCHOOLTABELLEN } from './uitvoerregister.ts'

/** A row as it is exported: by the names of its columns. */
export type Rij = Readonly<Record<string, unknown>>

/** The number of answers that are fetched at once. */
const PER_KEER = 2000

const kolommen = (mee: readonly string[]): RawBuilder<unknown> =>
  sql.join(mee.map((naam) => sql.ref(naam)))

/** Lists one table of the school, with only the columns that the register names. */
export async function listSchoolRijen(
  { db, adminId }: AdminScope,
  tabel: keyof typeof SCHOOLTABELLEN,
): Promise<Rij[]> {
  const { rows } = await sql<Rij>`
    select ${kolommen(SCHOOLTABELLEN[tabel].mee)} from ${sql.table(tabel)}
    where admin_id = ${adminId} order by 1`.execute(db)
  return rows
}

/** Lists the rows of such a table that are about one pupil. */
export async function listOverLeerling(
  { db, adminId }: AdminScope,
  tabel: 'inzage_log' | 'verhuis_log' | 'verhuistoken',
  leerlingId: LeerlingId,
): Promise<Rij[]> {
  const { rows } = await sql<Rij>`
    select ${kolommen(SCHOOLTABELLEN[tabel].mee)} from ${sql.table(tabel)}
    where admin_id = ${adminId} and leerling_id = ${leerlingId} order by 1`.execute(db)
  return rows
}

/** Lists the logins of everybody of the admin, or of one pupil of it. */
export async function listLogins(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId | null = null,
): Promise<Rij[]> {
  const { rows } = await sql<Rij>`
    select ${kolommen(LOGINTABEL.mee)} from login
    where id in (
      select login_id from lidmaatschap where admin_id = ${adminId}
      union select id from medewerker where admin_id = ${adminId}
      union select id from leerling where admin_id = ${adminId}
    ) and (${leerlingId}::uuid is null or id = ${leerlingId}) order by 1`.execute(db)
  return rows
}

/** Lists one table of one pupil. */
export async function listLeerlingRijen(
  { db, adminId }: AdminScope,
  tabel: keyof typeof LEERLINGTABELLEN,
  leerlingId: LeerlingId,
): Promise<Rij[]> {
  const wie = sql.ref(tabel === 'leerling' ? 'id' : 'leerling_id')
  const { rows } = await sql<Rij>`
    select ${kolommen(LEERLINGTABELLEN[tabel].mee)} from ${sql.table(tabel)}
    where admin_id = ${adminId} and ${wie} = ${leerlingId} order by 1`.execute(db)
  return rows
}

/** Yields every answer of a pupil in the order of their ids, which is the order of time, a batch at a time. */
export async function* eachAntwoorden(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId,
): AsyncGenerator<readonly Rij[]> {
  let na: AntwoordId | null = null
  for (;;) {
    const { rows }: { rows: (Rij & { readonly id: AntwoordId })[] } = await sql<
      Rij & { readonly id: AntwoordId }
    >`
      select ${kolommen(ANTWOORDTABEL.mee)} from antwoord
      where admin_id = ${adminId} and leerling_id = ${leerlingId}
        and id > coalesce(${na}::uuid, '00000000-0000-0000-0000-000000000000')
      order by id limit ${PER_KEER}`.execute(db)
    if (rows.length > 0) yield rows
    if (rows.length < PER_KEER) return
    na = rows.at(-1)?.id ?? null
  }
}

/** Returns the account details with which the readable page begins. */
export function getSchool({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select(['naam', 'soort', 'land', 'plaats', 'straat', 'postcode', 'schoolnummer', 'telefoon'])
    .select(['contactpersoon', 'contactmail'])
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}

/** Lists the staff with the role that each has now; null for somebody who is out of service. */
export function listStaf({ db, adminId }: AdminScope) {
  return db
    .selectFrom('medewerker')
    .leftJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.admin_id', '=', 'medewerker.admin_id')
        .onRef('lidmaatschap.login_id', '=', 'medewerker.id'),
    )
    .select(['medewerker.voornaam', 'medewerker.tussenvoegsel', 'medewerker.achternaam', 'role'])
    .where('medewerker.admin_id', '=', adminId)
    .execute()
}

/** Lists pupils with the group in which they sit: all of them, those in the prullenbak too, or one. */
export async function listKinderen(
  { db, adminId }: AdminScope,
  leerlingId: LeerlingId | null,
): Promise<Kind[]> {
  return db
    .selectFrom('leerling')
    .leftJoin('plaatsing', (join) =>
      join
        .onRef('plaatsing.admin_id', '=', 'leerling.admin_id')
        .onRef('plaatsing.leerling_id', '=', 'leerling.id')
        .on('plaatsing.tot', 'is', null),
    )
    .leftJoin('groep', (join) =>
      join
        .onRef('groep.admin_id', '=', 'plaatsing.admin_id')
        .onRef('groep.id', '=', 'plaatsing.groep_id'),
    )
    .select(['leerling.id', 'voornaam', 'tussenvoegsel', 'achternaam', 'jaargroep', 'dyslexie'])
    .select(['deleted_at', 'groep.id as groep_id', 'groep.naam as groep', 'groep.schooljaar'])
    .where('leerling.admin_id', '=', adminId)
    .$if(leerlingId !== null, (query) => query.where('leerling.id', '=', leerlingId as LeerlingId))
    .execute()
}

export interface Kind {
  readonly id: LeerlingId
  readonly voornaam: string
  readonly tussenvoegsel: string
  readonly achternaam: string
  readonly jaargroep: number
  readonly dyslexie: boolean
  readonly deleted_at: Date | null
  readonly groep_id: GroepId | null
  readonly groep: string | null
  readonly schooljaar: string | null
}

/** Counts how often and how long each of these pupils practised; a pupil who never did is not in the map. */
export async function countOefenen(
  { db, adminId }: AdminScope,
  leerlingIds: readonly LeerlingId[],
): Promise<ReadonlyMap<LeerlingId, Oefening>> {
  const { rows } = await sql<Oefening & { readonly leerling_id: LeerlingId }>`
    select leerling_id, count(distinct dag)::integer as dagen, min(dag) as eerst, max(dag) as laatst,
      sum(goed)::integer as goed, sum(totaal)::integer as totaal, sum(ms)::bigint as ms
    from dagtelling
    where admin_id = ${adminId} and leerling_id = any (${[...leerlingIds]}::uuid[])
    group by leerling_id`.execute(db)
  return new Map(rows.map(({ leerling_id, ...rij }) => [leerling_id, rij]))
}

/** Practice in numbers: first tries, days and active time. */
export interface Oefening {
  readonly dagen: number
  readonly eerst: string
  readonly laatst: string
  readonly goed: number
  readonly totaal: number
  readonly ms: number
}
