import { sql } from 'kysely'
import type { DocentUitnodigingId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { Naam } from '@letterhaven/contracts/leerling'
import type { AdminScope } from '../context.ts'

/** Returns who teaches which group, and who was invited to and has not accepted yet; by surname, invitations last. */
export async function listDocentNamen({ db, adminId }: AdminScope) {
  const { rows } = await sql<Naam & { readonly groep_id: GroepId; readonly genodigd: boolean }>`
    select groep_id, voornaam, tussenvoegsel, achternaam, genodigd
    from (
      select groep_docent.groep_id, medewerker.id, voornaam, tussenvoegsel, achternaam, false as genodigd
      from groep_docent
      join medewerker on medewerker.admin_id = groep_docent.admin_id
        and medewerker.id = groep_docent.medewerker_id
      where groep_docent.admin_id = ${adminId}
      union all
      select unnest(groepen), id, voornaam, tussenvoegsel, achternaam, true
      from docent_uitnodiging
      where admin_id = ${adminId} and aangenomen_op is null and ingetrokken_op is null
    ) as wie
    order by genodigd, achternaam, voornaam, id`.execute(db)
  return rows
}

/** A group that gets the teachers of another. */
export interface Overname {
  readonly van: GroepId
  readonly naar: GroepId
}

/** Gives groups the teachers of others; returns the teachers that each group did not have yet. */
export async function insertDocentenVan(
  { db, adminId }: AdminScope,
  paren: readonly Overname[],
): Promise<UserId[]> {
  const { rows } = await sql<{ medewerker_id: UserId }>`
    insert into groep_docent (admin_id, groep_id, medewerker_id)
    select ${adminId}, paar.naar, groep_docent.medewerker_id
    from jsonb_to_recordset(${JSON.stringify(paren)}::jsonb) as paar (van uuid, naar uuid)
    join groep_docent on groep_docent.admin_id = ${adminId} and groep_docent.groep_id = paar.van
    on conflict do nothing
    returning medewerker_id`.execute(db)
  return rows.map(({ medewerker_id: id }) => id)
}

/** Adds the other group to open invitations for the first one; returns the ids of those invitations. */
export async function addGroepenAanUitnodigingen(
  { db, adminId }: AdminScope,
  paren: readonly Overname[],
): Promise<DocentUitnodigingId[]> {
  const { rows } = await sql<{ id: DocentUitnodigingId }>`
    update docent_uitnodiging set groepen = groepen || erbij.ids
    from (
      select vraag.id, array_agg(distinct paar.naar) as ids
      from docent_uitnodiging as vraag
      join jsonb_to_recordset(${JSON.stringify(paren)}::jsonb) as paar (van uuid, naar uuid)
        on paar.van = any(vraag.groepen) and not paar.naar = any(vraag.groepen)
      where vraag.admin_id = ${adminId} and vraag.aangenomen_op is null
        and vraag.ingetrokken_op is null
      group by vraag.id
    ) as erbij
    where docent_uitnodiging.admin_id = ${adminId} and docent_uitnodiging.id = erbij.id
    returning docent_uitnodiging.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Removes a group from these invitations, as far as they are open. */
export async function removeGroepUitUitnodigingen(
  { db, adminId }: AdminScope,
  groepId: GroepId,
  ids: readonly DocentUitnodigingId[],
): Promise<void> {
  await sql`
    update docent_uitnodiging set groepen = array_remove(groepen, ${groepId}::uuid)
    where admin_id = ${adminId} and aangenomen_op is null and ingetrokken_op is null
      and id = any(${[...ids]}::uuid[])`.execute(db)
}

/** Takes groups away from whoever is out of service. */
export async function deleteDocentenUitDienst(
  { db, adminId }: AdminScope,
  groepen: readonly GroepId[],
): Promise<void> {
  await sql`
    delete from groep_docent using medewerker
    where groep_docent.admin_id = ${adminId} and groep_docent.groep_id = any(${[...groepen]}::uuid[])
      and medewerker.admin_id = ${adminId} and medewerker.id = groep_docent.medewerker_id
      and medewerker.uit_dienst_op is not null`.execute(db)
}

/**
 * Adds a handover to the merges into a group that the teacher has now. Who gets that group only by the handover loses it again
 * when a merge is undone that gave it to the first one.
 */
export async function addOverdracht(
  { db, adminId }: AdminScope,
  van: UserId,
  naar: UserId,
): Promise<void> {
  await sql`
    update groep set daad = daad || jsonb_build_object(
      'overgedragen', (daad -> 'overgedragen')
        || jsonb_build_object('van', ${van}::text, 'naar', ${naar}::text, 'kreeg', not stand.heeft),
      'docenten', case when jsonb_exists(daad -> 'docenten', ${van}::text) and not stand.heeft
        then (daad -> 'docenten') || to_jsonb(${naar}::text) else daad -> 'docenten' end)
    from (
      select groep_id,
        bool_or(medewerker_id = ${van}::uuid) as had, bool_or(medewerker_id = ${naar}::uuid) as heeft
      from groep_docent
      where admin_id = ${adminId} and medewerker_id in (${van}::uuid, ${naar}::uuid)
      group by groep_id
    ) as stand
    where groep.admin_id = ${adminId} and daad ->> 'soort' = 'samen'
      and stand.groep_id = (daad ->> 'ander')::uuid and stand.had`.execute(db)
}

/**
 * Takes the handovers of a teacher off the merges into groups that they get: whoever has the group again handed nothing on, and
 * the one who had got it by that counts no longer.
 */
export async function removeOverdrachten(
  { db, adminId }: AdminScope,
  van: UserId,
  groepen: readonly GroepId[],
): Promise<void> {
  await sql`
    update groep set daad = daad || jsonb_build_object(
      'overgedragen', coalesce((
        select jsonb_agg(paar order by nr)
        from jsonb_array_elements(daad -> 'overgedragen') with ordinality as _ (paar, nr)
        where paar ->> 'van' <> ${van}::text
      ), '[]'::jsonb),
      'docenten', coalesce((
        select jsonb_agg(docent order by nr)
        from jsonb_array_elements_text(daad -> 'docenten') with ordinality as _ (docent, nr)
        where not (daad -> 'overgedragen') @> jsonb_build_array(
          jsonb_build_object('van', ${van}::text, 'naar', docent, 'kreeg', true))
      ), '[]'::jsonb))
    where admin_id = ${adminId} and daad ->> 'soort' = 'samen'
      and (daad ->> 'ander')::uuid = any(${[...groepen]}::uuid[])
      and (daad -> 'overgedragen') @> jsonb_build_array(jsonb_build_object('van', ${van}::text))`.execute(
    db,
  )
}

/** Makes an invitation that was accepted one of the teachers, in the acts that gave it a group. */
export async function replaceGenodigde(
  { db, adminId }: AdminScope,
  uitnodigingId: DocentUitnodigingId,
  docent: UserId,
): Promise<void> {
  await sql`
    update groep set daad = daad || jsonb_build_object(
      'genodigden', (daad -> 'genodigden') - ${uitnodigingId}::text,
      'docenten', (daad -> 'docenten') || to_jsonb(${docent}::text))
    where admin_id = ${adminId} and jsonb_exists(daad -> 'genodigden', ${uitnodigingId}::text)`.execute(
    db,
  )
}
