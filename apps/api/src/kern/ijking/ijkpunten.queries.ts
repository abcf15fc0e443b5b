import { CompiledQuery, type Kysely } from 'kysely'
import type { Ijkpunt } from '@letterhaven/adaptief'
import type { Land } from '@letterhaven/contracts/admin'

/** What an answer says about its word, with no more about its sender than the day and the country. */
export interface VerzameldPunt extends Ijkpunt {
  readonly dag: string
  readonly land: Land
}

const INSERT = `
  insert into ijkpunt (dag, land, item, correct, gok, gewicht, mean, variantie, cel, eerder)
  select * from unnest($1::date[], $2::text[], $3::text[], $4::boolean[], $5::real[], $6::real[], $7::real[],
    $8::real[], $9::smallint[], $10::integer[])`

function waarden(punten: readonly VerzameldPunt[]): unknown[] {
  const kolom = <T>(read: (punt: VerzameldPunt) => T): T[] => punten.map(read)
  return [
    kolom((p) => p.dag),
    kolom((p) => p.land),
    kolom((p) => p.item),
    kolom((p) => p.correct),
    kolom((p) => p.guess),
    kolom((p) => p.gewicht),
    kolom((p) => p.vaardigheid.mean),
    kolom((p) => p.vaardigheid.variantie),
    kolom((p) => p.cel),
    kolom((p) => p.eerder),
  ]
}

/** Writes any number of points in one statement, outside any admin, because they belong to nobody. */
export async function insertIjkpunten<T>(
  db: Kysely<T>,
  punten: readonly VerzameldPunt[],
): Promise<void> {
  await db.executeQuery(CompiledQuery.raw(INSERT, waarden(punten)))
}
