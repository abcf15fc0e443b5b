import { randomBytes } from 'node:crypto'
import { buildSchool, type TestSchool } from '@letterhaven/testkit/test-school'
import { startTestServer, type TestServer } from '@letterhaven/testkit/test-server'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest'

let server: TestServer
let school: TestSchool
let elders: TestSchool
const clients: pg.Client[] = []

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ ...server.ownerConnection })
  await client.connect()
  clients.push(client)
  return client
}

beforeAll(async () => {
  server = await startTestServer(inject('postgres'))
  school = await buildSchool(server)
  elders = await buildSchool(server)
})
afterAll(async () => {
  await Promise.all(clients.map((client) => client.end()))
  await server.close()
})

const HASH = randomBytes(32)

const leerling = () =>
  server.owner
    .selectFrom('leerling')
    .select('jaargroep')
    .where('id', '=', school.leerling.id)
    .executeTakeFirstOrThrow()

/** For each act, what makes it possible and the act itself; both run in one transaction that is rolled back. */
const DADEN: Record<string, (client: pg.Client) => Promise<unknown>> = {
  async wis_prullenbak(client) {
    const kind = school.leerling.id
    await begin(client, school)
    return client.query(`select wis_prullenbak(array['${kind}'::uuid], now())`)
  },
  async sluit_account(client) {
    await begin(client, school)
    return client.query(`select sluit_account(now())`)
  },
  async verhuis_leerling(client) {
    await begin(client, elders)
    return client.query(`select verhuis_leerling($1, now(), $2)`, [HASH, elders.docent.id])
  },
  async wis_leerlingen(client) {
    await begin(client, school)
    return client.query(
      `select wis_leerlingen('${school.adminId}', array['${school.leerling.id}'::uuid])`,
    )
  },
  // The opposite order, to show that it is noticed.
  async leerling_eerst(client) {
    await begin(client, school)
    await client.query(`select from leerling where id = '${school.leerling.id}' for update`)
    return client.query(`select from staat where leerling_id = '${school.leerling.id}' for update`)
  },
}

async function begin(client: pg.Client, { adminId }: TestSchool): Promise<void> {
  await client.query('begin')
  await client.query(`select set_config('app.admin_id', $1, true)`, [adminId])
}

/** Says whether the pupil is free for an answer's key while the act waits for the state that the answer holds. */
async function isLeerlingVrij(daad: (client: pg.Client) => Promise<unknown>): Promise<boolean> {
  const bezig = await connect()
  try {
    return await isVrijVoor('key share', () => daad(bezig))
  } finally {
    await bezig.query('rollback')
  }
}

/** Says whether the pupil can be locked this strongly while the act waits for the state that an answer holds. */
async function isVrijVoor(
  hoe: 'key share' | 'update',
  daad: () => Promise<unknown>,
): Promise<boolean> {
  const [antwoord, kijker] = [await connect(), await connect()]
  await antwoord.query('begin')
  await antwoord.query(`select from staat where leerling_id = $1 for update`, [school.leerling.id])
  const gedaan = daad()
  try {
    await vi.waitFor(
      async () => {
        const wachtend = await kijker.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        )
        expect(wachtend.rows).toHaveLength(1)
      },
      { timeout: 20_000 },
    )
    const vrij = await kijker.query(
      `select id from leerling where id = $1 for ${hoe} skip locked`,
      [school.leerling.id],
    )
    return vrij.rows.length === 1
  } finally {
    await antwoord.query('rollback')
    await gedaan
  }
}

describe('who erases or moves a pupil', () => {
  beforeAll(async () => {
    const { owner } = server
    const [kind, door] = [school.leerling.id, school.docent.id]
    await owner
      .insertInto('verhuistoken')
      .values({
        admin_id: school.adminId,
        leerling_id: kind,
        token_hash: HASH,
        door,
        gemaakt_op: new Date(),
        geldig_tot: new Date(Date.now() + 3_600_000),
      })
      .execute()
    const gevraagd = new Date(Date.now() - 1000)
    await owner
      .updateTable('admin')
      .set({ sluit_op: gevraagd, sluit_gevraagd_op: gevraagd, sluit_door: door })
      .where('admin_id', '=', school.adminId)
      .execute()
  })

  it.each(
    Object.keys(DADEN).filter((naam) => naam !== 'leerling_eerst' && naam !== 'wis_prullenbak'),
  )('waits for its state before it holds the pupil, as answers do: %s', async (naam) => {
    expect(await isLeerlingVrij(DADEN[naam] as (client: pg.Client) => Promise<unknown>)).toBe(true)
  })

  it('waits for its state before it holds one that lies in the prullenbak', async () => {
    const prullenbak = server.owner.updateTable('leerling').where('id', '=', school.leerling.id)
    await prullenbak.set({ deleted_at: new Date() }).execute()
    try {
      expect(await isLeerlingVrij(DADEN['wis_prullenbak'] as never)).toBe(true)
    } finally {
      await prullenbak.set({ deleted_at: null }).execute()
    }
  })

  it('waits for its state before it writes another year of the pupil, as those do who erase it', async () => {
    const set = (jaargroep: number) => () =>
      server.call(`/api/admins/${school.adminId}/leerlingen/${school.leerling.id}`, {
        method: 'PATCH',
        token: school.rollen.schooladmin.token,
        body: { jaargroep },
      })
    const { jaargroep } = await leerling()
    const ander = jaargroep === 7 ? 6 : 7
    expect(await isVrijVoor('update', set(ander))).toBe(true)
    expect((await leerling()).jaargroep).toBe(ander)
  })

  it('would be seen the other way round', async () => {
    expect(await isLeerlingVrij(DADEN['leerling_eerst'] as never)).toBe(false)
  })
})
