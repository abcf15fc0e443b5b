import type { GroepKaart, GroepPagina } from '@letterhaven/contracts/groep'
import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { oefengeschiedenis } from '@letterhaven/testkit/oefengeschiedenis'
import { countTogether } from '@letterhaven/domain/voortgang'
import { insertOudeAntwoorden, type OudAntwoord } from '@letterhaven/testkit/oude-antwoorden'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

/** A Monday morning: this week has only just begun, and the last seven days reach back to Tuesday. */
const NU = new Date('2026-11-16T09:00:00Z')
/** Midnight in Amsterdam at the start of that Tuesday. */
const DINSDAG = new Date('2026-11-09T23:00:00Z')

let server: TestServer
let school: TestSchool
let andere: TestSchool
let tweedeGroep: GroepId

const practise = (
  van: TestSchool,
  kind: BuiltUser<LeerlingId>,
  antwoorden: readonly OudAntwoord[],
) => insertOudeAntwoorden(server, { adminId: van.adminId, id: kind.id }, antwoorden)

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  school = await buildSchool(server)
  andere = await buildSchool(server)
  tweedeGroep = await server.build.groep(school.adminId, { naam: 'Groep 10' })
  for (let zaad = 1; zaad <= 4; zaad += 1) {
    for (const [van, groepId] of [
      [school, school.groepId],
      [school, tweedeGroep],
      [andere, andere.groepId],
    ] as const) {
      const kind = await server.build.leerling(van.adminId, { groepId, jaargroep: 4 })
      const rand = [-1, 1, 1800].map((s) => ({
        gegevenOp: new Date(DINSDAG.getTime() + s * 1000),
        correct: true,
        ms: 100_000,
      }))
      await practise(van, kind, [...oefengeschiedenis(NU, zaad, 70), ...rand])
    }
  }
})
afterAll(() => server.close())

const kaarten = async (token: string, adminId = school.adminId): Promise<GroepKaart[]> =>
  (
    (await server.call(`/api/admins/${adminId}/groepen`, { token })).body as {
      groepen: GroepKaart[]
    }
  ).groepen
const pagina = async (groepId: GroepId, van = school): Promise<GroepPagina> =>
  (
    await server.call(`/api/admins/${van.adminId}/groepen/${groepId}`, {
      token: van.rollen.schooladmin.token,
    })
  ).body as GroepPagina

const vanGroep = (groepId: GroepId) =>
  sql`(select leerling_id from plaatsing where groep_id = ${groepId} and tot is null)`

describe('the overview of groups', () => {
  it('counts, for each group, the pupils and answers of the last seven days as a query over the answers does', async () => {
    const gevonden = await kaarten(school.rollen.schooladmin.token)
    expect(gevonden.map((kaart) => kaart.id).toSorted()).toEqual(
      [school.groepId, tweedeGroep].toSorted(),
    )
    for (const kaart of gevonden) {
      const { rows } = await sql<Record<string, number>>`
        with recent as (
          select * from antwoord where leerling_id in ${vanGroep(kaart.id)}
            and (gegeven_op at time zone 'Europe/Amsterdam')::date between date '2026-11-10' and date '2026-11-16'
        )
        select (select count(distinct leerling_id)::integer from recent) as geoefend,
          (select count(*)::integer from recent where poging = 1) as totaal,
          (select count(*)::integer from recent where poging = 1 and correct) as goed,
          (select count(*)::integer from ${vanGroep(kaart.id)} p) as leerlingen`.execute(
        server.owner,
      )
      const [{ geoefend, totaal, goed, leerlingen } = {}] = rows
      expect(kaart).toMatchObject({
        geoefend,
        telling: { goed, totaal },
        aantalLeerlingen: leerlingen,
      })
      expect(totaal).toBeGreaterThan(20)
    }
  })

  it('holds of each group the four weeks and the four before, as its page compares them', async () => {
    for (const { id, recent, eerder } of await kaarten(school.rollen.schooladmin.token)) {
      const { leerlingen, signalen } = await pagina(id)
      expect(recent).toEqual(countTogether(leerlingen.map(({ waarom }) => waarom.recent)))
      expect(eerder).toEqual(countTogether(leerlingen.map(({ waarom }) => waarom.eerder)))
      expect(signalen).toContainEqual(
        expect.objectContaining({ soort: 'groep', telling: recent, vorige: eerder }),
      )
    }
  })

  it('shows a docent the linked groups alone, and the heads all of the school', async () => {
    const { docent, rollen } = school
    const los = await server.build.medewerker(school.adminId, 'docent')
    const ids = async (token: string) => new Set((await kaarten(token)).map((kaart) => kaart.id))
    expect(await ids(docent.token)).toEqual(new Set([school.groepId]))
    expect(await ids(los.token)).toEqual(new Set())
    for (const wie of [rollen.schooladmin, rollen.rtadmin, rollen.thuisadmin]) {
      expect(await ids(wie.token)).toEqual(new Set([school.groepId, tweedeGroep]))
    }
  })

  it('is empty, not missing, in a school without groups', async () => {
    const adminId = await server.build.admin()
    const { token } = await server.build.medewerker(adminId, 'schooladmin')
    expect(await server.call(`/api/admins/${adminId}/groepen`, { token })).toMatchObject({
      status: 200,
      body: { groepen: [] },
    })
  })

  it('has cards without numbers for a group without pupils, in the order of their names', async () => {
    const adminId = await server.build.admin()
    for (const naam of ['Groep 10', 'Groep 2', 'groep 3'])
      await server.build.groep(adminId, { naam })
    const { token } = await server.build.medewerker(adminId, 'schooladmin')
    const leeg = await kaarten(token, adminId)
    expect(leeg.map((kaart) => kaart.naam)).toEqual(['Groep 2', 'groep 3', 'Groep 10'])
    for (const kaart of leeg) {
      expect(kaart).toMatchObject({
        aantalLeerlingen: 0,
        geoefend: 0,
        aandacht: [],
        langWeg: 0,
        nietBegonnen: 0,
        telling: { goed: 0, totaal: 0 },
        docenten: [],
        jaargroepen: [],
      })
    }
  })
})

describe('the page of a group', () => {
  it('counts for each pupil what a query over the answers finds', async () => {
    const { leerlingen, groep } = await pagina(school.groepId)
    const { rows } = await sql<{
      id: string
      goed: number
      totaal: number
      minuten: number
      laatst: Date | null
    }>`
      select p.leerling_id as id,
        count(a.id) filter (where poging = 1 and correct and lokaal >= timestamp '2026-09-22')::integer as goed,
        count(a.id) filter (where poging = 1 and lokaal >= timestamp '2026-09-22')::integer as totaal,
        ceil(coalesce(sum(ms) filter (where lokaal >= timestamp '2026-11-10'), 0) / 60000.0)::integer as minuten,
        max(gegeven_op) as laatst
      from plaatsing p left join (
        select *, gegeven_op at time zone 'Europe/Amsterdam' as lokaal from antwoord
      ) a on a.leerling_id = p.leerling_id
      where p.groep_id = ${school.groepId} group by 1`.execute(server.owner)
    const gevonden = leerlingen.map(({ id, telling, oefenminuten, laatst }) => ({
      id: id as string,
      ...telling,
      minuten: oefenminuten,
      laatst,
    }))
    const opId = <T extends { id: string }>(rijen: T[]) =>
      rijen.toSorted((a, b) => (a.id < b.id ? -1 : 1))
    expect(opId(gevonden)).toEqual(
      opId(rows.map((rij) => ({ ...rij, laatst: rij.laatst?.toISOString() ?? null }))),
    )
    expect(groep).toMatchObject({ jaargroepen: [4, 5], docenten: ['Sanne de docent'] })
    for (const { weken, telling, waarom } of leerlingen) {
      expect(weken).toHaveLength(8)
      // The total of eight weeks counts the same answers as the comparison of four weeks with four.
      expect(countTogether([waarom.recent, waarom.eerder])).toEqual(telling)
    }
  })

  it("keeps the order of the country's class lists", async () => {
    const kinderen = [
      ['Noor', 'van den', 'Berg'],
      ['Élise', '', 'Bakker'],
      ['李娜', '', ''],
      ['Sem', 'de', 'Boer'],
    ] as const
    for (const [land, volgorde] of [
      ['nl', ['Bakker', 'Berg', 'Boer', '']],
      ['be', ['Bakker', 'Boer', 'Berg', '']],
    ] as const) {
      const adminId = await server.build.admin({ land })
      const groepId = await server.build.groep(adminId)
      for (const [voornaam, tussenvoegsel, achternaam] of kinderen) {
        await server.build.leerling(adminId, { groepId, voornaam, tussenvoegsel, achternaam })
      }
      const { token } = await server.build.medewerker(adminId, 'schooladmin')
      const { body } = await server.call(`/api/admins/${adminId}/groepen/${groepId}`, { token })
      const namen = (body as GroepPagina).leerlingen.map((l) => l.naam.achternaam)
      expect({ land, namen }).toEqual({ land, namen: volgorde })
    }
  })

  it('says who needs attention and who was away, and nothing of who practises well', async () => {
    const adminId = await server.build.admin()
    const groepId = await server.build.groep(adminId)
    const kind = (voornaam: string) => server.build.leerling(adminId, { groepId, voornaam })
    const [goed, laag, weg, nooit] = [
      await kind('Goed'),
      await kind('Laag'),
      await kind('Weg'),
      await kind('Nooit'),
    ]
    const reeks = (aantal: number, aantalGoed: number, dagenGeleden: number) =>
      Array.from({ length: aantal }, (_, i) => ({
        gegevenOp: new Date(NU.getTime() - dagenGeleden * 86_400_000 - i * 1000),
        correct: i < aantalGoed,
      }))
    const set = (wie: BuiltUser<LeerlingId>, antwoorden: readonly OudAntwoord[]) =>
      insertOudeAntwoorden(server, { adminId, id: wie.id }, antwoorden)
    await set(goed, reeks(30, 25, 1))
    await set(laag, reeks(30, 12, 1))
    await set(weg, reeks(30, 25, 12))
    const { token } = await server.build.medewerker(adminId, 'schooladmin')
    const { body } = await server.call(`/api/admins/${adminId}/groepen/${groepId}`, { token })
    const { signalen, leerlingen } = body as GroepPagina
    expect(signalen).toEqual([
      {
        soort: 'aandacht',
        leerlingen: [{ id: laag.id, voornaam: 'Laag' }],
        telling: { goed: 12, totaal: 30 },
      },
      {
        soort: 'niet_geoefend',
        leerlingen: [
          { id: weg.id, voornaam: 'Weg' },
          { id: nooit.id, voornaam: 'Nooit' },
        ],
        dagen: 12,
      },
    ])
    const [kaart] = await kaarten(token, adminId)
    expect(kaart).toMatchObject({
      aandacht: [{ id: laag.id, voornaam: 'Laag' }],
      langWeg: 2,
      nietBegonnen: 1,
    })
    const status = (id: string) => leerlingen.find((l) => l.id === id)?.status
    expect([goed, laag, weg, nooit].map((k) => status(k.id))).toEqual([
      'op_de_plaats',
      'aandacht',
      'op_de_plaats',
      'nog_niet_te_zeggen',
    ])
  })

  it('says of each pupil why: the counts, and the category in which most was lost', async () => {
    const adminId = await server.build.admin()
    const groepId = await server.build.groep(adminId)
    const kind = await server.build.leerling(adminId, { groepId })
    const reeks = (categorie: string, [aantal, goed]: readonly [number, number], dagen: number) =>
      Array.from({ length: aantal }, (_, i) => ({
        categorie,
        gegevenOp: new Date(NU.getTime() - dagen * 86_400_000 - i * 1000),
        correct: i < goed,
      }))
    await insertOudeAntwoorden(server, { adminId, id: kind.id }, [
      ...reeks('hak', [30, 27], 2),
      ...reeks('ei', [10, 2], 1),
      // Decoy: worse still, but before the window on which the status is judged.
      ...reeks('ij', [30, 1], 40),
    ])
    const { token } = await server.build.medewerker(adminId, 'schooladmin')
    const { body } = await server.call(`/api/admins/${adminId}/groepen/${groepId}`, { token })
    expect((body as GroepPagina).leerlingen[0]?.waarom).toEqual({
      reden: 'stijgend',
      recent: { goed: 29, totaal: 40 },
      eerder: { goed: 1, totaal: 30 },
      zwak: { categorie: 'ei', naam: 'woorden met ei', kort: 'ei', goed: 2, totaal: 10 },
    })
  })

  it('does not exist for a docent who is not linked to it, nor for another school', async () => {
    const pad = (groepId: GroepId, adminId = school.adminId) =>
      `/api/admins/${adminId}/groepen/${groepId}`
    const status = async (path: string, token: string) =>
      (await server.call(path, { token })).status
    expect(await status(pad(school.groepId), school.docent.token)).toBe(200)
    expect(await status(pad(tweedeGroep), school.docent.token)).toBe(404)
    expect(await status(pad(school.groepId), andere.rollen.schooladmin.token)).toBe(404)
    expect(await status(pad(andere.groepId), school.rollen.schooladmin.token)).toBe(404)
    expect(await status(pad(andere.groepId, andere.adminId), school.rollen.schooladmin.token)).toBe(
      404,
    )
  })
})
