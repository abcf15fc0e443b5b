import {
  beveelAan,
  readAanbevelingen,
  nieuweAanbeveling,
} from '@letterhaven/testkit/aanbeveling-proeven'
import { AANBEVELING_WOORDEN } from '@letterhaven/domain/aanbeveling-woorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { sweepAanbevelingen } from './aanbevelingen.service.ts'

const DAG_MS = 86_400_000
let server: TestServer
let school: TestSchool
let elders: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), undefined, { post: true })
  elders = await buildSchool(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
})

const wieVan = ({ adminId, docent: { token } }: TestSchool) => ({ adminId, token })
const mailsAan = (adres: string) =>
  (server.ctx.postbus?.list() ?? []).filter(({ to }) => to.includes(adres))
const tokenUit = (tekst: string): string => /mail-afmelden\/([\w-]+)/.exec(tekst)?.[1] ?? ''
const signOff = (token: string) =>
  server.call('/api/mail/afmelden', { method: 'POST', body: { token } })
const rijen = () => server.owner.selectFrom('aanbeveling_adres').selectAll().execute()

/** Makes all the school's aanbevelingen look as if they were sent this many days ago. */
const verouder = (dagen: number) =>
  server.owner
    .updateTable('aanbeveling')
    .set({ gemaakt_op: new Date(Date.now() - dagen * DAG_MS) })
    .where('admin_id', '=', school.adminId)
    .execute()

describe('a recommendation', () => {
  it('is one mail: who sends it and from where, a sentence of ours, and links to our own pages', async () => {
    const body = nieuweAanbeveling({ zin: 'wie_wat_nodig' })
    expect((await beveelAan(server, wieVan(school), body)).status).toBe(200)
    await drainWachtrij(server)
    const [mail, ...meer] = mailsAan(body.adres)
    expect(meer).toEqual([])
    const tekst = mail?.text ?? ''
    expect(tekst).toContain('Sanne de docent')
    expect(tekst).toContain('Ik zie er in een minuut wie wat nodig heeft.')
    expect(tekst).toContain('van groep 3 tot en met groep 8')
    const eigen = server.ctx.siteUrl('nl')
    const adressen = [...tekst.matchAll(/https?:\/\/[^\s)\]]+/g)].map(([adres]) => adres)
    expect(adressen.length).toBeGreaterThanOrEqual(3)
    for (const adres of adressen) expect(adres.startsWith(`${eigen}/`)).toBe(true)
  })

  it('is what its sender saw before, but for the link that ends it', async () => {
    const body = nieuweAanbeveling({ zin: 'eigen_niveau' })
    const { voorbeelden, kanMailen } = await readAanbevelingen(server, wieVan(school))
    expect(kanMailen).toBe(true)
    await beveelAan(server, wieVan(school), body)
    await drainWachtrij(server)
    const [mail] = mailsAan(body.adres)
    const gezien = voorbeelden.find(({ zin }) => zin === 'eigen_niveau')
    const zonder = (tekst = '') =>
      tekst
        .replaceAll(/mail-afmelden\/\S+/g, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
    expect(mail?.subject).toBe(gezien?.onderwerp)
    expect(zonder(mail?.text)).toBe(zonder(gezien?.tekst))
  })

  it('speaks Flemish for a Flemish school, and shows a name with nothing in it to click', async () => {
    const vlaams = await server.build.admin({ land: 'be', naam: 'De Haai https://kwaad.example' })
    const { id, token } = await server.build.medewerker(vlaams)
    await server.owner
      .updateTable('medewerker')
      .set({ voornaam: '<b>Bel</b>', achternaam: 'www.kwaad.example/win' })
      .where('id', '=', id)
      .execute()
    const body = nieuweAanbeveling()
    await beveelAan(server, { adminId: vlaams, token }, body)
    await drainWachtrij(server)
    const [mail] = mailsAan(body.adres)
    expect(mail?.text).toContain('leerjaar')
    expect(mail?.text).not.toMatch(/groep|https:\/\/kwaad|www\.kwaad|<b>/)
    expect(mail?.text).toContain('De Haai')
  })

  it.each([
    ['thuis', 'thuisadmin', 'Een ouder raadt Letterhaven aan', 'oefent thuis met Letterhaven'],
    ['rt', 'rtadmin', 'Een collega raadt Letterhaven aan', 'van De Haai werkt met Letterhaven'],
    ['school', 'docent', 'Een collega raadt Letterhaven aan', 'van De Haai werkt met Letterhaven'],
  ] as const)(
    'speaks in the mail and in what is shown before as its sender would: %s',
    async (soort, role, onderwerp, zin) => {
      const adminId = await server.build.admin({ soort, naam: 'De Haai' })
      const { token } = await server.build.medewerker(adminId, role)
      const body = nieuweAanbeveling({ zin: 'graag' })
      const { voorbeelden } = await readAanbevelingen(server, { adminId, token })
      expect((await beveelAan(server, { adminId, token }, body)).status).toBe(200)
      await drainWachtrij(server)
      const [mail] = mailsAan(body.adres)
      expect(mail?.subject).toBe(onderwerp)
      const { mail: woorden, zinnen } = AANBEVELING_WOORDEN[soort]
      const gezien = voorbeelden.find((een) => een.zin === 'graag')
      for (const tekst of [mail?.text, gezien?.tekst]) {
        expect(tekst).toContain(zin)
        expect(tekst).toContain(zinnen.graag)
        expect(tekst).toContain(`omdat ${woorden.deze} je adres invulde`)
        expect(tekst?.includes('leerkracht')).toBe(soort === 'school')
        expect(tekst?.includes('De Haai')).toBe(soort !== 'thuis')
      }
    },
  )

  it('stands in the list of its sender, and of nobody else', async () => {
    const body = nieuweAanbeveling()
    await beveelAan(server, wieVan(school), body)
    const { aanbevelingen, over } = await readAanbevelingen(server, wieVan(school))
    expect(aanbevelingen).toMatchObject([{ adres: body.adres }])
    expect(over).toEqual({ dag: 4, maand: 19, admin: 29 })
    const hoofd = { adminId: school.adminId, token: school.rollen.schooladmin.token }
    const ander = await readAanbevelingen(server, hoofd)
    expect(ander.aanbevelingen).toEqual([])
    expect(ander.over).toEqual({ dag: 5, maand: 20, admin: 29 })
  })
})

describe('what may be sent', () => {
  it('is five a day for one person; another still may, and so may the same one tomorrow', async () => {
    for (let i = 0; i < 5; i += 1)
      expect((await beveelAan(server, wieVan(school))).status).toBe(200)
    expect(await beveelAan(server, wieVan(school))).toMatchObject({
      status: 429,
      body: { code: 'aanbevelingen_op' },
    })
    const hoofd = { adminId: school.adminId, token: school.rollen.schooladmin.token }
    expect((await beveelAan(server, hoofd)).status).toBe(200)
    await verouder(2)
    expect((await beveelAan(server, wieVan(school))).status).toBe(200)
  })

  it('is never more when many are asked for at once', async () => {
    const wie = wieVan(school)
    const samen = await Promise.all(Array.from({ length: 8 }, () => beveelAan(server, wie)))
    expect(samen.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  it('is thirty in a month for a school, whoever sends', async () => {
    await server.owner
      .insertInto('aanbeveling')
      .values(
        Array.from({ length: 30 }, () => ({
          admin_id: school.adminId,
          id: crypto.randomUUID(),
          door: school.leerling.id as never,
          adres: nieuweAanbeveling().adres,
          zin: 'graag' as const,
          gemaakt_op: new Date(Date.now() - 3 * DAG_MS),
        })),
      )
      .execute()
    expect((await beveelAan(server, wieVan(school))).status).toBe(429)
    expect((await beveelAan(server, wieVan(elders))).status).toBe(200)
    await verouder(31)
    expect((await beveelAan(server, wieVan(school))).status).toBe(200)
  })
})

describe('an address', () => {
  it('gets one mail in ninety days whoever asks, and nobody hears that it had one', async () => {
    const body = nieuweAanbeveling()
    const eerst = await beveelAan(server, wieVan(school), body)
    await drainWachtrij(server)
    const weer = await beveelAan(server, wieVan(elders), {
      ...body,
      adres: body.adres.toUpperCase(),
    })
    await drainWachtrij(server)
    expect(mailsAan(body.adres)).toHaveLength(1)
    expect(weer.status).toBe(eerst.status)
    expect(Object.keys(weer.body as object)).toEqual(Object.keys(eerst.body as object))
    const { aanbevelingen } = await readAanbevelingen(server, wieVan(elders))
    expect(aanbevelingen.map(({ adres }) => adres)).toContain(body.adres)
  })

  it('that one wrote to oneself is named at the field, and costs no turn', async () => {
    const body = nieuweAanbeveling()
    await beveelAan(server, wieVan(school), body)
    const { over } = await readAanbevelingen(server, wieVan(school))
    const weer = await beveelAan(server, wieVan(school), {
      ...body,
      adres: body.adres.toUpperCase(),
    })
    expect(weer).toMatchObject({
      status: 400,
      body: { velden: { adres: expect.stringMatching(/al uitgenodigd/) } },
    })
    const zelf = await server.owner
      .selectFrom('login')
      .select('gebruikersnaam')
      .where('id', '=', school.docent.id)
      .executeTakeFirstOrThrow()
    const aanZelf = { ...body, adres: zelf.gebruikersnaam.toUpperCase() }
    expect(await beveelAan(server, wieVan(school), aanZelf)).toMatchObject({
      status: 400,
      body: { velden: { adres: expect.stringMatching(/je eigen adres/) } },
    })
    expect((await readAanbevelingen(server, wieVan(school))).over).toEqual(over)
    // A colleague of the same school is not told that this address was recommended before.
    const hoofd = { adminId: school.adminId, token: school.rollen.schooladmin.token }
    expect((await beveelAan(server, hoofd, body)).status).toBe(200)
  })

  it('is left alone once its owner said so, by the button and not by opening the link', async () => {
    const body = nieuweAanbeveling()
    await beveelAan(server, wieVan(school), body)
    await drainWachtrij(server)
    const token = tokenUit(mailsAan(body.adres)[0]?.text ?? '')
    expect((await server.call('/api/mail/afmelden')).status).toBe(405)
    expect((await rijen()).filter((rij) => rij.afgemeld_op !== null)).toEqual([])
    expect((await signOff(token)).body).toEqual({ afgemeld: true })
    expect((await signOff(token)).status).toBe(200)
    const [rij] = (await rijen()).filter((een) => een.afgemeld_op !== null)
    expect(rij).toMatchObject({ laatste: null, laatst_op: null })
    expect(JSON.stringify(rij)).not.toContain(body.adres)

    await beveelAan(server, wieVan(elders), body)
    await drainWachtrij(server)
    expect(mailsAan(body.adres)).toHaveLength(1)
  })

  it('is never ended by a link that we did not make', async () => {
    const voor = await rijen()
    expect(await signOff('A'.repeat(64))).toMatchObject({
      status: 400,
      body: { velden: { token: expect.stringMatching(/niet heel/) } },
    })
    expect(await rijen()).toEqual(voor)
  })

  it('is forgotten after ninety days; who wants no mail stays known', async () => {
    const [oud, af] = [nieuweAanbeveling(), nieuweAanbeveling()]
    for (const body of [oud, af]) await beveelAan(server, wieVan(school), body)
    await drainWachtrij(server)
    await signOff(tokenUit(mailsAan(af.adres)[0]?.text ?? ''))
    await verouder(91)
    await server.owner
      .updateTable('aanbeveling_adres')
      .set({ laatst_op: new Date(Date.now() - 91 * DAG_MS) })
      .where('laatst_op', 'is not', null)
      .execute()
    expect(await sweepAanbevelingen(server.ctx)).toBeGreaterThanOrEqual(2)
    expect((await readAanbevelingen(server, wieVan(school))).aanbevelingen).toEqual([])
    const over = await rijen()
    expect(over.length).toBeGreaterThan(0)
    for (const rij of over) expect(rij.afgemeld_op).not.toBeNull()
    // An address that was forgotten may be written to again.
    await beveelAan(server, wieVan(elders), oud)
    await drainWachtrij(server)
    expect(mailsAan(oud.adres)).toHaveLength(2)
  })
})
