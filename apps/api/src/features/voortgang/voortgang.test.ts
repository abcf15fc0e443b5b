import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type {
  EigenFouten,
  GroepVoortgang,
  LeerlingVoortgang,
} from '@letterhaven/contracts/voortgang'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { oefengeschiedenis } from '@letterhaven/testkit/oefengeschiedenis'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** A Thursday afternoon, and midnight in Amsterdam at the start of the first of its last fourteen days. */
const NU = new Date('2026-11-19T14:00:00Z')
const EERSTE_DAG = new Date('2026-11-05T23:00:00Z')
/** Midnight of the Monday on which the last eight weeks begin, in summer time. */
const EERSTE_MAANDAG = new Date('2026-09-27T22:00:00Z')

let server: TestServer
let school: TestSchool
let andere: TestSchool
let tweedeGroep: GroepId
let kinderen: BuiltUser<LeerlingId>[]

const seconde = (moment: Date, n: number): Date => new Date(moment.getTime() + n * 1000)

/** Makes a pupil of the group with a history, and with answers on both sides of every border. */
async function metGeschiedenis(van: TestSchool, groepId: GroepId, zaad: number) {
  const kind = await server.build.leerling(van.adminId, { groepId, jaargroep: 4 })
  const randen = [EERSTE_DAG, EERSTE_MAANDAG].flatMap((rand) =>
    [-1, 1, 1800].map((n) => ({ gegevenOp: seconde(rand, n), correct: n === 1 })),
  )
  await insertOudeAntwoorden(server, { adminId: van.adminId, id: kind.id }, [
    ...oefengeschiedenis(NU, zaad, 80),
    ...randen,
  ])
  return kind
}

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  school = await buildSchool(server)
  andere = await buildSchool(server)
  tweedeGroep = await server.build.groep(school.adminId)
  kinderen = []
  for (let zaad = 1; zaad <= 5; zaad += 1) {
    kinderen.push(await metGeschiedenis(school, school.groepId, zaad))
    // Decoys: the same answers in another group, and in another school.
    await metGeschiedenis(school, tweedeGroep, zaad)
    await metGeschiedenis(andere, andere.groepId, zaad)
  }
  const [weg, verhuisd] = [
    await metGeschiedenis(school, school.groepId, 90),
    await metGeschiedenis(school, school.groepId, 91),
  ]
  const { owner } = server
  await owner.updateTable('leerling').set({ deleted_at: NU }).where('id', '=', weg.id).execute()
  await owner
    .updateTable('plaatsing')
    .set({ tot: '2026-10-01' })
    .where('leerling_id', '=', verhuisd.id)
    .execute()
})
afterAll(() => server.close())

const groepPad = (van: TestSchool, groepId: GroepId): string =>
  `/api/admins/${van.adminId}/groepen/${groepId}/voortgang`
const leerlingPad = (id: string): string =>
  `/api/admins/${school.adminId}/leerlingen/${id}/voortgang`

const vanGroep = async (): Promise<GroepVoortgang> =>
  (await server.call(groepPad(school, school.groepId), { token: school.docent.token }))
    .body as GroepVoortgang
const vanLeerling = async (id: string): Promise<LeerlingVoortgang> =>
  (await server.call(leerlingPad(id), { token: school.docent.token })).body as LeerlingVoortgang

/** Runs a query of the test's own over what is stored, as the owner of the tables, and returns its rows. */
async function vraag<Row>(text: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await text.execute(server.owner)).rows
}

const idsVanGroep = () => sql`(select p.leerling_id from plaatsing p join leerling l
  on l.id = p.leerling_id and l.deleted_at is null
  where p.groep_id = ${school.groepId} and p.tot is null)`

describe("a group's progress", () => {
  it('counts, in every cell of the heat map, the first tries that a query over the answers finds', async () => {
    const { leerlingen, categorieen } = await vanGroep()
    const verwacht = await vraag(
      sql<{ leerling_id: string; categorie: string; goed: number; totaal: number }>`
        select leerling_id, categorie, sum(case when correct then 1 else 0 end)::integer as goed,
          count(id)::integer as totaal
        from antwoord where leerling_id in ${idsVanGroep()} and not poging > 1
        group by 1, 2 order by 1, 2`,
    )
    const gevonden = leerlingen.flatMap(({ id, cellen }) =>
      cellen
        .filter((cel) => cel.totaal > 0)
        .map(({ categorie, goed, totaal }) => ({
          leerling_id: id as string,
          categorie,
          goed,
          totaal,
        })),
    )
    const opVolgorde = (rijen: typeof gevonden) =>
      rijen.toSorted((a, b) => (a.leerling_id + a.categorie < b.leerling_id + b.categorie ? -1 : 1))
    expect(opVolgorde(gevonden)).toEqual(opVolgorde(verwacht))
    expect(verwacht.length).toBeGreaterThan(15)
    // The five, and the two that the school was built with, but not those who left.
    expect(leerlingen).toHaveLength(7)
    for (const { cellen } of leerlingen) {
      expect(cellen.map((cel) => cel.categorie)).toEqual(categorieen.map((c) => c.code))
    }
  })

  it('counts the last eight weeks, weeks of Amsterdam, as that query does', async () => {
    const { weken } = await vanGroep()
    const verwacht = await vraag(
      sql<{ week: string; goed: number; totaal: number }>`
        select to_char(maandag, 'IYYY-"W"IW') as week,
          (select count(*)::integer from antwoord a where a.leerling_id in ${idsVanGroep()} and a.poging = 1
            and a.correct and date_trunc('week', a.gegeven_op at time zone 'Europe/Amsterdam') = maandag) as goed,
          (select count(*)::integer from antwoord a where a.leerling_id in ${idsVanGroep()} and a.poging = 1
            and date_trunc('week', a.gegeven_op at time zone 'Europe/Amsterdam') = maandag) as totaal
        from generate_series(timestamp '2026-09-28', timestamp '2026-11-16', interval '1 week') as maandag`,
    )
    expect(weken).toEqual(verwacht)
    expect(weken).toHaveLength(8)
    expect(weken[0]?.totaal).toBeGreaterThan(0)
  })

  it('counts the last fourteen days, from their first minute on', async () => {
    const { leerlingen } = await vanGroep()
    const verwacht = await vraag(
      sql<{ id: string; dag: string; antwoorden: number }>`
        select leerling_id as id, lokaal::date::text as dag, count(*)::integer as antwoorden
        from (select *, gegeven_op at time zone 'Europe/Amsterdam' as lokaal from antwoord) a
        where leerling_id in ${idsVanGroep()} and poging = 1 and lokaal::date > date '2026-11-19' - 14
        group by 1, 2 order by 1, 2`,
    )
    const gevonden = leerlingen.flatMap(({ id, dagen }) =>
      dagen.map((dag) => ({ id: id as string, ...dag })),
    )
    expect(gevonden.toSorted((a, b) => (a.id + a.dag < b.id + b.dag ? -1 : 1))).toEqual(verwacht)
    expect(verwacht.map(({ dag }) => dag).toSorted()[0]).toBe('2026-11-06')
  })

  it("shows the engine's picture where there are answers of this pupil, and none where there are none", async () => {
    const kind = await server.build.leerling(school.adminId, { groepId: school.groepId })
    const { leerling, antwoord, send, pakket } = school
    await send([antwoord({ gegevenOp: NU.toISOString() })])
    const { leerlingen } = await vanGroep()
    const cellen = (id: string) => leerlingen.find((l) => l.id === id)?.cellen ?? []
    const geoefend = cellen(leerling.id).filter((cel) => cel.niveau !== null)
    expect(geoefend.map((cel) => cel.categorie)).toEqual([pakket.woorden[0]?.categorie])
    const [{ niveau } = { niveau: null }] = geoefend
    const { laag, kans, hoog } = niveau ?? { laag: 1, kans: 0, hoog: 0 }
    expect(laag).toBeLessThan(kans)
    expect(kans).toBeLessThan(hoog)
    expect(cellen(kind.id).filter((cel) => cel.niveau !== null || cel.totaal > 0)).toEqual([])
  })
})

describe("a pupil's progress", () => {
  it('counts per category and per week as the group does, over the own answers alone', async () => {
    const groep = await vanGroep()
    for (const { id } of kinderen) {
      const {
        categorieen,
        leerling: { weken },
      } = await vanLeerling(id)
      const inGroep = groep.leerlingen.find((l) => l.id === id)?.cellen
      expect(
        categorieen.map(({ categorie, goed, totaal, niveau }) => ({
          categorie,
          goed,
          totaal,
          niveau,
        })),
      ).toEqual(inGroep?.filter((cel) => categorieen.some((c) => c.categorie === cel.categorie)))
      const [som] = await vraag(sql<{ n: number }>`
        select count(*)::integer as n from antwoord where leerling_id = ${id} and poging = 1
          and gegeven_op >= ${EERSTE_MAANDAG}`)
      expect(weken.reduce((tot, week) => tot + week.totaal, 0)).toBe(som?.n)
    }
  })

  it('names the own wrong spellings, newest first, with how often each was given', async () => {
    const [{ id }] = kinderen as [BuiltUser<LeerlingId>]
    const verwacht = await vraag(sql<{ gegeven: string; aantal: number; laatst: Date }>`
      select gegeven, count(*)::integer as aantal, max(gegeven_op) as laatst from antwoord
      where leerling_id = ${id} and not correct group by woord_id, gegeven order by laatst desc limit 40`)
    const { fouten } = await vanLeerling(id)
    expect(fouten.map(({ gegeven, aantal, laatst }) => ({ gegeven, aantal, laatst }))).toEqual(
      verwacht.map((rij) => ({ ...rij, laatst: rij.laatst.toISOString() })),
    )
    expect(fouten.length).toBeGreaterThan(3)
  })

  it('names the form that was meant at a window, once with the same form written elsewhere', async () => {
    const [{ id }] = kinderen as [BuiltUser<LeerlingId>]
    const bij = { correct: false, categorie: 'ei', woordId: 'geit' } as const
    await insertOudeAntwoorden(server, { adminId: school.adminId, id }, [
      { ...bij, gegevenOp: NU, vraag: 'markeer:raam', gegeven: 'ja:gijd' },
      { ...bij, gegevenOp: NU, gegeven: 'gijd' },
      { ...bij, gegevenOp: NU, vraag: 'markeer:raam', gegeven: 'nee:geit>geit' },
    ])
    const { fouten } = await vanLeerling(id)
    const vanGeit = fouten.filter(({ woord }) => woord === 'geit')
    expect(vanGeit.map(({ gegeven, aantal }) => [gegeven, aantal])).toEqual(
      expect.arrayContaining([
        ['gijd', 2],
        ['geit', 1],
      ]),
    )
    expect(JSON.stringify(fouten)).not.toMatch(/ja:|nee:/)
  })

  it('names those of one category apart, and nothing of another pupil or category', async () => {
    const [{ id }] = kinderen as [BuiltUser<LeerlingId>]
    await insertOudeAntwoorden(server, { adminId: school.adminId, id }, [
      { gegevenOp: NU, correct: false, categorie: 'ei', woordId: 'geit', gegeven: 'gijt' },
    ])
    const { token } = school.docent
    const pad = `/api/admins/${school.adminId}/leerlingen/${id}/fouten`
    const { body } = await server.call(`${pad}/ei`, { token })
    const { fouten } = body as EigenFouten
    expect(fouten.map(({ categorie }) => categorie)).toEqual(fouten.map(() => 'ei'))
    expect(fouten.map(({ gegeven }) => gegeven)).toContain('gijt')
    expect((await server.call(`${pad}/bestaat-niet`, { token })).body).toEqual({ fouten: [] })
  })

  it('cuts sittings at a pause of half an hour', async () => {
    const kind = await server.build.leerling(school.adminId, { groepId: school.groepId })
    const minuut = (n: number): Date => new Date(NU.getTime() - (300 - n) * 60_000)
    const antwoorden = [
      { op: 0, correct: true, ms: 61_000 },
      { op: 29, correct: false, ms: 60_000 },
      { op: 58, correct: true, ms: 1000 },
      // Mending takes its time, and so does a text that is read aloud; neither is counted as right or wrong.
      { op: 57, correct: true, ms: 60_000, poging: 2 },
      { op: 57, correct: false, ms: 60_000, vraag: 'oordeel:samen>markeer' },
      // More than half an hour later, this is another sitting.
      { op: 89, correct: true, ms: 30_000 },
      { op: 90, correct: false, ms: 30_000 },
    ]
    await insertOudeAntwoorden(
      server,
      { adminId: school.adminId, id: kind.id },
      antwoorden.map(({ op, ...rest }) => ({ gegevenOp: minuut(op), ...rest })),
    )
    const { sessies } = await vanLeerling(kind.id)
    expect(sessies).toEqual([
      {
        begin: minuut(89).toISOString(),
        goed: 1,
        totaal: 2,
        minuten: 1,
        spellen: ['glazenwasser'],
      },
      { begin: minuut(0).toISOString(), goed: 2, totaal: 3, minuten: 5, spellen: ['glazenwasser'] },
    ])
  })

  it('says what comes next and why, for a pupil without any answer too', async () => {
    const kind = await server.build.leerling(school.adminId, {
      groepId: school.groepId,
      jaargroep: 3,
    })
    const { hierna, fouten, sessies, leerling, waarschuwingen, categorieen } = await vanLeerling(
      kind.id,
    )
    expect(hierna?.woord).toMatch(/^\p{L}+$/u)
    expect(hierna?.uitleg.soort).toMatch(/groei|peiling|herhaling/)
    expect({ fouten, sessies }).toEqual({ fouten: [], sessies: [] })
    // Decoys: without answers there is neither a warning nor a word about mastery.
    expect(waarschuwingen).toEqual([])
    expect(categorieen.filter(({ beheersing }) => beheersing !== null)).toEqual([])
    expect(leerling.weken.filter((week) => week.totaal > 0)).toEqual([])
    expect(leerling).toMatchObject({ status: 'nog_niet_te_zeggen', niveau: null, laatst: null })
  })
})

describe('who sees progress', () => {
  it('a docent of the group and the heads; for others it does not exist', async () => {
    const { rollen, docent } = school
    const ander = await server.build.medewerker(school.adminId, 'docent')
    const [{ id }] = kinderen as [BuiltUser<LeerlingId>]
    const status = async (token: string) =>
      Promise.all(
        [groepPad(school, school.groepId), leerlingPad(id)].map(
          async (pad) => (await server.call(pad, { token })).status,
        ),
      )
    for (const wie of [docent, rollen.schooladmin]) {
      expect(await status(wie.token)).toEqual([200, 200])
    }
    for (const wie of [ander, andere.docent, andere.rollen.schooladmin]) {
      expect(await status(wie.token)).toEqual([404, 404])
    }
    for (const wie of [school.leerling, rollen.demo])
      expect(await status(wie.token)).toEqual([403, 403])
  })

  it('not under the name of a group or pupil of elsewhere', async () => {
    const { token } = school.rollen.schooladmin
    for (const pad of [groepPad(school, andere.groepId), leerlingPad(andere.leerling.id)]) {
      expect((await server.call(pad, { token })).status).toBe(404)
    }
    expect((await server.call(groepPad(school, tweedeGroep), { token })).status).toBe(200)
    expect(
      (await server.call(groepPad(school, tweedeGroep), { token: school.docent.token })).status,
    ).toBe(404)
  })
})
