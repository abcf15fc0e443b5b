import type { LeerlingId } from '@letterhaven/contracts/ids'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { er } from './er.ts'
import { buildSchool, type TestSchool } from './test-school.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { buildSpeler, type TestSpeler } from './test-speler.ts'
import { bewaardeAntwoorden } from './verse-staat.ts'

/** A server with a school, and a new pupil for each test, so that counts belong to that test alone. */
export interface MetSpeler {
  readonly server: TestServer
  readonly school: TestSchool
  readonly speler: TestSpeler
  /** Makes answers of that pupil, one per millisecond, ending a minute ago. */
  serie(aantal: number): ReturnType<TestSpeler['antwoord']>[]
  /** Returns the stored ids of a pupil's answers, in the order in which they count; of `speler` where no pupil is named. */
  bewaardeIds(leerlingId?: LeerlingId): Promise<string[]>
}

/** Returns the moment this many milliseconds ago, in ISO format. */
export const geleden = (ms: number): string => new Date(Date.now() - ms).toISOString()

/** Builds all of it before the tests of a file and stops it after them; use it only inside the tests. */
export function metSpeler(): MetSpeler {
  let [server, school, speler]: [TestServer?, TestSchool?, TestSpeler?] = []
  beforeAll(async () => {
    server = await startTestServer(inject('postgres'))
    school = await buildSchool(server)
  })
  afterAll(() => server?.close())
  beforeEach(async () => {
    if (server && school)
      speler = await buildSpeler(server, school.adminId, { groepId: school.groepId })
  })
  return {
    get server() {
      return er(server)
    },
    get school() {
      return er(school)
    },
    get speler() {
      return er(speler)
    },
    serie(aantal) {
      const { antwoord, pakket } = er(speler)
      return Array.from({ length: aantal }, (_, i) =>
        antwoord({ gegevenOp: geleden(60_000 - i), woord: pakket.woorden[i % 3] }),
      )
    },
    async bewaardeIds(leerlingId = er(speler).leerling.id) {
      return (await bewaardeAntwoorden(er(server), leerlingId)).map((rij) => rij.id)
    },
  }
}
