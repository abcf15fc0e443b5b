import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import type { OvergangGedaan } from '@letterhaven/contracts/jaarovergang'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: AdminId; token: string }
let oud: GroepId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date('2026-07-05T09:00:00Z'))
})
afterAll(() => server.close())
beforeEach(async () => {
  const adminId = await server.build.admin()
  wie = { adminId, token: (await server.build.medewerker(adminId, 'schooladmin')).token }
  oud = await server.build.groep(adminId, { naam: 'Groep 8', schooljaar: '2025-2026' })
  await server.build.leerling(adminId, { groepId: oud, jaargroep: 8 })
})

const call = (deel: string, method: 'POST' | 'PUT', body: object = {}) =>
  server.call(`/api/admins/${wie.adminId}/${deel}`, { method, token: wie.token, body })

/** Carries out the transition, runs `ertussen` and reverts; returns the old group's name then, and how much was left alone. */
async function naTerugdraaien(ertussen: () => Promise<unknown>) {
  const { vingerafdruk } = await readOvergang(server, wie)
  const { body } = await call('jaarovergang/doorvoeren', 'POST', { vingerafdruk })
  await ertussen()
  const { importId } = body as OvergangGedaan
  const terug = await call(`imports/${importId}/terugdraaien`, 'POST')
  const { naam } = await server.owner
    .selectFrom('groep')
    .select('naam')
    .where('id', '=', oud)
    .executeTakeFirstOrThrow()
  return { naam, gelaten: (terug.body as { gelaten: number }).gelaten }
}

describe('a group that comes back when the new year is taken back', () => {
  it('is called what it was, also where somebody took it out of the archive before', async () => {
    const weer = () => call(`groepen/${oud}/archief`, 'PUT', { gearchiveerd: false })
    expect(await naTerugdraaien(weer)).toEqual({ naam: 'Groep 8', gelaten: 0 })
  })

  it('is called otherwise where a colleague made one of its name in its year', async () => {
    const erbij = () => call('groepen', 'POST', { naam: 'groep 8' })
    expect(await naTerugdraaien(erbij)).toEqual({ naam: 'Groep 8 (2)', gelaten: 1 })
  })
})
