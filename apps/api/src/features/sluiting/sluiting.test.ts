import { randomUUID } from 'node:crypto'
import type { SluitGevolgen, Sluiting } from '@letterhaven/contracts/sluiting'
import { place as orderPlaatsen } from '@letterhaven/testkit/licentie-proeven'
import { buildLos, askSluiting, type Los } from '@letterhaven/testkit/sluit-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { giveTotp } from '../tweede-factor/tweede-factor.service.ts'

const DAG_MS = 86_400_000
const TOTP_GEHEIM = 'LETTERHAVENLETTERHAVENLETTERHAVE'

let server: TestServer
let los: Los
let nu = new Date()

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu)
})
beforeEach(async () => {
  nu = new Date()
  los = await buildLos(server)
})
afterAll(() => server.close())

const pad = (deel = ''): string => `/api/admins/${los.adminId}${deel}`
const read = async (token = los.hoofd.token): Promise<Sluiting> =>
  (await server.call(pad('/sluiting'), { token })).body as Sluiting
const withdraw = () => server.call(pad('/sluiting'), { method: 'DELETE', token: los.hoofd.token })

describe('asking to close an account', () => {
  it('sets a day a month ahead, for everybody of the staff to know; asked again the first day stands', async () => {
    const docent = await server.build.medewerker(los.adminId)
    expect(await read()).toEqual({ sluitOp: null })
    const { status, body } = await askSluiting(server, los)
    expect(status).toBe(200)
    expect(body).toEqual({ sluitOp: new Date(nu.getTime() + 30 * DAG_MS).toISOString() })
    expect(await read(docent.token)).toEqual(body)
    nu = new Date(nu.getTime() + 600_000)
    expect((await askSluiting(server, los)).body).toEqual(body)
  })

  it('takes the name with other capitals and spaces, and no other name', async () => {
    expect(await askSluiting(server, los, { schoolnaam: 'De Vuurtorens' })).toMatchObject({
      status: 400,
      body: { velden: { schoolnaam: expect.stringContaining('De Vuurtoren') } },
    })
    expect(await read()).toEqual({ sluitOp: null })
    expect((await askSluiting(server, los, { schoolnaam: ' de  VUURTOREN ' })).status).toBe(200)
  })

  it('asks for the own password, and makes who guesses wait', async () => {
    for (let i = 0; i < 5; i += 1)
      expect(await askSluiting(server, los, { wachtwoord: 'iets anders' })).toMatchObject({
        status: 400,
        body: { code: 'wachtwoord_fout', velden: { wachtwoord: expect.any(String) } },
      })
    expect((await askSluiting(server, los)).status).toBe(429)
    expect(await read()).toEqual({ sluitOp: null })
  })

  it('asks for a code where there is a second step; one code works once', async () => {
    await giveTotp(server.ctx, los.hoofd.id, TOTP_GEHEIM)
    expect(await askSluiting(server, los)).toMatchObject({
      status: 400,
      body: { velden: { code: expect.any(String) } },
    })
    expect(await askSluiting(server, los, { code: '000000' })).toMatchObject({
      body: { code: 'code_refused' },
    })
    const code = new TOTP({ secret: Secret.fromBase32(TOTP_GEHEIM) }).generate({
      timestamp: nu.getTime(),
    })
    expect((await askSluiting(server, los, { code })).status).toBe(200)
    await withdraw()
    expect((await askSluiting(server, los, { code })).body).toMatchObject({
      code: 'code_refused',
    })
  })

  it('says beforehand what goes along, and counts nothing of a neighbour (decoy)', async () => {
    const buur = await buildLos(server)
    await server.build.leerling(buur.adminId)
    const groepId = await server.build.groep(los.adminId)
    const { id } = await server.build.leerling(los.adminId, { groepId })
    await server.build.leerling(los.adminId, { deleted_at: nu })
    await server.owner
      .insertInto('verhuistoken')
      .values({
        admin_id: los.adminId,
        leerling_id: id,
        token_hash: Buffer.alloc(32, 1),
        door: los.hoofd.id,
        gemaakt_op: nu,
        geldig_tot: new Date(nu.getTime() + DAG_MS),
      })
      .execute()
    const { body } = await server.call(pad('/sluiting/gevolgen'), { token: los.hoofd.token })
    const { plaatsen, ...rest } = body as SluitGevolgen
    expect(plaatsen % 1000).toBe(0)
    expect(rest).toEqual({
      naam: 'De Vuurtoren',
      leerlingen: 2,
      medewerkers: 1,
      verhuistokens: 1,
    })
  })
})

describe('an account that closes', () => {
  const kind = (voornaam: string) => ({
    sleutel: randomUUID(),
    voornaam,
    tussenvoegsel: '',
    achternaam: '',
    jaargroep: 5,
  })

  it('takes in nobody and nothing more, and works on for who is there; taken back, it does again', async () => {
    const groepId = await server.build.groep(los.adminId)
    const { token } = los.hoofd
    const add = (naam: string) =>
      server.call(pad(`/groepen/${groepId}/leerlingen`), {
        method: 'POST',
        token,
        body: { leerlingen: [kind(naam)] },
      })
    const order = () => orderPlaatsen(server, { adminId: los.adminId, token }, { plaatsen: 5 })
    const leerling = await server.build.leerling(los.adminId, { groepId })
    await askSluiting(server, los)
    const sluit = { status: 409, body: { code: 'account_sluit' } }
    expect(await add('Te Laat')).toMatchObject(sluit)
    expect(await order()).toMatchObject(sluit)
    const kaart = await server.call(`/api/leerlingen/${leerling.id}/landkaart`, {
      token: leerling.token,
    })
    expect(kaart.status).toBe(200)

    expect(await withdraw()).toMatchObject({ status: 200, body: { sluitOp: null } })
    expect((await add('Op Tijd')).status).toBe(200)
    expect((await order()).status).toBe(200)
    expect((await withdraw()).body).toEqual({ sluitOp: null })
  })
})
