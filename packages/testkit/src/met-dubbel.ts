import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import { withScope } from '@letterhaven/api/platform/scope'
import { replayStaat } from '@letterhaven/api/kern/staat/naspelen.service'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, inject } from 'vitest'
import { merge } from './dubbel-proeven.ts'
import { er } from './er.ts'
import { buildSchool, type TestSchool } from './test-school.ts'
import { startTestServer, type TestServer } from './test-server.ts'
import { buildSpeler, type TestSpeler } from './test-speler.ts'
import { hoofdVan } from './verhuis-proeven.ts'
import { bewaardeStaat, verseStaat } from './verse-staat.ts'
import { drainWachtrij } from './wachtrij.ts'

const DAG_MS = 86_400_000
/** One child, as both records have it. */
export const TESS = { voornaam: 'Tess', achternaam: 'Mulder', geboortedatum: '2017-05-06' }

/** Builds a school with one child in it twice, and a second school; everything is new for each test. */
export function metDubbel() {
  let server: TestServer | undefined
  let school: TestSchool | undefined
  let buur: TestSchool | undefined
  let paar: readonly [TestSpeler, TestSpeler] | undefined
  let nu = Date.now()
  beforeAll(async () => {
    server = await startTestServer(inject('postgres'), () => new Date(nu))
  })
  afterAll(() => server?.close())
  beforeEach(async () => {
    nu = Date.now()
    const hier = er(server)
    ;[school, buur] = [await buildSchool(hier), await buildSchool(hier)]
    for (const een of [school, buur]) await een.send([een.antwoord()])
    const { adminId, groepId } = school
    paar = [
      await buildSpeler(hier, adminId, { groepId }),
      await buildSpeler(hier, adminId, { groepId }),
    ]
    await hier.owner
      .updateTable('leerling')
      .set(TESS)
      .where(
        'id',
        'in',
        paar.map(({ leerling }) => leerling.id),
      )
      .execute()
  })
  const twee = () => ({ blijft: er(paar)[0].leerling.id, weg: er(paar)[1].leerling.id })
  const op = (dagen: number, seconden = 0) =>
    new Date(nu - dagen * DAG_MS + seconden * 1000).toISOString()
  return {
    get server() {
      return er(server)
    },
    get school() {
      return er(school)
    },
    get buur() {
      return er(buur)
    },
    /** The record that stays, and `weg`, the one that is merged into it. */
    get blijft() {
      return er(paar)[0]
    },
    get weg() {
      return er(paar)[1]
    },
    twee,
    /** Lets days pass. */
    wacht: (dagen: number) => {
      nu += dagen * DAG_MS
    },
    samen: () => merge(er(server), hoofdVan(er(school)), twee()),
    /** Returns the moment this many days ago. */
    op,
    oefen: (wie: TestSpeler, dagen: number, aantal = 4) =>
      wie.send(
        Array.from({ length: aantal }, (_, i) =>
          wie.antwoord({
            woord: wie.pakket.woorden[i % 4],
            gegevenOp: op(dagen, i * 7),
            ...(i % 3 === 0 ? { gegeven: 'mis' } : {}),
          }),
        ),
      ),
    /** Returns every row of the database that contains an id, by table. */
    async alles(wie: string): Promise<Record<string, string[]>> {
      const { rows } = await sql<{ naam: string }>`
        select relname as naam from pg_class
        where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`.execute(
        er(server).owner,
      )
      const uit: Record<string, string[]> = {}
      for (const { naam } of rows) {
        const rijen = await sql<{ rij: string }>`
          select rij::text as rij from ${sql.table(naam)} as rij
          where rij::text like ${`%${wie}%`} order by 1`.execute(er(server).owner)
        if (rijen.rows.length > 0) uit[naam] = rijen.rows.map(({ rij }) => rij)
      }
      return uit
    },
    kaartVan: async ({ leerling: { id, token } }: TestSpeler) =>
      (await er(server).call(`/api/leerlingen/${id}/landkaart`, { token })).body as Landkaart,
    /** Expects the state to be what folding everything from the beginning gives, to the bit. */
    async expectNagespeeld(id: LeerlingId): Promise<void> {
      await drainWachtrij(er(server))
      const { staat, achter_vanaf } = await bewaardeStaat(er(server), id)
      expect(achter_vanaf).toBeNull()
      expect(staat).toBe(await verseStaat(er(server), id))
      const { ctx } = er(server)
      const nagespeeld = await withScope(ctx.kysely, er(school).adminId, (scope) =>
        replayStaat(scope, ctx.inhoud, id),
      )
      expect(nagespeeld?.uitkomst).toBe('gelijk')
    },
  }
}
