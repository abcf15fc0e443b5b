import { tekortBij } from '@letterhaven/domain/licentie'
import type { ImportVoorbeeld } from '@letterhaven/contracts/import'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { readIn, apply, setPlaatsen } from '@letterhaven/testkit/import-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: { adminId: TestSchool['adminId']; token: string }

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  const { adminId, rollen } = await buildSchool(server)
  wie = { adminId, token: rollen.schooladmin.token }
})

const plaatsen = (aantal: number) => setPlaatsen(server, wie.adminId, aantal)

describe('a preview', () => {
  it('shows everybody of whom something is asked, however many they are', async () => {
    const kop = 'Nummer;Voornaam;Achternaam;Groep;Jaargroep'
    const veel = Array.from({ length: 600 }, (_, n) => `${2000 + n};Kind${n};Achter${n};De Zwerm;`)
    const lijst = await readIn(server, wie, [kop, ...veel].join('\n'))
    const { zonderJaar, nieuw } = lijst.verschil
    expect([zonderJaar.aantal, zonderJaar.eerste.length]).toEqual([600, 600])
    // Decoy: where nothing is asked of the pupils, the first of them are enough.
    expect([nieuw.aantal, nieuw.eerste.length]).toEqual([600, 500])
    const jaren = zonderJaar.eerste.map(({ regel }) => ({ regel, jaargroep: 6 }))
    await plaatsen(2000)
    expect((await apply(server, { ...wie, id: lijst.id }, { jaren })).status).toBe(200)
    const { verschil } = await readIn(server, wie)
    expect(verschil.vertrokken.aantal).toBeGreaterThan(600)
    expect(verschil.vertrokken.eerste).toHaveLength(verschil.vertrokken.aantal)
    const hernummerd = [kop, ...veel.map((regel) => `9${regel.replace(/;$/, ';6')}`)].join('\n')
    const { voorstel } = (await readIn(server, wie, hernummerd)).verschil
    expect([voorstel.aantal, voorstel.eerste.length]).toEqual([600, 600])
  })

  it('says beforehand how many seats lack, and does not where there are enough', async () => {
    await plaatsen(2000)
    const { id, vrij, verschil } = await readIn(server, wie)
    expect(tekortBij(vrij, verschil.plaatsvragers)).toBe(0)
    await plaatsen(1)
    const pad = `/api/admins/${wie.adminId}/imports/${id}`
    const weer = (await server.call(pad, { token: wie.token })).body as ImportVoorbeeld
    const { body } = await server.call(`/api/admins/${wie.adminId}/licentie`, { token: wie.token })
    const tekort = tekortBij(weer.vrij, weer.verschil.plaatsvragers)
    expect(tekort).toBe((body as Licentie).gebruikt + verschil.plaatsvragers - 1)
    expect(await apply(server, { ...wie, id })).toMatchObject({
      body: {
        code: 'licentie_vol',
        velden: { plaatsen: expect.stringContaining(` ${tekort} plaatsen`) },
      },
    })
  })
})
