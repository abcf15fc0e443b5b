import type { Docenten } from '@letterhaven/contracts/docent'
import type { GroepKaart, Samengevoegd } from '@letterhaven/contracts/groep'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import type { Prullenbak } from '@letterhaven/contracts/prullenbak'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

const NU = new Date('2026-07-05T09:00:00Z')
let server: TestServer
let adminId: AdminId
let token: string
let oud: GroepId
let nieuw: GroepId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
})
afterAll(() => server.close())
beforeEach(async () => {
  adminId = await server.build.admin()
  token = (await server.build.medewerker(adminId, 'schooladmin')).token
  oud = await server.build.groep(adminId, { naam: 'Groep 6', schooljaar: '2025-2026' })
  nieuw = await server.build.groep(adminId, { naam: 'groep 6', schooljaar: '2026-2027' })
  for (const groepId of [oud, nieuw])
    await server.build.leerling(adminId, { groepId, jaargroep: 6 })
})

const read = async (pad: string) =>
  (await server.call(`/api/admins/${adminId}/${pad}`, { token })).body
const call = (pad: string, method: 'POST' | 'PUT' | 'PATCH', body: object) =>
  server.call(`/api/admins/${adminId}/groepen/${pad}`, { method, token, body })

describe('a name that a school has in two years', () => {
  it('is said with its year wherever one of them is chosen', async () => {
    const beide = ['Groep 6 (2025-2026)', 'groep 6 (2026-2027)']
    const namen = (rijen: readonly { naam: string }[]) => rijen.map(({ naam }) => naam)
    expect(namen(((await read('groepen')) as { groepen: GroepKaart[] }).groepen)).toEqual(beide)
    expect(namen(((await read('leerlingen')) as SchoolLijst).groepen)).toEqual(beide)
    expect(namen(((await read('docenten')) as Docenten).groepen)).toEqual(beide)
    expect(namen(((await read('prullenbak')) as Prullenbak).groepen)).toEqual(beide)
  })

  it('is said with its year of who lies in the prullenbak', async () => {
    const { leerlingen } = (await read('leerlingen')) as SchoolLijst
    const [een] = leerlingen
    await server.call(`/api/admins/${adminId}/prullenbak`, {
      method: 'PUT',
      token,
      body: { leerlingen: [een?.id], weg: true },
    })
    const bak = (await read('prullenbak')) as Prullenbak
    expect(bak.leerlingen[0]?.groep).toMatch(/ \(202[56]-202[67]\)$/)
  })

  it('is no reason to refuse a way back, of a rename, an archive or a merge', async () => {
    await call(oud, 'PATCH', { naam: 'De bevers' })
    expect((await call(oud, 'PATCH', { naam: 'Groep 6', alleenAls: 'De bevers' })).status).toBe(200)
    const { body } = await call(`${oud}/samenvoegen`, 'POST', { naar: nieuw })
    const terug = await call(`${oud}/samenvoegen/terugdraaien`, 'POST', {
      daad: (body as Samengevoegd).daad,
    })
    expect(terug).toMatchObject({ status: 200, body: { terug: 1 } })
    // Decoy: in its own year the name is taken.
    expect(
      (
        await server.call(`/api/admins/${adminId}/groepen`, {
          method: 'POST',
          token,
          body: { naam: 'GROEP 6' },
        })
      ).status,
    ).toBe(400)
  })
})
