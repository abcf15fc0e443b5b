import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { WOORDGROEPEN } from '@letterhaven/taal/woorden'
import { sql } from 'kysely'
import { Secret, TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listDemoAccounts, type DemoAccount } from './demo-accounts.ts'
import { SEED_ADMINS, SEED_KANTOOR } from './plan.ts'
import { seedDemo } from './seed.service.ts'

/** Written down once, because links, bookmarks and the demo's own tools depend on these. */
const VASTE_IDS = {
  adminId: '97fa98ad-d348-87bf-82b2-8281b92e2d24',
  schoolcode: 'CFSUHPN2',
  klascode: 'jc6xvlantk',
  groepId: 'a4d5ed89-6766-833d-9db1-53f4bed9162b',
  leerlingId: '07e97975-f27e-872f-9758-73bf76eecfa4',
  office: '60b703ec-2d85-806c-8299-2cbdf48fe72c',
} as const

/** Only people and places; what they practised has tests of its own (historie/). */
const PEOPLE = { metHistorie: false } as const

let server: TestServer

/** Returns everything the seed wrote: the number of rows per table, and a fingerprint of them. */
async function inhoud() {
  const tabellen = [
    'admin',
    'medewerker',
    'groep',
    'groep_docent',
    'leerling',
    'plaatsing',
    'login',
    'lidmaatschap',
  ]
  const delen = await Promise.all(
    tabellen.map(async (tabel) => {
      const { rows } = await sql<{ n: number; vinger: string }>`
        select count(*)::integer as n, md5(string_agg(r::text, '|' order by r::text)) as vinger
        from ${sql.table(tabel)} r`.execute(server.owner)
      return [tabel, rows[0]] as const
    }),
  )
  return Object.fromEntries(delen)
}

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  await seedDemo(server.ctx, PEOPLE)
})
afterAll(() => server.close())

const naarDeur = (body: unknown) => server.call('/api/auth', { method: 'POST', body })

/** Signs in, with the second step where it is required. */
async function signIn({ gebruikersnaam, wachtwoord, totpGeheim }: DemoAccount) {
  const eerst = await naarDeur({ gebruikersnaam, wachtwoord })
  if (totpGeheim === undefined) return eerst
  const { uitdaging } = (eerst.body as { tweedeFactor: { uitdaging: string } }).tweedeFactor
  const code = new TOTP({ secret: Secret.fromBase32(totpGeheim) }).generate()
  return naarDeur({ uitdaging, code })
}

const payloadVan = (body: unknown): Record<string, unknown> =>
  JSON.parse(
    Buffer.from((body as { token: string }).token.split('.')[1] ?? '', 'base64url').toString(),
  ) as Record<string, unknown>

describe('the demonstration', () => {
  it('has per country a school, a practice and a home, a demo and an empty school', async () => {
    const soorten = SEED_ADMINS.map(({ soort, land }) => `${soort} ${land}`)
    expect(soorten.toSorted()).toEqual(
      [
        'school nl',
        'rt nl',
        'thuis nl',
        'school be',
        'rt be',
        'thuis be',
        'demo nl',
        'school nl',
      ].toSorted(),
    )
    const rijen = await server.owner
      .selectFrom('admin')
      .select(['admin_id', 'soort', 'land'])
      .execute()
    expect(new Map(rijen.map((r) => [r.admin_id, `${r.soort} ${r.land}`]))).toEqual(
      new Map(SEED_ADMINS.map((admin) => [admin.id, `${admin.soort} ${admin.land}`])),
    )
  })

  it('has four groups and ninety pupils or more in each school but the empty one', async () => {
    const { rows } = await sql<{ naam: string; groepen: number; leerlingen: number }>`
      select a.naam, (select count(*)::integer from groep g where g.admin_id = a.admin_id) as groepen,
        (select count(*)::integer from leerling l join plaatsing p on p.admin_id = l.admin_id
          and p.leerling_id = l.id and p.tot is null where l.admin_id = a.admin_id) as leerlingen
      from admin a where soort = 'school' order by a.naam`.execute(server.owner)
    const [leeg, ...vol] = rows.toSorted((a, b) => a.leerlingen - b.leerlingen)
    expect(leeg).toMatchObject({ groepen: 0, leerlingen: 0 })
    expect(vol).toHaveLength(2)
    for (const school of vol) {
      expect(school.groepen).toBe(4)
      expect(school.leerlingen).toBeGreaterThanOrEqual(90)
    }
  })

  it('has pupils of every year that has words, of the first and of the last in both countries', async () => {
    const rijen = await server.owner
      .selectFrom('leerling')
      .innerJoin('admin', 'admin.admin_id', 'leerling.admin_id')
      .where('admin.soort', '=', 'school')
      .select(['land', 'jaargroep'])
      .distinct()
      .execute()
    const jaren = (land: string) =>
      rijen.filter((rij) => rij.land === land).map(({ jaargroep }) => jaargroep)
    expect(jaren('nl').toSorted()).toEqual([...WOORDGROEPEN])
    expect(jaren('be').toSorted()).toEqual([3, 4, 5, 8])
  })

  it('knows names as schools have them: accents, apostrophes, prefixes, one name, other scripts', async () => {
    const namen = await server.owner
      .selectFrom('leerling')
      .select(['voornaam', 'tussenvoegsel', 'achternaam'])
      .execute()
    const alle = namen.map((n) => `${n.voornaam} ${n.tussenvoegsel} ${n.achternaam}`)
    for (const kenmerk of [
      /[éëïãøÇŞłıž]/,
      /['’]/,
      / van /,
      /\p{Script=Cyrillic}/u,
      /\p{Script=Arabic}/u,
      /\p{Script=Han}/u,
    ]) {
      expect({ kenmerk, gevonden: alle.some((naam) => kenmerk.test(naam)) }).toEqual({
        kenmerk,
        gevonden: true,
      })
    }
    expect(namen.some((naam) => naam.achternaam === '')).toBe(true)
    expect(alle.filter((naam) => naam !== naam.normalize('NFC'))).toEqual([])
    expect(namen.filter((naam) => naam.voornaam.trim() === '')).toEqual([])
  })

  it('gives every user a name of its own, in lower case, and every pupil one place', async () => {
    const namen = [
      ...SEED_ADMINS.flatMap((a) => [...a.medewerkers, ...a.groepen.flatMap((g) => g.leerlingen)]),
      ...SEED_KANTOOR,
    ]
    const { login, leerling, plaatsing } = await inhoud()
    expect(new Set(namen.map((n) => n.gebruikersnaam)).size).toBe(namen.length)
    expect(new Set(namen.map((n) => n.id)).size).toBe(namen.length)
    expect(login?.n).toBe(namen.length)
    expect(plaatsing?.n).toBe(leerling?.n)
    for (const { gebruikersnaam } of namen) expect(gebruikersnaam).toMatch(/^[a-z0-9.@]+$/)
  })

  it('has ids and codes that never change', () => {
    const { schools, office } = listDemoAccounts('vlaams.localhost')
    const [eerste] = schools
    expect({ ...eerste, accounts: Object.keys(eerste?.accounts ?? {}) }).toEqual({
      adminId: VASTE_IDS.adminId,
      soort: 'school',
      land: 'nl',
      host: 'localhost',
      schoolcode: VASTE_IDS.schoolcode,
      groepId: VASTE_IDS.groepId,
      klascode: VASTE_IDS.klascode,
      leerlingId: VASTE_IDS.leerlingId,
      accounts: ['schooladmin', 'docent', 'leerling'],
    })
    expect(office.userId).toBe(VASTE_IDS.office)
  })

  it('stays as it is when it is planted again, at the same moment as well', async () => {
    const voor = await inhoud()
    await seedDemo(server.ctx, PEOPLE)
    expect(await inhoud()).toEqual(voor)
    expect(voor.leerling?.n).toBeGreaterThan(180)
  })

  it('leaves alone what was changed since', async () => {
    const [docent] = SEED_ADMINS[0]?.medewerkers ?? []
    if (!docent) throw new Error('the seed has no staff')
    await server.owner.updateTable('login').set({ ver: 5 }).where('id', '=', docent.id).execute()
    await seedDemo(server.ctx, PEOPLE)
    const { ver } = await server.owner
      .selectFrom('login')
      .select('ver')
      .where('id', '=', docent.id)
      .executeTakeFirstOrThrow()
    expect(ver).toBe(5)
  })
})

describe('the demo accounts', () => {
  const lijst = listDemoAccounts('vlaams.localhost')

  it('all sign in, as the role and in the admin that the list says', async () => {
    const gevallen = [
      ...lijst.schools.flatMap(({ adminId, accounts }) =>
        Object.entries(accounts).map(([role, account]) => ({ role, adminId, account })),
      ),
      { role: 'office', adminId: null, account: lijst.office },
      { role: 'superadmin', adminId: null, account: lijst.superadmin },
    ]
    expect(gevallen).toHaveLength(19)
    for (const { role, adminId, account } of gevallen) {
      const { status, body } = await signIn(account)
      expect({ role, status }).toEqual({ role, status: 200 })
      expect(payloadVan(body)).toMatchObject({ _id: account.userId, role, adminId })
    }
  })

  it('name for each school a group of the docent and a pupil in it; none in the empty school', async () => {
    for (const { adminId, groepId, leerlingId, accounts, soort } of lijst.schools) {
      const eigen = accounts.leerling ?? accounts.demo
      expect(leerlingId).toBe(eigen?.userId ?? null)
      const kijker = accounts.docent ?? accounts.rtadmin ?? accounts.thuisadmin
      if (!kijker) continue
      const { token } = (await signIn(kijker)).body as { token: string }
      const { status, body } = await server.call(`/api/admins/${adminId}/groepen`, { token })
      expect({ soort, status }).toEqual({ soort, status: 200 })
      const ids = (body as { groepen: { id: string }[] }).groepen.map((groep) => groep.id)
      expect(ids.includes(groepId ?? '')).toBe(groepId !== null)
      const leerlingen = groepId
        ? (
            (await server.call(`/api/admins/${adminId}/groepen/${groepId}`, { token })).body as {
              leerlingen: { id: string }[]
            }
          ).leerlingen
        : []
      expect(leerlingen.some((leerling) => leerling.id === leerlingId)).toBe(groepId !== null)
    }
    const leeg = lijst.schools.filter((school) => school.groepId === null)
    expect(leeg).toHaveLength(1)
    expect(leeg[0]).toMatchObject({ leerlingId: null, soort: 'school' })
  })

  it('put the schools of each country on their own host', () => {
    for (const { land, host } of lijst.schools) {
      expect(host).toBe(land === 'be' ? 'vlaams.localhost' : 'localhost')
    }
  })
})
