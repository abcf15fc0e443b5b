import { randomUUID } from 'node:crypto'
import type { Samengevoegd } from '@letterhaven/contracts/groep'
import { metTweeServers } from '@letterhaven/testkit/met-twee-servers'
import type { TestServer } from '@letterhaven/testkit/test-server'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { sweepSporen } from '../../features/bewaartermijn/bewaartermijn.service.ts'

const beide = metTweeServers()

interface Aanroep {
  readonly wat?: string
  readonly method?: 'POST' | 'PUT'
  readonly body: unknown
  readonly sleutel?: string
  readonly op?: TestServer
  readonly token?: string
}

function perform({
  wat = 'groepen',
  method = 'POST',
  body,
  sleutel,
  op = beide.server,
  token,
}: Aanroep) {
  const { adminId, rollen } = beide.school
  return op.call(`/api/admins/${adminId}/${wat}`, {
    method,
    token: token ?? rollen.schooladmin.token,
    body,
    ...(sleutel === undefined ? {} : { headers: { 'idempotency-key': sleutel } }),
  })
}

const metNaam = async (naam: string): Promise<number> => {
  const rijen = await beide.server.owner
    .selectFrom('groep')
    .select('id')
    .where('admin_id', '=', beide.school.adminId)
    .where('naam', '=', naam)
    .execute()
  return rijen.length
}

describe('a call that is made again because its answer was lost', () => {
  it('makes one group, and answers the same', async () => {
    const [naam, sleutel] = [randomUUID(), randomUUID()]
    const eerst = await perform({ body: { naam }, sleutel })
    expect(eerst.status).toBe(200)
    expect((await perform({ body: { naam }, sleutel })).body).toEqual(eerst.body)
    expect(await metNaam(naam)).toBe(1)
    // Somebody who asks for it a second time is told why it is refused.
    expect((await perform({ body: { naam } })).status).toBe(400)
    expect((await perform({ body: { naam }, sleutel: randomUUID() })).status).toBe(400)
  })

  it('does so at two servers at one moment', async () => {
    const [naam, sleutel] = [randomUUID(), randomUUID()]
    const antwoorden = await Promise.all(
      [beide.server, beide.tweede, beide.server, beide.tweede].map((op) =>
        perform({ body: { naam }, sleutel, op }),
      ),
    )
    expect(antwoorden.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(new Set(antwoorden.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    expect(await metNaam(naam)).toBe(1)
  })

  it('merges once, and the answer still undoes it', async () => {
    const { adminId, groepId } = beide.school
    const ander = await beide.server.build.groep(adminId)
    await beide.server.build.leerling(adminId, { groepId: ander })
    const een = {
      wat: `groepen/${ander}/samenvoegen`,
      body: { naar: groepId },
      sleutel: randomUUID(),
    }
    const eerst = await perform(een)
    expect((eerst.body as Samengevoegd).aantal).toBe(1)
    const weer = await perform(een)
    expect(weer.body).toEqual(eerst.body)
    const terug = await perform({
      wat: `groepen/${ander}/samenvoegen/terugdraaien`,
      body: { daad: (weer.body as Samengevoegd).daad },
    })
    expect(terug.body).toEqual({ terug: 1 })
  })

  it('moves once, and the answer still says where somebody sat', async () => {
    const { adminId, groepId } = beide.school
    const ander = await beide.server.build.groep(adminId)
    const { id: leerlingId } = await beide.server.build.leerling(adminId, { groepId })
    const een = {
      wat: 'plaatsingen',
      method: 'PUT',
      body: { plekken: [{ leerlingId, groepId: ander }] },
      sleutel: randomUUID(),
    } as const
    const eerst = await perform(een)
    expect(eerst.body).toEqual({ vorige: [{ leerlingId, groepId, alleenUit: ander }] })
    expect((await perform(een)).body).toEqual(eerst.body)
    expect((await perform({ ...een, sleutel: randomUUID() })).body).toEqual({ vorige: [] })
  })
})

describe('the same key', () => {
  it('with something else asked is another call', async () => {
    const [een, twee, sleutel] = [randomUUID(), randomUUID(), randomUUID()]
    const eerst = await perform({ body: { naam: een }, sleutel })
    const ander = await perform({ body: { naam: twee }, sleutel })
    expect(ander.status).toBe(200)
    expect(ander.body).not.toEqual(eerst.body)
  })

  it('of somebody else is another call: nobody gets an answer that is not theirs', async () => {
    const [naam, sleutel] = [randomUUID(), randomUUID()]
    await perform({ body: { naam }, sleutel })
    const { gebruikersnaam, wachtwoord } = await beide.server.build.medewerker(
      beide.school.adminId,
      'schooladmin',
    )
    const { body } = await beide.server.call('/api/auth', {
      method: 'POST',
      body: { gebruikersnaam, wachtwoord },
    })
    const { token } = body as { token: string }
    expect((await perform({ body: { naam }, sleutel, token })).status).toBe(400)
  })

  it('after a refusal does what can be done now', async () => {
    const [naam, sleutel] = [randomUUID(), randomUUID()]
    const eerder = await perform({ body: { naam } })
    expect((await perform({ body: { naam }, sleutel })).status).toBe(400)
    const { id } = eerder.body as { id: string }
    await perform({ wat: `groepen/${id}/archief`, method: 'PUT', body: { gearchiveerd: true } })
    expect((await perform({ body: { naam }, sleutel })).status).toBe(200)
  })

  it('that is none is refused', async () => {
    for (const sleutel of ['kort', 'x'.repeat(65), `${randomUUID()}; drop`])
      expect((await perform({ body: { naam: randomUUID() }, sleutel })).status).toBe(400)
  })
})

it('what was answered is forgotten when a pupil is erased that it may name', async () => {
  const { adminId, groepId, rollen } = beide.school
  const { server } = beide
  const { id } = await server.build.leerling(adminId, { groepId })
  const naar = await server.build.groep(adminId)
  await perform({
    wat: 'plaatsingen',
    method: 'PUT',
    body: { plekken: [{ leerlingId: id, groepId: naar }] },
    sleutel: randomUUID(),
  })
  const noemt = async (): Promise<number> => {
    const { rows } =
      await sql`select 1 from eenmaal where antwoord::text like ${`%${id}%`}`.execute(server.owner)
    return rows.length
  }
  expect(await noemt()).toBe(1)
  const { token } = rollen.schooladmin
  const bak = `/api/admins/${adminId}/prullenbak`
  const leerlingen = [id]
  await server.call(bak, { method: 'PUT', token, body: { leerlingen, weg: true } })
  const gewist = await server.call(`${bak}/wissen`, { method: 'POST', token, body: { leerlingen } })
  expect(gewist.status).toBe(200)
  expect(await noemt()).toBe(0)
})

it('what was answered a day ago is done anew, also before the round of the night', async () => {
  const [naam, sleutel] = [randomUUID(), randomUUID()]
  const { id } = (await perform({ body: { naam }, sleutel })).body as { id: string }
  await perform({ wat: `groepen/${id}/archief`, method: 'PUT', body: { gearchiveerd: true } })
  await sql`update eenmaal set op = op - interval '25 hours'`.execute(beide.server.owner)
  const weer = await perform({ body: { naam }, sleutel })
  expect(weer.status).toBe(200)
  expect((weer.body as { id: string }).id).not.toBe(id)
})

it('what was answered is forgotten after a day', async () => {
  const { server, school } = beide
  await perform({ body: { naam: randomUUID() }, sleutel: randomUUID() })
  const { adminId } = school
  const count = async (): Promise<number> =>
    (
      await server.owner
        .selectFrom('eenmaal')
        .select('op')
        .where('admin_id', '=', adminId)
        .execute()
    ).length
  const voor = await count()
  expect(voor).toBeGreaterThan(0)
  await sweepSporen(server.ctx)
  expect(await count()).toBe(voor)
  await sql`update eenmaal set op = op - interval '25 hours' where admin_id = ${adminId}`.execute(
    server.owner,
  )
  await sweepSporen(server.ctx)
  expect(await count()).toBe(0)
})
