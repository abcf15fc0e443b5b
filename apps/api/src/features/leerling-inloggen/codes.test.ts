import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import type { IngangCode, SchoolIngang } from '@letterhaven/contracts/leerling-ingang'
import { makeKlassen } from '@letterhaven/testkit/klassen'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestAnswer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let klassen: ReturnType<typeof makeKlassen>
let groepId: GroepId
let schoolcode: string
let klascode: string
let kind: Awaited<ReturnType<typeof klassen.kindIn>>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
beforeEach(async () => {
  school = await buildSchool(server)
  klassen = makeKlassen(server, school)
  ;({ groepId, schoolcode, klascode } = await klassen.nieuweGroep())
  kind = await klassen.kindIn(groepId)
})
afterAll(() => server.close())

const schoolPad = (adminId: AdminId = school.adminId) => `/api/admins/${adminId}/schoolcode`
const klasPad = (groep: GroepId = groepId) =>
  `/api/admins/${school.adminId}/groepen/${groep}/klascode`
const alsDocent = () => school.docent.token
const alsBeheer = () => school.rollen.schooladmin.token
const renew = async (pad: string, token: string): Promise<IngangCode> =>
  (await klassen.post(pad, undefined, token)).body as IngangCode
const set = async (pad: string, aan: boolean, token: string): Promise<IngangCode> =>
  (await server.call(pad, { method: 'PUT', token, body: { aan } })).body as IngangCode
const viaKlas = (code: string) => klassen.post('/api/auth/klas', { klascode: code })
const viaSchool = (code: string) => klassen.post('/api/auth/school', { schoolcode: code })
const metWoorden = (code: string) =>
  klassen.naarDeur({ schoolcode: code, leerlingId: kind.id, geheim: kind.wachtwoord })
const groepen = async (code: string) =>
  ((await viaSchool(code)).body as SchoolIngang).groepen.map((groep) => groep.klascode)

/** Returns everything by which a caller can tell answers apart, except the clock. */
const gezicht = ({ status, body, headers }: TestAnswer) => ({
  status,
  body,
  headers: { ...headers, date: null },
})

describe('a group’s code that is made anew', () => {
  it('opens, and the old link is answered exactly like one that nobody ever had', async () => {
    const ander = await klassen.nieuweGroep()
    await klassen.kindIn(ander.groepId)
    const { code, aan } = await renew(klasPad(), alsDocent())
    expect([aan, code === klascode]).toEqual([true, false])
    expect(gezicht(await viaKlas(klascode))).toEqual(gezicht(await viaKlas('abcdefghjk')))
    expect((await viaKlas(klascode)).status).toBe(404)
    expect((await viaKlas(code)).status).toBe(200)
    // The other group goes on as it was.
    expect((await groepen(schoolcode)).toSorted()).toEqual([code, ander.klascode].toSorted())
    expect((await metWoorden(schoolcode)).status).toBe(200)
  })

  it('by many at once is one code, that somebody was told', async () => {
    const gemaakt = await Promise.all(
      Array.from({ length: 8 }, () => renew(klasPad(), alsDocent())),
    )
    const codes = [...new Set(gemaakt.map(({ code }) => code))]
    const statussen = await Promise.all(codes.map(async (code) => (await viaKlas(code)).status))
    expect(statussen.filter((status) => status === 200)).toHaveLength(1)
    expect(codes).toContain((await klassen.lijst(groepId)).klascode)
  })
})

describe('a group’s code that is switched off', () => {
  it('opens nothing, stands in no list, and works again as it was when it is switched on', async () => {
    expect(await set(klasPad(), false, alsDocent())).toEqual({ code: klascode, aan: false })
    expect(gezicht(await viaKlas(klascode))).toEqual(gezicht(await viaKlas('abcdefghjk')))
    expect(await groepen(schoolcode)).toEqual([])
    // Looking at the passwords does not switch it on.
    expect(await klassen.lijst(groepId)).toMatchObject({ klascode, klascodeAan: false })
    expect((await viaKlas(klascode)).status).toBe(404)
    expect(await set(klasPad(), true, alsDocent())).toEqual({ code: klascode, aan: true })
    expect((await viaKlas(klascode)).status).toBe(200)
  })

  it('opens when it is made anew', async () => {
    await set(klasPad(), false, alsDocent())
    const { code } = await renew(klasPad(), alsDocent())
    expect((await viaKlas(code)).status).toBe(200)
    expect((await viaKlas(klascode)).status).toBe(404)
  })
})

describe('a school’s code', () => {
  it('made anew leaves the old one like unknown at every door, and links of groups alive', async () => {
    const andere = await buildSchool(server)
    const buur = await makeKlassen(server, andere).lijst(andere.groepId)
    const { code } = await renew(schoolPad(), alsBeheer())
    expect(gezicht(await viaSchool(schoolcode))).toEqual(gezicht(await viaSchool('ZZZZZZ')))
    expect(gezicht(await metWoorden(schoolcode))).toEqual(gezicht(await metWoorden('ZZZZZZ')))
    expect((await metWoorden(schoolcode)).status).toBe(400)
    expect((await viaSchool(code)).status).toBe(200)
    expect((await metWoorden(code)).status).toBe(200)
    expect((await viaKlas(klascode)).body).toMatchObject({ schoolcode: code })
    expect((await viaSchool(buur.schoolcode)).status).toBe(200)
  })

  it('is told to whoever answers for the school, and a look leaves it as it is', async () => {
    const look = async (token: string) => server.call(schoolPad(), { token })
    expect((await look(alsBeheer())).body).toEqual({ code: schoolcode, aan: true })
    await set(schoolPad(), false, alsBeheer())
    expect((await look(alsBeheer())).body).toEqual({ code: schoolcode, aan: false })
    expect((await look(alsDocent())).status).toBe(403)
    expect((await viaSchool(schoolcode)).status).toBe(404)
  })

  it('switched off closes the links of all its groups; cards and names still open', async () => {
    const qr = await klassen.nieuweKaart(kind)
    expect(await set(schoolPad(), false, alsBeheer())).toEqual({ code: schoolcode, aan: false })
    expect(gezicht(await viaSchool(schoolcode))).toEqual(gezicht(await viaSchool('ZZZZZZ')))
    expect(gezicht(await viaKlas(klascode))).toEqual(gezicht(await viaKlas('abcdefghjk')))
    expect(gezicht(await metWoorden(schoolcode))).toEqual(gezicht(await metWoorden('ZZZZZZ')))
    const { gebruikersnaam, wachtwoord } = kind
    expect((await klassen.naarDeur({ qr })).status).toBe(200)
    expect((await klassen.naarDeur({ gebruikersnaam, wachtwoord })).status).toBe(200)
    expect(await klassen.lijst(groepId)).toMatchObject({ schoolcodeAan: false, klascodeAan: true })
    await set(schoolPad(), true, alsBeheer())
    expect((await viaKlas(klascode)).status).toBe(200)
    expect((await metWoorden(schoolcode)).status).toBe(200)
  })
})

describe('who may change a code', () => {
  it('is the docent of the group, and whoever answers for the school', async () => {
    const vreemd = await server.build.groep(school.adminId)
    const status = async (pad: string, token: string) =>
      (await klassen.post(pad, undefined, token)).status
    const { rollen } = school
    expect(await status(klasPad(), alsDocent())).toBe(200)
    expect(await status(klasPad(vreemd), alsDocent())).toBe(404)
    expect(await status(klasPad(vreemd), alsBeheer())).toBe(200)
    expect(await status(schoolPad(), alsDocent())).toBe(403)
    for (const [{ token }, nee] of [
      [rollen.office, 409],
      [rollen.superadmin, 409],
      [rollen.leerling, 403],
    ] as const)
      expect([await status(klasPad(), token), await status(schoolPad(), token)]).toEqual([nee, nee])
  })

  it('is written down with the change', async () => {
    await renew(klasPad(), alsDocent())
    await set(schoolPad(), false, alsBeheer())
    const regels = await server.owner
      .selectFrom('inzage_log')
      .select(['role', 'wat', 'groep_id'])
      .where('admin_id', '=', school.adminId)
      .where('wat', '=', 'codes')
      .orderBy('op')
      .execute()
    expect(regels).toEqual([
      { role: 'docent', wat: 'codes', groep_id: groepId },
      { role: 'schooladmin', wat: 'codes', groep_id: null },
    ])
  })
})
