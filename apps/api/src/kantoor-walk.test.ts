import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { isVanSchool, type Endpoint } from '@letterhaven/contracts/endpoint'
import type { EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import { KANTOOR_WAT } from '@letterhaven/contracts/kantoor-wat'
import { heeftRecht } from '@letterhaven/domain/rechten'
import { magMeekijken } from '@letterhaven/domain/kijk-mee'
import type { Proef } from '@letterhaven/testkit/contract-proef'
import { kopVan, startLook } from '@letterhaven/testkit/kantoor-proeven'
import {
  ENDPOINT_NAMEN,
  endpointVan,
  callProef,
  startProefwereld,
  type Anders,
  type Proefwereld,
} from '@letterhaven/testkit/proefwereld'
import type { TestAnswer, TestServer } from '@letterhaven/testkit/test-server'
import type { TestSchool } from '@letterhaven/testkit/test-school'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** The calls of the office's own pages, and the kind of the one line that each leaves; null for what is the office's own. */
const EIGEN: Partial<Readonly<Record<EndpointNaam, (typeof KANTOOR_WAT)[number] | null>>> = {
  listKantoorAdmins: 'accounts_gezocht',
  getKijkKeuze: 'account_geopend',
  startKijkMee: 'kijk_mee_gestart',
  extendKijkMee: 'kijk_mee_verlengd',
  stopKijkMee: 'kijk_mee_gestopt',
  // One's own look, which has a line from when it began.
  getKijkMee: null,
  // The log does not grow by being read.
  listKantoorLog: null,
}

const codeVan = (geheim: string): string =>
  new TOTP({ secret: Secret.fromBase32(geheim) }).generate()

let wereld: Proefwereld

beforeAll(async () => {
  wereld = await startProefwereld(inject('postgres'), codeVan)
})
afterAll(() => wereld.server.close())

const isKantoorPad = ({ path }: Endpoint): boolean => path.startsWith('/api/kantoor/')
const magKantoor = ({ access }: Endpoint): boolean =>
  access === 'aangemeld' || (access !== 'openbaar' && heeftRecht('office', access))
const metNamen = (wanted: (endpoint: Endpoint) => boolean) =>
  ENDPOINT_NAMEN.filter((naam) => wanted(endpointVan(naam)) && magKantoor(endpointVan(naam)))

/** What line the contract says that a call leaves. */
function regelVan(naam: EndpointNaam): string | null {
  const { kantoorwerk } = endpointVan(naam)
  if (kantoorwerk) return kantoorwerk === 'leest' ? 'account_geopend' : kantoorwerk
  return EIGEN[naam] ?? null
}

/** A sample call of which only the address is left. */
const LEEG: Proef = { kapot: null, als: null }

/** Somebody new of the office, so that every line is of one test alone. */
type Iemand = Awaited<ReturnType<TestServer['build']['kantoor']>>

interface Wie {
  readonly iemand: Iemand
  readonly school: TestSchool
}

/** Builds somebody of the office at the school; `eigen` is a school whose sample calls are made as this person. */
async function buildWie(van: 'eigen' | 'gedeeld', role: 'office' | 'superadmin'): Promise<Wie> {
  const { server, school } = wereld
  const iemand = await server.build.kantoor(role)
  const rollen = { ...school.rollen, office: iemand }
  return { iemand, school: van === 'eigen' ? { ...school, rollen } : school }
}

/** Has an account on its way to its end, asked for by somebody. */
const letClose = (adminId: AdminId, door: UserId) =>
  wereld.server.owner
    .updateTable('admin')
    .set({ sluit_op: new Date(), sluit_gevraagd_op: new Date(), sluit_door: door })
    .where('admin_id', '=', adminId)
    .execute()

interface Regel {
  readonly wat: string
  readonly voor_admin: AdminId | null
}

/** Lists the lines of somebody, oldest first. */
const listRegels = (wie: UserId): Promise<Regel[]> =>
  wereld.server.owner
    .selectFrom('kantoor_log')
    .select(['wat', 'voor_admin'])
    .where('wie', '=', wie)
    .orderBy('op')
    .execute()

/** What the sample call cannot know: who of the office proves who they are, and a body that no colleague's order has. */
async function bodyVan(naam: EndpointNaam, { iemand, school }: Wie): Promise<unknown> {
  const body = await wereld.proeven[naam].body?.(school)
  if (naam !== 'askSluiting') return body
  const { wachtwoord, totpGeheim } = iemand
  return { ...(body as object), wachtwoord, code: codeVan(totpGeheim) }
}

type Call = (naam: EndpointNaam, van: TestSchool, anders: Anders) => Promise<TestAnswer>

/** Makes a call about what is there already: the parameters and the body are not made anew. */
const call: Call = (naam, van, anders) => {
  const { query } = wereld.proeven[naam]
  return callProef(
    wereld.server,
    { endpoint: endpointVan(naam), proef: { ...LEEG, ...(query && { query }) }, van },
    anders,
  )
}

/** Makes a call, once its object is there, and returns what it answered and which lines it left. */
async function callAndRead(
  naam: EndpointNaam,
  { wie, anders = {}, via = call }: { wie: Wie; anders?: Anders; via?: Call },
) {
  const { iemand, school } = wie
  const eigen = await wereld.proeven[naam].params?.(school)
  const body = anders.body ?? (await bodyVan(naam, wie))
  if (naam === 'withdrawSluiting') await letClose(eigen?.['adminId'] as AdminId, iemand.id)
  const params = { ...eigen, ...anders.params }
  const voor = (await listRegels(iemand.id)).length
  const antwoord = await via(naam, school, {
    token: iemand.token,
    ...anders,
    params,
    ...(body === undefined ? {} : { body }),
  })
  const regels = (await listRegels(iemand.id)).slice(voor)
  return { antwoord, params, regels }
}

/** Says what is wrong with the lines that a call left that went well; nothing when there is nothing. */
async function findGat(naam: EndpointNaam, via: Call = call): Promise<unknown> {
  const wie = await buildWie('eigen', 'office')
  const { antwoord, params, regels } = await callAndRead(naam, { wie, via })
  const wat = regelVan(naam)
  const adminId = params['adminId'] ?? (wat === 'accounts_gezocht' ? null : wie.school.adminId)
  const hoort = wat === null ? [] : [{ wat, voor_admin: adminId }]
  const klopt = JSON.stringify(regels) === JSON.stringify(hoort)
  return antwoord.status === 200 && klopt ? null : { status: antwoord.status, regels, hoort }
}

const VAN_KANTOOR = metNamen((endpoint) => isKantoorPad(endpoint) || Boolean(endpoint.kantoorwerk))
const MET_REGEL = VAN_KANTOOR.filter((naam) => regelVan(naam) !== null)
const DADEN = VAN_KANTOOR.filter((naam) => endpointVan(naam).method !== 'GET')

describe('the calls of the office and the lines they leave', () => {
  it('are named: each of its own pages, and work at a school by what it does', () => {
    expect(Object.keys(EIGEN).toSorted()).toEqual(metNamen(isKantoorPad).toSorted())
    for (const naam of ENDPOINT_NAMEN.filter((een) => endpointVan(een).kantoorwerk)) {
      const { method, kantoorwerk } = endpointVan(naam)
      expect({ naam, leest: kantoorwerk === 'leest' }).toEqual({ naam, leest: method === 'GET' })
    }
    // Every deed is a line, no two kinds of deed share one, and every kind but a refusal is some call's.
    expect(DADEN.filter((naam) => regelVan(naam) === null)).toEqual([])
    expect(new Set(DADEN.map(regelVan)).size).toBe(DADEN.length)
    expect([...new Set(MET_REGEL.map(regelVan))].toSorted()).toEqual(
      KANTOOR_WAT.filter((wat) => wat !== 'recht_geweigerd').toSorted(),
    )
  })

  it.each(VAN_KANTOOR)('%s leaves exactly its line when it succeeds', async (naam) => {
    expect(await findGat(naam)).toBeNull()
  })

  it.each(MET_REGEL)('%s leaves no line when it fails', async (naam) => {
    const { kapot, params } = wereld.proeven[naam]
    const wie = await buildWie('eigen', 'superadmin')
    const anders = {
      ...(kapot?.params ? { params: kapot.params } : {}),
      ...(kapot?.body === undefined ? {} : { body: kapot.body }),
      ...(kapot?.query ? { query: kapot.query } : {}),
    }
    const stuk = await callAndRead(naam, { wie, anders })
    expect({ status: stuk.antwoord.status, regels: stuk.regels }).toEqual({
      status: 400,
      regels: [],
    })
    if (!params) return
    const namen = Object.keys(await params(wie.school))
    const nergens = Object.fromEntries(namen.map((een) => [een, crypto.randomUUID()]))
    const weg = await callAndRead(naam, { wie, anders: { params: nergens } })
    expect({ status: weg.antwoord.status, regels: weg.regels }).toEqual({ status: 404, regels: [] })
  })

  it.each(MET_REGEL)('%s is not seen or done when it cannot be logged', async (naam) => {
    const { owner } = wereld.server
    const wie = await buildWie('eigen', 'office')
    const via: Call = async (...vraag) => {
      await owner.schema.alterTable('kantoor_log').renameTo('kantoor_weg').execute()
      try {
        return await call(...vraag)
      } finally {
        await sql`alter table kantoor_weg rename to kantoor_log`.execute(owner)
      }
    }
    const stand = () =>
      sql`select (select md5(string_agg(a::text, '' order by admin_id)) from admin as a) as accounts,
        (select count(*)::integer from licentie_bestelling where ingetrokken_op is null) as bestellingen,
        (select md5(string_agg(k::text, '' order by id)) from kijk_mee as k) as blikken`.execute(
        owner,
      )
    let voor: unknown
    const { antwoord } = await callAndRead(naam, {
      wie,
      via: async (...vraag) => {
        voor = (await stand()).rows
        return via(...vraag)
      },
    })
    expect(antwoord.status).toBe(500)
    expect(Object.keys(antwoord.body as object).toSorted()).toEqual(['code', 'id', 'message'])
    expect((await stand()).rows).toEqual(voor)
  })

  it('is one line also for work that was asked for twice; work that changed nothing opened the account', async () => {
    const wie = await buildWie('eigen', 'office')
    const body = await bodyVan('orderPlaatsen', wie)
    const keer = () => callAndRead('orderPlaatsen', { wie, anders: { body } })
    expect((await keer()).regels).toMatchObject([{ wat: 'plaatsen_besteld' }])
    const geopend = { wat: 'account_geopend', voor_admin: wie.school.adminId }
    expect(await keer()).toMatchObject({ antwoord: { status: 200 }, regels: [geopend] })
    const { naam } = await wereld.server.owner
      .selectFrom('admin')
      .select('naam')
      .where('admin_id', '=', wie.school.adminId)
      .executeTakeFirstOrThrow()
    // The same line of the last minute says it for each of these, also where the answer is an error that tells something.
    for (const [anders, status] of [
      [{}, 200],
      [{ naam }, 200],
      [{ plaats: 'Elders', was: { plaats: 'Nergens' } }, 409],
    ] as const) {
      const wie2 = { ...wie, iemand: (await buildWie('gedeeld', 'office')).iemand }
      const niets = () =>
        callAndRead('updateAccountgegevens', {
          wie: wie2,
          anders: {
            body: anders,
            token: wie2.iemand.token,
            params: { adminId: wie.school.adminId },
          },
        })
      expect(await niets()).toMatchObject({ antwoord: { status }, regels: [geopend] })
      expect(await niets()).toMatchObject({ antwoord: { status }, regels: [] })
    }
    const sluiting = await callAndRead('askSluiting', { wie })
    expect(sluiting.regels).toMatchObject([{ wat: 'sluiting_gevraagd' }])
  })

  it('is found out where a call leaves no line, or two (decoys)', async () => {
    const zonder: Call = async (naam, ...rest) => {
      const antwoord = await call(naam, ...rest)
      await sql`delete from kantoor_log where id = (select id from kantoor_log order by op desc limit 1)`.execute(
        wereld.server.owner,
      )
      return antwoord
    }
    const dubbel: Call = async (naam, ...rest) => {
      const antwoord = await call(naam, ...rest)
      await sql`insert into kantoor_log (id, op, wie, wat, voor_admin)
        select gen_random_uuid(), op, wie, wat, voor_admin from kantoor_log order by op desc limit 1`.execute(
        wereld.server.owner,
      )
      return antwoord
    }
    for (const naam of ['listKantoorAdmins', 'updateAccountgegevens', 'stopKijkMee'] as const) {
      expect(await findGat(naam, zonder)).toMatchObject({ status: 200, regels: [] })
      expect(await findGat(naam, dubbel)).toMatchObject({ status: 200, regels: [{}, {}] })
    }
  })
})

describe('what is no deed of the office', () => {
  it.each(metNamen((e) => !isVanSchool(e) && !isKantoorPad(e) && !e.kantoorwerk))(
    '%s is about one’s own sign-in and leaves no line',
    async (naam) => {
      const wie = await buildWie('gedeeld', 'office')
      const { regels } = await callAndRead(naam, {
        wie,
        anders: { params: { userId: wie.iemand.id } },
      })
      expect(regels).toEqual([])
    },
  )

  it('a page of a school in a look stands in the school’s log; a right that the look lacks, in the office’s', async () => {
    const wie = await buildWie('gedeeld', 'office')
    const { iemand, school } = wie
    const headers = kopVan(
      await startLook(wereld.server, iemand.token, { adminId: school.adminId }),
    )
    const paden = metNamen((endpoint) => isVanSchool(endpoint) && endpoint.method === 'GET')
    for (const naam of paden) {
      const { antwoord, regels } = await callAndRead(naam, { wie, anders: { headers } })
      expect({ naam, status: antwoord.status === 403, regels }).toEqual({
        naam,
        status: !magMeekijken('schooladmin', endpointVan(naam).access as never),
        regels:
          antwoord.status === 403 ? [{ wat: 'recht_geweigerd', voor_admin: school.adminId }] : [],
      })
    }
  })
})
