import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { SpelWoord, TaakPakket } from '@letterhaven/contracts/taak'
import { nieuwAntwoord } from '@letterhaven/testkit/nieuw-antwoord'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { becomeTaak } from '@letterhaven/testkit/test-taak'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

describe('the pakket of a taak of words', () => {
  it('holds words that stand opposite those of its window, where a game of this year tells them apart', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const { token } = speler.leerling
    const met = async (jaargroep: number, code: string) => {
      const pad = await becomeTaak(server, speler, { jaargroep, code, soort: 'spelling' })
      return (await server.call(pad, { token })).body as TaakPakket
    }
    const { tegenhangers = [], taak, woorden, catalogus } = await met(5, 'ei')
    expect(taak.spellen).toContain('postbezorger')
    expect(new Set(tegenhangers.map(({ categorie }) => categorie))).toEqual(new Set(['ij']))
    const ids = [...woorden, ...tegenhangers].map(({ id }) => id).toSorted()
    expect(catalogus.woorden.map(({ id }) => id).toSorted()).toEqual(ids)
    const zonder = await met(5, 'sch')
    expect([zonder.tegenhangers, zonder.taak.spellen.includes('postbezorger')]).toEqual([
      undefined,
      false,
    ])
    expect((await met(3, 'ei')).tegenhangers).toBeUndefined()
  })
})

describe('a word with more than one sentence', () => {
  const THIRTY_ONE_DAYS_MS = 31 * 86_400_000

  it('comes back with another one than the last time, whichever game asks it, for thirty days', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const { leerling, taakId, somvensterId } = speler
    await server.owner
      .updateTable('somvenster')
      .set({ categorieen: ['ei', 'ij'] })
      .where('id', '=', somvensterId)
      .execute()
    const zinnenVan = async () => {
      const pad = `/api/leerlingen/${leerling.id}/taken/${taakId}`
      const { woorden } = (await server.call(pad, { token: leerling.token })).body as TaakPakket
      return new Map(woorden.map(({ id, zin }) => [id, zin]))
    }
    const zin = (id: string) => server.ctx.inhoud.woorden.get(id)?.zin ?? []
    const eerst = await zinnenVan()
    const [woord, ander] = [...eerst.keys()].filter((id) => zin(id).length === 2)
    if (!woord || !ander) throw new Error('no words of two sentences in these categories')
    await speler.send([speler.antwoord({ woordId: woord, gegeven: woord })])
    const dan = await zinnenVan()
    expect([eerst.get(woord), dan.get(woord)]).toEqual(zin(woord))
    // Decoy: a word that was not asked keeps its own.
    expect(dan.get(ander)).toBe(eerst.get(ander))
    await server.owner
      .updateTable('antwoord')
      .set({ gegeven_op: new Date(Date.now() - THIRTY_ONE_DAYS_MS) })
      .where('leerling_id', '=', leerling.id)
      .execute()
    expect((await zinnenVan()).get(woord)).toBe(zin(woord)[0])
  })
})

describe('the pakket of a taak of sentences', () => {
  async function openZinnen(jaargroep: number, soort: 'lezen' | 'zinnen' = 'zinnen') {
    const leerling = await server.build.leerling(school.adminId, { jaargroep })
    const { token, id } = leerling
    const kaart = (await server.call(`/api/leerlingen/${id}/landkaart`, { token }))
      .body as Landkaart
    const raam = kaart.eilanden.find(({ eiland }) => eiland === 'zinnen')?.somvensters[0]
    const taak = await server.owner
      .selectFrom('taak')
      .select('id')
      .where('somvenster_id', '=', raam?.id ?? ('' as never))
      .where('soort', '=', soort)
      .orderBy('volgorde')
      .executeTakeFirstOrThrow()
    const pad = `/api/leerlingen/${id}/taken/${taak.id}`
    return { leerling, taak, raam, pakket: (await server.call(pad, { token })).body as TaakPakket }
  }

  it('holds whole stories and rides and no words, in games that play them', async () => {
    const { pakket } = await openZinnen(6)
    expect(pakket.woorden).toEqual([])
    expect(pakket.taak.spellen).toEqual(expect.arrayContaining(['taxirit', 'platformklimmen']))
    expect(pakket.taak.spellen).not.toContain('glazenwasser')
    const { opgaven = [] } = pakket
    const gaten = opgaven.filter((opgave) => opgave.soort === 'gat')
    expect(gaten.length % 4).toBe(0)
    expect(gaten.every(({ rit }) => rit.goed.length === 4)).toBe(true)
    const ids = new Set(pakket.catalogus.woorden.map(({ id }) => id))
    expect(opgaven.every(({ id }) => ids.has(id))).toBe(true)
  })

  it('holds scenes in every taak; to read them is a taak of its own, in the game that shows them', async () => {
    const { pakket } = await openZinnen(6, 'lezen')
    expect(pakket.taak).toMatchObject({ soort: 'lezen', spellen: ['fotosafari'] })
    const beelden = (pakket.opgaven ?? []).filter(({ soort }) => soort === 'beeld')
    expect(beelden.length).toBeGreaterThanOrEqual(pakket.taak.aantal)
    const { pakket: zinnen } = await openZinnen(6, 'zinnen')
    expect(zinnen.taak.spellen).toContain('fotosafari')
    expect((zinnen.opgaven ?? []).some(({ soort }) => soort === 'beeld')).toBe(true)
  })

  it('takes an answer for its own category, judged by the story and not by the device', async () => {
    const { leerling, taak, pakket } = await openZinnen(6)
    const gat = pakket.opgaven?.find((opgave) => opgave.soort === 'gat')
    if (gat?.soort !== 'gat') throw new Error('no gap')
    const antwoord = (gegeven: string, volgnummer: number) => ({
      ...nieuwAntwoord({ taakId: taak.id, woord: { id: gat.id, woord: gegeven } as never }),
      spel: 'taxirit',
      gegeven,
      vraag: 'betekenis:3',
      volgnummer,
    })
    const antwoorden = [antwoord(gat.goed[0] ?? '', 1), antwoord(gat.anders[0] ?? '', 2)]
    const { id, token } = leerling
    const pad = `/api/leerlingen/${id}/antwoorden`
    const { status } = await server.call(pad, { method: 'POST', token, body: { antwoorden } })
    expect(status).toBe(200)
    const rijen = await server.owner
      .selectFrom('antwoord')
      .select(['categorie', 'correct', 'gok'])
      .where('leerling_id', '=', id)
      .orderBy('volgnummer')
      .execute()
    expect(rijen.map(({ categorie, correct }) => [categorie, correct])).toEqual([
      [expect.stringMatching(/^zinnen-\d$/), true],
      [expect.stringMatching(/^zinnen-\d$/), false],
    ])
    expect(rijen[0]?.gok).toBeCloseTo(1 / 3, 3)
  })

  it('is not shown to a client that reads words alone, which keeps all that is about words', async () => {
    const { leerling, taak, raam } = await openZinnen(6)
    const { id, token } = leerling
    const retrieve = (pad: string, contract?: string) =>
      server.call(`/api/leerlingen/${id}${pad}`, {
        token,
        headers: contract === undefined ? {} : { 'x-contract': contract },
      })
    for (const oud of ['1', '', 'morgen']) {
      const { eilanden, verder } = (await retrieve('/landkaart', oud)).body as Landkaart
      const zinnen = eilanden.find(({ eiland }) => eiland === 'zinnen')
      expect(zinnen).toMatchObject({ mist: true, somvensters: [] })
      const ramen = eilanden.flatMap(({ somvensters }) => somvensters)
      expect(ramen.map((venster) => venster.id)).toContain(verder?.somvensterId)
      expect((await retrieve(`/taken/${taak.id}`, oud)).status).toBe(404)
      expect((await retrieve(`/somvensters/${raam?.id}`, oud)).status).toBe(404)
      expect((await retrieve(`/taken/${verder?.taakId}`, oud)).status).toBe(200)
    }
    // Decoy: a client of now, and one that reads more than this server has, get all of it.
    for (const nieuw of [undefined, '3'])
      expect((await retrieve(`/taken/${taak.id}`, nieuw)).status).toBe(200)
  })
})

describe('the pakket of a taak in which words are cut', () => {
  it('holds words that part where all speakers part them, for the games that cut and row them', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const plek = { jaargroep: 6, code: 'trema', soort: 'splitsen' } as const
    const pad = await becomeTaak(server, speler, plek)
    const { body } = await server.call(pad, { token: speler.leerling.token })
    const { taak, woorden } = body as TaakPakket
    expect(taak.spellen).toEqual(['splitsmachine', 'roeien'])
    const namen = woorden.map(({ woord }) => woord)
    expect(namen).toContain('zeeën')
    expect(namen).not.toContain('patiënt')
    expect(namen.every((woord) => woord.length >= 5)).toBe(true)
  })
})

describe('the pakket of a taak of verbs', () => {
  async function openWerkwoorden(jaargroep: number, code = 'ww-tt') {
    const speler = await buildSpeler(server, school.adminId)
    const pad = await becomeTaak(server, speler, { jaargroep, code, soort: 'werkwoorden' })
    const { leerling, taakId } = speler
    const retrieve = (contract?: string) =>
      server.call(pad, {
        token: leerling.token,
        headers: contract === undefined ? {} : { 'x-contract': contract },
      })
    return { leerling, taakId, retrieve, pakket: (await retrieve()).body as TaakPakket }
  }

  it('holds forms in sentences of the year, each of another verb, in a game that plays them', async () => {
    const { pakket } = await openWerkwoorden(5)
    expect(pakket.taak.spellen).toEqual(['wortelboer', 'postbezorger', 'flipperkast'])
    expect(pakket.woorden).toHaveLength(60)
    const verbs = pakket.woorden.map(({ werkwoord }) => werkwoord?.infinitief)
    expect(new Set(verbs).size).toBe(60)
    expect(new Set(pakket.woorden.map(({ categorie }) => categorie))).toEqual(new Set(['ww-tt']))
    const [woord] = pakket.woorden
    if (!woord?.werkwoord) throw new Error('no verb')
    const { voor, na, dus } = woord.werkwoord
    expect(woord.zin?.toLowerCase()).toBe(`${voor}${woord.woord}${na}`.toLowerCase())
    expect(dus).toMatch(new RegExp(`: ${woord.woord}\\.$`))
    expect(pakket.catalogus.woorden.map(({ id }) => id)).toContain(woord.id)
    // A year further there are sentences that this year does not read yet.
    const later = new Set((await openWerkwoorden(8)).pakket.woorden.map(({ id }) => id))
    expect(pakket.woorden.every(({ id }) => later.has(id))).toBe(false)
  })

  it('takes a form for its own category, judged by its sentence and not by the device', async () => {
    const { leerling, taakId, pakket } = await openWerkwoorden(6, 'ww-vt')
    const [woord] = pakket.woorden
    if (!woord) throw new Error('no verb')
    const [afleider = { vorm: 'x' }] = woord.afleiders
    const antwoord = (gegeven: string, volgnummer: number) => ({
      ...nieuwAntwoord({ taakId, woord: { id: woord.id, woord: gegeven } as never }),
      spel: 'flipperkast',
      gegeven,
      vraag: 'typ:gat',
      volgnummer,
    })
    const antwoorden = [antwoord(woord.woord, 1), antwoord(afleider.vorm, 2)]
    const { id, token } = leerling
    const pad = `/api/leerlingen/${id}/antwoorden`
    expect((await server.call(pad, { method: 'POST', token, body: { antwoorden } })).status).toBe(
      200,
    )
    const rijen = await server.owner
      .selectFrom('antwoord')
      .select(['categorie', 'correct'])
      .where('leerling_id', '=', id)
      .orderBy('volgnummer')
      .execute()
    expect(rijen).toEqual([
      { categorie: 'ww-vt', correct: true },
      { categorie: 'ww-vt', correct: false },
    ])
  })

  it('is explained in the words of the country, and asks the same there', () => {
    const { inhoud } = server.ctx
    const wie = { groep: 5, beurt: 0 }
    const nl = inhoud.werkwoorden.list(['ww-tt'], { ...wie, land: 'nl' })
    const be = inhoud.werkwoorden.list(['ww-tt'], { ...wie, land: 'be' })
    expect(be.map(({ id, woord }) => [id, woord])).toEqual(nl.map(({ id, woord }) => [id, woord]))
    const tekst = (woorden: typeof nl) =>
      JSON.stringify(woorden.map(({ werkwoord }) => werkwoord?.stappen))
    expect([tekst(nl).includes('ik-vorm'), tekst(nl).includes('De stam?')]).toEqual([true, false])
    expect([tekst(be).includes('ik-vorm'), tekst(be).includes('De stam?')]).toEqual([false, true])
  })

  it('comes to other verbs another day, until each had its turn', () => {
    const { werkwoorden } = server.ctx.inhoud
    const op = (beurt: number) =>
      werkwoorden.list(['ww-tt'], { groep: 8, land: 'nl', beurt }).map(({ id }) => id)
    expect(op(0)).toEqual(op(0))
    expect(op(1).some((id) => op(0).includes(id))).toBe(false)
    const alle = new Set(Array.from({ length: 40 }, (_, beurt) => op(beurt)).flat())
    const inAlles = werkwoorden.catalogus.woorden.filter(({ categorie }) => categorie === 'ww-tt')
    expect(alle.size).toBe(inAlles.length)
  })

  it('brings along a sentence that went wrong until it goes right, also when others have their turn', async () => {
    const { leerling, taakId, retrieve, pakket } = await openWerkwoorden(8)
    const { werkwoorden } = server.ctx.inhoud
    const vandaag = new Set(pakket.woorden.map(({ id }) => id))
    const later = [0, 1, 2].flatMap((beurt) =>
      werkwoorden.list(['ww-tt'], { groep: 8, land: 'nl', beurt }),
    )
    const [mis, goed] = later.filter(({ id }) => !vandaag.has(id))
    if (!mis || !goed) throw new Error('no sentences for another day')
    const { id, token } = leerling
    let volgnummer = 0
    const give = (woord: SpelWoord, gegeven: string) => {
      volgnummer += 1
      const antwoord = {
        ...nieuwAntwoord({ taakId, woord: { id: woord.id, woord: gegeven } as never }),
        spel: 'flipperkast',
        gegeven,
        vraag: 'typ:gat',
        volgnummer,
        gegevenOp: new Date(Date.now() - 60_000 + volgnummer * 1000).toISOString(),
      }
      const body = { antwoorden: [antwoord] }
      return server.call(`/api/leerlingen/${id}/antwoorden`, { method: 'POST', token, body })
    }
    const inPakket = async () => {
      const { woorden } = (await retrieve()).body as TaakPakket
      return [mis, goed].map((woord) => woorden.some((een) => een.id === woord.id))
    }
    expect(await inPakket()).toEqual([false, false])
    expect((await give(mis, `${mis.woord}x`)).status).toBe(200)
    expect((await give(goed, goed.woord)).status).toBe(200)
    expect(await inPakket()).toEqual([true, false])
    await give(mis, mis.woord)
    expect(await inPakket()).toEqual([false, false])
  })

  it('is not shown to a client that knows no verbs', async () => {
    const { retrieve } = await openWerkwoorden(6)
    for (const oud of ['1', '2']) expect((await retrieve(oud)).status).toBe(404)
    // Decoy: a client of now gets it.
    expect((await retrieve('3')).status).toBe(200)
  })
})
