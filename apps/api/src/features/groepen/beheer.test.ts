import type { GroepKaart, GroepPagina } from '@letterhaven/contracts/groep'
import type { Inloggers } from '@letterhaven/contracts/leerling-ingang'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
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

const call = (pad: string, method: 'POST' | 'PATCH' | 'PUT', body: unknown) =>
  server.call(`/api/admins/${school.adminId}/groepen${pad}`, {
    method,
    token: school.rollen.schooladmin.token,
    body,
  })
const make = async (naam: string): Promise<string> =>
  ((await call('', 'POST', { naam })).body as { id: string }).id
const namen = async (): Promise<string[]> => {
  const { body } = await server.call(`/api/admins/${school.adminId}/groepen`, {
    token: school.rollen.schooladmin.token,
  })
  return (body as { groepen: GroepKaart[] }).groepen.map(({ naam }) => naam)
}

describe('groups', () => {
  it('are made empty, of this school year, and stand in the overview', async () => {
    const id = await make('  Groep 6 blauw ')
    expect(await namen()).toContain('Groep 6 blauw')
    const rij = await server.owner
      .selectFrom('groep')
      .select('schooljaar')
      .where('id', '=', id as never)
      .executeTakeFirst()
    expect(rij?.schooljaar).toMatch(/^\d{4}-\d{4}$/)
  })

  it('never have the name of another that is in use, also when two are made at once', async () => {
    const antwoorden = await Promise.all([
      call('', 'POST', { naam: 'Groep 7' }),
      call('', 'POST', { naam: 'groep  7' }),
      call('', 'POST', { naam: 'GROEP\u00a07' }),
    ])
    expect(antwoorden.map(({ status }) => status).toSorted()).toEqual([200, 400, 400])
    expect(antwoorden.find(({ status }) => status === 400)?.body).toMatchObject({
      code: 'invalid_input',
      velden: { naam: 'Deze naam is al in gebruik' },
    })
    const ander = await make('Groep 8')
    expect((await call(`/${ander}`, 'PATCH', { naam: 'GROEP 7' })).status).toBe(400)
    // Its own name in other letters is not another group's name.
    expect((await call(`/${ander}`, 'PATCH', { naam: 'GROEP 8' })).status).toBe(200)
  })

  it('take another name and say the one of before', async () => {
    const id = await make('Groep 7')
    expect(await call(`/${id}`, 'PATCH', { naam: 'De dolfijnen' })).toMatchObject({
      status: 200,
      body: { vorige: 'Groep 7' },
    })
    expect(await namen()).toContain('De dolfijnen')
  })

  it('keep the name that a colleague gave since, when a way back is taken', async () => {
    const id = await make('Groep 7')
    await call(`/${id}`, 'PATCH', { naam: 'Door A' })
    await call(`/${id}`, 'PATCH', { naam: 'Door B' })
    const terug = { naam: 'Groep 7', alleenAls: 'Door A' }
    expect(await call(`/${id}`, 'PATCH', terug)).toMatchObject({
      status: 409,
      body: { code: 'intussen_anders' },
    })
    expect(await namen()).toContain('Door B')
    expect((await call(`/${id}`, 'PATCH', { ...terug, alleenAls: 'Door B' })).status).toBe(200)
    expect(await namen()).toContain('Groep 7')
  })

  it('leave the lists when they are empty, and come back; not where somebody sits', async () => {
    const id = await make('Groep 7')
    await call(`/${id}/archief`, 'PUT', { gearchiveerd: true })
    expect(await namen()).not.toContain('Groep 7')
    // Its name is free now, and taken by the time it wants to come back.
    const nieuw = await make('Groep 7')
    expect(await call(`/${id}/archief`, 'PUT', { gearchiveerd: false })).toMatchObject({
      status: 409,
      body: { code: 'groepsnaam_bezet' },
    })
    await call(`/${nieuw}`, 'PATCH', { naam: 'Groep 7b' })
    expect((await call(`/${id}/archief`, 'PUT', { gearchiveerd: false })).status).toBe(200)
    expect(await namen()).toEqual(expect.arrayContaining(['Groep 7', 'Groep 7b']))
    const vol = await call(`/${school.groepId}/archief`, 'PUT', { gearchiveerd: true })
    expect(vol).toMatchObject({ status: 409, body: { code: 'groep_niet_leeg' } })
  })

  it('say on every page of theirs that they are in the archive, and no more when they are back', async () => {
    const id = await make('Groep 7')
    const zegt = async () => {
      const vraag = async (wat: string) => {
        const pad = `/api/admins/${school.adminId}/groepen/${id}${wat}`
        return (await server.call(pad, { token: school.rollen.schooladmin.token })).body
      }
      const [pagina, voortgang] = [await vraag(''), await vraag('/voortgang')] as GroepPagina[]
      const { gearchiveerd } = (await vraag('/inloggers')) as Inloggers
      return [pagina?.groep.gearchiveerd, voortgang?.groep.gearchiveerd, gearchiveerd]
    }
    expect(await zegt()).toEqual([false, false, false])
    await call(`/${id}/archief`, 'PUT', { gearchiveerd: true })
    expect(await zegt()).toEqual([true, true, true])
    await call(`/${id}/archief`, 'PUT', { gearchiveerd: false })
    expect(await zegt()).toEqual([false, false, false])
  })

  it('keep whoever moves in at the same moment, or refuse them: nobody sits out of sight', async () => {
    for (let keer = 0; keer < 8; keer += 1) {
      const id = await make(`Groep ${keer}`)
      const [weg, erin] = await Promise.all([
        call(`/${id}/archief`, 'PUT', { gearchiveerd: true }),
        server.call(`/api/admins/${school.adminId}/plaatsingen`, {
          method: 'PUT',
          token: school.rollen.schooladmin.token,
          body: { plekken: [{ leerlingId: school.leerling.id, groepId: id }] },
        }),
      ])
      expect([weg.status, erin.status]).toEqual(erin.status === 200 ? [409, 200] : [200, 404])
    }
  })
})
