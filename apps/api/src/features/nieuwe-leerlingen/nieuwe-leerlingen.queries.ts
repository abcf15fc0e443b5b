import type { GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { perDeel } from '../../platform/per-deel.ts'

/** A pupil as they are inserted into the table. */
export interface NieuwKind {
  readonly id: LeerlingId
  readonly voornaam: string
  readonly tussenvoegsel: string
  readonly achternaam: string
  readonly geboortedatum: string | null
  readonly jaargroep: number
  readonly dyslexie?: boolean | undefined
  readonly jaarcode: string | null
  readonly sleutel: string | null
  readonly eckid: string | null
}

interface NieuweLeerling {
  readonly kind: NieuwKind
  readonly geheim: {
    readonly geheim: Buffer
    readonly geheim_versie: number
    readonly plaatjes: Buffer | null
  }
}

/** Inserts pupils with a login of their own; the name of the login never changes and means nothing. */
export const insertLeerlingen = (
  { db, adminId }: AdminScope,
  leerlingen: readonly NieuweLeerling[],
): Promise<void> =>
  perDeel(leerlingen, async (deel) => {
    const velden = deel.map(({ kind: { dyslexie = false, ...kind } }) => ({
      ...kind,
      dyslexie,
      admin_id: adminId,
    }))
    await db.insertInto('leerling').values(velden).execute()
    const logins = deel.map(({ kind: { id }, geheim }) => ({
      id: id as string as UserId,
      gebruikersnaam: `leerling.${id}`,
      ...geheim,
    }))
    await db.insertInto('login').values(logins).execute()
    const leden = logins.map(({ id }) => ({
      login_id: id,
      admin_id: adminId,
      role: 'leerling' as const,
    }))
    await db.insertInto('lidmaatschap').values(leden).execute()
  })

/** Returns which of these ids already belong to a pupil of the admin. */
export async function listBekend(
  { db, adminId }: AdminScope,
  ids: readonly LeerlingId[],
): Promise<ReadonlySet<LeerlingId>> {
  const rijen = await db
    .selectFrom('leerling')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rijen.map(({ id }) => id))
}

/** Returns whether the group is in use. It stays so until the transaction ends, and nobody else adds to it. */
export async function isInGebruik({ db, adminId }: AdminScope, groepId: GroepId): Promise<boolean> {
  const rij = await db
    .selectFrom('groep')
    .select('id')
    .where('admin_id', '=', adminId)
    .where('id', '=', groepId)
    .where('gearchiveerd_op', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  return rij !== undefined
}
