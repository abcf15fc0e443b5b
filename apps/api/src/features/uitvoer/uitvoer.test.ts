import { randomBytes, randomUUID } from 'node:crypto'
import { UITVOER_PER_UUR } from '@letterhaven/contracts/accountgegevens-maten'
import type { InzageLijst } from '@letterhaven/contracts/inzage'
import { unpack } from '@letterhaven/testkit/unpack'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { streamInScope } from '../../platform/scope.ts'

let server: TestServer
let school: TestSchool
let buur: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
beforeEach(async () => {
  school = await buildSchool(server)
  buur = await buildSchool(server)
})
afterAll(() => server.close())

const pad = (leerlingId?: string): string =>
  `/api/admins/${school.adminId}/${leerlingId ? `leerlingen/${leerlingId}/` : ''}uitvoer`

async function retrieve(leerlingId?: string, token = school.rollen.schooladmin.token) {
  const antwoord = await server.app.fastify.inject({
    url: pad(leerlingId),
    headers: { authorization: `Bearer ${token}` },
  })
  expect(antwoord.statusCode).toBe(200)
  expect(antwoord.headers).toMatchObject({
    'content-type': 'application/zip',
    'cache-control': 'no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z0-9.-]+\.zip"$/),
  })
  return unpack(antwoord.rawPayload)
}

const alles = (bestanden: ReadonlyMap<string, string>): string => [...bestanden.values()].join('\n')
const json = (bestanden: ReadonlyMap<string, string>, naam: string) =>
  JSON.parse(bestanden.get(naam) ?? '') as Record<string, Record<string, unknown>[]>

describe('everything of a school', () => {
  it('holds its account, staff, groups and every pupil with every answer, and nothing of a neighbour', async () => {
    await school.send([school.antwoord(), school.antwoord({ gegeven: 'misgeschreven' })])
    await buur.send([buur.antwoord({ gegeven: 'kanarie-van-de-buren' })])
    const bestanden = await retrieve()

    const gegevens = json(bestanden, 'gegevens.json')
    expect(gegevens['admin']).toEqual([expect.objectContaining({ admin_id: school.adminId })])
    expect(gegevens['groep']).toEqual([expect.objectContaining({ id: school.groepId })])
    expect(gegevens['medewerker']?.map(({ id }) => id)).toContain(school.docent.id)
    expect(gegevens['login']).toContainEqual(
      expect.objectContaining({ gebruikersnaam: school.leerling.gebruikersnaam }),
    )

    const namen = [...bestanden.keys()]
    const kind = namen.find(
      (naam) => naam.startsWith('leerlingen/') && bestanden.get(naam)?.includes(school.leerling.id),
    )
    expect(namen.filter((naam) => naam.endsWith('.ndjson'))).toHaveLength(2)
    const regels = namen
      .filter((naam) => naam.endsWith('.ndjson'))
      .flatMap((naam) => (bestanden.get(naam) ?? '').split('\n').filter(Boolean))
      .map((regel) => JSON.parse(regel) as { gegeven: string })
    expect(regels.map(({ gegeven }) => gegeven)).toContain('misgeschreven')
    expect(regels).toHaveLength(2)
    expect(json(bestanden, kind ?? '')['dagtelling']).toEqual([
      expect.objectContaining({ totaal: 2 }),
    ])
    for (const vreemd of [buur.adminId, buur.leerling.id, buur.docent.id, 'kanarie'])
      expect(alles(bestanden)).not.toContain(vreemd)
  })

  it('has no secret in it: not the words, nor a hash, a token or who is signed in', async () => {
    const { owner } = server
    const kanarie = randomBytes(32)
    const { adminId, leerling, docent } = school
    await owner
      .insertInto('kaart')
      .values({ token_hash: kanarie, login_id: leerling.id as never })
      .execute()
    await owner
      .insertInto('verhuistoken')
      .values({
        admin_id: adminId,
        leerling_id: leerling.id,
        token_hash: kanarie,
        door: docent.id,
        gemaakt_op: new Date(),
        geldig_tot: new Date(Date.now() + 86_400_000),
      })
      .execute()
    await owner
      .insertInto('klascode')
      .values({
        code: 'kanarie-klas',
        admin_id: adminId,
        groep_id: school.groepId,
        uit_op: null,
      })
      .execute()
    const geheimen = await owner
      .selectFrom('login')
      .select(['wachtwoord_hash', 'geheim'])
      .where('id', 'in', [docent.id, leerling.id as never])
      .execute()
    const sessies = await owner
      .selectFrom('sessie')
      .select('id')
      .where('admin_id', '=', adminId)
      .execute()
    const inhoud = alles(await retrieve())
    const verboden = [
      kanarie.toString('hex'),
      kanarie.toString('base64'),
      'kanarie-klas',
      leerling.wachtwoord,
      docent.wachtwoord,
      docent.token,
      ...sessies.map(({ id }) => id),
      ...geheimen.flatMap(({ wachtwoord_hash, geheim }) => [
        wachtwoord_hash ?? 'argon2',
        geheim?.toString('hex') ?? 'argon2',
      ]),
    ]
    expect(sessies.length).toBeGreaterThan(0)
    for (const geheim of verboden) expect(inhoud).not.toContain(geheim)
  })

  it('is read by somebody in the words of the country, and by no script', async () => {
    const bestanden = await retrieve()
    const leesmij = bestanden.get('leesmij.html') ?? ''
    expect(leesmij).toContain('<html lang="nl-NL">')
    expect(leesmij).toContain('groep 5')
    expect(leesmij.match(/<\/(?:main|body|html)>/g)).toEqual(['</main>', '</body>', '</html>'])
    expect(leesmij.trimEnd().endsWith('</main></body></html>')).toBe(true)
    expect(leesmij).not.toMatch(/<script|https?:|src=|@import|url\(/)
    await server.owner
      .updateTable('admin')
      .set({ land: 'be' })
      .where('admin_id', '=', school.adminId)
      .execute()
    const vlaams = (await retrieve()).get('leesmij.html') ?? ''
    expect(vlaams).toContain('<html lang="nl-BE">')
    expect(vlaams).toContain('3e leerjaar')
    expect(vlaams).not.toMatch(/groepen|groep 5|Zonder groep/)
  })

  it('names that are meant to hurt do no harm', async () => {
    const naar = { voornaam: '../../=cmd|x', achternaam: '<img src=x onerror=alert(1)>' }
    await server.build.leerling(school.adminId, naar)
    const bestanden = await retrieve()
    for (const naam of bestanden.keys())
      expect(naam).toMatch(/^(?:leerlingen\/\d{3}-)?[a-z0-9-]+\.(?:html|json|ndjson)$/)
    const leesmij = bestanden.get('leesmij.html') ?? ''
    expect(leesmij).not.toContain('<img')
    expect(leesmij).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })

  it('holds those in the prullenbak too, and says so', async () => {
    const { id } = await server.build.leerling(school.adminId, {
      voornaam: 'Vertrokken',
      deleted_at: new Date(),
    })
    const bestanden = await retrieve()
    expect(alles(bestanden)).toContain(id)
    expect(bestanden.get('leesmij.html')).toContain('in de prullenbak sinds')
  })

  it('more answers than fit in one look all come along, each once', async () => {
    await school.send([school.antwoord()])
    const rij = await server.owner
      .selectFrom('antwoord')
      .selectAll()
      .where('admin_id', '=', school.adminId)
      .executeTakeFirstOrThrow()
    const { ontvangen_op: _, reden, ...rest } = rij
    const veel = Array.from({ length: 4500 }, (_een, i) => ({
      ...rest,
      reden: JSON.stringify(reden) as never,
      id: randomUUID() as never,
      volgnummer: i + 2,
    }))
    for (let van = 0; van < veel.length; van += 1500)
      await server.owner
        .insertInto('antwoord')
        .values(veel.slice(van, van + 1500))
        .execute()
    const bestanden = await retrieve(school.leerling.id)
    const regels = [...bestanden]
      .filter(([naam]) => naam.endsWith('.ndjson'))
      .flatMap(([, tekst]) => tekst.split('\n').filter(Boolean))
      .map((regel) => (JSON.parse(regel) as { id: string }).id)
    expect(new Set(regels)).toEqual(new Set([rest.id, ...veel.map(({ id }) => id)]))
    expect(regels).toHaveLength(4501)
  })

  it('stands in what the school can read of who took something', async () => {
    await retrieve()
    await retrieve(school.leerling.id)
    const { body } = await server.call(`/api/admins/${school.adminId}/inzage`, {
      token: school.rollen.schooladmin.token,
    })
    const { inzage } = body as InzageLijst
    expect(inzage.map(({ wat, leerlingId }) => ({ wat, leerlingId }))).toEqual([
      { wat: 'export', leerlingId: school.leerling.id },
      { wat: 'export', leerlingId: null },
    ])
  })

  it('may be taken so often in an hour, and no more; the brake of another school does not count', async () => {
    for (let i = 0; i < UITVOER_PER_UUR; i += 1) await retrieve()
    const { token } = school.rollen.schooladmin
    expect(await server.call(pad(), { token })).toMatchObject({
      status: 429,
      body: { code: 'too_many_attempts' },
      headers: { 'retry-after': '3600' },
    })
    const daar = await server.call(`/api/admins/${buur.adminId}/uitvoer`, {
      token: buur.rollen.schooladmin.token,
    })
    expect(daar.status).toBe(200)
  })
})

describe('everything of one pupil', () => {
  it('holds that pupil and nobody beside it', async () => {
    const ander = await server.build.leerling(school.adminId, {
      voornaam: 'Iemand Anders',
      groepId: school.groepId,
    })
    await school.send([school.antwoord()])
    const bestanden = await retrieve(school.leerling.id)
    expect([...bestanden.keys()]).toEqual([
      'leesmij.html',
      'gegevens.json',
      expect.stringMatching(/^leerlingen\/001-noor-.*\.json$/),
      expect.stringMatching(/^leerlingen\/001-noor-.*-antwoorden\.ndjson$/),
    ])
    expect(bestanden.get('leesmij.html')).toContain('<h1>Gegevens van Noor')
    expect(json(bestanden, 'gegevens.json')['login']).toEqual([
      expect.objectContaining({ id: school.leerling.id }),
    ])
    for (const vreemd of [ander.id, 'Iemand Anders', school.docent.gebruikersnaam])
      expect(alles(bestanden)).not.toContain(vreemd)
  })
})

describe('an export that runs', () => {
  it('shows the school as of one moment, whatever changes meanwhile', async () => {
    const count = async (db: TestServer['owner']): Promise<number> => {
      const { n } = await db
        .selectFrom('leerling')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('admin_id', '=', school.adminId)
        .executeTakeFirstOrThrow()
      return n
    }
    const gezien: number[] = []
    const [begonnen, veranderd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const stroom = streamInScope(server.ctx.kysely, school.adminId, async function* ({ db }) {
      gezien.push(await count(db))
      begonnen.resolve()
      await veranderd.promise
      gezien.push(await count(db))
      yield Buffer.from('klaar')
    })
    await begonnen.promise
    await server.build.leerling(school.adminId)
    veranderd.resolve()
    for await (const deel of stroom) expect(String(deel)).toBe('klaar')
    expect(gezien).toEqual([gezien[0], gezien[0]])
    expect(await count(server.owner)).toBe((gezien[0] ?? 0) + 1)
  })

  it('writes nothing, and a failure ends it with an error', async () => {
    const stroom = streamInScope(server.ctx.kysely, school.adminId, async function* ({ db }) {
      yield Buffer.from('een')
      await db.deleteFrom('groep_docent').where('admin_id', '=', school.adminId).execute()
    })
    await expect(
      (async () => {
        for await (const deel of stroom) expect(String(deel)).toBe('een')
      })(),
    ).rejects.toThrow('read-only')
  })

  it('gives its connection back when it is made, however slowly it is read', async () => {
    const gelezen: Buffer[] = []
    const stromen = Array.from({ length: 12 }, () =>
      streamInScope(server.ctx.kysely, school.adminId, async function* ({ db }) {
        await db.selectFrom('groep').select('id').execute()
        for (let i = 0; i < 8; i += 1) yield Buffer.alloc(65_536, i)
      }),
    )
    // Nobody has read a byte of the twelve streams, and there are fewer connections than that.
    expect([...(await retrieve()).keys()]).toContain('leesmij.html')
    for await (const deel of stromen[0] ?? []) gelezen.push(deel as Buffer)
    expect(Buffer.concat(gelezen)).toEqual(
      Buffer.concat(Array.from({ length: 8 }, (_, i) => Buffer.alloc(65_536, i))),
    )
    for (const stroom of stromen) stroom.destroy()
  })

  it('whoever leaves in the midst of it gives its connection back', async () => {
    for (let i = 0; i < 40; i += 1) {
      const stroom = streamInScope(server.ctx.kysely, school.adminId, async function* () {
        for (;;) yield randomBytes(65_536)
      })
      for await (const _deel of stroom) break
    }
    expect([...(await retrieve()).keys()]).toContain('leesmij.html')
  })
})
