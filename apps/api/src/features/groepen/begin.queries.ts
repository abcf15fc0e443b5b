import { sql } from 'kysely'
import type { AdminScope } from '../../context.ts'

/** How far a school is on its way to the first lesson. */
export async function getBegin({ db, adminId }: AdminScope) {
  const { rows } = await sql<{
    leerlingen: boolean
    collegas: boolean
    wachtwoorden: boolean
    les: boolean
  }>`
    select
      exists (select from leerling where admin_id = ${adminId} and deleted_at is null) as leerlingen,
      (select count(*) from medewerker where admin_id = ${adminId} and uit_dienst_op is null) > 1
        or exists (
          select from docent_uitnodiging
          where admin_id = ${adminId} and aangenomen_op is null and ingetrokken_op is null
        ) as collegas,
      exists (select from inzage_log where admin_id = ${adminId} and wat = 'wachtwoorden') as wachtwoorden,
      exists (select from dagtelling where admin_id = ${adminId}) as les`.execute(db)
  const [rij] = rows
  if (!rij) throw new Error('a question without an answer')
  return rij
}
