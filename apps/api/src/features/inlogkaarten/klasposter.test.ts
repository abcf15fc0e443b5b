import type { GroepId } from '@letterhaven/contracts/ids'
import { type Kind, makeKlassen } from '@letterhaven/testkit/klassen'
import { readPdf } from '@letterhaven/testkit/read-pdf'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool
let klassen: ReturnType<typeof makeKlassen>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
  klassen = makeKlassen(server, school)
})
afterAll(() => server.close())

const pad = (groepId: GroepId, deel: string) =>
  `/api/admins/${school.adminId}/groepen/${groepId}/${deel}`

async function klasVan(aantal: number): Promise<{ groepId: GroepId; kinderen: Kind[] }> {
  const { groepId } = await klassen.nieuweGroep()
  const kinderen = await Promise.all(
    Array.from({ length: aantal }, (_, i) => klassen.kindIn(groepId, `Kind${i + 1}x`)),
  )
  return { groepId, kinderen }
}

describe('the poster of a group', () => {
  const poster = (groepId: GroepId) =>
    server.call(pad(groepId, 'klasposter'), { token: school.docent.token })

  it('is one sheet with the link to type and to scan, and with nobody’s name or secret', async () => {
    const { groepId, kinderen } = await klasVan(3)
    const { klascode, schoolcode } = await klassen.lijst(groepId)
    const paginas = readPdf((await poster(groepId)).bytes)
    expect(paginas).toHaveLength(1)
    const { tekst = '', qrs = [] } = paginas[0] ?? {}
    expect(tekst.replaceAll('\n', '')).toContain(`/app/auth/klas/${klascode}`)
    expect(tekst).toContain(schoolcode)
    expect(tekst).toContain('Kies dan je groep')
    expect(qrs).toEqual([expect.stringMatching(new RegExp(`/app/auth/klas/${klascode}$`))])
    for (const { wachtwoord } of kinderen) expect(tekst).not.toContain(wachtwoord)
    expect(tekst).not.toMatch(/Kind\d/)
    await server.owner
      .updateTable('admin')
      .set({ land: 'be' })
      .where('admin_id', '=', school.adminId)
      .execute()
    const vlaams = readPdf((await poster(groepId)).bytes)[0]?.tekst
    await server.owner
      .updateTable('admin')
      .set({ land: 'nl' })
      .where('admin_id', '=', school.adminId)
      .execute()
    expect(vlaams).toContain('Kies dan je klas')
    expect(vlaams?.replace(/Groep [a-p]{8}/, '')).not.toMatch(/groep/i)
  })

  it('is not made of a link that opens nothing', async () => {
    const { groepId } = await klasVan(1)
    const set = (aan: boolean) =>
      server.call(pad(groepId, 'klascode'), {
        method: 'PUT',
        token: school.docent.token,
        body: { aan },
      })
    await set(false)
    const uit = await poster(groepId)
    expect([uit.status, uit.body]).toEqual([409, expect.objectContaining({ code: 'klaslink_uit' })])
    await set(true)
    expect((await poster(groepId)).status).toBe(200)
  })
})
