import type { Begin } from '@letterhaven/contracts/groep'
import type { AdminId, GroepId } from '@letterhaven/contracts/ids'
import { nieuwe, invite } from '@letterhaven/testkit/docent-proeven'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { hoofdVan, makeVerhuistoken, move } from '@letterhaven/testkit/verhuis-proeven'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date(), { post: true })
})
afterAll(() => server.close())

async function begin(adminId: AdminId, token: string): Promise<Begin | null> {
  const { body } = await server.call(`/api/admins/${adminId}/groepen`, { token })
  return (body as { begin: Begin | null }).begin
}

/** Makes a school with somebody who runs it, a teacher and a group of this teacher. */
async function nieuweSchool() {
  const adminId = await server.build.admin()
  const { token } = await server.build.medewerker(adminId, 'schooladmin')
  const docent = await server.build.medewerker(adminId)
  const groepId = await server.build.groep(adminId, { docenten: [docent.id] })
  const pad = `/api/admins/${adminId}/groepen/${groepId}`
  return { adminId, token, docent, groepId, pad }
}

type School = Awaited<ReturnType<typeof nieuweSchool>>

const print = ({ adminId, docent }: School, body: { leerlingen: string[]; qr: boolean }) =>
  server.call(`/api/admins/${adminId}/inlogkaarten`, { method: 'POST', token: docent.token, body })

/** Moves a pupil who practised at another school to this one. */
async function fetchFromElsewhere(naar: Pick<School, 'adminId' | 'token'> & { groepId: GroepId }) {
  const oud = await buildSchool(server)
  await oud.send([oud.antwoord()])
  const code = await makeVerhuistoken(server, hoofdVan(oud), oud.leerling.id)
  const { status } = await move(server, naar, { code, groepId: naar.groepId })
  if (status !== 200) throw new Error(`refused with ${status}`)
}

describe('the way to the first lesson', () => {
  it('is ticked off as it goes, and gone after the lesson', async () => {
    const adminId = await server.build.admin()
    const { token } = await server.build.medewerker(adminId, 'schooladmin')
    expect(await begin(adminId, token)).toEqual({
      leerlingen: false,
      collegas: false,
      inlogkaarten: false,
    })
    const docent = await server.build.medewerker(adminId)
    const groepId = await server.build.groep(adminId, { docenten: [docent.id] })
    const speler = await buildSpeler(server, adminId, { groepId })
    const pad = `/api/admins/${adminId}/groepen/${groepId}`
    const kaarten = { leerlingen: [speler.leerling.id], qr: true }
    await print({ adminId, token, docent, groepId, pad }, kaarten)
    expect(await begin(adminId, token)).toEqual({
      leerlingen: true,
      collegas: true,
      inlogkaarten: true,
    })
    await speler.send([speler.antwoord()])
    expect(await begin(adminId, token)).toBeNull()
  })

  it('ticks colleagues once every group with pupils has somebody, or somebody who was asked', async () => {
    const school = await nieuweSchool()
    const { adminId, token, groepId } = school
    const collegas = async () => (await begin(adminId, token))?.collegas
    await server.build.leerling(adminId, { groepId })
    expect(await collegas()).toBe(true)
    // A second group, which gets a pupil but no teacher: one group with a teacher is not enough.
    const tweede = await server.build.groep(adminId, { docenten: [] })
    expect(await collegas()).toBe(true)
    await server.build.leerling(adminId, { groepId: tweede })
    expect(await collegas()).toBe(false)
    await invite(server, { adminId, token }, nieuwe({ groepen: [groepId] }))
    expect(await collegas()).toBe(false)
    await invite(server, { adminId, token }, nieuwe({ groepen: [tweede] }))
    expect(await collegas()).toBe(true)
  })

  it.each([true, false])(
    'ticks the cards once they were made (with a code: %s), not when passwords were looked at or renewed',
    async (qr) => {
      const school = await nieuweSchool()
      const { adminId, token, docent, groepId, pad } = school
      const { id } = await server.build.leerling(adminId, { groepId })
      // Decoys: everything else on that page, and cards of another school.
      await server.call(`${pad}/wachtwoorden`, { token: docent.token })
      await server.call(`/api/admins/${adminId}/leerlingen/${id}/wachtwoord`, {
        method: 'POST',
        token: docent.token,
        body: { soort: 'woorden' },
      })
      expect((await server.call(`${pad}/klasposter`, { token: docent.token })).status).toBe(200)
      const ander = await nieuweSchool()
      const daar = await server.build.leerling(ander.adminId, { groepId: ander.groepId })
      expect((await print(ander, { leerlingen: [daar.id], qr })).status).toBe(200)
      expect(await begin(adminId, token)).toMatchObject({ inlogkaarten: false })
      expect((await print(school, { leerlingen: [id], qr })).status).toBe(200)
      expect(await begin(adminId, token)).toMatchObject({ inlogkaarten: true })
    },
  )

  it('is not over by what a pupil practised at another school, and is by what anybody practises here', async () => {
    const school = await nieuweSchool()
    const { adminId, token } = school
    await fetchFromElsewhere(school)
    const meegebracht = await server.owner
      .selectFrom('dagtelling')
      .select('totaal')
      .where('admin_id', '=', adminId)
      .execute()
    expect(meegebracht).toEqual([{ totaal: 1 }])
    expect(await begin(adminId, token)).toMatchObject({ leerlingen: true })
    const speler = await buildSpeler(server, adminId, { groepId: school.groepId })
    await speler.send([speler.antwoord()])
    expect(await begin(adminId, token)).toBeNull()
  })

  it('is over by what a pupil who came from elsewhere practises here', async () => {
    const school = await nieuweSchool()
    const { adminId, token } = school
    await fetchFromElsewhere(school)
    // The pupil's next answer, as it is counted.
    await server.owner
      .updateTable('dagtelling')
      .set({ laatst_op: new Date(Date.now() + 60_000), totaal: 2 })
      .where('admin_id', '=', adminId)
      .execute()
    expect(await begin(adminId, token)).toBeNull()
  })

  it('is nothing of who does not set the school up', async () => {
    const { adminId, docent, rollen } = await buildSchool(server)
    expect(await begin(adminId, docent.token)).toBeNull()
    expect(await begin(adminId, rollen.schooladmin.token)).not.toBeNull()
  })
})
