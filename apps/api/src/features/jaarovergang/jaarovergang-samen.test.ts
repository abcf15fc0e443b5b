import type { OvergangGedaan } from '@letterhaven/contracts/jaarovergang'
import { accountStand, setPlaatsen } from '@letterhaven/testkit/import-proeven'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: TestSchool['adminId']; token: string }
const nu = new Date('2026-09-10T09:00:00Z')

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
afterAll(() => server.close())
beforeEach(async () => {
  const { adminId, rollen } = await buildSchool(server)
  wie = { adminId, token: rollen.schooladmin.token }
})

const post = (pad: string, body?: object) =>
  server.call(`/api/admins/${wie.adminId}/${pad}`, {
    method: 'POST',
    token: wie.token,
    ...(body ? { body } : {}),
  })
const carryOut = (vingerafdruk: string) => post('jaarovergang/doorvoeren', { vingerafdruk })

/** Makes a group of last year, with this many pupils of one jaargroep. */
async function klas(naam: string, jaargroep: number, aantal: number): Promise<void> {
  const groepId = await server.build.groep(wie.adminId, { naam, schooljaar: '2025-2026' })
  for (let n = 0; n < aantal; n += 1)
    await server.build.leerling(wie.adminId, { groepId, jaargroep })
}

describe('what was looked at', () => {
  it('is the same wherever the database laid its rows since, and another once somebody moved', async () => {
    await klas('Groep 3', 3, 12)
    const { vingerafdruk } = await readOvergang(server, wie)
    const kinderen = await server.owner
      .selectFrom('leerling')
      .select('id')
      .where('admin_id', '=', wie.adminId)
      .execute()
    // An updated row is written elsewhere on the disk, so in the end the rows lie in reverse order.
    for (const { id } of kinderen.toReversed()) {
      await server.owner
        .updateTable('leerling')
        .set({ rustig: false })
        .where('id', '=', id)
        .execute()
      await server.owner
        .updateTable('plaatsing')
        .set({ tot: null })
        .where('leerling_id', '=', id)
        .execute()
    }
    // The database does this by itself at any moment: it learns how many rows there are, and then reads them in that order.
    await sql`analyze leerling, plaatsing`.execute(server.owner)
    expect((await readOvergang(server, wie)).vingerafdruk).toBe(vingerafdruk)
    await klas('Groep 4', 4, 1)
    expect((await readOvergang(server, wie)).vingerafdruk).not.toBe(vingerafdruk)
  })
})

describe('a year that was carried out', () => {
  it('is told to the second of two, also where the year after it cannot be yet', async () => {
    await klas('Groep 3', 3, 3)
    const { vingerafdruk } = await readOvergang(server, wie)
    expect((await carryOut(vingerafdruk)).status).toBe(200)
    expect((await readOvergang(server, wie)).vanaf).toBe('2027-06-01')
    expect(await carryOut(vingerafdruk)).toMatchObject({
      status: 409,
      body: { code: 'overgang_veranderd' },
    })
  })

  it('is taken back also where every seat was given away since', async () => {
    await klas('Groep 8', 8, 2)
    const voor = await accountStand(server, wie.adminId)
    const { vingerafdruk } = await readOvergang(server, wie)
    const { importId } = (await carryOut(vingerafdruk)).body as OvergangGedaan
    expect(await accountStand(server, wie.adminId)).not.toBe(voor)
    await setPlaatsen(server, wie.adminId, 1)
    expect((await post(`imports/${importId}/terugdraaien`)).status).toBe(200)
    expect(await accountStand(server, wie.adminId)).toBe(voor)
  })
})
