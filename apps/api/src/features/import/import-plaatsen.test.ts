import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { ImportVoorbeeld } from '@letterhaven/contracts/import'
import type { Licentie } from '@letterhaven/contracts/licentie'
import { readIn, apply, setPlaatsen } from '@letterhaven/testkit/import-proeven'
import { putAway } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let wie: { adminId: AdminId; token: string }

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
})
afterAll(() => server.close())
beforeEach(async () => {
  school = await buildSchool(server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
  await setPlaatsen(server, wie.adminId, 2000)
})

const KOP = 'Nummer;Voornaam;Achternaam;Groep;Jaargroep'
const lijst = (...regels: string[]): string => [KOP, ...regels].join('\n')

async function gebruikt(): Promise<number> {
  const { body } = await server.call(`/api/admins/${wie.adminId}/licentie`, { token: wie.token })
  return (body as Licentie).gebruikt
}

/** Makes a pupil with this number and in this jaargroep. */
async function kind(sleutel: string, jaargroep: number): Promise<LeerlingId> {
  const { id } = await server.build.leerling(wie.adminId, { groepId: school.groepId, jaargroep })
  const naam = { sleutel, voornaam: `Kind${sleutel}`, achternaam: 'Zwerm' }
  await server.owner.updateTable('leerling').set(naam).where('id', '=', id).execute()
  return id
}
const regel = (sleutel: string, jaargroep = ''): string =>
  `${sleutel};Kind${sleutel};Zwerm;De Zwerm;${jaargroep}`

/** Applies a list as it was previewed, and returns how many seats it took. */
async function neemt(tekst: string, vertrokken: LeerlingId[] = []): Promise<number> {
  const voor = await gebruikt()
  const { id } = await readIn(server, wie, tekst)
  expect((await apply(server, { ...wie, id }, { vertrokken })).status).toBe(200)
  return (await gebruikt()) - voor
}

describe('seats that a preview counts are those that applying takes', () => {
  it.each<[string, (id: LeerlingId) => Promise<unknown> | void, number, string, number]>([
    ['for who comes back with the year that it had', weg, 5, '', 1],
    ['for who comes back young', weg, 1, '', 0],
    ['for who grows out of the youngest', blijf, 2, '3', 1],
    ['given up by who becomes young', blijf, 5, '1', -1],
    ['for who practised, at any age', oefende, 1, '', 0],
    ['for who practised and comes back, at any age', oefendeEnWeg, 1, '', 1],
    ['for who only moves (decoy)', blijf, 5, '', 0],
  ])('%s', async (_wat, perform, jaargroep, wordt, plaatsen) => {
    const id = await kind('4242', jaargroep)
    await perform(id)
    const tekst = lijst(regel('4242', wordt))
    const { verschil } = await readIn(server, wie, tekst)
    expect(verschil.plaatsvragers).toBe(plaatsen)
    expect(await neemt(tekst)).toBe(plaatsen)
  })

  it('for the one of two that a line is said to be', async () => {
    const [groot, klein] = [await kind('71', 5), await kind('72', 2)]
    const zelfde = { sleutel: null, voornaam: 'Noor', achternaam: 'Dam' }
    await server.owner
      .updateTable('leerling')
      .set(zelfde)
      .where('id', 'in', [groot, klein])
      .execute()
    const { id, verschil } = await readIn(server, wie, lijst('9;Noor;Dam;De Zwerm;5'))
    const [vraag] = verschil.voorstel.eerste
    const perKind = new Map(vraag?.kandidaten.map((een) => [een.id, een.plaatsen]))
    expect([perKind.get(groot), perKind.get(klein), vraag?.vraagtPlaats]).toEqual([0, 1, true])
    const voor = await gebruikt()
    await apply(server, { ...wie, id }, { zelfde: [{ regel: vraag?.regel.regel ?? 0, id: klein }] })
    expect((await gebruikt()) - voor).toBe(1)
  })

  it('are given up by who goes and had one', async () => {
    const [groot, klein] = [await kind('81', 5), await kind('82', 1)]
    const uit = `${KOP};Uitschrijfdatum\n${regel('81', '5')};01-09-2020\n${regel('82', '1')};01-09-2020`
    const { verschil } = await readIn(server, wie, uit)
    const geeft = new Map(verschil.vertrokken.eerste.map((een) => [een.wie.id, een.geeftPlaats]))
    expect([geeft.get(groot), geeft.get(klein)]).toEqual([true, false])
    expect(await neemt(uit, [groot, klein])).toBe(-1)
  })
})

function blijf(): void {}
const weg = (id: LeerlingId) => putAway(server, wie, { leerlingen: [id], weg: true })
/** Makes this pupil look as if they practised: another pupil gives one answer, whose day counts are then given to this one. */
async function oefende(id: LeerlingId): Promise<void> {
  const speler = await buildSpeler(server, wie.adminId, { groepId: school.groepId })
  expect((await speler.send([speler.antwoord()])).status).toBe(200)
  await server.owner
    .updateTable('dagtelling')
    .set({ leerling_id: id })
    .where('leerling_id', '=', speler.leerling.id)
    .execute()
}
async function oefendeEnWeg(id: LeerlingId): Promise<void> {
  await oefende(id)
  await weg(id)
}

describe('a list', () => {
  const namen = async (): Promise<string[]> => {
    const rijen = await server.owner
      .selectFrom('groep')
      .select('naam')
      .where('admin_id', '=', wie.adminId)
      .execute()
    return rijen.map(({ naam }) => naam)
  }

  it('puts who has no group into the one that it names for them itself', async () => {
    const tekst = lijst('91;Noor;Dam;nog niet ingedeeld;5', '92;Sam;Bos;;5')
    const { verschil } = await readIn(server, wie, tekst)
    expect(verschil.groepen.nieuw.map(({ naam }) => naam)).toEqual(['nog niet ingedeeld'])
    await neemt(tekst)
    const wachten = (await namen()).filter((naam) => /nog niet ingedeeld/i.test(naam))
    expect(wachten).toEqual(['nog niet ingedeeld'])
  })

  it('puts nobody into the one of a year that is over', async () => {
    const oud = await server.build.groep(wie.adminId, {
      naam: 'Nog niet ingedeeld',
      schooljaar: '2019-2020',
    })
    const tekst = lijst('93;Noor;Dam;;5')
    expect((await readIn(server, wie, tekst)).verschil.heeftWachtgroep).toBe(false)
    await neemt(tekst)
    const { groep_id: groepId } = await server.owner
      .selectFrom('plaatsing')
      .innerJoin('leerling', 'leerling.id', 'plaatsing.leerling_id')
      .select('groep_id')
      .where('leerling.sleutel', '=', '93')
      .where('plaatsing.tot', 'is', null)
      .executeTakeFirstOrThrow()
    expect(groepId).not.toBe(oud)
  })

  it('names no group longer than a form takes, and says that it is shortened', async () => {
    const lang = `Zwerm ${'x'.repeat(210)}`
    const gelezen = await readIn(server, wie, lijst(`94;Noor;Dam;${lang};5`))
    expect(gelezen.meldingen.map(({ code }) => code)).toContain('name-long')
    await apply(server, { ...wie, id: gelezen.id })
    const groep = await server.owner
      .selectFrom('groep')
      .select(['id', 'naam'])
      .where('admin_id', '=', wie.adminId)
      .where('naam', 'like', 'Zwerm x%')
      .executeTakeFirstOrThrow()
    const rename = (naam: string) =>
      server.call(`/api/admins/${wie.adminId}/groepen/${groep.id}`, {
        method: 'PATCH',
        token: wie.token,
        body: { naam },
      })
    expect((await rename('Kort')).status).toBe(200)
    expect((await rename(groep.naam)).status).toBe(200)
    expect((await rename(lang)).status).toBe(400)
    // Decoy: when it is read once more it is the same group.
    await rename(groep.naam)
    const weer = await readIn(server, wie, lijst(`94;Noor;Dam;${lang};5`))
    expect(weer.verschil.groepen).toMatchObject({ nieuw: [], gelijk: 1 })
  })

  it('keeps two groups apart whose long names differ at their end, read once or twice', async () => {
    const lang = `Zwerm ${'x'.repeat(70)}`
    const tekst = lijst(`97;Noor;Dam;${lang} a;5`, `98;Sam;Bos;${lang} b;5`)
    await neemt(tekst)
    const weer = (await readIn(server, wie, tekst)).verschil
    expect([weer.groepen.nieuw, weer.groepen.gelijk, weer.verplaatst.aantal]).toEqual([[], 2, 0])
  })

  it('says of nobody who has a year that it lacks, nor twice of who is asked about', async () => {
    await kind('95', 5)
    const codes = ({ meldingen }: ImportVoorbeeld) => meldingen.map(({ code }) => code)
    const oud = await readIn(server, wie, lijst(regel('95')))
    expect([codes(oud), oud.verschil.zonderJaar.aantal]).toEqual([[], 0])
    const nieuw = await readIn(server, wie, lijst(regel('96')))
    expect([codes(nieuw), nieuw.verschil.zonderJaar.aantal]).toEqual([[], 1])
    const dubbel = await readIn(server, wie, `${KOP};Voornaam\n${regel('97', '5')};Piet`)
    expect(dubbel.meldingen.map(({ code, waar }) => [code, waar])).toEqual([
      ['column-twice', 'kolom Voornaam'],
    ])
  })
})
