import { er } from '@letterhaven/testkit/er'
import type { LeerlingId } from '@letterhaven/contracts/ids'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler, type TestSpeler } from '@letterhaven/testkit/test-speler'
import { bewaardeAntwoorden } from '@letterhaven/testkit/verse-staat'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { countAgain } from '../../kern/stand/stand.service.ts'

/** A Wednesday. The clocks went back on the Sunday before it, so one of the last fourteen days had 25 hours. */
const NU = new Date('2026-10-28T12:00:00Z')
const UUR_MS = 3_600_000
const KEREN = 12

let server: TestServer
let school: TestSchool

beforeAll(async () => {
  server = await startTestServer(inject('postgres'), () => NU)
  school = await buildSchool(server)
})
afterAll(() => server.close())

/** Returns what the table says, and what the stored answers add up to when they are counted one by one. */
async function tellingen(leerlingId: LeerlingId) {
  const geteld = await server.owner
    .selectFrom('dagtelling')
    .select(['dag', 'categorie', 'goed', 'totaal', 'ms', 'laatst_op'])
    .where('leerling_id', '=', leerlingId)
    .orderBy('dag')
    .orderBy('categorie')
    .execute()
  const perDag = Map.groupBy(
    await bewaardeAntwoorden(server, leerlingId),
    (rij) => `${dagVan(rij.gegeven_op)} ${rij.categorie}`,
  )
  const antwoorden = [...perDag.entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([sleutel, rijen]) => {
      const [dag, categorie] = sleutel.split(' ')
      const eerste = rijen.filter(({ poging }) => poging === 1)
      return {
        dag,
        categorie,
        goed: eerste.filter(({ correct }) => correct).length,
        totaal: eerste.length,
        ms: rijen.reduce((som, { ms }) => som + ms, 0),
        laatst_op: er(rijen.at(-1)).gegeven_op,
      }
    })
  return { geteld, antwoorden }
}

/** Answers around midnight in Amsterdam and in Greenwich, both first tries and later ones. */
const antwoord = fc.record({
  woord: fc.nat(7),
  goed: fc.boolean(),
  poging: fc.integer({ min: 1, max: 3 }),
  ms: fc.constantFrom(0, 1, 2500, 3_600_000),
  urenGeleden: fc.integer({ min: 1, max: 300 }),
  seconde: fc.constantFrom(-1, 0, 1),
})
/** Which answers are sent together; some are sent again, and some have different content. */
const zendingen = fc.array(
  fc.array(fc.record({ welk: fc.nat(9), anders: fc.boolean() }), { minLength: 1, maxLength: 6 }),
  { minLength: 1, maxLength: 5 },
)
type Antwoord = typeof antwoord extends fc.Arbitrary<infer T> ? T : never

function make(speler: TestSpeler, { woord, goed, urenGeleden, seconde, ...rest }: Antwoord) {
  const { woorden } = server.ctx.inhoud.catalogus
  const woordId = er(woorden[woord * 60]).id
  const gegevenOp = new Date(NU.getTime() - urenGeleden * UUR_MS + seconde * 1000).toISOString()
  return speler.antwoord({ woordId, gegevenOp, gegeven: goed ? woordId : 'mis', ...rest })
}

describe('the counts of a day', () => {
  it('are those of the stored answers, whatever was sent, in which order, and how often', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(antwoord, { minLength: 10, maxLength: 10 }),
        zendingen,
        fc.boolean(),
        async (wat, plan, tegelijk) => {
          const speler = await buildSpeler(server, school.adminId, { groepId: school.groepId })
          const lijst = wat.map((een) => make(speler, een))
          const send = async (zending: (typeof plan)[number]) => {
            const { status } = await speler.send(
              zending.map(({ welk, anders }) => {
                const een = er(lijst[welk])
                return anders ? { ...een, ms: een.ms === 7 ? 8 : 7 } : een
              }),
            )
            expect([200, 409]).toContain(status)
          }
          if (tegelijk) await Promise.all(plan.map(send))
          else for (const zending of plan) await send(zending)

          const { id } = speler.leerling
          const { geteld, antwoorden } = await tellingen(id)
          expect(antwoorden.length).toBeGreaterThan(0)
          expect(geteld).toEqual(antwoorden)
          await countAgain({ db: server.owner, adminId: school.adminId }, [id])
          expect((await tellingen(id)).geteld).toEqual(geteld)
        },
      ),
      { numRuns: KEREN },
    )
  })

  it('that are one too high would be seen', async () => {
    const speler = await buildSpeler(server, school.adminId, { groepId: school.groepId })
    const { id } = speler.leerling
    await speler.send([speler.antwoord({ gegevenOp: NU.toISOString() })])
    await server.owner
      .updateTable('dagtelling')
      .set(({ eb }) => ({ totaal: eb('totaal', '+', 1) }))
      .where('leerling_id', '=', id)
      .execute()
    const { geteld, antwoorden } = await tellingen(id)
    expect(geteld).not.toEqual(antwoorden)
  })

  it('of more than an integer of milliseconds do not stop a pupil', async () => {
    const speler = await buildSpeler(server, school.adminId, { groepId: school.groepId })
    const uren = Array.from({ length: 10 }, () => speler.antwoord({ gegevenOp: NU.toISOString() }))
    await speler.send(uren)
    await server.owner
      .updateTable('dagtelling')
      .set({ ms: 2 ** 31 })
      .where('leerling_id', '=', speler.leerling.id)
      .execute()
    const { status } = await speler.send([speler.antwoord({ gegevenOp: NU.toISOString() })])
    expect(status).toBe(200)
  })
})
