import type { Kysely } from 'kysely'
import type { GeluidSoort, Spreektaal } from '@letterhaven/contracts/geluid'
import type { Tables } from '../../schema/tables.ts'

/** A sound as it is stored. */
export interface Geluid {
  readonly hash: string
  readonly soort: GeluidSoort
  readonly bytes: Buffer
}

/** Which text a sound says, and where it came from. */
export interface GeluidTekst {
  readonly taal: Spreektaal
  readonly tekst: string
  readonly bron: string
}

/** Finds the sound of that hash and kind. */
export function findGeluid(db: Kysely<Tables>, { hash, soort }: Omit<Geluid, 'bytes'>) {
  return db
    .selectFrom('geluid')
    .select('bytes')
    .where('hash', '=', hash)
    .where('soort', '=', soort)
    .executeTakeFirst()
}

/** Lists the stored sounds of these texts, in any kind of Dutch. */
export function listGeluiden(
  db: Kysely<Tables>,
  { teksten, bronnen }: { teksten: readonly string[]; bronnen: readonly string[] },
) {
  return db
    .selectFrom('geluid_tekst')
    .innerJoin('geluid', 'geluid.hash', 'geluid_tekst.hash')
    .select(['taal', 'tekst', 'bron', 'geluid_tekst.hash', 'soort'])
    .where('tekst', '=', (eb) => eb.fn.any(eb.val([...teksten])))
    .where('bron', 'in', [...bronnen])
    .execute()
}

/** Stores a sound once, however often it is added. */
export async function insertGeluid(db: Kysely<Tables>, geluid: Geluid): Promise<void> {
  await db
    .insertInto('geluid')
    .values(geluid)
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Records which text a stored sound says; when another process recorded one first, that one stands. */
export async function insertGeluidTekst(
  db: Kysely<Tables>,
  tekst: GeluidTekst,
  hash: string,
): Promise<void> {
  await db
    .insertInto('geluid_tekst')
    .values({ ...tekst, hash })
    .onConflict((oc) => oc.doNothing())
    .execute()
}

/** Replaces the sound that said this text before; only the owner of the tables may do this. */
export async function replaceGeluidTekst(
  db: Kysely<Tables>,
  tekst: GeluidTekst,
  hash: string,
): Promise<void> {
  await db
    .insertInto('geluid_tekst')
    .values({ ...tekst, hash })
    .onConflict((oc) => oc.columns(['taal', 'tekst', 'bron']).doUpdateSet({ hash }))
    .execute()
}
