import { randomUUID } from 'node:crypto'
import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { EigenSessie, TokenPair } from '@letterhaven/contracts/sessie'
import type { Beantwoord, Kandidaat, Koppelverzoek } from '@letterhaven/contracts/sso'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import {
  leerlingInfo,
  startSmartschool,
  type SmartschoolServer,
} from '@letterhaven/testkit/smartschool-server'
import {
  startTestServer,
  type TestRequest,
  type TestServer,
} from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { startRefreshableSession } from '../sessies/sessies.service.ts'
import { sweepSporen } from '../bewaartermijn/bewaartermijn.service.ts'

const DAG_MS = 86_400_000

let smartschool: SmartschoolServer
let server: TestServer
let school: AdminId
let groepId: GroepId
let beheerder: BuiltUser<UserId>
let docent: BuiltUser<UserId>
let kind: BuiltUser<LeerlingId>
/** The number of the school and of the account, a different one in every test. */
let nummer = 100_000

beforeAll(async () => {
  smartschool = await startSmartschool()
  const ssoAanbieders = [smartschool.config]
  server = await startTestServer(inject('postgres'), undefined, { ssoAanbieders })
})
beforeEach(async () => {
  const { build } = server
  nummer += 1
  school = await build.admin({ schoolnummer: String(nummer), land: 'be' })
  groepId = await build.groep(school, { naam: '3A' })
  beheerder = await build.medewerker(school, 'schooladmin')
  docent = await build.medewerker(school, 'docent')
  kind = await build.leerling(school, { groepId, voornaam: 'Zoë', achternaam: 'Blom' })
})
afterAll(async () => {
  await server.close()
  smartschool.close()
})

const van = (over: Record<string, unknown> = {}) =>
  leerlingInfo({ userID: `w${nummer}`, instellingsnummer: String(nummer), ...over })
const juf = { leerling: false, basisrol: 'leerkracht' }
const kom = (over: Record<string, unknown> = {}) => smartschool.kom(server, van(over))
const pad = (rest = '') => `/api/admins/${school}/koppelverzoeken${rest}`
const perform = (rest: string, method: 'GET' | 'POST' | 'DELETE', body?: unknown) =>
  server.call(pad(rest), { method, token: beheerder.token, ...(body ? { body } : {}) })
const lijst = async () =>
  (await perform('', 'GET')).body as { koppelverzoeken: Koppelverzoek[]; beantwoord: Beantwoord[] }
const confirm = (id: string, userId: string) => perform(`/${id}`, 'POST', { userId })
async function request(over: Record<string, unknown> = {}): Promise<string> {
  expect((await kom(over)).eind.search).toBe('?fout=onbekend')
  return (await lijst()).koppelverzoeken.at(-1)?.id ?? ''
}
async function kandidaten(id: string, zoek = ''): Promise<string[]> {
  const { body } = await perform(`/${id}/kandidaten?zoek=${encodeURIComponent(zoek)}`, 'GET')
  return (body as { kandidaten: Kandidaat[] }).kandidaten.map(({ userId }) => userId)
}
async function signIn(over: Record<string, unknown> = {}): Promise<TokenPair> {
  const { tokens } = await kom(over)
  return (await tokens()).body as TokenPair
}
const wie = (token: string) => server.call('/api/auth/sso', { method: 'POST', token })
/** Waits more than a second, because what is remembered of a session may be that old. */
const seconde = () => new Promise((klaar) => setTimeout(klaar, 1100))

describe('whose account it may be', () => {
  it('is looked for among the own people by name and group, accents and case aside', async () => {
    const id = await request()
    const { build } = server
    const ander = await build.leerling(school, { voornaam: 'Jip', achternaam: 'Aerts' })
    const weg = { voornaam: 'Jip', achternaam: 'Aerts', deleted_at: new Date() }
    await build.leerling(school, weg)
    await build.leerling(await build.admin(), { voornaam: 'Jip', achternaam: 'Aerts' })
    expect(await kandidaten(id)).toEqual([ander.id, kind.id])
    for (const zoek of ['zoe', 'ZOË bl', 'blom', '3a', 'bl 3a'])
      expect(await kandidaten(id, zoek)).toEqual([kind.id])
    for (const zoek of ['lom', 'jip blom', '%', "' or 1=1"])
      expect(await kandidaten(id, zoek)).toEqual([])
  })

  it('tells groups and names of pupils, and of grown-ups what they sign in with', async () => {
    const een = async (id: string, zoek: string) => {
      const { body } = await perform(`/${id}/kandidaten?zoek=${zoek}`, 'GET')
      return (body as { kandidaten: Kandidaat[] }).kandidaten
    }
    expect(await een(await request(), 'zo')).toEqual([
      {
        userId: kind.id,
        naam: { voornaam: 'Zoë', tussenvoegsel: '', achternaam: 'Blom' },
        role: 'leerling',
        groepen: ['3A'],
        gebruikersnaam: null,
        heeftAccount: false,
      },
    ])
    const { gebruikersnaam } = docent
    expect(await een(await request({ userID: `j${nummer}`, ...juf }), 'docent')).toMatchObject([
      { userId: docent.id, role: 'docent', groepen: [], gebruikersnaam },
    ])
  })

  it('is a pupil for a pupil’s account and a grown-up for a grown-up’s, whatever is asked', async () => {
    const vanKind = await request()
    const vanJuf = await request({ userID: `j${nummer}`, ...juf })
    expect(await kandidaten(vanKind)).toEqual([kind.id])
    expect((await kandidaten(vanJuf)).toSorted()).toEqual([beheerder.id, docent.id].toSorted())
    const mis = { status: 400, body: { velden: { userId: expect.stringMatching(/\S/) } } }
    expect(await confirm(vanKind, docent.id)).toMatchObject(mis)
    expect(await confirm(vanJuf, kind.id)).toMatchObject(mis)
    expect((await lijst()).koppelverzoeken.map(({ id }) => id)).toEqual([vanKind, vanJuf])
  })

  it('is asked for twenty at a time', async () => {
    const id = await request()
    await Promise.all(Array.from({ length: 20 }, () => server.build.leerling(school)))
    const { body } = await perform(`/${id}/kandidaten`, 'GET')
    expect(body).toMatchObject({ meer: true })
    expect((body as { kandidaten: unknown[] }).kandidaten).toHaveLength(20)
  })
})

describe('an answer', () => {
  it('of two at the same moment is given by one', async () => {
    const id = await request()
    const antwoorden = await Promise.all([confirm(id, kind.id), confirm(id, kind.id)])
    expect(antwoorden.map(({ status }) => status).toSorted()).toEqual([200, 404])
    expect((await perform(`/${id}`, 'DELETE')).status).toBe(404)
  })

  it('changes nothing where the account became somebody’s in the meantime', async () => {
    const id = await request()
    const rij = await server.owner
      .selectFrom('koppelverzoek')
      .select(['aanbieder', 'soort', 'waarde_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const ander = await server.build.leerling(school)
    const login_id = ander.id as string as UserId
    await server.owner
      .insertInto('koppeling')
      .values({ ...rij, login_id })
      .execute()
    expect((await confirm(id, kind.id)).body).toEqual({ gekoppeld: false })
    expect((await wie((await signIn()).access_token)).body).toMatchObject({ _id: ander.id })
    expect(await lijst()).toMatchObject({ koppelverzoeken: [], beantwoord: [{ id }] })
  })

  it('is told with whose it was said to be, and written down', async () => {
    const [eerste, tweede] = [await request(), await request({ userID: `x${nummer}` })]
    await confirm(eerste, kind.id)
    await perform(`/${tweede}`, 'DELETE')
    expect((await lijst()).beantwoord).toMatchObject([
      { id: tweede, gekoppeldAan: null },
      { id: eerste, gekoppeldAan: 'Zoë Blom', naam: 'Jip Aerts' },
    ])
    const regels = await server.owner
      .selectFrom('inzage_log')
      .select(['wie', 'wat', 'leerling_id'])
      .where('admin_id', '=', school)
      .execute()
    expect(regels).toEqual([{ wie: beheerder.id, wat: 'koppeling', leerling_id: kind.id }])
  })

  it('that is taken back ends what came of it, and nothing else', async () => {
    const id = await request()
    await confirm(id, kind.id)
    const { access_token } = await signIn()
    const { tokens: onderweg } = await kom()
    expect((await wie(access_token)).status).toBe(200)
    expect((await perform(`/${id}/heropenen`, 'POST')).body).toMatchObject({
      id,
      naam: 'Jip Aerts',
    })
    await seconde()
    expect((await wie(access_token)).status).toBe(401)
    expect((await onderweg()).status).toBe(400)
    // The child's session with its own words goes on.
    expect((await server.call(`/api/users/${kind.id}`, { token: kind.token })).status).toBe(200)
    expect((await kom()).eind.search).toBe('?fout=onbekend')
    expect((await lijst()).koppelverzoeken.map((een) => een.id)).toEqual([id])
    expect((await perform(`/${id}/heropenen`, 'POST')).status).toBe(404)
    expect((await confirm(id, kind.id)).body).toEqual({ gekoppeld: true })
  })

  it('no can be taken back too', async () => {
    const id = await request()
    await perform(`/${id}`, 'DELETE')
    expect((await perform(`/${id}/heropenen`, 'POST')).status).toBe(200)
    expect((await confirm(id, kind.id)).body).toEqual({ gekoppeld: true })
  })

  it('goes after a month, and a question that nobody answered after half a year', async () => {
    const geleden = (dagen: number) => new Date(Date.now() - dagen * DAG_MS)
    const rij = (gevraagd: number, beantwoord: number | null) => ({
      admin_id: school,
      id: randomUUID() as string,
      aanbieder: 'smartschool',
      soort: 'sub' as const,
      waarde_hash: Buffer.from(randomUUID().replaceAll('-', '')),
      naam: 'Oud',
      is_leerling: true,
      gevraagd_op: geleden(gevraagd),
      ...(beantwoord === null ? {} : { beantwoord_op: geleden(beantwoord) }),
    })
    const rijen = [rij(181, null), rij(40, 31), rij(179, null), rij(40, 29)]
    await server.owner.insertInto('koppelverzoek').values(rijen).execute()
    await sweepSporen(server.ctx)
    const { koppelverzoeken, beantwoord } = await lijst()
    expect(koppelverzoeken.map(({ id }) => id)).toEqual([rijen[2]?.id])
    expect(beantwoord.map(({ id }) => id)).toEqual([rijen[3]?.id])
    expect(
      await server.owner
        .selectFrom('koppelverzoek')
        .select('id')
        .where('admin_id', '=', school)
        .execute(),
    ).toHaveLength(2)
  })
})

describe('somebody of two schools', () => {
  it('comes by the word of one into that one alone', async () => {
    const { build, owner } = server
    const elders = await build.admin({ schoolnummer: `9${nummer}` })
    await owner
      .insertInto('lidmaatschap')
      .values({ login_id: docent.id, admin_id: elders, role: 'schooladmin' })
      .execute()
    await confirm(await request(juf), docent.id)
    const wissel = { method: 'POST', body: { adminId: elders } } as const
    const naar = (token: string) => server.call('/api/auth/lidmaatschap', { ...wissel, token })
    const leden = async (token: string) => {
      const { body } = await server.call(`/api/users/${docent.id}/lidmaatschappen`, { token })
      return (body as { lidmaatschappen: { adminId: AdminId }[] }).lidmaatschappen
    }
    // This also holds where the account says that it belongs to the other school.
    for (const over of [juf, { ...juf, instellingsnummer: `9${nummer}` }]) {
      const { access_token: token } = await signIn(over)
      expect((await wie(token)).body).toMatchObject({ role: 'docent', adminId: school })
      expect((await naar(token)).status).toBe(404)
      expect((await leden(token)).map(({ adminId }) => adminId)).toEqual([school])
    }
    // With their own password both schools are open.
    expect(await leden(docent.token)).toHaveLength(2)
  })

  it('sees and ends by the word of one what is there alone, and nothing of its own sign-in', async () => {
    const { build, owner, ctx } = server
    const elders = await build.admin()
    await owner
      .insertInto('lidmaatschap')
      .values({ login_id: docent.id, admin_id: elders, role: 'docent' })
      .execute()
    const wieDaar = { userId: docent.id, adminId: elders, role: 'docent' } as const
    const daar = await startRefreshableSession(ctx, { wie: wieDaar, ver: 1, agent: '' }, ctx.kysely)
    const id = await request(juf)
    await confirm(id, docent.id)
    const { access_token: token } = await signIn(juf)
    const eigen = (deel: string, rest: TestRequest = {}) =>
      server.call(`/api/users/${docent.id}${deel}`, { token, ...rest })
    const { sessies } = (await eigen('/sessies')).body as { sessies: EigenSessie[] }
    expect(sessies.map(({ soort }) => soort).toSorted()).toEqual(['sso', 'wachtwoord'])
    const weg = { method: 'DELETE' } as const
    expect((await eigen(`/sessies/${daar.sessieId}`, weg)).status).toBe(404)
    expect((await eigen('/sessies', weg)).body).toEqual({ beeindigd: 1 })
    // A second step opens both schools, so an account that one of them linked may neither show nor rename it.
    expect((await eigen('/tweede-factor')).status).toBe(404)
    const hernoem = { method: 'PATCH', body: { naam: 'Mijn sleutel' } } as const
    expect((await eigen('/tweede-factor/passkeys/x', hernoem)).status).toBe(404)
    // When the link is taken back, the session ends here and not there.
    await perform(`/${id}/heropenen`, 'POST')
    await seconde()
    expect((await wie(token)).status).toBe(401)
    expect((await wie(daar.access_token)).status).toBe(200)
  })

  it('may move with its own password', async () => {
    const { build, owner } = server
    const elders = await build.admin()
    await owner
      .insertInto('lidmaatschap')
      .values({ login_id: docent.id, admin_id: elders, role: 'schooladmin' })
      .execute()
    const wissel = { method: 'POST', body: { adminId: elders } } as const
    const naar = (token: string) => server.call('/api/auth/lidmaatschap', { ...wissel, token })
    expect((await naar(docent.token)).status).toBe(200)
  })
})

it('the overview of groups says how many wait, to whom may answer', async () => {
  await request()
  const aantal = async (token: string) => {
    const { body } = await server.call(`/api/admins/${school}/groepen`, { token })
    return (body as { koppelverzoeken: number }).koppelverzoeken
  }
  expect(await aantal(beheerder.token)).toBe(1)
  expect(await aantal(docent.token)).toBe(0)
})
