import { sql } from 'kysely'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { perDeel } from '../../platform/per-deel.ts'
import type { GroepVelden, LeerlingVelden } from '../../schema/import-stap.ts'

interface NieuweGroep extends GroepVelden {
  readonly id: GroepId
  readonly schooljaar: string
}

export const insertGroepen = (
  { db, adminId }: AdminScope,
  groepen: readonly NieuweGroep[],
): Promise<void> =>
  perDeel(groepen, (deel) =>
    db
      .insertInto('groep')
      .values(deel.map((groep) => ({ ...groep, admin_id: adminId })))
      .execute(),
  )

/** Sets the names and keys of groups to the values given here. */
export const updateGroepen = (
  { db, adminId }: AdminScope,
  groepen: readonly (GroepVelden & { readonly id: GroepId })[],
): Promise<void> =>
  perDeel(groepen, (deel) =>
    sql`
      update groep set naam = nieuw.naam, sleutel = nieuw.sleutel
      from jsonb_to_recordset(${JSON.stringify(deel)}::jsonb) as nieuw (id uuid, naam text, sleutel text)
      where groep.admin_id = ${adminId} and groep.id = nieuw.id`.execute(db),
  )

/**
 * Selects the groups in which somebody sits. This query stands alone, so that the database runs it once: as a condition for
 * each group it would read every pupil for each group, because the planner knows nothing yet of the pupils that this
 * transaction wrote.
 */
const bezetteGroepen = ({ db, adminId }: AdminScope) =>
  db
    .selectFrom('plaatsing')
    .innerJoin('leerling', (join) =>
      join
        .onRef('leerling.admin_id', '=', 'plaatsing.admin_id')
        .onRef('leerling.id', '=', 'plaatsing.leerling_id'),
    )
    .select('plaatsing.groep_id')
    .where('plaatsing.admin_id', '=', adminId)
    .where('plaatsing.tot', 'is', null)
    .where('leerling.deleted_at', 'is', null)

/** Lists the groups in which somebody sits at this moment. */
export async function listBezet(scope: AdminScope): Promise<GroepId[]> {
  const rijen = await bezetteGroepen(scope).distinct().execute()
  return rijen.map(({ groep_id: id }) => id)
}

/** Archives those of these groups that belong to an earlier school year and have no pupils, and returns them. */
export async function archiveLege(
  { db, adminId }: AdminScope,
  {
    groepen,
    schooljaar,
    now,
  }: { readonly groepen: readonly GroepId[]; readonly schooljaar: string; readonly now: Date },
): Promise<GroepId[]> {
  if (groepen.length === 0) return []
  const rijen = await db
    .updateTable('groep')
    .set({ gearchiveerd_op: now })
    .where('admin_id', '=', adminId)
    .where('gearchiveerd_op', 'is', null)
    .where('id', 'in', [...groepen])
    .where('schooljaar', '<', schooljaar)
    .where('id', 'not in', bezetteGroepen({ db, adminId }))
    .returning('id')
    .execute()
  return rijen.map(({ id }) => id)
}

/**
 * Archives groups, or brings them back; returns how many. Groups with pupils are not archived. Merges and splits of
 * the groups can still be undone.
 */
export async function setGearchiveerd(
  { db, adminId }: AdminScope,
  ids: readonly GroepId[],
  op: Date | null,
): Promise<number> {
  if (ids.length === 0) return 0
  const { numUpdatedRows } = await db
    .updateTable('groep')
    .set({ gearchiveerd_op: op })
    .where('admin_id', '=', adminId)
    .where('id', 'in', [...ids])
    .where('gearchiveerd_op', op === null ? 'is not' : 'is', null)
    .$if(op !== null, (query) => query.where('id', 'not in', bezetteGroepen({ db, adminId })))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Lists these groups, archived or not. */
export async function listGroepen({ db, adminId }: AdminScope, ids: readonly GroepId[]) {
  if (ids.length === 0) return []
  return db
    .selectFrom('groep')
    .select(['id', 'naam', 'sleutel', 'schooljaar'])
    .where('admin_id', '=', adminId)
    .where('id', 'in', [...ids])
    .orderBy('id')
    .execute()
}

/** Lists the pupils who have one of these numbers, also those in the prullenbak. */
export const listGenummerd = (
  { db, adminId }: AdminScope,
  velden: readonly Pick<LeerlingVelden, 'sleutel' | 'eckid'>[],
) =>
  db
    .selectFrom('leerling')
    .select(['id', 'sleutel', 'eckid'])
    .where('admin_id', '=', adminId)
    .where((eb) =>
      eb.or([
        eb(
          'sleutel',
          '=',
          sql<string>`any(${velden.flatMap(({ sleutel }) => sleutel ?? [])}::text[])`,
        ),
        eb('eckid', '=', sql<string>`any(${velden.flatMap(({ eckid }) => eckid ?? [])}::text[])`),
      ]),
    )
    .execute()

/** Sets the names and numbers of pupils to the values given here; their school year is not written (`prepareJaarwissel`). */
export const updateLeerlingen = (
  { db, adminId }: AdminScope,
  leerlingen: readonly (LeerlingVelden & { readonly id: LeerlingId })[],
): Promise<void> =>
  perDeel(leerlingen, (deel) =>
    sql`
      update leerling set voornaam = nieuw.voornaam, tussenvoegsel = nieuw.tussenvoegsel,
        achternaam = nieuw.achternaam, geboortedatum = nieuw.geboortedatum, jaarcode = nieuw.jaarcode,
        sleutel = nieuw.sleutel, eckid = nieuw.eckid
      from jsonb_to_recordset(${JSON.stringify(deel)}::jsonb) as nieuw (id uuid, voornaam text,
        tussenvoegsel text, achternaam text, geboortedatum date, jaarcode text,
        sleutel text, eckid text)
      where leerling.admin_id = ${adminId} and leerling.id = nieuw.id`.execute(db),
  )
