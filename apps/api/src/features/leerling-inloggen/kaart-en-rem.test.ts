import { createHash, randomBytes } from 'node:crypto'
import type { Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import { kaartTekst } from '@letterhaven/contracts/kaart'
import { type Kind, makeKlassen } from '@letterhaven/testkit/klassen'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let andere: TestSchool
let klassen: ReturnType<typeof makeKlassen>
/** How far the server's clock is ahead, in seconds. */
let vooruit = 0

beforeAll(async () => {
  const now = () => new Date(Date.now() + vooruit * 1000)
  server = await startTestServer(inject('postgres'), now)
  school = await buildSchool(server)
  andere = await buildSchool(server)
  klassen = makeKlassen(server, school)
})
afterAll(() => server.close())
afterEach(() => {
  vooruit = 0
})

const HOUR = 3_600
const DAY = 24 * HOUR
const metKlas = (code: string) => klassen.post('/api/auth/klas', { klascode: code })
const misVaak = (aantal: number) =>
  Promise.all(Array.from({ length: aantal }, (_, n) => metKlas(`mis${n}`)))

describe('the brake of codes', () => {
  it('refuses an address that tried two hundred that open nothing, for ten minutes: but for those it used before', async () => {
    const { schoolcode, klascode } = await klassen.nieuweGroep()
    const nieuw = await klassen.nieuweGroep()
    const vanElders = await makeKlassen(server, andere).nieuweGroep()
    const metSchool = (code: string) => klassen.post('/api/auth/school', { schoolcode: code })
    // A code that opens something is not counted.
    for (let keer = 0; keer < 20; keer += 1) expect((await metSchool(schoolcode)).status).toBe(200)
    expect((await metKlas(klascode)).status).toBe(200)
    const mis = Array.from({ length: 200 }, (_, n) =>
      n % 2 === 0 ? metSchool(`MIS${n}`) : metKlas(`mis${n}`),
    )
    expect(new Set((await Promise.all(mis)).map(({ status }) => status))).toEqual(new Set([404]))
    expect((await metSchool('MIS')).status).toBe(429)
    // A child that types at random does not shut the door of its own class, however the code is written.
    expect((await metSchool(schoolcode.toLowerCase())).status).toBe(200)
    expect((await metKlas(klascode)).status).toBe(200)
    // This address never used these codes, so a right guess looks like any other guess.
    expect((await metKlas(nieuw.klascode)).status).toBe(429)
    expect((await metSchool(vanElders.schoolcode)).status).toBe(429)
    vooruit = 601
    expect((await metKlas(nieuw.klascode)).status).toBe(200)
  })

  it('lets no more through when all are tried at once', async () => {
    vooruit = 1_300
    const statussen = (await misVaak(500)).map(({ status }) => status)
    expect(statussen.filter((status) => status === 404)).toHaveLength(200)
    expect(statussen.filter((status) => status === 429)).toHaveLength(300)
  })

  it('refuses nobody of a school that comes in all at once, also beside a child that types at random', async () => {
    const { klascode } = await klassen.nieuweGroep()
    const nieuw = await klassen.nieuweGroep()
    vooruit = 2_000
    const binnen = (code: string, aantal: number) =>
      Promise.all(Array.from({ length: aantal }, () => metKlas(code)))
    const alle = await binnen(klascode, 260)
    expect(new Set(alle.map(({ status }) => status))).toEqual(new Set([200]))
    await misVaak(185)
    const klas = await binnen(nieuw.klascode, 30)
    expect(new Set(klas.map(({ status }) => status))).toEqual(new Set([200]))
    // Decoy: only the codes that opened nothing were counted.
    const rest = (await misVaak(16)).map(({ status }) => status)
    expect(rest.filter((status) => status === 404)).toHaveLength(15)
  })

  it('refuses under it what opened once and is no code any more as it refuses a guess', async () => {
    const { groepId, klascode } = await klassen.nieuweGroep()
    vooruit = HOUR
    expect((await metKlas(klascode)).status).toBe(200)
    await misVaak(200)
    await server.owner.deleteFrom('klascode').where('groep_id', '=', groepId).execute()
    const [oud, gok] = [await metKlas(klascode), await metKlas('gok')]
    expect([oud.status, oud.body]).toEqual([gok.status, gok.body])
    expect(gok.status).toBe(429)
  })

  it('lets a school that comes every day in on every day, and lets nobody guess for ever', async () => {
    const { klascode } = await klassen.nieuweGroep()
    for (const dag of [10, 15, 20]) {
      vooruit = dag * DAY
      expect((await metKlas(klascode)).status).toBe(200)
    }
    vooruit = 27 * DAY
    await misVaak(200)
    expect((await metKlas(klascode)).status).toBe(200)
    await misVaak(1_800)
    expect((await metKlas(klascode)).status).toBe(429)
  })
})

describe('the brake of a pupil', () => {
  it('waits half a minute after five wrong tries, doubles to five minutes, and says how long', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const [kind, buur] = [await klassen.kindIn(groepId), await klassen.kindIn(groepId)]
    const attempt = (wie: Kind, geheim: string) =>
      klassen.naarDeur({ schoolcode, leerlingId: wie.id, geheim })
    for (let keer = 0; keer < 5; keer += 1)
      expect((await attempt(kind, 'mis gegokt')).status).toBe(400)
    for (const seconden of [30, 60, 120, 240, 300, 300]) {
      const geremd = await attempt(kind, kind.wachtwoord)
      expect(geremd.status).toBe(429)
      const wacht = Number(geremd.headers['retry-after'])
      expect(wacht).toBeGreaterThan(seconden - 6)
      expect(wacht).toBeLessThanOrEqual(seconden)
      expect((await attempt(buur, buur.wachtwoord)).status).toBe(200)
      vooruit += seconden
      expect((await attempt(kind, 'weer mis')).status).toBe(400)
    }
    vooruit += 300
    expect((await attempt(kind, kind.wachtwoord)).status).toBe(200)
    vooruit = 0
  })

  it('is one, at the class and by the name that a pupil has of us', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    const gebruikersnaam = `leerling.${kind.id}`
    await server.owner
      .updateTable('login')
      .set({ gebruikersnaam })
      .where('id', '=', kind.id as string as never)
      .execute()
    const opNaam = (wachtwoord: string, naam = gebruikersnaam) =>
      klassen.naarDeur({ gebruikersnaam: naam, wachtwoord })
    expect((await opNaam(kind.wachtwoord)).status).toBe(200)
    for (const geheim of ['mis', 'weer mis', 'nog eens'])
      await klassen.naarDeur({ schoolcode, leerlingId: kind.id, geheim })
    for (const geheim of ['mis', 'weer mis']) expect((await opNaam(geheim)).status).toBe(400)
    expect((await opNaam(kind.wachtwoord)).status).toBe(429)
    const bijKlas = { schoolcode, leerlingId: kind.id, geheim: kind.wachtwoord }
    expect((await klassen.naarDeur(bijKlas)).status).toBe(429)
    // A name that nobody has is braked in the same way.
    const niemand = `leerling.${crypto.randomUUID()}`
    const gezien = []
    for (let keer = 0; keer < 6; keer += 1) gezien.push((await opNaam('mis', niemand)).status)
    expect(gezien).toEqual([400, 400, 400, 400, 400, 429])
  })

  it('is released by its teacher, and by nobody of another school', async () => {
    const { groepId, schoolcode } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    const tryOut = (geheim: string) => klassen.naarDeur({ schoolcode, leerlingId: kind.id, geheim })
    for (let keer = 0; keer < 5; keer += 1) await tryOut('mis')
    const release = (token: string) =>
      server.call(klassen.leerlingPad(kind, 'rem'), { method: 'DELETE', token })
    const wachtTot = async (wie: Kind): Promise<string | null | undefined> => {
      const pad = `/api/admins/${school.adminId}/groepen/${groepId}/wachtwoorden`
      const { body } = await server.call(pad, { token: school.rollen.schooladmin.token })
      return (body as Wachtwoorden).leerlingen.find(({ leerlingId }) => leerlingId === wie.id)
        ?.wachtTot
    }
    const buur = await klassen.kindIn(groepId)
    expect(await wachtTot(kind)).toMatch(/^\d{4}-/)
    expect(await wachtTot(buur)).toBeNull()
    expect((await release(andere.docent.token)).status).toBe(404)
    expect((await tryOut(kind.wachtwoord)).status).toBe(429)
    expect((await release(school.docent.token)).status).toBe(200)
    expect(await wachtTot(kind)).toBeNull()
    expect((await tryOut(kind.wachtwoord)).status).toBe(200)
  })
})

describe('many teachers at once', () => {
  it('look, and release, on more calls than there are connections', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    const { token } = school.rollen.schooladmin
    const lijst = `/api/admins/${school.adminId}/groepen/${groepId}/wachtwoorden`
    const overal = Array.from({ length: 16 }, () => 200)
    const kijken = Array.from({ length: 16 }, () => server.call(lijst, { token }))
    expect((await Promise.all(kijken)).map(({ status }) => status)).toEqual(overal)
    const laten = Array.from({ length: 16 }, () =>
      server.call(klassen.leerlingPad(kind, 'rem'), { method: 'DELETE', token }),
    )
    expect((await Promise.all(laten)).map(({ status }) => status)).toEqual(overal)
  })
})

describe('a card', () => {
  it('opens with its link and with its bare token, until it is replaced or taken back', async () => {
    const { groepId } = await klassen.nieuweGroep()
    const kind = await klassen.kindIn(groepId)
    const eerste = await klassen.nieuweKaart(kind)
    expect(Buffer.from(eerste, 'base64url')).toHaveLength(32)
    const binnen = await klassen.naarDeur({ qr: eerste })
    expect(binnen.status).toBe(200)
    expect(
      (await klassen.naarDeur({ qr: kaartTekst('https://school.example', eerste) })).status,
    ).toBe(200)
    const tweede = await klassen.nieuweKaart(kind)
    const dood = await klassen.naarDeur({ qr: eerste })
    expect(dood.status).toBe(400)
    expect(dood.body).toMatchObject({ code: 'kaart_refused' })
    const { token } = binnen.body as { token: string }
    expect((await server.call(`/api/users/${kind.id}`, { token })).status).toBe(401)
    expect((await klassen.naarDeur({ qr: tweede })).status).toBe(200)
    const takeBack = () =>
      server.call(klassen.leerlingPad(kind, 'kaart'), {
        method: 'DELETE',
        token: school.docent.token,
      })
    expect((await takeBack()).body).toEqual({ verwijderd: true })
    expect((await klassen.naarDeur({ qr: tweede })).status).toBe(400)
    expect((await takeBack()).body).toEqual({ verwijderd: false })
  })

  it('refuses alike what is unknown, no card, or the card of a grown-up, and tries nothing else', async () => {
    const qr = randomBytes(32).toString('base64url')
    const token_hash = createHash('sha256').update(qr).digest()
    await server.owner
      .insertInto('kaart')
      .values({ token_hash, login_id: school.docent.id })
      .execute()
    const antwoorden = await Promise.all(
      [qr, randomBytes(32).toString('base64url'), 'blauwe walvis', school.leerling.wachtwoord].map(
        (tekst) => klassen.naarDeur({ qr: tekst }),
      ),
    )
    for (const { status, body } of antwoorden) {
      expect(status).toBe(400)
      expect(body).toEqual(antwoorden[0]?.body)
    }
  })

  it('is not made for who plays without an account', async () => {
    const gast = await server.build.leerling(school.adminId, {
      groepId: school.groepId,
      role: 'demo',
    })
    const antwoord = await klassen.post(
      klassen.leerlingPad(gast, 'kaart'),
      undefined,
      school.docent.token,
    )
    expect(antwoord.status).toBe(404)
  })
})
