import type { GroepId } from '@letterhaven/contracts/ids'
import { readKaart } from '@letterhaven/contracts/kaart'
import { type Kind, makeKlassen } from '@letterhaven/testkit/klassen'
import { readPdf } from '@letterhaven/testkit/read-pdf'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let andere: TestSchool
let klassen: ReturnType<typeof makeKlassen>
const log: string[] = []

beforeAll(async () => {
  const now = () => new Date()
  server = await startTestServer(inject('postgres'), now, { log: (regel) => log.push(regel) })
  school = await buildSchool(server)
  andere = await buildSchool(server)
  klassen = makeKlassen(server, school)
})
afterAll(() => server.close())

const pad = (groepId: GroepId, deel: string) =>
  `/api/admins/${school.adminId}/groepen/${groepId}/${deel}`
const vraag = (kinderen: readonly { readonly id: string }[], qr = true, token?: string) =>
  klassen.post(
    `/api/admins/${school.adminId}/inlogkaarten`,
    { leerlingen: kinderen.map(({ id }) => id), qr },
    token ?? school.docent.token,
  )
const druk = async (...args: Parameters<typeof vraag>) => readPdf((await vraag(...args)).bytes)
const statusMet = async (qr: string) => (await klassen.naarDeur({ qr })).status

async function klasVan(aantal: number): Promise<{ groepId: GroepId; kinderen: Kind[] }> {
  const { groepId } = await klassen.nieuweGroep()
  const kinderen = await Promise.all(
    Array.from({ length: aantal }, (_, i) => klassen.kindIn(groepId, `Kind${i + 1}x`)),
  )
  return { groepId, kinderen }
}

describe('cards of a group', () => {
  it.each([
    [1, 1],
    [8, 1],
    [9, 2],
    [40, 5],
  ])('of %i pupils are %i sheets of A4, a card and a code for each', async (aantal, vellen) => {
    const { kinderen } = await klasVan(aantal)
    const paginas = await druk(kinderen)
    expect(paginas).toHaveLength(vellen)
    const tekst = paginas.map((pagina) => pagina.tekst).join('\n')
    for (const { wachtwoord } of kinderen) expect(tekst).toContain(wachtwoord)
    for (let i = 1; i <= aantal; i += 1) expect(tekst).toContain(`Kind${i}x`)
    const qrs = paginas.flatMap((pagina) => pagina.qrs)
    expect(new Set(qrs).size).toBe(aantal)
  })

  it('say the words, the class link and the school code, in whatever letters a name is written', async () => {
    const { groepId, schoolcode, klascode } = await klassen.nieuweGroep()
    const namen = ['Şeyma', 'Łukasz', 'Шевченко', 'Lǐ', 'Ελένη', 'D’Angelo', 'Zoë']
    const kinderen = await Promise.all(namen.map((naam) => klassen.kindIn(groepId, naam)))
    // No font here has these letters, so the animal tells who it is, as on the screen.
    const vreemd = await klassen.kindIn(groepId, '李娜')
    const { plaatjes } = (await klassen.vernieuw(vreemd, 'plaatjes')).body as { plaatjes: string[] }
    expect(plaatjes).toHaveLength(5)
    const { leerlingen } = await klassen.lijst(groepId)
    const [pagina] = await druk([...kinderen, vreemd])
    for (const naam of namen) expect(pagina?.tekst).toContain(naam)
    const dier = leerlingen.find(({ leerlingId }) => leerlingId === vreemd.id)?.dier
    expect(pagina?.tekst).toContain(`${dier}\n${dier}`)
    expect(pagina?.tekst).toContain('12345')
    expect(pagina?.tekst).toContain(`/app/auth/klas/${klascode}`)
    expect(pagina?.tekst).toContain(`schoolcode ${schoolcode}`)
    await server.call(pad(groepId, 'klascode'), {
      method: 'PUT',
      token: school.docent.token,
      body: { aan: false },
    })
    const [zonder] = await druk(kinderen, false)
    expect(zonder?.tekst).toContain('Şeyma')
    expect(zonder?.tekst).not.toContain(klascode)
  })

  it('are a file for whoever asked, that nobody keeps on the way', async () => {
    const { kinderen } = await klasVan(1)
    const { status, headers, bytes } = await vraag(kinderen)
    expect(status).toBe(200)
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="inlogkaarten.pdf"',
    })
  })
})

describe('the code on a card', () => {
  it('signs its own pupil in; the card before it is dead and who came in with that one is out', async () => {
    const { kinderen } = await klasVan(3)
    const [eerste, tweede, buur] = kinderen as [Kind, Kind, Kind]
    const oud = await klassen.nieuweKaart(eerste)
    const vanBuur = await klassen.nieuweKaart(buur)
    const { token } = (await klassen.naarDeur({ qr: oud })).body as { token: string }
    const [pagina] = await druk([eerste, tweede])
    expect(pagina?.qrs).toHaveLength(2)
    const binnen = await Promise.all(
      (pagina?.qrs ?? []).map(async (qr) => {
        expect(qr).toMatch(/^http:\/\/[^/]+\/app\/auth\/login#kaart=/)
        expect(Buffer.from(readKaart(qr) ?? '', 'base64url')).toHaveLength(32)
        const antwoord = (await klassen.naarDeur({ qr })).body as { token: string }
        const [, lading = ''] = antwoord.token.split('.')
        return (JSON.parse(Buffer.from(lading, 'base64url').toString()) as { _id: string })._id
      }),
    )
    expect(binnen.toSorted()).toEqual([eerste.id, tweede.id].map(String).toSorted())
    expect(await statusMet(oud)).toBe(400)
    expect((await server.call(`/api/users/${eerste.id}`, { token })).status).toBe(401)
    // A pupil who had no card before plays on, and a pupil who was not chosen keeps their card.
    expect((await server.call(`/api/users/${tweede.id}`, { token: tweede.token })).status).toBe(200)
    expect(await statusMet(vanBuur)).toBe(200)
  })

  it('is left out when that is asked, and then nothing is replaced', async () => {
    const { kinderen } = await klasVan(2)
    const [kind] = kinderen as [Kind, Kind]
    const oud = await klassen.nieuweKaart(kind)
    const [pagina] = await druk(kinderen, false)
    expect(pagina?.qrs).toEqual([])
    for (const { wachtwoord } of kinderen) expect(pagina?.tekst).toContain(wachtwoord)
    expect(await statusMet(oud)).toBe(200)
  })

  it('is one that works for each pupil, when teachers print the same group at once', async () => {
    const { kinderen } = await klasVan(4)
    const vellen = await Promise.all(Array.from({ length: 5 }, () => druk(kinderen.toReversed())))
    const qrs = vellen.flatMap((paginas) => paginas.flatMap((pagina) => pagina.qrs))
    expect(qrs).toHaveLength(20)
    const statussen = await Promise.all(qrs.map(statusMet))
    expect(statussen.filter((status) => status === 200)).toHaveLength(kinderen.length)
  })
})

describe('cards of a whole school', () => {
  it('are one file however many pupils there are, each group on sheets of its own', async () => {
    const aantal = 401
    const groepen = [
      await server.build.groep(school.adminId),
      await server.build.groep(school.adminId),
    ]
    const kinderen: { readonly id: string }[] = []
    for (let i = 0; i < aantal; i += 1)
      kinderen.push(
        await server.build.leerling(school.adminId, {
          groepId: groepen[i % 2] as GroepId,
          voornaam: `Kind${i}x`,
        }),
      )
    const beheer = school.rollen.schooladmin.token
    const { status, bytes } = await vraag(kinderen, false, beheer)
    expect(status).toBe(200)
    const paginas = await readPdf(bytes)
    expect(paginas).toHaveLength(Math.ceil(201 / 8) + Math.ceil(200 / 8))
    const tekst = paginas.map((pagina) => pagina.tekst).join('\n')
    for (let i = 0; i < aantal; i += 1) expect(tekst).toContain(`Kind${i}x`)
    const nieuw = await klassen.post(
      `/api/admins/${school.adminId}/wachtwoorden`,
      { leerlingen: kinderen.map(({ id }) => id), soort: 'nieuw' },
      beheer,
    )
    expect(nieuw.body).toEqual({ veranderd: aantal })
  })
})

describe('who gets cards', () => {
  it('is the docent of the group and the school, never the office, and of no pupil outside it', async () => {
    const { kinderen } = await klasVan(1)
    const status = async (van: readonly Kind[], token?: string) =>
      (await vraag(van, true, token)).status
    const { rollen } = school
    expect(await status(kinderen, rollen.schooladmin.token)).toBe(200)
    expect(await status(kinderen, rollen.leerling.token)).toBe(403)
    for (const { token } of [rollen.office, rollen.superadmin])
      expect(await status(kinderen, token)).toBe(409)
    expect(await status(kinderen, (await server.build.medewerker(school.adminId)).token)).toBe(404)
    expect(await status(kinderen, andere.docent.token)).toBe(404)
    // With a pupil of another school among them no card is made, and none is replaced.
    const eigen = await klassen.nieuweKaart(kinderen[0] as Kind)
    expect((await vraag([...kinderen, andere.leerling])).status).toBe(404)
    expect(await statusMet(eigen)).toBe(200)
  })

  it('is written down: of whom, or of the whole group; and without that line nothing is given', async () => {
    const { groepId, kinderen } = await klasVan(2)
    const [kind] = kinderen as [Kind, Kind]
    const regels = () =>
      server.owner
        .selectFrom('inzage_log')
        .select(['wie', 'wat', 'leerling_id'])
        .where('groep_id', '=', groepId)
        .orderBy('op')
        .execute()
    const voor = (await regels()).length
    await vraag([kind])
    await vraag(kinderen, false)
    const { id: wie } = school.docent
    expect((await regels()).slice(voor)).toEqual([
      { wie, wat: 'inlogkaarten', leerling_id: kind.id },
      { wie, wat: 'inlogkaarten', leerling_id: null },
    ])
    const oud = await klassen.nieuweKaart(kind)
    await sql`alter table inzage_log rename to inzage_weg`.execute(server.owner)
    const zonder = await vraag(kinderen)
    await sql`alter table inzage_weg rename to inzage_log`.execute(server.owner)
    expect(zonder.status).toBe(500)
    expect(zonder.bytes.toString('latin1')).not.toContain('%PDF')
    expect(await statusMet(oud)).toBe(200)
  })

  it('leaves no secret in the log, nor a code in the database', async () => {
    const { kinderen } = await klasVan(2)
    const [pagina] = await druk(kinderen)
    const tokens = (pagina?.qrs ?? []).map((qr) => readKaart(qr) ?? '')
    await Promise.all(tokens.map(statusMet))
    const { rows } = await sql<{ alles: string }>`
      select string_agg(k::text, '|') as alles from kaart k`.execute(server.owner)
    const alles = [...log, rows[0]?.alles].join('\n')
    expect(alles).toContain('inlogkaarten')
    for (const geheim of [...tokens, ...kinderen.map(({ wachtwoord }) => wachtwoord)]) {
      expect(geheim.length).toBeGreaterThan(8)
      expect(alles).not.toContain(geheim)
    }
  })
})

describe('printing', () => {
  it('is done for everybody who asks, however many ask at once', async () => {
    const { kinderen } = await klasVan(8)
    const { kinderen: meer } = await klasVan(2)
    const gevraagd = Array.from({ length: 24 }, (_, n) =>
      vraag(n % 3 === 0 ? meer : kinderen, false),
    )
    const statussen = (await Promise.all(gevraagd)).map(({ status }) => status)
    expect(statussen).toEqual(gevraagd.map(() => 200))
  })
})

describe('cards of pupils of more groups', () => {
  it('begin each group on a sheet of its own, and are written down for each', async () => {
    const [een, twee] = [await klasVan(2), await klasVan(9)]
    const voor = await count()
    const beheer = school.rollen.schooladmin.token
    const antwoord = await vraag([...een.kinderen, ...twee.kinderen.slice(0, 8)], true, beheer)
    expect(antwoord.status).toBe(200)
    const paginas = await readPdf(antwoord.bytes)
    expect(paginas.map(({ qrs }) => qrs.length).toSorted()).toEqual([2, 8])
    // A whole group is one line; in the other group each pupil is one.
    expect(await count()).toBe(voor + 1 + 8)
  })

  it('are not to be had by who does not see one of them, nor of who sits nowhere, and then replace nothing', async () => {
    const { kinderen } = await klasVan(1)
    const elders = await server.build.groep(school.adminId)
    const vreemd = await server.build.leerling(school.adminId, { groepId: elders })
    const nergens = await server.build.leerling(school.adminId)
    const [kind] = kinderen as [Kind]
    const qr = (await druk([kind]))[0]?.qrs[0] ?? ''
    expect((await vraag([kind, vreemd])).status).toBe(404)
    expect((await vraag([kind, nergens], true, school.rollen.schooladmin.token)).status).toBe(404)
    expect((await vraag([kind], true, andere.rollen.schooladmin.token)).status).toBe(404)
    expect(await statusMet(readKaart(qr) ?? '')).toBe(200)
  })
})

const count = async (): Promise<number> => {
  const rijen = await server.owner
    .selectFrom('inzage_log')
    .select('id')
    .where('admin_id', '=', school.adminId)
    .execute()
  return rijen.length
}
