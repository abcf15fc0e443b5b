import type { Somvenster } from '@letterhaven/contracts/landkaart'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { startStemserver, type Stemserver } from '@letterhaven/testkit/stemserver'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { makeToon } from '@letterhaven/testkit/toon'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { eigenTeksten } from './eigen-teksten.policy.ts'
import { GeluidGeweigerd } from './geluiden.service.ts'
import { addOpname } from './opname.service.ts'

const VLAAMS = { host: 'vlaams.localhost' }
const ZIN = 'Kijk goed naar het woord.'

let server: TestServer
let school: TestSchool
let stemmen: Stemserver
let eigen: Set<string>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
  stemmen = await startStemserver()
  eigen = eigenTeksten(await woordenTotEnMet(8))
})
afterAll(async () => {
  await stemmen.close()
  await server.close()
})

const pad = ({ leerling, taakId }: TestSchool): string =>
  `/api/leerlingen/${leerling.id}/taken/${taakId}`
async function pakket(van: TestServer, headers = {}): Promise<TaakPakket> {
  const { token } = school.leerling
  return (await van.call(pad(school), { token, headers })).body as TaakPakket
}
const opname = (taal: 'nl-NL' | 'nl-BE', tekst: string, hertz: number): Promise<void> =>
  addOpname(server.owner, { taal, tekst, bytes: makeToon(hertz) }, eigen)
const adres = async (tekst: string, headers = {}): Promise<string | undefined> =>
  (await pakket(server, headers)).geluiden?.[tekst]

describe('recordings', () => {
  it('a taak names none where there are none', async () => {
    const heel = await pakket(server)
    expect(heel).not.toHaveProperty('geluiden')
    expect(heel).not.toHaveProperty('maaktGeluid')
  })

  it('a taak names exactly what was recorded of its words and sentences', async () => {
    const { woorden } = await pakket(server)
    const [eerste, tweede] = woorden.map(({ woord }) => woord)
    const alle = [...server.ctx.inhoud.woorden.keys()]
    const elders = alle.find((een) => !woorden.some(({ woord }) => woord === een)) ?? ''
    for (const [i, tekst] of [eerste ?? '', ZIN, elders].entries())
      await opname('nl-NL', tekst, 300 + i)
    const geluiden = (await pakket(server)).geluiden ?? {}
    expect(Object.keys(geluiden).toSorted()).toEqual([eerste, ZIN].toSorted())
    expect(geluiden).not.toHaveProperty(tweede ?? '')
  })

  it('of the sounds of letters are named where a word of the taak has them, and a letter is no sound', async () => {
    const { woorden } = await pakket(server)
    const klanken = new Set(woorden.flatMap((woord) => woord.klanken ?? []))
    const [eerste = ''] = klanken
    expect(eerste).toMatch(/^\/\p{L}+\/$/u)
    await opname('nl-NL', eerste, 500)
    expect(await adres(eerste)).toMatch(/^\/audio\/nl-NL\//)
    // The letter by itself is no text of ours: a voice would name it.
    await expect(opname('nl-NL', eerste.slice(1, -1), 501)).rejects.toThrow(GeluidGeweigerd)
  })

  it('are served by their content, for ever, and to anybody', async () => {
    const waar = (await adres(ZIN)) ?? ''
    expect(waar).toMatch(/^\/audio\/nl-NL\/[0-9a-f]{64}\.wav$/)
    const antwoord = await server.app.fastify.inject({ method: 'GET', url: waar })
    expect(antwoord.statusCode).toBe(200)
    expect(antwoord.headers).toMatchObject({
      'content-type': 'audio/wav',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'attachment',
      'x-content-type-options': 'nosniff',
    })
    expect(antwoord.rawPayload.equals(makeToon(301))).toBe(true)
  })

  it('are not found under another name, another kind or without one', async () => {
    const waar = (await adres(ZIN)) ?? ''
    for (const anders of [
      waar.replace('.wav', '.mp3'),
      waar.replace(/[0-9a-f]{64}/, 'a'.repeat(64)),
    ])
      expect(await server.call(anders)).toMatchObject({ status: 404, body: { code: 'not_found' } })
    for (const kapot of ['/audio/nl-NL/x.wav', waar.replace('nl-NL', 'fr-FR'), `${waar}.exe`])
      expect((await server.call(kapot)).status).toBe(400)
  })

  it('of the own country go first, and of the other country are better than none', async () => {
    expect(await adres(ZIN, VLAAMS)).toBe(await adres(ZIN))
    await opname('nl-BE', ZIN, 500)
    expect(await adres(ZIN, VLAAMS)).toMatch(/^\/audio\/nl-BE\//)
    expect(await adres(ZIN)).toMatch(/^\/audio\/nl-NL\//)
  })

  it('that are made anew get a new address; the old one still answers', async () => {
    const oud = (await adres(ZIN)) ?? ''
    await opname('nl-NL', ZIN, 700)
    expect(await adres(ZIN)).not.toBe(oud)
    expect((await server.call(oud)).status).toBe(200)
  })

  it('of the examples of a window come with them', async () => {
    const waar = `/api/leerlingen/${school.leerling.id}/somvensters/${school.somvensterId}`
    const voorbeelden = async () => {
      const { body } = await server.call(waar, { token: school.leerling.token })
      return (body as Somvenster).voorbeelden
    }
    const [een, ander] = await voorbeelden()
    expect(een).not.toHaveProperty('geluid')
    await opname('nl-NL', een?.woord ?? '', 800)
    const nu = await voorbeelden()
    expect(nu[0]?.geluid).toMatch(/^\/audio\/nl-NL\//)
    expect(nu[1]).toEqual(ander)
  })

  it('are taken of our own texts alone, and of sounds alone', async () => {
    const [woord = ''] = eigen
    for (const [tekst, bytes] of [
      ['een vreemde zin', makeToon()],
      [woord, Buffer.from('<script>alert(1)</script>')],
      [woord, Buffer.concat([makeToon(), Buffer.alloc(1_048_576)])],
      [woord, Buffer.alloc(0)],
    ] as const) {
      const poging = addOpname(server.owner, { taal: 'nl-NL', tekst, bytes }, eigen)
      await expect(poging).rejects.toBeInstanceOf(GeluidGeweigerd)
    }
  })
})

describe('a provider of voices', () => {
  const metStem = () =>
    startTestServer(inject('postgres'), undefined, {
      beside: server,
      tts: { url: stemmen.url, key: null, model: 'm', voices: { 'nl-NL': 'anna' } },
    })
  const make = (van: TestServer, rest: { token?: string; body?: unknown } = {}) =>
    van.call(`${pad(school)}/geluiden`, { method: 'POST', token: school.leerling.token, ...rest })
  const gemaakt = async (): Promise<number> =>
    (
      await server.owner
        .selectFrom('geluid_tekst')
        .select('hash')
        .where('bron', '<>', 'opname')
        .execute()
    ).length

  it('that is not set is not asked: what was recorded is all there is', async () => {
    expect(await make(server)).toMatchObject({
      status: 200,
      body: (({ geluiden = {} }) => ({ geluiden }))(await pakket(server)),
    })
    expect(stemmen.vragen).toEqual([])
  })

  it('that fails is left alone after three times, and what was recorded is still answered', async () => {
    stemmen.antwoordt('stuk')
    const van = await metStem()
    try {
      for (let i = 0; i < 3; i += 1) {
        const { status, body } = await make(van)
        expect(status).toBe(200)
        expect(body).toHaveProperty(['geluiden', ZIN])
      }
      // Two requests are under way when the third fails.
      expect(stemmen.vragen.length).toBeLessThanOrEqual(4)
      expect(await gemaakt()).toBe(0)
    } finally {
      await van.close()
    }
  })

  it('says the words and sentences of a taak once, and never what a browser sends', async () => {
    stemmen.antwoordt('toon')
    stemmen.vragen.length = 0
    const van = await metStem()
    try {
      expect(await pakket(van)).toHaveProperty('maaktGeluid', true)
      const { woorden } = await pakket(van)
      const { body } = await make(van, { body: { teksten: ['stout'], tekst: 'stout' } })
      const { geluiden } = body as { geluiden: Record<string, string> }
      const gezegd = stemmen.vragen.map((vraag) => vraag.body.input)
      expect(gezegd).not.toContain('stout')
      // A recorded sound needs no provider.
      expect(gezegd).not.toContain(ZIN)
      expect(new Set(gezegd).size).toBe(gezegd.length)
      for (const { woord } of woorden) expect(geluiden).toHaveProperty([woord])
      // A voice would say 'em' for /m/.
      expect(woorden.some(({ klanken }) => klanken)).toBe(true)
      expect(gezegd.filter((tekst) => tekst.startsWith('/'))).toEqual([])
      const aantal = await gemaakt()
      await make(van)
      expect(stemmen.vragen.length).toBe(gezegd.length)
      expect(await gemaakt()).toBe(aantal)
      expect((await server.call(geluiden[woorden[3]?.woord ?? ''] ?? '')).status).toBe(200)
    } finally {
      await van.close()
    }
  })

  it('is heard on the installation that uses it alone, and after a recording of the same', async () => {
    const van = await metStem()
    try {
      const { woorden } = await pakket(van)
      const woord = woorden.at(-1)?.woord ?? ''
      expect(await adres(woord)).toBeUndefined()
      const robot = (await pakket(van)).geluiden?.[woord]
      expect(robot).toBeDefined()
      await opname('nl-NL', woord, 900)
      const mens = (await pakket(van)).geluiden?.[woord]
      expect(mens).not.toBe(robot)
      expect(await adres(woord)).toBe(mens)
    } finally {
      await van.close()
    }
  })

  it('is asked for no more than an hour allows', async () => {
    await server.owner.deleteFrom('geluid_tekst').where('bron', '<>', 'opname').execute()
    stemmen.antwoordt('geen-geluid')
    let nu = Date.now()
    const van = await startTestServer(inject('postgres'), () => new Date(nu), {
      beside: server,
      tts: { url: stemmen.url, key: null, model: 'm', voices: { 'nl-NL': 'anna' } },
    })
    try {
      const statussen = []
      for (let i = 0; i < 30; i += 1) {
        statussen.push((await make(van)).status)
        // This is past the rest that follows failures, but within the hour.
        nu += 61_000
      }
      expect(new Set(statussen)).toEqual(new Set([200, 429]))
    } finally {
      await van.close()
    }
  })
})
