import type { AdminId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { Koppelverzoek } from '@letterhaven/contracts/sso'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import {
  leerlingInfo,
  startSmartschool,
  type SmartschoolServer,
} from '@letterhaven/testkit/smartschool-server'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let smartschool: SmartschoolServer
let server: TestServer
let school: AdminId
let beheerder: BuiltUser<UserId>
let kind: BuiltUser<LeerlingId>

beforeAll(async () => {
  smartschool = await startSmartschool()
  const ssoAanbieders = [smartschool.config]
  server = await startTestServer(inject('postgres'), undefined, { ssoAanbieders })
  school = await server.build.admin({ schoolnummer: '012345', land: 'be' })
  beheerder = await server.build.medewerker(school, 'schooladmin')
  kind = await server.build.leerling(school)
})
afterAll(async () => {
  await server.close()
  smartschool.close()
})

const kom = async (wie: Record<string, unknown>, code?: string): Promise<URL> =>
  (await smartschool.kom(server, wie, code)).eind

const pad = (rest = '') => `/api/admins/${school}/koppelverzoeken${rest}`
const lijst = async () =>
  (
    (await server.call(pad(), { token: beheerder.token })).body as {
      readonly koppelverzoeken: readonly Koppelverzoek[]
    }
  ).koppelverzoeken
const confirm = (id: string, userId: string) =>
  server.call(pad(`/${id}`), { method: 'POST', token: beheerder.token, body: { userId } })

describe('Smartschool', () => {
  it.each([
    ['isCoAccount', true],
    ['isCoAccount', 'true'],
    ['nrCoAccount', 1],
    ['nrCoAccount', '2'],
    ['typeCoAccount', 'moeder'],
  ])('refuses the account of a parent: %s is %j', async (veld, waarde) => {
    expect((await kom(leerlingInfo({ [veld]: waarde }))).search).toBe('?fout=coaccount')
    expect(await lijst()).toEqual([])
  })

  it('that gives no token for a code lets nobody in', async () => {
    expect((await kom(leerlingInfo(), 'fout')).search).toBe('?fout=stoort')
  })

  it('that answers something else lets nobody in', async () => {
    expect((await kom({ userID: { $gt: '' } })).search).toBe('?fout=geweigerd')
    expect((await kom(leerlingInfo({ voornaam: 'J\u0007ip' }))).search).toBe('?fout=geweigerd')
  })
})

describe('an account that nobody knows', () => {
  it('comes in once the admin said whose it is, and not before', async () => {
    expect((await kom(leerlingInfo())).search).toBe('?fout=onbekend')
    const [verzoek] = await lijst()
    expect(verzoek).toEqual({
      id: expect.any(String),
      naam: 'Jip Aerts',
      email: null,
      rol: 'leerling',
      gevraagdOp: expect.any(String),
    })
    expect((await confirm(verzoek?.id ?? '', kind.id)).body).toEqual({ gekoppeld: true })
    expect(await lijst()).toEqual([])
    expect((await kom(leerlingInfo())).searchParams.get('auth_code')).toMatch(/^[\w-]{43}$/)
    // The same number on another school's platform is somebody else.
    const elders = await kom(leerlingInfo({ platform: 'ander.smartschool.be' }))
    expect(elders.search).toBe('?fout=onbekend')
    expect((await lijst()).length).toBe(1)
  })

  it('is never linked to somebody of another school, nor a pupil’s to a grown-up', async () => {
    await kom(leerlingInfo({ userID: 'cd34' }))
    const id = (await lijst()).at(-1)?.id ?? ''
    const ander = await server.build.admin()
    const vreemd = await server.build.leerling(ander)
    expect((await confirm(id, vreemd.id)).status).toBe(404)
    expect(await confirm(id, beheerder.id)).toMatchObject({
      status: 400,
      body: { velden: { userId: expect.stringMatching(/leerling/) } },
    })
    // A request that could not be carried out stays in the list.
    expect((await lijst()).map((een) => een.id)).toContain(id)
    const buur = await server.build.medewerker(ander, 'schooladmin')
    expect((await server.call(pad(`/${id}`), { method: 'DELETE', token: buur.token })).status).toBe(
      404,
    )
  })

  it('is refused and may ask again', async () => {
    const id = (await lijst()).at(-1)?.id ?? ''
    const weg = await server.call(pad(`/${id}`), { method: 'DELETE', token: beheerder.token })
    expect(weg.body).toEqual({ gekoppeld: false })
    expect((await lijst()).map((een) => een.id)).not.toContain(id)
    expect((await confirm(id, kind.id)).status).toBe(404)
    expect((await kom(leerlingInfo({ userID: 'cd34' }))).search).toBe('?fout=onbekend')
    expect((await lijst()).map((een) => een.id)).toContain(id)
  })
})
