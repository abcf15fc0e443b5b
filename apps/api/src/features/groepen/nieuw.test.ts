import type { GroepKaart, GroepPagina } from '@letterhaven/contracts/groep'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import type { Zorgleerling } from '@letterhaven/contracts/zorgleerling'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const NU = new Date('2026-11-16T09:00:00Z')
let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
})
afterAll(() => server.close())

describe('who was added and did not begin', () => {
  it('is no absentee on any page, before it has been here for ten days of school', async () => {
    const adminId = await server.build.admin()
    const groepId = await server.build.groep(adminId)
    const { token } = await server.build.medewerker(adminId, 'schooladmin')
    const dag = (geleden: number) => new Date(NU.getTime() - geleden * 86_400_000)
    /** Adds a pupil this many days ago, placed on that same day unless they came from elsewhere in the school. */
    const kind = async (voornaam: string, gemaakt: number, geplaatst = gemaakt) => {
      const { id } = await server.build.leerling(adminId, {
        groepId,
        voornaam,
        created_at: dag(gemaakt).toISOString(),
        dyslexie: true,
      })
      const van = dag(geplaatst).toISOString().slice(0, 10)
      await server.owner
        .updateTable('plaatsing')
        .set({ van })
        .where('leerling_id', '=', id)
        .execute()
      return id
    }
    const read = async (pad: string) =>
      (await server.call(`/api/admins/${adminId}/${pad}`, { token })).body
    const stil = async () => {
      const { groepen } = (await read('groepen')) as { groepen: GroepKaart[] }
      const { signalen, leerlingen } = (await read(`groepen/${groepId}`)) as GroepPagina
      const school = (await read('leerlingen')) as SchoolLijst
      const zorg = (await read('zorgleerlingen')) as { leerlingen: Zorgleerling[] }
      const namen = (rijen: readonly { naam: { voornaam: string } }[]) =>
        rijen.map(({ naam }) => naam.voornaam).toSorted()
      return {
        kaart: groepen[0]?.langWeg,
        signaal: signalen.flatMap((s) =>
          s.soort === 'niet_geoefend' ? s.leerlingen.map(({ voornaam }) => voornaam) : [],
        ),
        groep: namen(leerlingen.filter(({ langWeg }) => langWeg)),
        school: namen(school.leerlingen.filter(({ langWeg }) => langWeg)),
        zorg: namen(zorg.leerlingen.filter(({ signalen: s }) => s.includes('lang_weg'))),
        redenen: [...new Set(leerlingen.map(({ waarom }) => waarom.reden))],
      }
    }
    await kind('Net', 0)
    await kind('Negen', 9)
    expect(await stil()).toEqual({
      kaart: 0,
      signaal: [],
      groep: [],
      school: [],
      zorg: [],
      redenen: ['niet_begonnen'],
    })
    // Decoys: one pupil is here for ten days; the other moved to this group today, but the school had them before.
    await kind('Tien', 10)
    await kind('Verplaatst', 40, 0)
    const namen = ['Tien', 'Verplaatst']
    const { signaal, ...rest } = await stil()
    expect(signaal.toSorted()).toEqual(namen)
    expect(rest).toMatchObject({ kaart: 2, groep: namen, school: namen, zorg: namen })
    const vakanties = JSON.stringify([{ naam: 'vrij', van: '2026-11-07', tot: '2026-11-08' }])
    await server.owner
      .updateTable('admin')
      .set({ vakanties })
      .where('admin_id', '=', adminId)
      .execute()
    expect(await stil()).toMatchObject({ kaart: 1, groep: ['Verplaatst'], school: ['Verplaatst'] })
  })
})
