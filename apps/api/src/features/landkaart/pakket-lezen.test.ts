import type { TaakPakket } from '@letterhaven/contracts/taak'
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

describe('the pakket of a taak of words to read', () => {
  it('holds words of one make under their own addresses, with their neighbours', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const plek = { jaargroep: 3, code: 'lees-1', soort: 'lezen' } as const
    const pad = await becomeTaak(server, speler, plek)
    const { body } = await server.call(pad, { token: speler.leerling.token })
    const { taak, woorden, catalogus, nepwoorden = [], letters = [] } = body as TaakPakket
    expect(taak.spellen).toContain('groeivis')
    expect(woorden.length).toBeGreaterThan(50)
    for (const { id, woord, categorie, categorieen } of woorden)
      expect([id, categorie, categorieen]).toEqual([`lees:${woord}`, 'lees-1', ['lees-1']])
    expect(woorden.some(({ buren }) => (buren?.een.length ?? 0) > 0)).toBe(true)
    expect(catalogus.categorieen.map(({ code }) => code)).toContain('lees-1')
    // Words that do not exist go beside them, for the game that has them read; the engine knows them.
    const ids = new Set(catalogus.woorden.map(({ id }) => id))
    expect(nepwoorden).toHaveLength(18)
    expect(nepwoorden.every(({ id, nep }) => nep === true && ids.has(id))).toBe(true)
    expect(woorden.every(({ nep }) => nep === undefined)).toBe(true)
    // So do letters, for who learns them.
    expect(letters).toHaveLength(14)
    for (const { id, woord, categorie, letter } of letters)
      expect([id, categorie, letter, ids.has(id)]).toEqual([
        `letter:${woord}`,
        'lees-1',
        true,
        true,
      ])
    expect(woorden.every(({ letter }) => letter === undefined)).toBe(true)
    // An answer counts for reading, and says nothing of spelling.
    const [eerste] = woorden
    if (!eerste) throw new Error('no word')
    await speler.send([speler.antwoord({ woordId: eerste.id, gegeven: eerste.woord })])
    const [rij] = await server.owner
      .selectFrom('antwoord')
      .select(['woord_id', 'categorie', 'correct'])
      .where('leerling_id', '=', speler.leerling.id)
      .execute()
    expect(rij).toEqual({ woord_id: eerste.id, categorie: 'lees-1', correct: true })
  })

  it('holds letters where they are learned alone', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const plek = { jaargroep: 3, code: 'lees-2', soort: 'lezen' } as const
    const pad = await becomeTaak(server, speler, plek)
    const { body } = await server.call(pad, { token: speler.leerling.token })
    const { letters, nepwoorden } = body as TaakPakket
    expect([letters, nepwoorden?.length]).toEqual([undefined, 18])
  })

  it('is not given to a client of before', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const plek = { jaargroep: 3, code: 'lees-1', soort: 'lezen' } as const
    const pad = await becomeTaak(server, speler, plek)
    const { token } = speler.leerling
    const oud = await server.call(pad, { token, headers: { 'x-contract': '3' } })
    expect(oud.status).toBe(404)
  })
})

describe('the pakket of a taak of texts', () => {
  it('holds whole texts with their questions, in games that play them', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const pad = await becomeTaak(server, speler, { jaargroep: 5, code: 'tekst-3', soort: 'tekst' })
    const { token, id } = speler.leerling
    const retrieve = async () => (await server.call(pad, { token })).body as TaakPakket
    const { taak, woorden, opgaven = [], catalogus } = await retrieve()
    expect(taak.spellen).toEqual(expect.arrayContaining(['leesrace', 'quizvraag']))
    expect(woorden).toEqual([])
    const vragen = opgaven.filter((opgave) => opgave.soort === 'tekst')
    expect(vragen).toHaveLength(24)
    const ids = new Set(catalogus.woorden.map((woord) => woord.id))
    expect(vragen.every((vraag) => ids.has(vraag.id))).toBe(true)
    // An answer is judged by the text, and a text that was read stays away as long as others were not.
    const [eerste] = vragen
    if (!eerste) throw new Error('no question')
    const stenen = (plek: number) => [0, 1, 2, 3].map((nr) => (nr === plek ? 3 : 0)).join(',')
    const antwoord = {
      ...speler.antwoord({ woordId: eerste.id, gegeven: stenen((eerste.goed + 1) % 4) }),
      spel: 'quizvraag' as const,
      vraag: 'betekenis:stenen',
    }
    await speler.send([antwoord])
    const [rij] = await server.owner
      .selectFrom('antwoord')
      .select(['categorie', 'correct', 'gok'])
      .where('leerling_id', '=', id)
      .execute()
    expect(rij).toEqual({ categorie: 'tekst-3', correct: false, gok: 0.25 })
    const later = (await retrieve()).opgaven ?? []
    const ketens = later.map((opgave) => (opgave.soort === 'tekst' ? opgave.keten.id : ''))
    expect(ketens).not.toContain(eerste.keten.id)
    expect(new Set(ketens).size).toBe(6)
  })
})
