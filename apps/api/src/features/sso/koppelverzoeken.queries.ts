import type { Insertable } from 'kysely'
import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import type { Tables } from '../../schema/tables.ts'

type Verzoek = Pick<
  Insertable<Tables['koppelverzoek']>,
  | 'id'
  | 'aanbieder'
  | 'soort'
  | 'waarde_hash'
  | 'naam'
  | 'email'
  | 'is_leerling'
  | 'is_medewerker'
  | 'gevraagd_op'
>

/** Asks the admin whose account it is. Asking again changes nothing, unless it was answered: then it is open again. */
export async function insertKoppelverzoek({ db, adminId }: AdminScope, verzoek: Verzoek) {
  const { naam, email, is_leerling, is_medewerker, gevraagd_op } = verzoek
  await db
    .insertInto('koppelverzoek')
    .values({ admin_id: adminId, ...verzoek })
    .onConflict((c) =>
      c
        .columns(['admin_id', 'aanbieder', 'soort', 'waarde_hash'])
        .doUpdateSet({
          naam,
          email,
          is_leerling,
          is_medewerker,
          gevraagd_op,
          beantwoord_op: null,
          beantwoord_door: null,
          gekoppeld_aan: null,
        })
        .where('koppelverzoek.beantwoord_op', 'is not', null),
    )
    .execute()
}

const VELDEN = [
  'id',
  'naam',
  'email',
  'is_leerling',
  'is_medewerker',
  'gevraagd_op',
  'beantwoord_op',
  'gekoppeld_aan',
] as const

/** Lists the requests that nobody answered, the oldest first. */
export function listOpen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('koppelverzoek')
    .select(VELDEN)
    .where('admin_id', '=', adminId)
    .where('beantwoord_op', 'is', null)
    .orderBy('gevraagd_op')
    .orderBy('id')
    .execute()
}

/** Lists the requests that were answered, the latest first. */
export function listBeantwoord({ db, adminId }: AdminScope, hoogstens: number) {
  return db
    .selectFrom('koppelverzoek')
    .select(VELDEN)
    .where('admin_id', '=', adminId)
    .where('beantwoord_op', 'is not', null)
    .orderBy('beantwoord_op', 'desc')
    .orderBy('id')
    .limit(hoogstens)
    .execute()
}

export async function countOpen({ db, adminId }: AdminScope): Promise<number> {
  const rij = await db
    .selectFrom('koppelverzoek')
    .select((eb) => eb.fn.countAll<string>().as('aantal'))
    .where('admin_id', '=', adminId)
    .where('beantwoord_op', 'is', null)
    .executeTakeFirst()
  return Number(rij?.aantal ?? 0)
}

/** Finds a request that nobody answered yet. */
export function findOpen({ db, adminId }: AdminScope, id: string) {
  return db
    .selectFrom('koppelverzoek')
    .select(VELDEN)
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .where('beantwoord_op', 'is', null)
    .executeTakeFirst()
}

interface Antwoord {
  readonly door: UserId
  readonly now: Date
}

/** Marks a request as answered: when two people answer it, only one succeeds. */
export function answerKoppelverzoek(
  { db, adminId }: AdminScope,
  id: string,
  { door, now }: Antwoord,
) {
  return db
    .updateTable('koppelverzoek')
    .set({ beantwoord_op: now, beantwoord_door: door })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .where('beantwoord_op', 'is', null)
    .returning(['aanbieder', 'soort', 'waarde_hash', 'is_leerling', 'is_medewerker'])
    .executeTakeFirst()
}

/** Stores whose it turned out to be. */
export async function setGekoppeldAan(
  { db, adminId }: AdminScope,
  id: string,
  userId: UserId,
): Promise<void> {
  await db
    .updateTable('koppelverzoek')
    .set({ gekoppeld_aan: userId })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute()
}

/** Finds an answer that may be undone, and locks the row until the transaction ends. */
export function lockBeantwoord({ db, adminId }: AdminScope, id: string) {
  return db
    .selectFrom('koppelverzoek')
    .select(['aanbieder', 'soort', 'waarde_hash', 'is_leerling', 'gekoppeld_aan'])
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .where('beantwoord_op', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
}

export async function reopen({ db, adminId }: AdminScope, id: string): Promise<void> {
  await db
    .updateTable('koppelverzoek')
    .set({ beantwoord_op: null, beantwoord_door: null, gekoppeld_aan: null })
    .where('admin_id', '=', adminId)
    .where('id', '=', id)
    .execute()
}

/** Lists the pupils of the admin who can sign in, a row for each group in which they sit today. */
export function listLeerlingen({ db, adminId }: AdminScope) {
  return db
    .selectFrom('leerling')
    .innerJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.login_id', '=', 'leerling.id' as never)
        .onRef('lidmaatschap.admin_id', '=', 'leerling.admin_id'),
    )
    .innerJoin('login', 'login.id', 'lidmaatschap.login_id')
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
    .select((eb) => [
      'login.id',
      'login.gebruikersnaam',
      'lidmaatschap.role',
      'leerling.voornaam',
      'leerling.tussenvoegsel',
      'leerling.achternaam',
      'groep.naam as groep',
      eb
        .exists(
          eb
            .selectFrom('koppeling')
            .select('koppeling.login_id')
            .whereRef('koppeling.login_id', '=', 'login.id'),
        )
        .as('heeft_account'),
    ])
    .where('leerling.admin_id', '=', adminId)
    .where('leerling.deleted_at', 'is', null)
    .where('lidmaatschap.role', '=', 'leerling')
    .where('login.actief', '=', true)
    .execute()
}

/** Lists the adults of the admin who can sign in. */
export function listMedewerkers({ db, adminId }: AdminScope) {
  return db
    .selectFrom('medewerker')
    .innerJoin('lidmaatschap', (join) =>
      join
        .onRef('lidmaatschap.login_id', '=', 'medewerker.id')
        .onRef('lidmaatschap.admin_id', '=', 'medewerker.admin_id'),
    )
    .innerJoin('login', 'login.id', 'lidmaatschap.login_id')
    .select((eb) => [
      'login.id',
      'login.gebruikersnaam',
      'lidmaatschap.role',
      'medewerker.voornaam',
      'medewerker.tussenvoegsel',
      'medewerker.achternaam',
      eb.val(null).as('groep'),
      eb
        .exists(
          eb
            .selectFrom('koppeling')
            .select('koppeling.login_id')
            .whereRef('koppeling.login_id', '=', 'login.id'),
        )
        .as('heeft_account'),
    ])
    .where('medewerker.admin_id', '=', adminId)
    .where('login.actief', '=', true)
    .execute()
}

/** Lists the names of people of the admin, as far as they are still there. */
export async function listNamen({ db, adminId }: AdminScope, userIds: readonly UserId[]) {
  if (userIds.length === 0) return []
  const namen = ['id', 'voornaam', 'tussenvoegsel', 'achternaam'] as const
  const [leerlingen, medewerkers] = await Promise.all([
    db
      .selectFrom('leerling')
      .select(namen)
      .where('admin_id', '=', adminId)
      .where('id', 'in', userIds as readonly string[] as readonly LeerlingId[])
      .execute(),
    db
      .selectFrom('medewerker')
      .select(namen)
      .where('admin_id', '=', adminId)
      .where('id', 'in', [...userIds])
      .execute(),
  ])
  return [...leerlingen, ...medewerkers]
}

/** Returns the role of somebody in this admin; undefined for anybody outside it. */
export async function findRolVan({ db, adminId }: AdminScope, userId: UserId) {
  const rij = await db
    .selectFrom('lidmaatschap')
    .select('role')
    .where('admin_id', '=', adminId)
    .where('login_id', '=', userId)
    .executeTakeFirst()
  return rij?.role
}

/** Returns the country by which the admin's names sort. */
export function getLand({ db, adminId }: AdminScope) {
  return db
    .selectFrom('admin')
    .select('land')
    .where('admin_id', '=', adminId)
    .executeTakeFirstOrThrow()
}
