import type { Insertable, Kysely } from 'kysely'
import type { SessieId } from '@letterhaven/contracts/ids'
import type { Tables } from '../../schema/tables.ts'

type Db = Kysely<Tables>

export async function insertAanvraag(
  db: Db,
  aanvraag: Insertable<Tables['sso_aanvraag']>,
): Promise<void> {
  await db.insertInto('sso_aanvraag').values(aanvraag).execute()
}

/** Takes a pending sign-in out of the table: a second request finds nothing. */
export function takeAanvraag(db: Db, stateHash: Buffer) {
  return db
    .deleteFrom('sso_aanvraag')
    .where('state_hash', '=', stateHash)
    .returning(['aanbieder', 'code_challenge', 'gegevens', 'tot'])
    .executeTakeFirst()
}

export async function insertCode(db: Db, code: Insertable<Tables['sso_code']>): Promise<void> {
  await db.insertInto('sso_code').values(code).execute()
}

/** Uses up a code, right or wrong; undefined when it was used before, or never existed. */
export function burnCode(db: Db, codeHash: Buffer, now: Date) {
  return db
    .updateTable('sso_code')
    .set({ gebruikt_op: now })
    .where('code_hash', '=', codeHash)
    .where('gebruikt_op', 'is', null)
    .returning(['login_id', 'admin_id', 'code_challenge', 'apparaat_hash', 'tot'])
    .executeTakeFirst()
}

export async function setCodeSessie(db: Db, codeHash: Buffer, sessieId: SessieId): Promise<void> {
  await db
    .updateTable('sso_code')
    .set({ sessie_id: sessieId })
    .where('code_hash', '=', codeHash)
    .execute()
}

/** Finds what came of a code that was used before. */
export function findUsedCode(db: Db, codeHash: Buffer) {
  return db
    .selectFrom('sso_code')
    .select(['login_id', 'sessie_id'])
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
}

/** Deletes sign-ins that never came back, and codes whose second use no longer needs to be noticed. */
export async function deleteSsoBefore(
  db: Db,
  { aanvragen, codes }: { readonly aanvragen: Date; readonly codes: Date },
): Promise<void> {
  await db.deleteFrom('sso_aanvraag').where('tot', '<', aanvragen).execute()
  await db.deleteFrom('sso_code').where('tot', '<', codes).execute()
}
