import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { AdminId, DocentUitnodigingId, UserId } from '@letterhaven/contracts/ids'
import type { Context } from '../apps/api/src/kern/context.ts'
import { hashToken, makeToken } from '../apps/api/src/features/docenten/token.ts'
import { startSession } from '../apps/api/src/features/sessies/sessies.service.ts'
import type { Tables } from '../apps/api/src/schema/tables.ts'

/** The head of a school where nobody plays, and a link that invites a colleague to it. */
export interface Staf {
  readonly adminId: AdminId
  readonly token: string
  readonly uitnodiging: string
}

const WEEK_MS = 7 * 86_400_000

/** Makes such a school. */
export async function makeStaf(owner: Kysely<Tables>, ctx: Context): Promise<Staf> {
  const adminId = randomUUID() as string as AdminId
  const userId = randomUUID() as string as UserId
  const uitnodiging = makeToken(adminId)
  const now = ctx.now()
  await owner
    .insertInto('admin')
    .values({
      admin_id: adminId,
      naam: 'School van de staf',
      soort: 'school',
      land: 'nl',
      features: [],
    })
    .execute()
  await owner
    .insertInto('login')
    .values({ id: userId, gebruikersnaam: `hoofd.${userId}@school.example`, kantoor_role: null })
    .execute()
  await owner
    .insertInto('lidmaatschap')
    .values({ login_id: userId, admin_id: adminId, role: 'schooladmin' })
    .execute()
  await owner
    .insertInto('docent_uitnodiging')
    .values({
      admin_id: adminId,
      id: randomUUID() as string as DocentUitnodigingId,
      adres: 'collega@school.example',
      voornaam: 'Een',
      tussenvoegsel: '',
      achternaam: 'Collega',
      role: 'docent',
      groepen: [],
      gemaakt_op: now,
      token_hash: hashToken(uitnodiging),
      geldig_tot: new Date(now.getTime() + WEEK_MS),
    })
    .execute()
  const wie = { userId, role: 'schooladmin', adminId } as const
  const { token } = await startSession(ctx, { wie, ver: 1, soort: 'wachtwoord', agent: '' })
  return { adminId, token, uitnodiging }
}
