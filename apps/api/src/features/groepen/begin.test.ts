import type { Begin } from '@letterhaven/contracts/groep'
import type { AdminId } from '@letterhaven/contracts/ids'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())

async function begin(adminId: AdminId, token: string): Promise<Begin | null> {
  const { body } = await server.call(`/api/admins/${adminId}/groepen`, { token })
  return (body as { begin: Begin | null }).begin
}

describe('the way to the first lesson', () => {
  it('is ticked off as it goes, and gone after the lesson', async () => {
    const adminId = await server.build.admin()
    const { token } = await server.build.medewerker(adminId, 'schooladmin')
    expect(await begin(adminId, token)).toEqual({
      leerlingen: false,
      collegas: false,
      wachtwoorden: false,
    })
    const docent = await server.build.medewerker(adminId)
    const groepId = await server.build.groep(adminId, { docenten: [docent.id] })
    const speler = await buildSpeler(server, adminId, { groepId })
    const pad = `/api/admins/${adminId}/groepen/${groepId}/wachtwoorden`
    await server.call(pad, { token: docent.token })
    expect(await begin(adminId, token)).toEqual({
      leerlingen: true,
      collegas: true,
      wachtwoorden: true,
    })
    await speler.stuur([speler.antwoord()])
    expect(await begin(adminId, token)).toBeNull()
  })

  it('is nothing of who does not set the school up', async () => {
    const { adminId, docent, rollen } = await buildSchool(server)
    expect(await begin(adminId, docent.token)).toBeNull()
    expect(await begin(adminId, rollen.schooladmin.token)).not.toBeNull()
  })
})
