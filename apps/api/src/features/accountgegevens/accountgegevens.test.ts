import type { Accountgegevens } from '@letterhaven/contracts/accountgegevens'
import type { GroepPagina } from '@letterhaven/contracts/groep'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { GroepVoortgang } from '@letterhaven/contracts/voortgang'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
import {
  leerlingInfo,
  startSmartschool,
  type SmartschoolServer,
} from '@letterhaven/testkit/smartschool-server'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let smartschool: SmartschoolServer
let server: TestServer
let school: AdminId
let hoofd: BuiltUser<UserId>
/** The school number, a different one in every test. */
let nummer = 500_000

beforeAll(async () => {
  smartschool = await startSmartschool()
  const ssoAanbieders = [smartschool.config]
  server = await startTestServer(inject('postgres'), undefined, { ssoAanbieders })
})
beforeEach(async () => {
  nummer += 1
  school = await server.build.admin({ land: 'be' })
  hoofd = await server.build.medewerker(school, 'schooladmin')
})
afterAll(async () => {
  await server.close()
  smartschool.close()
})

const pad = (adminId = school) => `/api/admins/${adminId}/accountgegevens`
const read = async (): Promise<Accountgegevens> =>
  (await server.call(pad(), { token: hoofd.token })).body as Accountgegevens
const change = (body: object, token = hoofd.token) =>
  server.call(pad(), { method: 'PATCH', token, body })
const weigert = (veld: string) => ({
  status: 400,
  body: { velden: { [veld]: expect.any(String) } },
})

describe('what a school says of itself', () => {
  it('is not changed over what a colleague changed meanwhile, and says what stands there now', async () => {
    await change({ plaats: 'Gent', straat: 'Kade 1' })
    const vakanties = [{ naam: 'Herfst', van: '2026-11-02', tot: '2026-11-08' }]
    expect((await change({ plaats: 'Aalst', vakanties, was: { plaats: 'Gent' } })).status).toBe(200)
    const laat = await change({ plaats: 'Lier', was: { plaats: 'Gent' } })
    expect(laat).toMatchObject({
      status: 409,
      body: { code: 'gegevens_veranderd', velden: { plaats: 'Hier staat intussen: Aalst' } },
    })
    // A list is one field: a caller who adds to a list that has grown since would remove what the other one added.
    const lijst = await change({ vakanties: [], was: { vakanties: [] } })
    expect(lijst).toMatchObject({ status: 409, body: { code: 'gegevens_veranderd' } })
    // Decoys: another field, and the same field changed by somebody who saw its current value.
    expect((await change({ straat: 'Kade 2', was: { straat: 'Kade 1' } })).status).toBe(200)
    expect((await change({ plaats: 'Lier', was: { plaats: 'Aalst' } })).status).toBe(200)
    // The same change again, because its answer was lost.
    expect((await change({ plaats: 'Lier', was: { plaats: 'Aalst' } })).status).toBe(200)
    expect(await read()).toMatchObject({ plaats: 'Lier', straat: 'Kade 2', vakanties })
  })

  it('changes where it is named and stays elsewhere, spaces and small letters put right', async () => {
    const vestigingen = [{ naam: 'De Punt', straat: 'Kade 2', postcode: '9000', plaats: 'Gent' }]
    await change({ telefoon: '+32 9 123 45 67', postcode: ' 9000 ', vestigingen })
    const { body } = await change({ naam: '  Het Anker ', contactmail: 'an@anker.example' })
    expect(body).toMatchObject({
      naam: 'Het Anker',
      telefoon: '+32 9 123 45 67',
      postcode: '9000',
      vestigingen,
      contactmail: 'an@anker.example',
    })
    expect(await read()).toEqual(body)
  })

  it.each([
    ['naam', { naam: '  ' }],
    ['postcode', { postcode: '0123' }],
    ['telefoon', { telefoon: 'bel maar' }],
    ['factuurmail', { factuurmail: 'a@b.nl, c@d.nl' }],
    ['schoolnummer', { schoolnummer: 'abc' }],
    ['schoolnummer', { schoolnummer: '12AB' }],
    ['vestigingen.0.naam', { vestigingen: [{ naam: '', straat: '', postcode: '', plaats: '' }] }],
    ['tweedeFactor', { tweedeFactor: 'soms' }],
    ['land', { land: 'nl' }],
    ['labelSet', { labelSet: 'zelfbedacht' }],
    ['eigenLabels.ei', { eigenLabels: { ei: ' ' } }],
    ['eigenLabels.vreemd', { eigenLabels: { vreemd: 'nieuw' } }],
    ['vakanties.0.van', { vakanties: [{ naam: 'Herfst', van: '2026-02-30', tot: '2026-11-01' }] }],
    ['vakanties.0.tot', { vakanties: [{ naam: 'Herfst', van: '2026-11-08', tot: '2026-11-01' }] }],
    ['vakanties.0.tot', { vakanties: [{ naam: 'Herfst', van: '2026-10-25', tot: '2027-10-25' }] }],
  ])('is refused with a sentence at %s, and nothing of it is kept', async (veld, fout) => {
    const voor = await read()
    expect(await change({ plaats: 'Elders', ...fout })).toMatchObject(weigert(veld))
    expect(await read()).toEqual(voor)
  })

  it('has a number of its own, that the school sets once and the office changes', async () => {
    const vrij = String(nummer)
    expect((await change({ schoolnummer: vrij })).body).toMatchObject({ nummerVast: true })
    expect((await change({ schoolnummer: vrij, plaats: 'Gent' })).status).toBe(200)
    expect(await change({ schoolnummer: '999998' })).toMatchObject(weigert('schoolnummer'))
    const kantoor = await server.build.kantoor('office')
    expect((await change({ schoolnummer: '' }, kantoor.token)).status).toBe(200)
    const ander = await server.build.admin({ land: 'be', schoolnummer: vrij })
    expect(await change({ schoolnummer: vrij })).toMatchObject(weigert('schoolnummer'))
    expect((await server.call(pad(ander), { token: hoofd.token })).status).toBe(404)
  })
})

describe('the number to which school accounts come', () => {
  const set = (adminId: AdminId, token: string, schoolnummer: string) =>
    server.call(pad(adminId), { method: 'PATCH', token, body: { schoolnummer } })

  it('is not to be had by another way of writing it, but from the office', async () => {
    await server.build.admin({ schoolnummer: '31KL' })
    await server.build.admin({ schoolnummer: '32KL01' })
    const ander = await server.build.admin()
    const { token } = await server.build.medewerker(ander, 'schooladmin')
    for (const dezelfde of ['31KL00', '31KL', '32KL', '32KL00'])
      expect(await set(ander, token, dezelfde)).toMatchObject(weigert('schoolnummer'))
    const kantoor = await server.build.kantoor('office')
    expect((await set(ander, kantoor.token, '32KL01')).status).toBe(400)
    expect((await set(ander, kantoor.token, '32KL02')).status).toBe(200)
  })

  it.each([
    ['rt', 'rtadmin'],
    ['thuis', 'thuisadmin'],
  ] as const)('is a school’s alone: %s gets none, and no school accounts', async (soort, role) => {
    const eigen = await server.build.admin({ soort, land: 'be' })
    const { token } = await server.build.medewerker(eigen, role)
    expect(await set(eigen, token, String(nummer))).toMatchObject(weigert('schoolnummer'))
    await server.build.admin({ soort, land: 'be', schoolnummer: `${nummer}` })
    const info = leerlingInfo({ userID: `v${nummer}`, instellingsnummer: String(nummer) })
    expect((await smartschool.kom(server, info)).eind.search).toBe('?fout=school')
  })
})

describe('the words of a school', () => {
  it('stand wherever its pupils practise and are looked at, and nowhere else', async () => {
    const groepId = await server.build.groep(school)
    const kind = await server.build.leerling(school, { groepId, jaargroep: 4 })
    const token = hoofd.token
    const namen = async (): Promise<string[]> => {
      const pagina = `/api/admins/${school}/groepen/${groepId}/voortgang`
      const { body } = await server.call(pagina, { token })
      return (body as GroepVoortgang).categorieen.map(({ naam }) => naam)
    }
    const kaart = async (): Promise<string> =>
      JSON.stringify((await server.call(`/api/leerlingen/${kind.id}/landkaart`, { token })).body)
    await change({ labelSet: 'soort', eigenLabels: { ei: 'de korte ei' } })
    expect(await namen()).toContain('de korte ei')
    expect(await namen()).toContain('luisterwoord: woorden met eer, oor en eur')
    expect(await kaart()).toMatch(/luisterwoord|onthoudwoord|regelwoord/)
    await change({ labelSet: 'gewoon', eigenLabels: {} })
    expect(await namen()).toContain('woorden met ei')
    expect(await kaart()).not.toMatch(/luisterwoord|onthoudwoord|regelwoord/)
  })
})

describe('the holidays of a school', () => {
  it('are kept in order, and nobody is called silent in them', async () => {
    const groepId = await server.build.groep(school)
    const kind = await server.build.leerling(school, { groepId, jaargroep: 4 })
    const dag = (geleden: number): string =>
      new Date(Date.now() - geleden * 86_400_000).toISOString().slice(0, 10)
    await insertOudeAntwoorden(server, { adminId: school, id: kind.id }, [
      { gegevenOp: new Date(Date.now() - 13 * 86_400_000), correct: true },
    ])
    const stil = async () => {
      const pad = `/api/admins/${school}/groepen/${groepId}`
      const { signalen } = (await server.call(pad, { token: hoofd.token })).body as GroepPagina
      return signalen.map(({ soort }) => soort)
    }
    expect(await stil()).toEqual(['niet_geoefend'])
    const vrij = { naam: 'Vrij', van: dag(10), tot: dag(3) }
    const eerder = { naam: 'Eerder', van: dag(60), tot: dag(55) }
    await change({ vakanties: [vrij, eerder] })
    expect((await read()).vakanties).toEqual([eerder, vrij])
    expect(await stil()).toEqual([])
    // Decoy: a holiday at another time changes nothing.
    await change({ vakanties: [eerder] })
    expect(await stil()).toEqual(['niet_geoefend'])
  })
})

describe('a second step', () => {
  const signIn = async ({ gebruikersnaam, wachtwoord }: BuiltUser<string>) =>
    (await server.call('/api/auth', { method: 'POST', body: { gebruikersnaam, wachtwoord } })).body
  const instellen = { tweedeFactor: { soorten: ['instellen'] } }

  it('is asked of whom the school obliges, when they next come in, and of nobody else', async () => {
    const docent = await server.build.medewerker(school, 'docent')
    const kind = await server.build.leerling(school)
    const elders = await server.build.medewerker(await server.build.admin(), 'schooladmin')
    expect(await signIn(hoofd)).toHaveProperty('token')
    await change({ tweedeFactor: 'beheer' })
    expect(await signIn(hoofd)).toMatchObject(instellen)
    expect(await signIn(docent)).toHaveProperty('token')
    await change({ tweedeFactor: 'iedereen' })
    expect(await signIn(docent)).toMatchObject(instellen)
    for (const vrij of [kind, elders]) expect(await signIn(vrij)).toHaveProperty('token')
    await change({ tweedeFactor: 'vrij' })
    expect(await signIn(hoofd)).toHaveProperty('token')
  })

  it('says on their own page that it must be', async () => {
    await change({ tweedeFactor: 'beheer' })
    const eigen = `/api/users/${hoofd.id}/tweede-factor`
    expect((await server.call(eigen, { token: hoofd.token })).body).toMatchObject({
      verplicht: true,
    })
  })
})

describe('school accounts', () => {
  const kom = async (userID: string) =>
    (await smartschool.kom(server, leerlingInfo({ userID, instellingsnummer: String(nummer) })))
      .eind.search

  it('are shut by the school, for who is known and who is not, and open again', async () => {
    await change({ schoolnummer: String(nummer) })
    const userID = `k${nummer}`
    expect(await kom(userID)).toBe('?fout=onbekend')
    await change({ ssoUit: [smartschool.config.id] })
    expect(await kom(`nieuw${nummer}`)).toBe('?fout=uit')
    const { body } = await server.call(`/api/admins/${school}/koppelverzoeken`, {
      token: hoofd.token,
    })
    const { koppelverzoeken } = body as { koppelverzoeken: { id: string }[] }
    expect(koppelverzoeken).toHaveLength(1)
    const kind = await server.build.leerling(school)
    await server.call(`/api/admins/${school}/koppelverzoeken/${koppelverzoeken[0]?.id}`, {
      method: 'POST',
      token: hoofd.token,
      body: { userId: kind.id },
    })
    expect(await kom(userID)).toBe('?fout=uit')
    await change({ ssoUit: [] })
    expect(await kom(userID)).toContain('auth_code=')
  })

  it('that were in are out at once when their provider is shut, and nobody else is', async () => {
    await change({ schoolnummer: String(nummer), ssoUit: ['anders'] })
    const info = leerlingInfo({ userID: `s${nummer}`, instellingsnummer: String(nummer) })
    await smartschool.kom(server, info)
    const verzoeken = `/api/admins/${school}/koppelverzoeken`
    const { body } = await server.call(verzoeken, { token: hoofd.token })
    const [verzoek] = (body as { koppelverzoeken: { id: string }[] }).koppelverzoeken
    const kind = await server.build.leerling(school)
    await server.call(`${verzoeken}/${verzoek?.id}`, {
      method: 'POST',
      token: hoofd.token,
      body: { userId: kind.id },
    })
    await (await smartschool.kom(server, info)).tokens()
    const open = async () => {
      const rijen = await server.owner
        .selectFrom('sessie')
        .select('soort')
        .where('login_id', '=', kind.id as string as UserId)
        .where('beeindigd_op', 'is', null)
        .execute()
      return rijen.map(({ soort }) => soort).toSorted()
    }
    const voor = await open()
    expect(voor).toContain('sso')
    // Decoy: a provider that was already shut is not shut again.
    await change({ ssoUit: ['anders'] })
    expect(await open()).toEqual(voor)
    await change({ ssoUit: ['anders', smartschool.config.id] })
    expect(await open()).toEqual(voor.filter((soort) => soort !== 'sso'))
  })

  it('of another provider stay open (decoy)', async () => {
    await change({ schoolnummer: String(nummer), ssoUit: ['anders'] })
    expect(await kom(`k${nummer}`)).toBe('?fout=onbekend')
  })
})
