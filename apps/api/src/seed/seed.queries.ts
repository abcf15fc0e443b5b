import type { Insertable, Kysely } from 'kysely'
import type { AdminScope } from '../kern/context.ts'
import type { Tables } from '../schema/tables.ts'
import { chooseDieren } from '@letterhaven/domain/klasdier'
import { ochtendVan } from './historie/agenda.ts'
import type { SeedAdmin, SeedLeerling } from './plan.ts'
import { seedId } from './seed-id.ts'

/** Seats that nobody sits on yet: as many as a list of new pupils takes at once, and some more. */
const RUIMTE = 72

/** Is this admin there already? */
export async function isGezaaid({ db, adminId }: AdminScope): Promise<boolean> {
  const row = await db
    .selectFrom('admin')
    .select('admin_id')
    .where('admin_id', '=', adminId)
    .executeTakeFirst()
  return row !== undefined
}

/** Gives a school its number with the government, where it has none. */
export async function giveSchoolnummer({ db, adminId }: AdminScope, nummer: string): Promise<void> {
  await db
    .updateTable('admin')
    .set({ schoolnummer: nummer })
    .where('admin_id', '=', adminId)
    .where('schoolnummer', '=', '')
    .execute()
}

/** Do the office's own people have their sign-ins? */
export async function heeftKantoor(db: Kysely<Tables>): Promise<boolean> {
  const row = await db
    .selectFrom('login')
    .select('id')
    .where('kantoor_role', 'is not', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Each with an animal that nobody else in the group has. */
function metDieren(leerlingen: readonly SeedLeerling[]) {
  const dieren = chooseDieren(
    leerlingen.map(({ id, naam }) => ({ id, voornaam: naam.voornaam, dier: '' })),
  )
  return leerlingen.map((leerling) => ({ ...leerling, dier: dieren.get(leerling.id) ?? '' }))
}

/** The admin with its people, groups and placements from the first day of the school year. */
export async function insertSeedAdmin(
  { db, adminId }: AdminScope,
  admin: SeedAdmin,
  { schooljaar, eersteDag }: { schooljaar: string; eersteDag: string },
): Promise<void> {
  const { naam, soort, land, plaats, features } = admin
  await db
    .insertInto('admin')
    .values({ admin_id: adminId, naam, soort, land, plaats, features: [...features] })
    .execute()
  const aantal = admin.groepen.flatMap((groep) => groep.leerlingen).length
  if (soort !== 'demo')
    await db
      .insertInto('licentie_bestelling')
      .values({
        admin_id: adminId,
        id: seedId(`${admin.sleutel}/bestelling/0`),
        schooljaar,
        plaatsen: aantal + RUIMTE,
        op: ochtendVan(eersteDag),
        door: admin.medewerkers[0]?.id ?? null,
      })
      .execute()
  const medewerkers = admin.medewerkers.map((m) => ({ admin_id: adminId, id: m.id, ...m.naam }))
  if (medewerkers.length > 0) await db.insertInto('medewerker').values(medewerkers).execute()
  if (admin.groepen.length === 0) return

  await db
    .insertInto('groep')
    .values(
      admin.groepen.map((groep) => ({
        admin_id: adminId,
        id: groep.id,
        naam: groep.naam,
        schooljaar,
      })),
    )
    .execute()
  const leerlingen = admin.groepen.flatMap((groep) => metDieren(groep.leerlingen))
  await db
    .insertInto('leerling')
    .values(
      leerlingen.map(({ id, naam: kind, jaargroep, dyslexie, dier }) => ({
        admin_id: adminId,
        id,
        ...kind,
        jaargroep,
        dyslexie,
        dier,
      })),
    )
    .execute()
  const plaatsingen = admin.groepen.flatMap((groep) =>
    groep.leerlingen.map(({ id }) => ({
      admin_id: adminId,
      leerling_id: id,
      groep_id: groep.id,
      van: eersteDag,
    })),
  )
  await db.insertInto('plaatsing').values(plaatsingen).execute()
  const docenten = admin.groepen.flatMap((groep) =>
    groep.docenten.flatMap((plek) => {
      const medewerker = admin.medewerkers[plek]
      return medewerker
        ? [{ admin_id: adminId, groep_id: groep.id, medewerker_id: medewerker.id }]
        : []
    }),
  )
  if (docenten.length > 0) await db.insertInto('groep_docent').values(docenten).execute()
}

/** The codes by which its pupils find the school and their group. */
export async function insertSeedCodes(
  { db, adminId }: AdminScope,
  { schoolcode, groepen }: SeedAdmin,
): Promise<void> {
  if (schoolcode === null) return
  await db.insertInto('schoolcode').values({ admin_id: adminId, code: schoolcode }).execute()
  if (groepen.length === 0) return
  await db
    .insertInto('klascode')
    .values(
      groepen.map(({ id, klascode }) => ({ admin_id: adminId, groep_id: id, code: klascode })),
    )
    .execute()
}

type NieuweLogin = Pick<
  Insertable<Tables['login']>,
  | 'id'
  | 'gebruikersnaam'
  | 'wachtwoord_hash'
  | 'geheim'
  | 'geheim_versie'
  | 'plaatjes'
  | 'kantoor_role'
>
type NieuwLidmaatschap = Insertable<Tables['lidmaatschap']>

/** Sign-ins and what they belong to; those that exist are left as they are. */
export async function insertLogins(
  db: Kysely<Tables>,
  logins: readonly NieuweLogin[],
  lidmaatschappen: readonly NieuwLidmaatschap[],
): Promise<void> {
  if (logins.length > 0) {
    await db
      .insertInto('login')
      .values([...logins])
      .onConflict((c) => c.doNothing())
      .execute()
  }
  if (lidmaatschappen.length > 0) {
    await db
      .insertInto('lidmaatschap')
      .values([...lidmaatschappen])
      .onConflict((c) => c.doNothing())
      .execute()
  }
}
