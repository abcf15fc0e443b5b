import type { GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import { readIn, apply } from '@letterhaven/testkit/import-proeven'
import { metTweeServers } from '@letterhaven/testkit/met-twee-servers'
import { readOvergang } from '@letterhaven/testkit/overgang-proeven'
import { putAway } from '@letterhaven/testkit/prullenbak-proeven'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import type { TestServer } from '@letterhaven/testkit/test-server'
import { buildSpeler } from '@letterhaven/testkit/test-speler'
import { sql } from 'kysely'
import { setTimeout as slaap } from 'node:timers/promises'
import { beforeEach, describe, expect, it } from 'vitest'

const proef = metTweeServers()
/** How often it is tried, so that it is all but certain that two calls meet. */
const KEREN = 12

let school: TestSchool
let wie: { adminId: TestSchool['adminId']; token: string }

beforeEach(async () => {
  school = await buildSchool(proef.server)
  wie = { adminId: school.adminId, token: school.rollen.schooladmin.token }
})

const send = (naar: TestServer, pad: string, method: 'PUT' | 'POST', body?: unknown) =>
  naar.call(`/api/admins/${wie.adminId}/${pad}`, {
    method,
    token: wie.token,
    ...(body === undefined ? {} : { body }),
  })

const set = (naar: TestServer, leerlingId: LeerlingId, groepId: GroepId) =>
  send(naar, 'plaatsingen', 'PUT', { plekken: [{ leerlingId, groepId }] })

/** Returns the groups in which a pupil sits now, with the moment each was archived. */
const plekkenVan = (kind: LeerlingId) =>
  proef.server.owner
    .selectFrom('plaatsing')
    .innerJoin('groep', 'groep.id', 'plaatsing.groep_id')
    .select(['groep.id', sql<Date | null>`groep.gearchiveerd_op`.as('weg')])
    .where('plaatsing.leerling_id', '=', kind)
    .where('plaatsing.tot', 'is', null)
    .execute()

describe('two who arrange one school at one moment, each at a server of its own', () => {
  it('leave a pupil that both move in one group', async () => {
    const { server, tweede } = proef
    for (let keer = 0; keer < KEREN; keer += 1) {
      const [een, ander] = [
        await server.build.groep(wie.adminId),
        await server.build.groep(wie.adminId),
      ]
      const kind = await server.build.leerling(wie.adminId, { groepId: school.groepId })
      const gezet = await Promise.all([set(server, kind.id, een), set(tweede, kind.id, ander)])
      expect(gezet.map(({ status }) => status)).toEqual([200, 200])
      expect(await plekkenVan(kind.id)).toHaveLength(1)
    }
  })

  it('put no group away in which the other brings somebody back', async () => {
    const { server, tweede } = proef
    for (let keer = 0; keer < KEREN; keer += 1) {
      const [oud, nieuw] = [
        await server.build.groep(wie.adminId),
        await server.build.groep(wie.adminId),
      ]
      const kind = await server.build.leerling(wie.adminId, { groepId: oud })
      await putAway(server, wie, { leerlingen: [kind.id], weg: true })
      await send(server, `groepen/${oud}/archief`, 'PUT', { gearchiveerd: true })
      const [terug, weg] = await Promise.all([
        putAway(server, wie, { leerlingen: [kind.id], weg: false, groepId: nieuw }),
        send(tweede, `groepen/${nieuw}/archief`, 'PUT', { gearchiveerd: true }),
      ])
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([terug.status, weg.status])
      const [plek] = await plekkenVan(kind.id)
      expect(terug.status === 200 && plek?.weg !== null).toBe(false)
    }
  })

  it('forget no file that the other applies: it can be taken back', async () => {
    const { server, tweede } = proef
    const { id } = await readIn(server, wie)
    const [toegepast] = await server.owner.connection().execute(async (db) => {
      // The file is held up in the middle, where seats are counted.
      await sql`begin`.execute(db)
      await sql`select pg_advisory_xact_lock(hashtextextended(${`plaatsen ${wie.adminId}`}, 0))`.execute(
        db,
      )
      const beide = Promise.all([
        apply(server, { ...wie, id }),
        slaap(300).then(() => readIn(tweede, wie)),
      ])
      await slaap(900)
      await sql`commit`.execute(db)
      return beide
    })
    expect(toegepast.status).toBe(200)
    expect((await send(server, `imports/${id}/terugdraaien`, 'POST')).status).toBe(200)
  })
})

it('the new year does not stumble over children who practise, nor they over it', async () => {
  const { server, tweede } = proef
  const groepId = await server.build.groep(wie.adminId, {
    schooljaar: '2025-2026',
    naam: 'Groep 5',
  })
  const spelers = await Promise.all(
    Array.from({ length: 16 }, () => buildSpeler(server, wie.adminId, { groepId })),
  )
  const { vingerafdruk } = await readOvergang(server, wie)
  let isKlaar = false
  const gegeven: number[] = []
  const oefenen = spelers.map(async (speler, i) => {
    while (!isKlaar) {
      const { status } = await speler.send([speler.antwoord()], {
        naar: i % 2 === 0 ? server : tweede,
      })
      gegeven.push(status)
    }
  })
  const { status } = await send(server, 'jaarovergang/doorvoeren', 'POST', { vingerafdruk })
  isKlaar = true
  await Promise.all(oefenen)
  expect(status).toBe(200)
  expect(new Set(gegeven)).toEqual(new Set([200]))
})
