import type { TaakPakket } from '@letterhaven/contracts/taak'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { becomeTaak } from '@letterhaven/testkit/test-taak'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
})
afterAll(() => server.close())

describe('the pakket of a taak of marks', () => {
  it('holds texts without their marks for a client that reads them, judged by what was marked', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const plek = { jaargroep: 4, code: 'tekens-2', soort: 'zinnen' } as const
    const pad = await becomeTaak(server, speler, plek)
    const { token, id } = speler.leerling
    const { body } = await server.call(pad, { token })
    const { opgaven = [], taak, woorden } = body as TaakPakket
    const tekens = opgaven.filter((opgave) => opgave.soort === 'teken')
    expect(tekens).toHaveLength(24)
    expect([opgaven.length, woorden]).toEqual([24, []])
    expect(taak.spellen).toEqual(['treinmachinist'])
    // What an older client cannot play is not there for it.
    expect((await server.call(pad, { token, headers: { 'x-contract': '5' } })).status).toBe(404)

    const [teken] = tekens
    const [goed = ''] = teken?.goed ?? []
    const kaal = teken?.woorden.join(' ') ?? ''
    expect(kaal).not.toMatch(/[.?,:‘’]/u)
    await speler.send(
      [goed, kaal].map((gegeven) => ({
        ...speler.antwoord({ woordId: teken?.id ?? '', gegeven }),
        spel: 'treinmachinist' as const,
        vraag: 'markeer:tekens',
      })),
    )
    const rijen = await server.owner
      .selectFrom('antwoord')
      .select(['categorie', 'correct'])
      .where('leerling_id', '=', id)
      .orderBy('volgnummer')
      .execute()
    expect(rijen).toEqual([
      { categorie: 'tekens-2', correct: true },
      { categorie: 'tekens-2', correct: false },
    ])
  })
})
