import type { Landkaart, Somvenster } from '@letterhaven/contracts/landkaart'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { MANIFESTS } from '@letterhaven/games/manifests'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** The moment of every test, a Thursday. */
const NU = new Date('2026-11-19T12:00:00Z')

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  school = await buildSchool(server)
})
afterAll(() => server.close())

const kaartVan = async ({ id, token }: { id: string; token: string }): Promise<Landkaart> =>
  (await server.call(`/api/leerlingen/${id}/landkaart`, { token })).body as Landkaart

const vensters = (kaart: Landkaart) => kaart.eilanden.flatMap((eiland) => eiland.somvensters)

async function rijenVan(leerlingId: LeerlingId) {
  const { n } = await server.owner
    .selectFrom('somvenster')
    .select((eb) => eb.fn.countAll<string>().as('n'))
    .where('leerling_id', '=', leerlingId)
    .executeTakeFirstOrThrow()
  return Number(n)
}

const nieuweLeerling = (jaargroep = 5): Promise<BuiltUser<LeerlingId>> =>
  server.build.leerling(school.adminId, { jaargroep })

describe('the first map', () => {
  it('opens its windows once, also when it is asked for several times at the same moment', async () => {
    const leerling = await nieuweLeerling()
    const kaarten = await Promise.all(Array.from({ length: 6 }, () => kaartVan(leerling)))
    const [eerste] = kaarten
    for (const kaart of kaarten) expect(kaart).toEqual(eerste)
    expect(await rijenVan(leerling.id)).toBe(vensters(kaarten[0] as Landkaart).length)
    expect(await kaartVan(leerling)).toEqual(eerste)
  })

  it('opens later windows once as well, when the pupil has a state already', async () => {
    const leerling = await nieuweLeerling()
    const eerst = vensters(await kaartVan(leerling)).length
    const { owner } = server
    for (const tabel of ['taak', 'somvenster'] as const) {
      await owner.deleteFrom(tabel).where('leerling_id', '=', leerling.id).execute()
    }
    const kaarten = await Promise.all(Array.from({ length: 6 }, () => kaartVan(leerling)))
    for (const kaart of kaarten) expect(kaart).toEqual(kaarten[0])
    expect(await rijenVan(leerling.id)).toBe(eerst)
  })

  it('belongs to one pupil: a classmate has windows of its own', async () => {
    const [een, twee] = [await nieuweLeerling(), await nieuweLeerling()]
    const ids = async (leerling: typeof een) =>
      new Set(vensters(await kaartVan(leerling)).map((v) => v.id))
    expect((await ids(een)).isDisjointFrom(await ids(twee))).toBe(true)
  })

  it("points with 'verder' to a taak that exists, in a game that is built", async () => {
    const leerling = await nieuweLeerling()
    const { token, id } = leerling
    const { verder } = await kaartVan(leerling)
    expect(MANIFESTS[verder?.spel ?? 'ninja'].status).toBe('klaar')
    const pakket = await server.call(`/api/leerlingen/${id}/taken/${verder?.taakId}`, { token })
    expect(pakket).toMatchObject({ status: 200, body: { somvensterId: verder?.somvensterId } })
    const venster = await server.call(`/api/leerlingen/${id}/somvensters/${verder?.somvensterId}`, {
      token,
    })
    const { taken, uitleg } = venster.body as Somvenster
    expect(taken.map((taak) => taak.id)).toContain(verder?.taakId)
    expect(uitleg).toEqual({ nl: expect.stringMatching(/\S/), be: expect.stringMatching(/\S/) })
    for (const taak of taken) expect(taak.spellen.length).toBeGreaterThan(0)
  })
})

describe('the week on the map', () => {
  it('lights the days of this week on which there was practice, by the days of Amsterdam', async () => {
    const leerling = await nieuweLeerling()
    expect((await kaartVan(leerling)).week).toEqual(Array.from({ length: 7 }, () => false))
    const momenten = [
      // Sunday evening belongs to last week; then Monday just after midnight, and Wednesday.
      '2026-11-15T22:59:00Z',
      '2026-11-15T23:01:00Z',
      '2026-11-18T10:00:00Z',
    ]
    await insertOudeAntwoorden(
      server,
      { adminId: school.adminId, id: leerling.id },
      momenten.map((moment) => ({ gegevenOp: new Date(moment), correct: true })),
    )
    expect((await kaartVan(leerling)).week).toEqual([true, false, true, false, false, false, false])
  })
})

describe('the pakket of a taak', () => {
  it('is all that is needed to play to the end: words, wrong forms, catalogue and state', async () => {
    const { pakket } = await buildSpeler(server, school.adminId)
    const { engine } = server.ctx.inhoud
    expect(pakket.woorden.length).toBeGreaterThanOrEqual(pakket.taak.aantal)
    const ids = pakket.woorden.map((woord) => woord.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(pakket.catalogus.woorden.map((woord) => woord.id).toSorted()).toEqual(ids.toSorted())
    expect(pakket.catalogus.categorieen).toEqual(server.ctx.inhoud.catalogus.categorieen)
    for (const woord of pakket.woorden) {
      expect(woord.afleiders.length).toBeGreaterThan(0)
      for (const { vorm, uitleg } of woord.afleiders) {
        expect(vorm).not.toBe(woord.woord)
        expect(uitleg).toMatch(/\S/)
      }
    }
    const bron = server.ctx.inhoud.woorden
    for (const { id, plaatje } of pakket.woorden) expect(plaatje).toBe(bron.get(id)?.pic)
    for (const { id, zin } of pakket.woorden) expect(bron.get(id)?.zin).toContain(zin)
    expect(pakket.woorden.some(({ plaatje }) => plaatje !== undefined)).toBe(true)
    const gelezen = engine.parse(Buffer.from(pakket.staat.bytes, 'base64'))
    expect(gelezen.ok).toBe(true)
    expect(pakket.taak.gedaan).toBe(0)
  })

  it('leaves out, on a Flemish host alone, the words that Flanders never says', async () => {
    const { somvensterId, taakId, leerling } = await buildSpeler(server, school.adminId)
    await server.owner
      .updateTable('somvenster')
      .set({ categorieen: ['hoofd', 'stom'] })
      .where('id', '=', somvensterId)
      .execute()
    const pad = `/api/leerlingen/${leerling.id}/taken/${taakId}`
    const { token } = leerling
    const noord = (await server.call(pad, { token })).body as TaakPakket
    const zuid = (await server.call(pad, { token, headers: { host: 'vlaams.localhost' } }))
      .body as TaakPakket
    const ids = ({ woorden }: TaakPakket): string[] => woorden.map(({ id }) => id)
    const alleenNoord = new Set(ids(noord)).difference(new Set(ids(zuid)))
    expect([...alleenNoord].toSorted()).toEqual(['Koningsdag', 'hartstikke'])
    expect(zuid.catalogus.woorden.map(({ id }) => id).toSorted()).toEqual(ids(zuid).toSorted())
  })

  it('holds the words of its own window alone', async () => {
    const { pakket, leerling, somvensterId } = await buildSpeler(server, school.adminId)
    const kaart = await kaartVan(leerling)
    const venster = vensters(kaart).find((v) => v.id === somvensterId)
    for (const { categorie } of pakket.woorden) expect(venster?.categorieen).toContain(categorie)
  })

  it("carries the pupil's own settings", async () => {
    const speler = await buildSpeler(server, school.adminId)
    const { id, token } = speler.leerling
    const pad = `/api/leerlingen/${id}/taken/${speler.taakId}`
    expect(speler.pakket.instellingen).toEqual({ rustig: false, dyslexie: false, klok: false })
    await server.owner
      .updateTable('leerling')
      .set({ rustig: true, dyslexie: true })
      .where('id', '=', id)
      .execute()
    const { instellingen } = (await server.call(pad, { token })).body as TaakPakket
    expect(instellingen).toMatchObject({ rustig: true, dyslexie: true })
  })

  it('goes on where the pupil was, and begins a new round when the taak is done', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const { id, token } = speler.leerling
    const { aantal } = speler.pakket.taak
    const gedaan = async () => {
      const pad = `/api/leerlingen/${id}`
      const pakket = (await server.call(`${pad}/taken/${speler.taakId}`, { token }))
        .body as TaakPakket
      const venster = (await server.call(`${pad}/somvensters/${speler.somvensterId}`, { token }))
        .body as Somvenster
      const taak = venster.taken.find((t) => t.id === speler.taakId)
      return { ronde: pakket.taak.gedaan, opDeKaart: taak?.gedaan }
    }
    const antwoorden = Array.from({ length: aantal }, (_, i) =>
      speler.antwoord({ gegevenOp: new Date(NU.getTime() - 60_000 + i).toISOString() }),
    )
    await speler.send(antwoorden.slice(0, 3))
    expect(await gedaan()).toEqual({ ronde: 3, opDeKaart: 3 })
    expect((await kaartVan(speler.leerling)).verder?.taakId).toBe(speler.taakId)
    await speler.send(antwoorden.slice(3))
    expect(await gedaan()).toEqual({ ronde: 0, opDeKaart: aantal })
    const { verder } = await kaartVan(speler.leerling)
    expect(verder?.taakId).not.toBe(speler.taakId)
    await speler.send([speler.antwoord({ gegevenOp: NU.toISOString() })])
    expect(await gedaan()).toEqual({ ronde: 1, opDeKaart: aantal })
  })
})

describe('what practice earns', () => {
  it('schelpen for each taak played to its end, whether right or wrong; stars for its best round', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const { id, token } = speler.leerling
    const { aantal } = speler.pakket.taak
    const stand = async () => {
      const venster = (
        await server.call(`/api/leerlingen/${id}/somvensters/${speler.somvensterId}`, { token })
      ).body as Somvenster
      const { schelpen } = await kaartVan(speler.leerling)
      expect(venster.schelpen).toBe(schelpen)
      return { schelpen, sterren: venster.taken.find((t) => t.id === speler.taakId)?.sterren }
    }
    const ronde = (vanaf: number, gegeven?: string) =>
      Array.from({ length: aantal }, (_, i) =>
        speler.antwoord({
          woord: speler.pakket.woorden[i % speler.pakket.woorden.length],
          gegevenOp: new Date(NU.getTime() - vanaf + i * 1000).toISOString(),
          ...(gegeven === undefined ? {} : { gegeven }),
        }),
      )
    expect(await stand()).toEqual({ schelpen: 0, sterren: 0 })
    const eerste = ronde(900_000, 'mis')
    await speler.send(eerste.slice(1))
    expect(await stand()).toEqual({ schelpen: 0, sterren: 0 })
    await speler.send(eerste.slice(0, 1))
    expect(await stand()).toEqual({ schelpen: 5, sterren: 1 })
    await speler.send(ronde(600_000))
    expect((await stand()).sterren).toBe(3)
    await speler.send(ronde(300_000, 'mis'))
    expect((await stand()).sterren).toBe(3)
    expect((await stand()).schelpen).toBeGreaterThanOrEqual(15)
    const klasgenoot = await nieuweLeerling()
    expect((await kaartVan(klasgenoot)).schelpen).toBe(0)
  })

  it('shows with a window the words it is about, the grapheme marked, and how the pupil reads', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const { id, token } = speler.leerling
    await server.owner
      .updateTable('leerling')
      .set({ dyslexie: true })
      .where('id', '=', id)
      .execute()
    const pad = `/api/leerlingen/${id}/somvensters`
    const [venster] = vensters(await kaartVan(speler.leerling))
    const { voorbeelden, weergave } = (await server.call(`${pad}/${venster?.id}`, { token }))
      .body as Somvenster
    expect(weergave).toEqual({ rustig: false, dyslexie: true })
    expect(voorbeelden).toHaveLength(4)
    for (const { woord, grafemen, markeer } of voorbeelden) {
      expect(grafemen.join('')).toBe(woord)
      const { cat } = server.ctx.inhoud.woorden.get(woord) ?? {}
      expect(cat).toContain(venster?.categorieen[0])
      expect(markeer.length).toBeGreaterThan(0)
      expect(markeer.every((i) => i < grafemen.length)).toBe(true)
    }
  })
})

describe('light that was won', () => {
  it('does not go out, and an open window makes room for another', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const venster = async () =>
      vensters(await kaartVan(speler.leerling)).find((v) => v.id === speler.somvensterId)
    expect((await venster())?.stand).toBe('donker')
    const serie = (aantal: number, vanaf: number, gegeven?: string) =>
      Array.from({ length: aantal }, (_, i) =>
        speler.antwoord({
          woord: speler.pakket.woorden[i % speler.pakket.woorden.length],
          gegevenOp: new Date(NU.getTime() - vanaf + i * 1000).toISOString(),
          ...(gegeven === undefined ? {} : { gegeven }),
        }),
      )
    await speler.send(serie(120, 900_000))
    expect((await venster())?.stand).toBe('aan')
    await speler.send(serie(60, 600_000, 'mis'))
    expect((await venster())?.stand).toBe('aan')
  })
})

describe('who may look at a map', () => {
  it('is the pupil and its own staff; for anybody else it does not exist', async () => {
    const { leerling, rollen, somvensterId, taakId } = school
    const klasgenoot = await nieuweLeerling()
    const andereDocent = await server.build.medewerker(school.adminId, 'docent')
    const andereSchool = await buildSchool(server)
    const paden = ['landkaart', `somvensters/${somvensterId}`, `taken/${taakId}`]
    const status = async (token: string) =>
      Promise.all(
        paden.map(
          async (pad) =>
            (await server.call(`/api/leerlingen/${leerling.id}/${pad}`, { token })).status,
        ),
      )
    for (const wie of [leerling, rollen.docent, rollen.schooladmin]) {
      expect(await status(wie.token)).toEqual([200, 200, 200])
    }
    for (const wie of [
      klasgenoot,
      andereDocent,
      andereSchool.docent,
      andereSchool.leerling,
      andereSchool.rollen.schooladmin,
    ]) {
      expect(await status(wie.token)).toEqual([404, 404, 404])
    }
  })

  it("does not lead from one pupil to another's window or taak", async () => {
    const eigen = await buildSpeler(server, school.adminId)
    const { token, id } = eigen.leerling
    for (const pad of [`somvensters/${school.somvensterId}`, `taken/${school.taakId}`]) {
      expect((await server.call(`/api/leerlingen/${id}/${pad}`, { token })).status).toBe(404)
    }
  })
})
