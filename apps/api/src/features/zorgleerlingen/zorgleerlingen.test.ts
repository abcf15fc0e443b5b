import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Zorgleerling } from '@letterhaven/contracts/zorgleerling'
import { insertOudeAntwoorden } from '@letterhaven/testkit/oude-antwoorden'
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

async function lijst(token = school.rollen.schooladmin.token): Promise<Zorgleerling[]> {
  const { body } = await server.call(`/api/admins/${school.adminId}/zorgleerlingen`, { token })
  return (body as { leerlingen: Zorgleerling[] }).leerlingen
}

/** Makes a pupil who practised in the last days, with this many of every ten answers right. */
async function kind(goed: number, rest: object = {}): Promise<LeerlingId> {
  const { adminId, groepId } = school
  const { id } = await server.build.leerling(adminId, { groepId, ...rest })
  const reeks = Array.from({ length: 40 }, (_, n) => ({
    gegevenOp: new Date(Date.now() - (n + 1) * 3_600_000),
    correct: n % 10 < goed,
    categorie: 'ei',
    woordId: 'geit',
  }))
  await insertOudeAntwoorden(server, { adminId, id }, reeks)
  return id
}

describe('who is worth a look', () => {
  it('has a signal or a flag, each named with its numbers, attention first', async () => {
    const [zwak, vlot, vlag] = [await kind(4), await kind(9), await kind(9, { dyslexie: true })]
    const rijen = await lijst()
    const van = (id: LeerlingId) => rijen.find((rij) => rij.id === id)
    expect(van(zwak)).toMatchObject({
      signalen: ['aandacht'],
      waarom: { reden: 'laag', recent: { goed: 16, totaal: 40 } },
      groep: { id: school.groepId },
    })
    expect(van(vlag)?.signalen).toEqual(['dyslexie'])
    expect(van(vlot)).toBeUndefined()
    expect(van(school.leerling.id)?.signalen).toEqual(['lang_weg'])
    expect(rijen[0]?.id).toBe(zwak)
  })

  it('is shown to a teacher of the own groups alone', async () => {
    const ander = await server.build.medewerker(school.adminId, 'docent')
    expect(await lijst(ander.token)).toEqual([])
    expect((await lijst(school.docent.token)).length).toBeGreaterThan(0)
  })

  it('is nobody who lies in the prullenbak', async () => {
    const weg = await kind(3)
    await server.owner
      .updateTable('leerling')
      .set({ deleted_at: new Date() })
      .where('id', '=', weg)
      .execute()
    expect((await lijst()).map(({ id }) => id)).not.toContain(weg)
  })
})
