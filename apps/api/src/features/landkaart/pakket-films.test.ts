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

describe('the pakket of a taak of sentences', () => {
  it('holds films for a client that reads them, judged by the line and not by the device', async () => {
    const speler = await buildSpeler(server, school.adminId)
    const plek = { jaargroep: 6, code: 'zinnen-4', soort: 'zinnen' } as const
    const pad = await becomeTaak(server, speler, plek)
    const { token, id } = speler.leerling
    const retrieve = async (contract?: string) => {
      const headers = contract === undefined ? {} : { 'x-contract': contract }
      const { opgaven = [] } = (await server.call(pad, { token, headers })).body as TaakPakket
      return opgaven
    }
    const films = (await retrieve()).filter((opgave) => opgave.soort === 'film')
    expect(films).toHaveLength(24)
    const oud = new Set((await retrieve('4')).map(({ soort }) => soort))
    expect(oud).toEqual(new Set(['zin', 'gat', 'beeld']))

    const [film] = films
    if (!film) throw new Error('no film')
    const [goed = []] = film.ordes
    const antwoorden = [goed, goed.slice(0, 2)].map((regel) => ({
      ...speler.antwoord({ woordId: film.id, gegeven: regel.join('/') }),
      spel: 'platformklimmen' as const,
      vraag: 'bouw:film',
    }))
    await speler.send(antwoorden)
    const rijen = await server.owner
      .selectFrom('antwoord')
      .select(['categorie', 'correct'])
      .where('leerling_id', '=', id)
      .orderBy('volgnummer')
      .execute()
    expect(rijen).toEqual([
      { categorie: 'zinnen-4', correct: true },
      { categorie: 'zinnen-4', correct: false },
    ])
  })
})
