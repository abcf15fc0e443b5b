import { makeTestschool, setReady } from '@letterhaven/testkit/methodetoets-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { bewaardeStaat, verseStaat } from '@letterhaven/testkit/verse-staat'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import type { MethodetoetsId } from '@letterhaven/contracts/ids'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type {
  LeerlingToetsen,
  Methodetoetsen,
  ToetsPapier,
} from '@letterhaven/contracts/methodetoets'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { withScope } from '../../platform/scope.ts'
import { replayStaat } from '../../kern/staat/naspelen.service.ts'

const NU = new Date('2026-11-20T12:00:00Z')
let server: TestServer
let school: TestSchool
let id: MethodetoetsId

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
  await makeTestschool(server, school)
  id = await setReady(server, school)
})

const eigen = (deel = '') => `/api/leerlingen/${school.leerling.id}/methodetoetsen/${id}${deel}`
const alsKind = () => ({ token: school.leerling.token })
const papier = async () => (await server.call(eigen(), alsKind())).body as ToetsPapier
const schreef = (plaats: number, gegeven: string, minuut = 0) => ({
  plaats,
  gegeven,
  ms: 4000,
  gegevenOp: `2026-11-20T09:${String(minuut).padStart(2, '0')}:00Z`,
})
const save = (...antwoorden: ReturnType<typeof schreef>[]) =>
  server.call(eigen('/antwoorden'), { method: 'PUT', ...alsKind(), body: { antwoorden } })
const leverIn = (...antwoorden: ReturnType<typeof schreef>[]) =>
  server.call(eigen('/inlevering'), { method: 'POST', ...alsKind(), body: { antwoorden } })
const vanGroep = async () => {
  const pad = `/api/admins/${school.adminId}/groepen/${school.groepId}/methodetoetsen`
  return (await server.call(pad, { token: school.docent.token })).body as Methodetoetsen
}
const deToets = async () => (await vanGroep()).toetsen.find((toets) => toets.id === id)
const deelname = async () => (await deToets())?.deelnames[0]
const wachtend = async () =>
  (
    (await server.call(`/api/leerlingen/${school.leerling.id}/landkaart`, alsKind()))
      .body as Landkaart
  ).toets
const naspelen = () =>
  withScope(server.ctx.kysely, school.adminId, (scope) =>
    replayStaat(scope, server.ctx.inhoud, school.leerling.id),
  )

describe('a method test that is set', () => {
  it('has as many different words of each category as were asked, the same at every look', async () => {
    id = await setReady(server, school, { categorieen: ['ei', 'ij', 'ou'], perCategorie: 10 })
    const { woorden } = await papier()
    const codes = woorden.map(({ woord }) => server.ctx.inhoud.woorden.get(woord)?.focus)
    expect(new Set(woorden.map(({ woord }) => woord)).size).toBe(30)
    expect(['ei', 'ij', 'ou'].map((code) => codes.filter((c) => c === code).length)).toEqual([
      10, 10, 10,
    ])
    // The words are mixed, so that a child does not write the same letters ten times in a row.
    expect(new Set(codes.slice(0, 8)).size).toBeGreaterThan(1)
    expect(
      woorden.every(({ zin, woord }) => zin?.toLowerCase().includes(woord.toLowerCase())),
    ).toBe(true)
    expect((await papier()).woorden).toEqual(woorden)
  })

  it('asks forms of verbs in their sentence, judges each by what that asks, and shows the teacher the sentence', async () => {
    id = await setReady(server, school, { categorieen: ['ww-tt'], perCategorie: 10 })
    const { woorden } = await papier()
    expect(woorden).toHaveLength(10)
    for (const { gat, zin } of woorden) {
      expect(gat?.infinitief).toMatch(/\p{L}+n$/u)
      // The sentence around the gap does not give the form away, and no voice does.
      expect(zin).toBeUndefined()
    }
    await leverIn(
      ...woorden.map(({ woord, gat }, i) => schreef(i, i < 6 ? woord : (gat?.infinitief ?? ''), i)),
    )
    const goed = woorden.filter(({ woord, gat }, i) => i < 6 || woord === gat?.infinitief).length
    expect((await deelname())?.uitslag).toMatchObject([{ categorie: 'ww-tt', goed, van: 10 }])
    expect((await deToets())?.woorden.map((zin) => zin.toLowerCase())).toEqual(
      woorden.map(({ woord, gat }) => `${gat?.voor}${woord}${gat?.na}`.toLowerCase()),
    )
    const rijen = await server.owner
      .selectFrom('methodetoets_antwoord')
      .select(['categorie', 'woord_id'])
      .where('methodetoets_id', '=', id)
      .execute()
    expect(new Set(rijen.map(({ categorie }) => categorie))).toEqual(new Set(['ww-tt']))
    // What was tested counts in the state, as an answer in its own category.
    await drainWachtrij(server)
    const { staat } = await bewaardeStaat(server, school.leerling.id)
    expect(staat).toBe(await verseStaat(server, school.leerling.id))
    const { engine } = server.ctx.inhoud
    const gevouwen = engine.parse(Buffer.from(staat, 'base64'))
    expect(gevouwen.ok && engine.ability(gevouwen.staat, 'ww-tt').n).toBe(10)
  })

  it('waits on the map until it is handed in', async () => {
    expect(await wachtend()).toMatchObject({ methodetoetsId: id, stand: 'klaargezet' })
    await save(schreef(0, 'kat'))
    expect(await wachtend()).toMatchObject({ stand: 'bezig' })
    await leverIn()
    expect(await wachtend()).toBeNull()
  })

  it('is not there for a school without the feature', async () => {
    await server.owner
      .updateTable('admin')
      .set({ features: [] })
      .where('admin_id', '=', school.adminId)
      .execute()
    expect((await server.call(eigen(), alsKind())).status).toBe(404)
    expect((await save(schreef(0, 'kat'))).status).toBe(404)
  })

  it('cannot ask more words than there are, nor pupils of another group', async () => {
    const pad = `/api/admins/${school.adminId}/groepen/${school.groepId}/methodetoetsen`
    const set = (body: unknown) =>
      server.call(pad, { method: 'POST', token: school.docent.token, body })
    const wie = [school.leerling.id]
    const weinig = await set({ categorieen: ['komma-s'], perCategorie: 20, leerlingIds: wie })
    expect(weinig.body).toMatchObject({
      velden: { categorieen: expect.stringContaining('woorden') },
    })
    const ander = await server.build.leerling(school.adminId)
    const elders = await set({ categorieen: ['ei'], perCategorie: 5, leerlingIds: [ander.id] })
    expect(elders.body).toMatchObject({
      velden: { leerlingIds: 'Niet iedereen die je koos, zit nog hier. Kies opnieuw.' },
    })
    expect((await vanGroep()).toetsen).toHaveLength(1)
  })

  it('is gone for who did not hand it in when it is taken back, and stays for who did', async () => {
    const withdraw = (toets: MethodetoetsId) =>
      server.call(`/api/admins/${school.adminId}/methodetoetsen/${toets}`, {
        method: 'DELETE',
        token: school.docent.token,
      })
    await leverIn(schreef(0, 'kat'))
    expect((await withdraw(id)).body).toEqual({ ingetrokken: true })
    expect((await withdraw(id)).body).toEqual({ ingetrokken: false })
    expect(await deelname()).toMatchObject({ stand: 'ingeleverd' })
    id = await setReady(server, school)
    await withdraw(id)
    expect((await save(schreef(0, 'kat'))).status).toBe(404)
    expect(await wachtend()).toBeNull()
  })
})

describe('the tests of a group', () => {
  it('show a teacher nobody who sits elsewhere since, and who runs the school everybody', async () => {
    await leverIn(schreef(0, 'kat'))
    expect(await deelname()).toMatchObject({ leerlingId: school.leerling.id })
    const plekken = [
      { leerlingId: school.leerling.id, groepId: await server.build.groep(school.adminId) },
    ]
    const beheer = { token: school.rollen.schooladmin.token }
    await server.call(`/api/admins/${school.adminId}/plaatsingen`, {
      method: 'PUT',
      ...beheer,
      body: { plekken },
    })
    expect(await deelname()).toBeUndefined()
    const pad = `/api/admins/${school.adminId}/groepen/${school.groepId}/methodetoetsen`
    const { toetsen } = (await server.call(pad, beheer)).body as Methodetoetsen
    expect(toetsen[0]?.deelnames).toMatchObject([{ leerlingId: school.leerling.id }])
  })
})

describe('what a pupil writes', () => {
  it('is kept word by word, and of two for one word the last, however late it comes', async () => {
    await save(schreef(1, 'later', 5), schreef(0, 'eerst', 1))
    await save(schreef(1, 'vroeger', 2))
    await save(schreef(0, 'eerst', 1))
    const { antwoorden } = await papier()
    expect(antwoorden.map(({ plaats, gegeven }) => [plaats, gegeven])).toEqual([
      [0, 'eerst'],
      [1, 'later'],
    ])
  })

  it('is refused for a word that is not in the test, with nothing kept of that message', async () => {
    const { status, body } = await save(schreef(0, 'goed'), schreef(5, 'te ver'))
    expect(status).toBe(400)
    expect(body).toMatchObject({ velden: { 'antwoorden.1.plaats': expect.any(String) } })
    expect((await papier()).antwoorden).toEqual([])
  })

  it('is of that pupil alone: a classmate and a teacher cannot write', async () => {
    const klasgenoot = await server.build.leerling(school.adminId, { groepId: school.groepId })
    const write = (token: string) =>
      server.call(eigen('/antwoorden'), { method: 'PUT', token, body: { antwoorden: [] } })
    expect((await write(klasgenoot.token)).status).toBe(404)
    expect((await write(school.docent.token)).status).toBe(403)
  })

  it('tells nobody what was right before it is handed in', async () => {
    const { woorden } = await papier()
    await save(schreef(0, woorden[0]?.woord ?? ''))
    expect(await deelname()).toMatchObject({ stand: 'bezig', ingevuld: 1, uitslag: null })
  })
})

describe('handing in', () => {
  it('counts right of all words, what was left empty not being right', async () => {
    const { woorden } = await papier()
    const goed = woorden.slice(0, 3).map(({ woord }, i) => schreef(i, woord, i))
    const { body } = await leverIn(...goed, schreef(3, 'mis', 4))
    expect(body).toEqual({ ingevuld: 4, van: 5 })
    expect(await deelname()).toMatchObject({
      stand: 'ingeleverd',
      uitslag: [{ categorie: 'hak', goed: 3, van: 5, oordeel: null }],
    })
  })

  it('happens once: the second is a 409 and the first is kept', async () => {
    const { woorden } = await papier()
    await leverIn(schreef(0, 'mis'))
    const weer = await leverIn(schreef(0, woorden[0]?.woord ?? '', 30))
    expect(weer).toMatchObject({ status: 409, body: { code: 'toets_ingeleverd' } })
    expect((await save(schreef(0, 'anders', 40))).status).toBe(409)
    expect((await papier()).antwoorden).toMatchObject([{ plaats: 0, gegeven: 'mis' }])
    expect(await deelname()).toMatchObject({ uitslag: [{ goed: 0 }] })
  })

  it('twice at one moment still is once', async () => {
    const { woorden } = await papier()
    const beide = await Promise.all([
      leverIn(schreef(0, woorden[0]?.woord ?? '')),
      leverIn(schreef(0, 'mis')),
    ])
    expect(beide.map(({ status }) => status).toSorted()).toEqual([200, 409])
    await drainWachtrij(server)
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk', antwoorden: 1 })
  })

  it('with ten words or more gives the interval of the engine as well', async () => {
    id = await setReady(server, school, { categorieen: ['ei'], perCategorie: 10 })
    const { woorden } = await papier()
    await leverIn(...woorden.map(({ woord }, i) => schreef(i, woord, i)))
    await drainWachtrij(server)
    const uitslag = (await deelname())?.uitslag?.[0]
    expect(uitslag).toMatchObject({ goed: 10, van: 10 })
    expect(uitslag?.oordeel?.hoog).toBeGreaterThan(uitslag?.oordeel?.laag ?? 1)
  })
})

describe('the engine after a test', () => {
  const staat = () => bewaardeStaat(server, school.leerling.id)

  it('has folded each filled in word exactly once, between the answers of practice, to the bit', async () => {
    await school.send([
      school.antwoord({ gegevenOp: '2026-11-20T08:00:00Z' }),
      school.antwoord({ gegevenOp: '2026-11-20T09:02:00Z' }),
    ])
    const voor = (await staat()).staat
    const { woorden } = await papier()
    await save(schreef(0, woorden[0]?.woord ?? '', 1), schreef(1, 'mis', 3), schreef(2, ' ', 4))
    expect((await staat()).staat).toBe(voor)
    await leverIn()
    expect((await staat()).achter_vanaf?.toISOString()).toBe('2026-11-20T09:01:00.000Z')
    await drainWachtrij(server)
    const na = await staat()
    expect(na).toMatchObject({
      staat: await verseStaat(server, school.leerling.id),
      achter_vanaf: null,
    })
    expect(na.staat).not.toBe(voor)
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk', antwoorden: 4 })
  })

  it('goes on with practice from there, also on a server that had the state at hand', async () => {
    await school.send([school.antwoord({ gegevenOp: '2026-11-20T08:00:00Z' })])
    await leverIn(schreef(0, 'mis'))
    await school.send([school.antwoord({ gegevenOp: '2026-11-20T10:00:00Z' })])
    await drainWachtrij(server)
    await school.send([school.antwoord({ gegevenOp: '2026-11-20T11:00:00Z' })])
    expect(await naspelen()).toMatchObject({ uitkomst: 'gelijk', antwoorden: 4 })
  })

  it('counts no practice: no taak, no day and no card come of a test', async () => {
    await leverIn(schreef(0, 'mis'))
    await drainWachtrij(server)
    const { engine } = server.ctx.inhoud
    const { staat: bytes } = await server.owner
      .selectFrom('staat')
      .select('staat')
      .where('leerling_id', '=', school.leerling.id)
      .executeTakeFirstOrThrow()
    const gelezen = engine.parse(bytes)
    expect(gelezen.ok && gelezen.staat.n).toBe(1)
    expect(gelezen.ok && gelezen.staat.kaarten.length).toBe(0)
    const dagen = await server.owner
      .selectFrom('dagtelling')
      .select('dag')
      .where('leerling_id', '=', school.leerling.id)
      .execute()
    expect(dagen).toEqual([])
  })
})

describe('the tests of one pupil', () => {
  it('stand with their result on its progress', async () => {
    await leverIn(schreef(0, 'mis'))
    const pad = `/api/admins/${school.adminId}/leerlingen/${school.leerling.id}/methodetoetsen`
    const { toetsen } = (await server.call(pad, { token: school.docent.token }))
      .body as LeerlingToetsen
    expect(toetsen).toMatchObject([
      { id, stand: 'ingeleverd', woorden: 5, ingevuld: 1, uitslag: [{ goed: 0, van: 5 }] },
    ])
  })
})
