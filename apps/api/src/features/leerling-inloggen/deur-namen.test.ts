import type { SchoolIngang } from '@letterhaven/contracts/leerling-ingang'
import { makeKlassen } from '@letterhaven/testkit/klassen'
import { buildSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let klassen: ReturnType<typeof makeKlassen>

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => new Date())
  klassen = makeKlassen(server, await buildSchool(server))
})
afterAll(() => server.close())

describe('a pupil who looks for its group at the door', () => {
  it('reads the year with a name that groups of two years have, and with no other', async () => {
    const [dit, vorig, enig] = [
      await klassen.nieuweGroep(),
      await klassen.nieuweGroep(),
      await klassen.nieuweGroep(),
    ]
    const zo = [
      { groepId: dit.groepId, naam: 'De Otters', schooljaar: '2026-2027' },
      { groepId: vorig.groepId, naam: 'De Otters', schooljaar: '2025-2026' },
      { groepId: enig.groepId, naam: 'De Bevers', schooljaar: '2025-2026' },
    ]
    for (const { groepId, ...velden } of zo) {
      await klassen.kindIn(groepId)
      await server.owner.updateTable('groep').set(velden).where('id', '=', groepId).execute()
    }
    const { schoolcode } = dit
    const { body } = await klassen.post('/api/auth/school', { schoolcode })
    const codes = [enig, vorig, dit].map(({ klascode }) => klascode)
    const gezien = (body as SchoolIngang).groepen.filter(({ klascode }) => codes.includes(klascode))
    expect(gezien).toEqual([
      { klascode: enig.klascode, naam: 'De Bevers' },
      { klascode: vorig.klascode, naam: 'De Otters (2025-2026)' },
      { klascode: dit.klascode, naam: 'De Otters (2026-2027)' },
    ])
  })
})
