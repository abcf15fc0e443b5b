import type { Samengevoegd } from '@letterhaven/contracts/groep'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import type { OvergangGedaan } from '@letterhaven/contracts/jaarovergang'
import { readDocenten, nieuwe, invite } from '@letterhaven/testkit/docent-proeven'
import { readIn, apply, schoolbestand } from '@letterhaven/testkit/import-proeven'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

const nu = new Date('2026-07-05T09:00:00Z')
let server: TestServer
let wie: { adminId: AdminId; token: string }

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => nu, { post: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  const adminId = await server.build.admin()
  wie = { adminId, token: (await server.build.medewerker(adminId, 'schooladmin')).token }
})

const post = (deel: string, body: object = {}) =>
  server.call(`/api/admins/${wie.adminId}/${deel}`, { method: 'POST', token: wie.token, body })

/** Invites somebody to teach groups; returns how they accept, and which groups they have then. */
async function vraagVoor(...voor: GroepId[]) {
  const gevraagd = nieuwe({ groepen: voor })
  expect((await invite(server, wie, gevraagd)).status).toBe(200)
  const komt = async () => {
    await drainWachtrij(server)
    const mail = server.ctx.postbus?.list().find((een) => een.to.includes(gevraagd.adres))
    const token = /uitnodiging\/([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const { status } = await server.call('/api/uitnodigingen/aannemen', {
      method: 'POST',
      body: { token, gebruikersnaam: gevraagd.adres, wachtwoord: 'zeven meeuwen op de kade' },
    })
    expect(status).toBe(200)
  }
  const heeft = async () => {
    const { docenten, groepen } = await readDocenten(server, wie)
    const docent = docenten.find(({ gebruikersnaam }) => gebruikersnaam === gevraagd.adres)
    return groepen.filter(({ id }) => docent?.groepen.includes(id)).map(({ naam }) => naam)
  }
  return { komt, heeft, adres: gevraagd.adres }
}

/** Makes a group of last year with one pupil in it. */
async function groepVan(naam: string, jaargroep: number): Promise<GroepId> {
  const groepId = await server.build.groep(wie.adminId, { naam, schooljaar: '2025-2026' })
  await server.build.leerling(wie.adminId, { groepId, jaargroep })
  return groepId
}

describe('who was invited before something was done, and came before it was undone', () => {
  it('teaches the group that was asked for, once a merge is undone', async () => {
    const een = await server.build.groep(wie.adminId, { naam: 'Een' })
    const ander = await server.build.groep(wie.adminId, { naam: 'Ander' })
    const juf = await vraagVoor(een)
    const meester = await vraagVoor(ander)
    const { body } = await post(`groepen/${een}/samenvoegen`, { naar: ander })
    await juf.komt()
    await meester.komt()
    expect(await juf.heeft()).toEqual(['Ander'])
    const terug = await post(`groepen/${een}/samenvoegen/terugdraaien`, {
      daad: (body as Samengevoegd).daad,
    })
    expect(terug.status).toBe(200)
    expect(await juf.heeft()).toEqual(['Een'])
    // Decoy: the person invited for the other group still has it.
    expect(await meester.heeft()).toEqual(['Ander'])
  })

  it('teaches each of two groups that went up in one, whenever they came and in whatever order that is undone', async () => {
    for (const komt of ['vooraf', 'ertussen', 'erna'] as const) {
      const namen = ['A', 'B', 'C'].map((naam) => `${naam} ${komt}`)
      const [a, b, c] = (await Promise.all(
        namen.map((naam) => server.build.groep(wie.adminId, { naam })),
      )) as [GroepId, GroepId, GroepId]
      const juf = await vraagVoor(a, c)
      const merge = async (van: GroepId) => {
        const { body } = await post(`groepen/${van}/samenvoegen`, { naar: b })
        return { daad: (body as Samengevoegd).daad }
      }
      const [vanA, vanC] = [await merge(a), await merge(c)]
      if (komt === 'vooraf') await juf.komt()
      expect((await post(`groepen/${a}/samenvoegen/terugdraaien`, vanA)).status).toBe(200)
      if (komt === 'ertussen') await juf.komt()
      // As long as the other one is in it, she teaches it.
      const tussen = komt === 'erna' ? [] : [`A ${komt}`, `B ${komt}`]
      expect(await juf.heeft()).toEqual(tussen)
      expect((await post(`groepen/${c}/samenvoegen/terugdraaien`, vanC)).status).toBe(200)
      if (komt === 'erna') await juf.komt()
      expect(await juf.heeft()).toEqual([`A ${komt}`, `C ${komt}`])
    }
  })

  it('hands it to who takes over, with nothing of the other group', async () => {
    const een = await server.build.groep(wie.adminId, { naam: 'Een' })
    const ander = await server.build.groep(wie.adminId, { naam: 'Ander' })
    const juf = await vraagVoor(een)
    const { body } = await post(`groepen/${een}/samenvoegen`, { naar: ander })
    await juf.komt()
    const meester = await vraagVoor()
    await meester.komt()
    const { docenten } = await readDocenten(server, wie)
    const [van, naar] = [juf, meester].map(
      ({ adres }) => docenten.find(({ gebruikersnaam }) => gebruikersnaam === adres)?.id,
    )
    await server.call(`/api/admins/${wie.adminId}/docenten/${van}`, {
      method: 'PATCH',
      token: wie.token,
      body: { overdragenAan: naar },
    })
    const { daad } = body as Samengevoegd
    expect((await post(`groepen/${een}/samenvoegen/terugdraaien`, { daad })).status).toBe(200)
    expect([await juf.heeft(), await meester.heeft()]).toEqual([[], ['Een']])
  })

  it('teaches the group of this year again, once the new year is taken back', async () => {
    await groepVan('Groep 4', 4)
    const juf = await vraagVoor(await groepVan('Groep 5', 5))
    const { vingerafdruk } = await readOvergang(server, wie)
    const { body } = await post('jaarovergang/doorvoeren', { vingerafdruk })
    const { importId } = body as OvergangGedaan
    await juf.komt()
    expect(await juf.heeft()).toEqual(['Groep 5'])
    expect((await post(`imports/${importId}/terugdraaien`)).status).toBe(200)
    expect(await juf.heeft()).toEqual(['Groep 5'])
  })
})

describe('who was invited and did not come yet', () => {
  it('is among who gets a group of the new year, on the page and in what is looked at', async () => {
    await groepVan('Groep 4', 4)
    const vijf = await groepVan('Groep 5', 5)
    const docenten = async () => {
      const { groepen } = await readOvergang(server, wie)
      return groepen.find(({ naam }) => naam === 'Groep 5')?.docenten
    }
    expect(await docenten()).toEqual([])
    const { vingerafdruk } = await readOvergang(server, wie)
    await vraagVoor(vijf)
    expect(await docenten()).toEqual(['Fenna van Buren (uitgenodigd)'])
    expect(await post('jaarovergang/doorvoeren', { vingerafdruk })).toMatchObject({
      status: 409,
      body: { code: 'overgang_veranderd' },
    })
  })

  it('gets the group of a file as well, where nobody else teaches the one of before', async () => {
    const juf = await vraagVoor(await groepVan('6A', 5))
    await groepVan('6B', 5)
    const bestand = schoolbestand().replaceAll('2025-2026', '2026-2027')
    const { id, verschil } = await readIn(server, wie, bestand)
    const met = verschil.groepen.nieuw.filter(({ docenten }) => docenten !== '')
    expect(met.map(({ naam, docenten }) => [naam, docenten])).toEqual([
      ['6A', 'Fenna van Buren (uitgenodigd)'],
    ])
    await apply(server, { ...wie, id })
    await juf.komt()
    // One of last year's pupils is in no file, so the two groups of that name are told apart.
    expect(await juf.heeft()).toEqual(['6A (2025-2026)', '6A (2026-2027)'])
  })
})
