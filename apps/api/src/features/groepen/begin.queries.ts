import { sql } from 'kysely'
import type { AdminScope } from '../../kern/context.ts'

/**
 * Returns how far a school is on its way to the first lesson, judged by what was done here. Colleagues are done when there are
 * several or somebody was invited, and each group with pupils has a teacher or an invited one: one mail is not the whole team.
 * Looking at passwords does not count as having cards: making them is logged on its own, with or without a code on them. What a
 * pupil brought along from another school is not a lesson of this one.
 */
export async function getBegin({ db, adminId }: AdminScope) {
  const { rows } = await sql<{
    leerlingen: boolean
    collegas: boolean
    inlogkaarten: boolean
    les: boolean
  }>`
    select
      exists (select from leerling where admin_id = ${adminId} and deleted_at is null) as leerlingen,
      ((select count(*) from medewerker where admin_id = ${adminId} and uit_dienst_op is null) > 1
        or exists (
          select from docent_uitnodiging
          where admin_id = ${adminId} and aangenomen_op is null and ingetrokken_op is null
        )) and not exists (
          select from groep
          where groep.admin_id = ${adminId} and groep.gearchiveerd_op is null
            and exists (
              select from plaatsing
              join leerling on leerling.admin_id = plaatsing.admin_id and leerling.id = plaatsing.leerling_id
              where plaatsing.admin_id = ${adminId} and plaatsing.groep_id = groep.id
                and plaatsing.tot is null and leerling.deleted_at is null
            )
            and not exists (
              select from groep_docent
              where groep_docent.admin_id = ${adminId} and groep_docent.groep_id = groep.id
            )
            and not exists (
              select from docent_uitnodiging
              where docent_uitnodiging.admin_id = ${adminId} and aangenomen_op is null
                and ingetrokken_op is null and groep.id = any(docent_uitnodiging.groepen)
            )
        ) as collegas,
      exists (select from inzage_log where admin_id = ${adminId} and wat = 'inlogkaarten') as inlogkaarten,
      exists (
        select from dagtelling where dagtelling.admin_id = ${adminId} and not exists (
          select from verhuis_log
          where verhuis_log.admin_id = ${adminId} and wat = 'gekomen'
            and verhuis_log.leerling_id = dagtelling.leerling_id and verhuis_log.op >= dagtelling.laatst_op
        )
      ) as les`.execute(db)
  const [rij] = rows
  if (!rij) throw new Error('a question without an answer')
  return rij
}
