import type { WijzigDocent } from '@letterhaven/contracts/docent'
import type { GroepId, UserId } from '@letterhaven/contracts/ids'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { listDocentenVan } from '@letterhaven/testkit/list-docenten-van'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let oud: GroepId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
  oud = await server.build.groep(school.adminId, {
    docenten: [school.docent.id],
    gearchiveerd_op: new Date(),
  })
})

const token = () => school.rollen.schooladmin.token
const change = (id: UserId, body: WijzigDocent) =>
  server.call(`/api/admins/${school.adminId}/docenten/${id}`, {
    method: 'PATCH',
    token: token(),
    body,
  })
const haveOud = (): Promise<UserId[]> => listDocentenVan(server, oud)

describe('a group in the archive', () => {
  it('comes back to nobody who is out of service then, and to who is back in it by then', async () => {
    const archief = (gearchiveerd: boolean) =>
      server.call(`/api/admins/${school.adminId}/groepen/${oud}/archief`, {
        method: 'PUT',
        token: token(),
        body: { gearchiveerd },
      })
    await change(school.docent.id, { uitDienst: true })
    await change(school.docent.id, { uitDienst: false })
    await archief(false)
    expect(await haveOud()).toEqual([school.docent.id])
    await archief(true)
    await change(school.docent.id, { uitDienst: true })
    await archief(false)
    expect(await haveOud()).toEqual([])
  })

  it('stays theirs whose other groups change (decoy)', async () => {
    expect((await change(school.docent.id, { groepen: [] })).status).toBe(200)
    expect(await haveOud()).toEqual([school.docent.id])
  })

  it('is no group to come back to by a way back: that is a conflict, and no field to fill in', async () => {
    const gezien = { groepen: [] }
    await change(school.docent.id, gezien)
    const terug = { groepen: [school.groepId, oud] }
    expect(await change(school.docent.id, { ...terug, alleenAls: gezien })).toMatchObject({
      status: 409,
      body: { code: 'intussen_anders' },
    })
    expect(await change(school.docent.id, terug)).toMatchObject({
      status: 400,
      body: { velden: { groepen: 'Iets wat je koos, is er niet meer. Kies opnieuw' } },
    })
  })
})
