import { randomUUID } from 'node:crypto'
import { invite } from '@letterhaven/testkit/docent-proeven'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import type { AdminId } from '@letterhaven/contracts/ids'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { sweepSporen } from './bewaartermijn.service.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, { post: true })
})
afterAll(() => server.close())

/** The moments by which each record is forgotten. */
const MOMENTEN = {
  kantoor_log: ['op'],
  inzage_log: ['op'],
  docent_log: ['op'],
  verhuis_log: ['op'],
  docent_uitnodiging: ['aangenomen_op', 'ingetrokken_op', 'geldig_tot'],
  koppelverzoek: ['gevraagd_op', 'beantwoord_op'],
} as const

/** Makes all records this many days older, because the round believes no clock that is ahead of the database's. */
async function age(dagen: number): Promise<void> {
  for (const [tabel, momenten] of Object.entries(MOMENTEN)) {
    const older = momenten.map((moment) => `${moment} = ${moment} - interval '${dagen} days'`)
    await sql.raw(`update ${tabel} set ${older.join(', ')}`).execute(server.owner)
  }
}

/** Counts the rows of an admin in each of these tables. */
async function count(adminId: AdminId) {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*)::integer from kantoor_log where voor_admin = ${adminId}) as kantoor,
    (select count(*)::integer from inzage_log where admin_id = ${adminId}) as inzage,
    (select count(*)::integer from docent_log where admin_id = ${adminId}) as docent,
    (select count(*)::integer from verhuis_log where admin_id = ${adminId}) as verhuis,
    (select count(*)::integer from docent_uitnodiging where admin_id = ${adminId}) as uitnodiging,
    (select count(*)::integer from koppelverzoek where admin_id = ${adminId}) as koppelverzoek`.execute(
    server.owner,
  )
  return rows[0]
}

it('what is kept of people goes when its time is over, and not a day before', async () => {
  const { adminId, leerling, rollen } = await buildSchool(server)
  const { token } = rollen.schooladmin
  const uitgeven = `/api/admins/${adminId}/leerlingen/${leerling.id}/verhuistoken`
  expect((await server.call(uitgeven, { method: 'POST', token })).status).toBe(200)
  await sql`insert into inzage_log (admin_id, id, op, wie, role, wat)
    values (${adminId}, ${randomUUID()}, now(), ${randomUUID()}, 'schooladmin', 'codes')`.execute(
    server.owner,
  )
  await sql`insert into kantoor_log (id, op, wie, wat, voor_admin)
    select ${randomUUID()}, now(), id, 'plaatsen_besteld', ${adminId} from login where kantoor_role is not null limit 1`.execute(
    server.owner,
  )
  expect((await invite(server, { adminId, token })).status).toBe(200)
  for (const is of ['open', 'beantwoord'])
    await sql`insert into koppelverzoek (admin_id, id, aanbieder, soort, waarde_hash, naam, is_leerling, gevraagd_op, beantwoord_op)
      values (${adminId}, ${randomUUID()}, 'een', 'sub', sha256(${is}::bytea), 'Noor', true, now(),
        ${is === 'open' ? null : new Date()})`.execute(server.owner)
  let oud = 0
  const na = async (dagen: number) => {
    await age(dagen - oud)
    oud = dagen
    await sweepSporen(server.ctx)
    return count(adminId)
  }
  const alles = { kantoor: 1, inzage: 1, docent: 1, verhuis: 1, uitnodiging: 1, koppelverzoek: 2 }
  expect(await na(29)).toMatchObject(alles)
  expect(await na(31)).toMatchObject({ ...alles, koppelverzoek: 1 })
  // An invitation that nobody answers is over after a week of its own, and its 90 days begin then.
  expect(await na(96)).toMatchObject({ ...alles, koppelverzoek: 1 })
  expect(await na(99)).toMatchObject({ ...alles, koppelverzoek: 1, uitnodiging: 0 })
  expect(await na(181)).toMatchObject({ ...alles, koppelverzoek: 0, uitnodiging: 0 })
  expect(await na(729)).toMatchObject({ kantoor: 1, inzage: 1, docent: 1, verhuis: 1 })
  expect(await na(732)).toEqual({
    kantoor: 0,
    inzage: 0,
    docent: 0,
    verhuis: 0,
    uitnodiging: 0,
    koppelverzoek: 0,
  })
})

it('nothing goes for a moment that is still to come, whoever asks for it', async () => {
  const { adminId } = await buildSchool(server)
  await sql`insert into inzage_log (admin_id, id, op, wie, role, wat)
    values (${adminId}, ${randomUUID()}, now(), ${randomUUID()}, 'schooladmin', 'codes')`.execute(
    server.owner,
  )
  await sql`select ruim_sporen_op('2100-01-01')`.execute(server.ctx.kysely)
  expect(await count(adminId)).toMatchObject({ inzage: 1 })
})
