import { sql, type RawBuilder } from 'kysely'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { AdminScope } from '../../kern/context.ts'
import { plantIjkpunten } from '../../kern/ijking/verzamelaar.service.ts'
import { countAgain } from '../../kern/stand/stand.service.ts'
import { giveTime } from '../../platform/db.ts'
import type { GezaaidAntwoord, Historie } from './historie.ts'

/** A pupil's weeks of practice, ready for the tables. */
export interface LeerlingHistorie extends Historie {
  readonly leerlingId: LeerlingId
  /** The school year in which it began. */
  readonly jaargroep: number
}

/** Rows in one statement: small enough to be sent in one go. */
const PER_STATEMENT = 1000

type Rij = GezaaidAntwoord & { readonly leerlingId: LeerlingId }

const ZAAIEN_MS = 60_000

/** Lets the statements of this transaction take longer than a visitor's may: a slow machine is planted as well. */
export async function gunTijd({ db }: AdminScope): Promise<void> {
  await giveTime(db, ZAAIEN_MS)
}

function* delen<T>(rijen: readonly T[]): Generator<readonly T[]> {
  for (let i = 0; i < rijen.length; i += PER_STATEMENT) yield rijen.slice(i, i + PER_STATEMENT)
}

async function insertAntwoorden({ db, adminId }: AdminScope, rijen: readonly Rij[]): Promise<void> {
  const kolom = (read: (rij: Rij) => unknown, soort: string): RawBuilder<unknown> =>
    sql`${rijen.map(read)}::${sql.raw(soort)}[]`
  await sql`
    insert into antwoord (admin_id, leerling_id, id, taak_id, spel, woord_id, categorie, gegeven, correct,
      gok, ms, poging, reden, gegeven_op, ontvangen_op, apparaat, volgnummer, thuis,
      bank_versie, motor_versie, vraag, hoe, flits_ms)
    select ${adminId}::uuid, t.* from unnest(
      ${kolom((r) => r.leerlingId, 'uuid')}, ${kolom((r) => r.id, 'uuid')},
      ${kolom((r) => r.taak_id, 'uuid')}, ${kolom((r) => r.spel, 'text')},
      ${kolom((r) => r.woord_id, 'text')}, ${kolom((r) => r.categorie, 'text')},
      ${kolom((r) => r.gegeven, 'text')}, ${kolom((r) => r.correct, 'boolean')},
      ${kolom((r) => r.gok, 'real')}, ${kolom((r) => r.ms, 'integer')},
      ${kolom((r) => r.poging, 'smallint')}, ${kolom((r) => JSON.stringify(r.reden), 'jsonb')},
      ${kolom((r) => r.gegeven_op.toISOString(), 'timestamptz')},
      ${kolom((r) => r.ontvangen_op.toISOString(), 'timestamptz')},
      ${kolom((r) => r.apparaat, 'uuid')}, ${kolom((r) => r.volgnummer, 'integer')},
      ${kolom((r) => r.thuis, 'boolean')},
      ${kolom((r) => r.bank_versie, 'integer')}, ${kolom((r) => r.motor_versie, 'smallint')},
      ${kolom((r) => r.vraag, 'text')}, ${kolom((r) => r.hoe, 'text')},
      ${kolom((r) => r.flits_ms, 'integer')}
    ) as t`.execute(db)
}

async function insertKaarten(
  { db, adminId }: AdminScope,
  leerlingen: readonly LeerlingHistorie[],
): Promise<void> {
  const vensters = leerlingen.flatMap(({ leerlingId, vensters: eigen }) =>
    eigen.map((venster) => ({ leerlingId, venster })),
  )
  const somvensters = vensters.map(({ leerlingId, venster }) => ({
    admin_id: adminId,
    leerling_id: leerlingId,
    id: venster.id,
    eiland: venster.eiland,
    categorieen: [...venster.categorieen],
    volgorde: venster.volgorde,
    aan_sinds: venster.aanSinds,
    created_at: venster.geopendOp,
  }))
  const taken = vensters.flatMap(({ leerlingId, venster }) =>
    venster.taken.map(({ id, soort, aantal, volgorde }) => ({
      admin_id: adminId,
      leerling_id: leerlingId,
      id,
      somvenster_id: venster.id,
      soort,
      aantal,
      volgorde,
    })),
  )
  for (const deel of delen(somvensters)) await db.insertInto('somvenster').values(deel).execute()
  for (const deel of delen(taken)) await db.insertInto('taak').values(deel).execute()
}

async function insertStaten(
  { db, adminId }: AdminScope,
  leerlingen: readonly LeerlingHistorie[],
): Promise<void> {
  const staten = leerlingen.map(
    ({ leerlingId, jaargroep, versie, staat, laatstOp, antwoorden }) => ({
      admin_id: adminId,
      leerling_id: leerlingId,
      versie,
      staat,
      begin_jaargroep: jaargroep,
      laatst_op: laatstOp,
      bank_versie: antwoorden.at(-1)?.bank_versie ?? 0,
    }),
  )
  const dagen = leerlingen.flatMap(({ leerlingId, dagen: eigen }) =>
    eigen.map(({ dag, staat, laatstOp }) => ({
      admin_id: adminId,
      leerling_id: leerlingId,
      dag,
      staat,
      laatst_op: laatstOp,
    })),
  )
  for (const deel of delen(staten)) await db.insertInto('staat').values(deel).execute()
  for (const deel of delen(dagen)) await db.insertInto('staat_dag').values(deel).execute()
}

/** Writes weeks of practice as the answers' road would have left them: answers, counts, states, days, map. */
export async function insertHistorie(
  scope: AdminScope,
  leerlingen: readonly LeerlingHistorie[],
): Promise<void> {
  const rijen = leerlingen.flatMap(({ leerlingId, antwoorden }) =>
    antwoorden.map((antwoord): Rij => ({ ...antwoord, leerlingId })),
  )
  for (const deel of delen(rijen)) await insertAntwoorden(scope, deel)
  await countAgain(
    scope,
    leerlingen.map(({ leerlingId }) => leerlingId),
  )
  await plantIjkpunten(
    scope.db,
    leerlingen.flatMap(({ punten }) => punten),
  )
  await insertKaarten(scope, leerlingen)
  await insertStaten(scope, leerlingen)
}
