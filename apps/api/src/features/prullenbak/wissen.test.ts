import { randomBytes, randomUUID } from 'node:crypto'
import type { LeerlingId, UserId } from '@letterhaven/contracts/ids'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { putAway, erase } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { WISREGISTER } from './wisregister.ts'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Lists every column of the catalogue that may say to which pupil or login a row belongs. */
async function kolommen(): Promise<string[]> {
  const { rows } = await sql<{ naam: string }>`
    select distinct t.relname || '.' || a.attname as naam
    from pg_attribute a join pg_class t on t.oid = a.attrelid
    where t.relnamespace = 'public'::regnamespace and t.relkind in ('r', 'p') and a.attnum > 0
      and not a.attisdropped and (
        a.attname in ('leerling_id', 'login_id', 'gekoppeld_aan', 'oud_id')
        or exists (
          select from pg_constraint c where c.conrelid = t.oid and c.contype = 'f'
            and c.confrelid in ('leerling'::regclass, 'login'::regclass) and a.attnum = any (c.conkey)
            and a.attname <> 'admin_id')
      )
    order by 1`.execute(server.owner)
  return rows.map(({ naam }) => naam)
}

describe('the register of what is erased', () => {
  it('names every column of the catalogue that says of whom a row is', async () => {
    expect(Object.keys(WISREGISTER).toSorted()).toEqual(await kolommen())
  })

  it('would see a new one (decoy)', async () => {
    await sql`create table lek (admin_id uuid, leerling_id uuid)`.execute(server.owner)
    try {
      expect(await kolommen()).toContain('lek.leerling_id')
    } finally {
      await sql`drop table lek`.execute(server.owner)
    }
  })
})

/** Lists the tables in which an id is written, anywhere in a row. */
async function plekken(id: string): Promise<string[]> {
  const { rows } = await sql<{ naam: string }>`
    select relname as naam from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(server.owner)
  const gevonden: string[] = []
  for (const { naam } of rows) {
    const telling = await sql<{ n: number }>`
      select count(*)::integer as n from ${sql.table(naam)} as rij
      where rij::text like ${`%${id}%`}`.execute(server.owner)
    if ((telling.rows[0]?.n ?? 0) > 0) gevonden.push(naam)
  }
  return gevonden
}

/** Leaves something of a pupil in every table that practice alone does not fill. */
async function leaveTraces({ leerling, send, antwoord }: TestSpeler): Promise<void> {
  const { owner } = server
  const { adminId } = school
  const { id } = leerling
  await send([antwoord(), antwoord({ gegeven: 'mis' })])
  const admin = { admin_id: adminId }
  const van = { ...admin, leerling_id: id }
  const nu = new Date()
  await owner
    .insertInto('staat_dag')
    .values({ ...van, dag: '2026-01-01', staat: Buffer.from('x') })
    .onConflict((c) => c.doNothing())
    .execute()
  await owner
    .insertInto('jaarwissel')
    .values({ ...van, op: nu, van: 4, naar: 5, bank_versie: 0 })
    .execute()
  await owner
    .insertInto('toestemming')
    .values({
      ...van,
      vastgelegd_op: nu,
      soort: 'via_ouder',
      naam: 'Els Bos',
      gegeven_op: '2026-01-01',
      versie: 1,
      door: school.docent.id,
    })
    .execute()
  await owner
    .insertInto('inzage_log')
    .values({
      ...van,
      id: randomUUID(),
      op: nu,
      wie: school.docent.id,
      role: 'docent',
      wat: 'landkaart',
    })
    .execute()
  await owner
    .insertInto('koppelverzoek')
    .values({
      ...admin,
      id: randomUUID() as never,
      aanbieder: 'proef',
      soort: 'sub',
      waarde_hash: randomBytes(32),
      naam: 'Noor',
      is_leerling: true,
      is_medewerker: false,
      email: '',
      gevraagd_op: nu,
      beantwoord_op: nu,
      gekoppeld_aan: id as string as UserId,
    })
    .execute()
  await layInKeuzesEnStappen(id)
}

/** Puts the pupil's id in the choices for the new year, and in the steps of an import. */
async function layInKeuzesEnStappen(id: LeerlingId): Promise<void> {
  const wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
  const { schooljaar, versie, keuzes } = await readOvergang(server, wie)
  const leerlingen = [...keuzes.leerlingen, { id, naar: null, blijft: false }]
  await server.call(`/api/admins/${wie.adminId}/jaarovergang`, {
    method: 'PUT',
    token: wie.token,
    body: { schooljaar, versie, keuzes: { ...keuzes, leerlingen } },
  })
  await server.owner
    .insertInto('import')
    .values({
      admin_id: wie.adminId,
      id: randomUUID() as never,
      soort: 'edexml',
      bestandsnaam: 'EDEX.XML',
      door: school.docent.id,
      gelezen_op: new Date(),
      meldingen: '[]',
      toegepast_op: new Date(),
      telling: '{}',
      stappen: JSON.stringify([
        { soort: 'leerling', id, van: { voornaam: 'Noor' }, naar: { voornaam: 'Nora' } },
        { soort: 'vertrokken', id: randomUUID() },
      ]),
    })
    .execute()
}

describe('erasing for good', () => {
  it('leaves nothing of a pupil in any table of the database, and everything of its neighbour', async () => {
    const [kind, buur] = [
      await buildSpeler(server, school.adminId, { groepId: school.groepId }),
      await buildSpeler(server, school.adminId, { groepId: school.groepId }),
    ]
    for (const een of [kind, buur]) await leaveTraces(een)
    const voor = await plekken(buur.leerling.id)
    expect(voor).toEqual(
      expect.arrayContaining([
        'antwoord',
        'dagtelling',
        'import',
        'inzage_log',
        'jaarovergang',
        'jaarwissel',
        'koppelverzoek',
        'leerling',
        'lidmaatschap',
        'login',
        'plaatsing',
        'sessie',
        'somvenster',
        'staat',
        'staat_dag',
        'taak',
        'toestemming',
      ]),
    )
    const wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
    await putAway(server, wie, { leerlingen: [kind.leerling.id], weg: true })
    expect((await erase(server, wie, [kind.leerling.id])).body).toEqual({
      leerlingen: 1,
      antwoorden: 2,
    })
    expect(await plekken(kind.leerling.id)).toEqual([])
    expect(await plekken(buur.leerling.id)).toEqual(voor)
  })
})
