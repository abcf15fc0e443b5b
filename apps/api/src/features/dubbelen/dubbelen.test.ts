import type { LeerlingId } from '@letterhaven/contracts/ids'
import { readDubbelen, merge, setApart } from '@letterhaven/testkit/dubbel-proeven'
import { putAway } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { hoofdVan } from '@letterhaven/testkit/verhuis-proeven'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
})

const TESS = { voornaam: 'Tess', achternaam: 'Mulder', geboortedatum: '2017-05-06' }
const make = (anders = {}): Promise<{ id: LeerlingId }> =>
  server.build.leerling(school.adminId, { ...TESS, ...anders })
const read = () => readDubbelen(server, hoofdVan(school))
const paren = async () =>
  (await read()).paren.map(({ een, ander, reden }) => ({
    wie: [een.id, ander.id].toSorted(),
    reden,
  }))
const aantal = async () => {
  const { adminId, token } = hoofdVan(school)
  const pad = `/api/admins/${adminId}/dubbele-leerlingen/aantal`
  return ((await server.call(pad, { token })).body as { aantal: number }).aantal
}

describe('who may stand in a school twice', () => {
  it('is shown side by side with what comes along; a twin and a namesake elsewhere are not', async () => {
    const [een, ander] = [
      await make({ groepId: school.groepId, sleutel: '77', eckid: 'https://ketenid.nl/1/x' }),
      await make({ voornaam: 'tess', tussenvoegsel: '', achternaam: 'MULDER', jaargroep: 4 }),
    ]
    await make({ voornaam: 'Fien' })
    const buur = await buildSchool(server)
    await server.build.leerling(buur.adminId, TESS)
    const { paren: gevonden, aantal: hoeveel } = await read()
    expect(hoeveel).toBe(1)
    expect(await aantal()).toBe(1)
    expect(gevonden).toHaveLength(1)
    const [paar] = gevonden
    expect(paar?.reden).toBe('naam_en_datum')
    const kinderen = [paar?.een, paar?.ander]
    expect(kinderen.find((kind) => kind?.id === een.id)).toMatchObject({
      naam: 'Tess Mulder',
      groep: expect.stringMatching(/^Groep /),
      jaargroep: 5,
      geboortedatum: '2017-05-06',
      antwoorden: 0,
      laatst: null,
      toetsen: 0,
      inlognaam: expect.stringMatching(/^kind\./),
      sleutel: '77',
      eckid: true,
      schoolaccount: false,
    })
    expect(kinderen.find((kind) => kind?.id === ander.id)).toMatchObject({ groep: null })
    expect(JSON.stringify(paar)).not.toContain('ketenid')
  })

  it('does not lie in the prullenbak', async () => {
    const [, ander] = [await make(), await make()]
    expect(await aantal()).toBe(1)
    await putAway(server, hoofdVan(school), { leerlingen: [ander.id], weg: true })
    expect(await aantal()).toBe(0)
  })

  it('is proposed no more once somebody said that they are two, and again when that is taken back', async () => {
    const [een, ander, derde] = [await make(), await make(), await make()]
    expect(await aantal()).toBe(3)
    const zeg = { een: ander.id, ander: een.id, apart: true }
    for (const _ of [1, 2])
      expect((await setApart(server, hoofdVan(school), zeg)).body).toEqual({ apart: true })
    expect(await paren()).toHaveLength(2)
    expect((await paren()).flatMap(({ wie }) => wie)).toContain(derde.id)
    expect((await read()).apart).toEqual([
      {
        een: { id: [een.id, ander.id].toSorted()[0], naam: 'Tess Mulder' },
        ander: { id: [een.id, ander.id].toSorted()[1], naam: 'Tess Mulder' },
        op: expect.any(String),
        door: expect.stringContaining('Sanne'),
      },
    ])
    const twee = { blijft: een.id, weg: ander.id }
    expect(await merge(server, hoofdVan(school), twee)).toMatchObject({
      status: 409,
      body: { code: 'dubbel_veranderd' },
    })
    await setApart(server, hoofdVan(school), { ...zeg, apart: false })
    expect(await aantal()).toBe(3)
    expect((await read()).apart).toEqual([])
  })

  it('is of this school alone: a pupil of another one, or one that is two times the same, does not exist', async () => {
    const een = await make()
    const buur = await buildSchool(server)
    const elders = await server.build.leerling(buur.adminId, TESS)
    for (const ander of [elders.id, een.id]) {
      const zeg = { een: een.id, ander, apart: true }
      expect((await setApart(server, hoofdVan(school), zeg)).status).toBe(404)
    }
    const samen = (wie: TestSchool, blijft: LeerlingId, weg: LeerlingId) =>
      merge(server, hoofdVan(wie), { blijft, weg })
    expect((await samen(school, een.id, elders.id)).status).toBe(404)
    expect((await samen(buur, een.id, elders.id)).status).toBe(404)
    expect((await samen(school, een.id, een.id)).status).toBe(409)
  })
})
