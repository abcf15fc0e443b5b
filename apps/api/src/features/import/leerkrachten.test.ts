import type { DocentRol } from '@letterhaven/contracts/docent'
import type { ImportTelling } from '@letterhaven/contracts/import'
import { readDocenten, nieuwe, invite } from '@letterhaven/testkit/docent-proeven'
import { GEEN_KEUZES, readIn, apply } from '@letterhaven/testkit/import-proeven'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { drainWachtrij } from '@letterhaven/testkit/wachtrij'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'

let server: TestServer
let wie: Awaited<ReturnType<typeof nieuweSchool>>

async function nieuweSchool() {
  const { adminId, rollen, groepId } = await buildSchool(server)
  return { adminId, groepId, token: rollen.schooladmin.token, rollen }
}
beforeAll(async () => {
  const nu = () => new Date('2026-11-23T09:00:00Z')
  server = await startTestServer(inject('postgres'), nu, { post: true })
})
afterAll(() => server.close())
beforeEach(async () => {
  wie = await nieuweSchool()
})

const LIA = 'lia.debruin@voorbeeldschool.example'
const vraag = (nr: number, adres: string, role: DocentRol = 'docent') => ({
  uitnodigen: [{ nr, adres, role }],
})
const mailsAan = async (adres: string): Promise<number> => {
  await drainWachtrij(server)
  return (server.ctx.postbus?.list() ?? []).filter(({ to }) => to.includes(adres)).length
}
const standen = async () =>
  (await readIn(server, wie)).leerkrachten.map(({ naam, stand }) => [naam, stand])

describe('staff in a file', () => {
  it('is proposed with its groups and what its administration calls it, and nobody is invited by being in it', async () => {
    const { id, leerkrachten, kanMailen } = await readIn(server, wie)
    expect(kanMailen).toBe(true)
    const { body } = await server.call(`/api/admins/${wie.adminId}/imports/${id}`, {
      token: wie.token,
    })
    expect(body).toMatchObject({ kanMailen: true, leerkrachten })
    expect(leerkrachten[0]).toEqual({
      nr: 0,
      naam: 'Lia de Bruin',
      adres: LIA,
      groepen: ['1/2A Rupsen'],
      rollen: ['LRK'],
      stand: 'nieuw',
    })
    expect(leerkrachten.find(({ naam }) => naam === 'Paul de Wit')).toMatchObject({
      adres: null,
      groepen: [],
      rollen: ['DIR'],
    })
    expect(leerkrachten.find(({ naam }) => naam === 'Juf Anke')?.stand).toBe('onvolledig')
    expect((await apply(server, { ...wie, id })).status).toBe(200)
    expect((await readDocenten(server, wie)).uitnodigingen).toEqual([])
  })

  it('that was chosen gets a mail when the file is applied, as what was chosen, with the groups it then has', async () => {
    const { id } = await readIn(server, wie)
    expect(await mailsAan(LIA)).toBe(0)
    const { status, body } = await apply(server, { ...wie, id }, vraag(0, LIA))
    expect([status, (body as ImportTelling).uitgenodigd]).toEqual([200, 1])
    const { uitnodigingen, groepen } = await readDocenten(server, wie)
    const rupsen = groepen.find(({ naam }) => naam === '1/2A Rupsen')?.id
    expect(uitnodigingen).toEqual([
      expect.objectContaining({ adres: LIA, role: 'docent', groepen: [rupsen] }),
    ])
    expect(await mailsAan(LIA)).toBe(1)
    // The work that a file mentions gives no right: the headmaster came in as the role that was chosen.
    expect(await standen()).toContainEqual(['Lia de Bruin', 'uitgenodigd'])
  })

  it('that is here, or was asked, is known by its address and by its name', async () => {
    await invite(server, wie, nieuwe({ adres: LIA, groepen: [] }))
    const { leerkrachten } = await readIn(server, wie)
    expect(leerkrachten[0]?.stand).toBe('uitgenodigd')
    const uilke = await server.build.medewerker(wie.adminId)
    await server.owner
      .updateTable('medewerker')
      .set({ voornaam: 'UILKE', tussenvoegsel: '', achternaam: 'veldman' })
      .where('id', '=', uilke.id)
      .execute()
    expect(await standen()).toContainEqual(['Uilke Veldman', 'collega'])
    // Decoy: somebody else is neither of these.
    expect(await standen()).toContainEqual(['Marit Hoekstra', 'nieuw'])
  })

  it('is invited with the file or not at all: an address that is taken leaves the account as it was', async () => {
    await invite(server, wie, nieuwe({ adres: LIA, groepen: [] }))
    const { id } = await readIn(server, wie)
    const { status, body } = await apply(server, { ...wie, id }, vraag(1, LIA))
    expect([status, body]).toMatchObject([
      400,
      {
        code: 'invalid_input',
        velden: { 'uitnodigen.0.adres': 'Voor dit adres staat al een uitnodiging open' },
      },
    ])
    const { verschil } = await readIn(server, wie)
    expect(verschil.nieuw.aantal).toBe(32)
  })

  it('is asked once: who is named twice, or is nobody of the file, is refused at that place', async () => {
    const { id } = await readIn(server, wie)
    const ander = { nr: 1, adres: 'ander@school.example', role: 'docent' } as const
    const onbekend = { ...ander, nr: 99 }
    for (const tweede of [ander, onbekend]) {
      const keuzes = { uitnodigen: [...vraag(1, LIA).uitnodigen, tweede] }
      const { status, body } = await apply(server, { ...wie, id }, keuzes)
      expect([status, Object.keys((body as { velden: object }).velden)]).toEqual([
        400,
        ['uitnodigen.1.nr'],
      ])
    }
  })

  it('is refused at its own place where two of the file get one address', async () => {
    const { id } = await readIn(server, wie)
    const keuzes = { uitnodigen: [...vraag(0, LIA).uitnodigen, ...vraag(1, LIA).uitnodigen] }
    const { status, body } = await apply(server, { ...wie, id }, keuzes)
    expect([status, Object.keys((body as { velden: object }).velden)]).toEqual([
      400,
      ['uitnodigen.1.adres'],
    ])
    expect((await readDocenten(server, wie)).uitnodigingen).toEqual([])
  })

  it('is no longer invited when the file is taken back', async () => {
    const { id } = await readIn(server, wie)
    await apply(server, { ...wie, id }, vraag(0, LIA))
    const terug = await server.call(`/api/admins/${wie.adminId}/imports/${id}/terugdraaien`, {
      method: 'POST',
      token: wie.token,
    })
    expect(terug.status).toBe(200)
    expect((await readDocenten(server, wie)).uitnodigingen).toEqual([])
  })

  it('is refused where the name is not whole, and where nobody of that number is in the file', async () => {
    const { id, leerkrachten } = await readIn(server, wie)
    const anke = leerkrachten.find(({ naam }) => naam === 'Juf Anke')?.nr ?? -1
    for (const nr of [anke, 99]) {
      const { status } = await apply(server, { ...wie, id }, vraag(nr, 'anke@school.example'))
      expect(status).toBe(400)
    }
    expect((await apply(server, { ...wie, id }, GEEN_KEUZES)).status).toBe(200)
  })
})
