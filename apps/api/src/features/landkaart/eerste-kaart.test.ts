import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { BuiltUser } from '@letterhaven/testkit/factories'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

const kaartVan = async ({ id, token }: BuiltUser<LeerlingId>): Promise<Landkaart> =>
  (await server.call(`/api/leerlingen/${id}/landkaart`, { token })).body as Landkaart
const vensters = (kaart: Landkaart) => kaart.eilanden.flatMap((eiland) => eiland.somvensters)
const nieuweLeerling = (jaargroep: number): Promise<BuiltUser<LeerlingId>> =>
  server.build.leerling(school.adminId, { jaargroep })

describe('the first map', () => {
  it.each([3, 4, 5, 6, 8])(
    'of a pupil in groep %i has all islands in sight, with a few windows open on each, and verbs from groep 4',
    async (jaargroep) => {
      const kaart = await kaartVan(await nieuweLeerling(jaargroep))
      expect(kaart.verder).not.toBeNull()
      expect(kaart.eilanden).toHaveLength(6)
      for (const { eiland, mist, somvensters, straks } of kaart.eilanden) {
        const isWerkwoorden = eiland === 'werkwoorden' && jaargroep >= 4
        const isIngericht = eiland !== 'werkwoorden'
        expect({ eiland, mist }).toEqual({ eiland, mist: !isIngericht && !isWerkwoorden })
        expect(somvensters.length).toBeLessThanOrEqual(3)
        expect(somvensters.length + straks.length > 0).toBe(isIngericht || isWerkwoorden)
        // Verbs wait for words that are made longer.
        if (isWerkwoorden) continue
        // The first rules are taught in groep 4, and sentences wait for words; until then an island can only be seen from afar.
        const isTeVroeg = ['regels', 'zinnen'].includes(eiland) && jaargroep < 4
        expect(somvensters.length > 0).toBe(isIngericht && !isTeVroeg)
      }
      expect(vensters(kaart)).toHaveLength(6)
      expect(vensters(kaart).every(({ open }) => open)).toBe(true)
    },
  )

  it('of who is younger begins at the first sounds, and has three windows to choose from', async () => {
    const kaart = await kaartVan(await nieuweLeerling(1))
    const categorieen = vensters(kaart).map((venster) => venster.categorieen)
    expect(categorieen[0]).toEqual(['hak'])
    expect(categorieen).toHaveLength(3)
    expect(kaart.verder).not.toBeNull()
  })
})

describe('a map of before', () => {
  it('gets the taken that came with later games, each once, after those that were there', async () => {
    const leerling = await nieuweLeerling(5)
    const takenVan = () =>
      server.owner
        .selectFrom('taak')
        .select(['id', 'somvenster_id', 'soort', 'aantal', 'volgorde'])
        .where('leerling_id', '=', leerling.id)
        .orderBy('somvenster_id')
        .orderBy('volgorde')
        .execute()
    const kort = ({ somvenster_id, soort, aantal }: Awaited<ReturnType<typeof takenVan>>[number]) =>
      `${somvenster_id}:${soort}:${aantal}`
    await kaartVan(leerling)
    const eerst = await takenVan()
    const weg = eerst.filter(({ volgorde }) => volgorde === 0).map(({ id }) => id)
    await server.owner.deleteFrom('taak').where('id', 'in', weg).execute()
    await Promise.all(Array.from({ length: 4 }, () => kaartVan(leerling)))
    const daarna = await takenVan()
    expect(daarna.map(kort).toSorted()).toEqual(eerst.map(kort).toSorted())
    for (const { id, somvenster_id, volgorde } of daarna.filter(
      (t) => !eerst.some((e) => e.id === t.id),
    ))
      expect(
        daarna.every(
          (t) => t.somvenster_id !== somvenster_id || t.id === id || t.volgorde < volgorde,
        ),
      ).toBe(true)
  })
})
