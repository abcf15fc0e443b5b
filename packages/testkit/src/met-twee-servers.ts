import { afterAll, beforeAll, inject } from 'vitest'
import { er } from './er.ts'
import { buildSchool, type TestSchool } from './test-school.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { buildSpeler, type TestSpeler } from './test-speler.ts'
import { bewaardeAntwoorden, bewaardeStaat, verseStaat } from './verse-staat.ts'

/** Two servers on one database, with a school. */
export interface MetTweeServers {
  readonly server: TestServer
  readonly tweede: TestServer
  readonly school: TestSchool
  buildSpelers(aantal: number): Promise<TestSpeler[]>
  /**
   * Returns how many answers of a pupil are stored, the state as stored, and the state as it must be: all answers folded in
   * order.
   */
  vouwing(speler: TestSpeler): Promise<{
    readonly aantal: number
    readonly achter_vanaf: Date | null
    readonly staat: string
    readonly vers: string
  }>
}

/** Makes answers from `van` seconds ago on, one per second; every third is wrong. */
export const reeks = (speler: TestSpeler, aantal: number, van: number) =>
  Array.from({ length: aantal }, (_, i) =>
    speler.antwoord({
      woord: speler.pakket.woorden[i % 4],
      gegevenOp: new Date(Date.now() - (van - i) * 1000).toISOString(),
      ...(i % 3 === 0 ? { gegeven: 'mis' } : {}),
    }),
  )

/** Starts both servers before the tests of a file and stops them after; use them only inside the tests. */
export function metTweeServers(): MetTweeServers {
  let [server, tweede, school]: [TestServer?, TestServer?, TestSchool?] = []
  beforeAll(async () => {
    server = await startTestServer(inject('postgres'))
    tweede = await startTestServer(inject('postgres'), undefined, { beside: server })
    school = await buildSchool(server)
  })
  afterAll(async () => {
    await tweede?.close()
    await server?.close()
  })
  return {
    get server() {
      return er(server)
    },
    get tweede() {
      return er(tweede)
    },
    get school() {
      return er(school)
    },
    buildSpelers: (aantal) =>
      Promise.all(
        Array.from({ length: aantal }, () => buildSpeler(er(server), er(school).adminId)),
      ),
    async vouwing({ leerling }) {
      const { staat, achter_vanaf } = await bewaardeStaat(er(server), leerling.id)
      const rijen = await bewaardeAntwoorden(er(server), leerling.id)
      const vers = await verseStaat(er(server), leerling.id)
      return { aantal: rijen.length, achter_vanaf, staat, vers }
    },
  }
}
