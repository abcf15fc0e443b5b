import {
  readIn,
  schoolbestand,
  sendBestand,
  zipDieLiegt,
  GEEN_KEUZES,
} from '@letterhaven/testkit/import-proeven'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date('2026-11-23T09:00:00Z'))
})
afterAll(() => server.close())

const nieuweSchool = async () => {
  const school = await buildSchool(server)
  return { adminId: school.adminId, token: school.rollen.schooladmin.token, school }
}

describe('files of schools at the same time', () => {
  it('are all read, also when one school sends many and one that lies of its size', async () => {
    const [een, ander] = [await nieuweSchool(), await nieuweSchool()]
    const bom = zipDieLiegt(20_000_000)
    const antwoorden = await Promise.all([
      ...Array.from({ length: 6 }, () => sendBestand(server, een, { bestand: schoolbestand() })),
      sendBestand(server, een, { bestand: bom, naam: 'EDEX.zip' }),
      sendBestand(server, ander, { bestand: schoolbestand() }),
    ])
    expect(antwoorden.map(({ status }) => status)).toEqual(antwoorden.map(() => 200))
    expect(antwoorden[6]?.body).toMatchObject({ meldingen: [{ code: 'too-large' }] })
    expect(antwoorden[7]?.body).toMatchObject({ status: 'gelezen' })
  })

  it('hold no connection and no lock of a school while they are compared', async () => {
    const wie = await nieuweSchool()
    const { id, vingerafdruk } = await readIn(server, wie)
    // More calls at once than there are connections: one that held a connection while it waits would keep the others out.
    const bekeken = await Promise.all(
      Array.from({ length: 40 }, () =>
        server.call(`/api/admins/${wie.adminId}/imports/${id}`, { token: wie.token }),
      ),
    )
    expect(bekeken.map(({ status }) => status)).toEqual(bekeken.map(() => 200))
    expect(
      new Set(bekeken.map(({ body }) => (body as { vingerafdruk: string }).vingerafdruk)),
    ).toEqual(new Set([vingerafdruk]))
  })

  it('that are applied twice at once are applied once', async () => {
    const wie = await nieuweSchool()
    const { id, vingerafdruk } = await readIn(server, wie)
    const keer = () =>
      server.call(`/api/admins/${wie.adminId}/imports/${id}/toepassen`, {
        method: 'POST',
        token: wie.token,
        body: { ...GEEN_KEUZES, vingerafdruk },
      })
    const [een, ander] = await Promise.all([keer(), keer()])
    expect([een.status, ander.status]).toEqual([200, 200])
    expect(een.body).toEqual(ander.body)
    const { aantal } = await server.owner
      .selectFrom('leerling')
      .select(({ fn }) => fn.countAll<number>().as('aantal'))
      .where('admin_id', '=', wie.adminId)
      .where('sleutel', '=', '10001')
      .executeTakeFirstOrThrow()
    expect(Number(aantal)).toBe(1)
  })
})
