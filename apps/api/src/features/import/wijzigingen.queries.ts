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

/** Gives groups the teachers of others. */
export async function copyDocenten(
  { db, adminId }: AdminScope,
  paren: readonly { readonly van: GroepId; readonly naar: GroepId }[],
): Promise<void> {
  if (paren.length === 0) return
  await sql`
    insert into groep_docent (admin_id, groep_id, medewerker_id)
    select ${adminId}, paar.naar, groep_docent.medewerker_id
    from jsonb_to_recordset(${JSON.stringify(paren)}::jsonb) as paar (van uuid, naar uuid)
    join groep_docent on groep_docent.admin_id = ${adminId} and groep_docent.groep_id = paar.van
    on conflict do nothing`.execute(db)
}

/** Names and keys of groups become what they are here. */
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
 * The groups in which somebody sits. This query stands alone, so that the database answers it once: asked for each group, it
 * reads everybody for each group, because the planner knows nothing yet of the pupils that this transaction wrote.
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

/** Groups of an earlier school year in which nobody sits any more; they leave every list. */
export async function archiveerLege(
  { db, adminId }: AdminScope,
  { schooljaar, now }: { readonly schooljaar: string; readonly now: Date },
): Promise<GroepId[]> {
  const rijen = await db
    .updateTable('groep')
    .set({ gearchiveerd_op: now })
    .where('admin_id', '=', adminId)
    .where('gearchiveerd_op', 'is', null)
    .where('schooljaar', '<', schooljaar)
    .where('id', 'not in', bezetteGroepen({ db, adminId }))
    .returning('id')
    .execute()
  return rijen.map(({ id }) => id)
}

/** Puts groups out of the lists, or back; answers how many. Those where somebody sits stay. */
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
    .$if(op !== null, (query) => query.where('id', 'not in', bezetteGroepen({ db, adminId })))
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Who has one of these numbers, in the prullenbak as well. */
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

/** What pupils are called and known by becomes what it is here; their school year is not written (`prepareJaarwissel`). */
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
