import { createApp, type App } from '../apps/api/src/app.ts'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { Context } from '../apps/api/src/kern/context.ts'
import { startSession } from '../apps/api/src/features/sessies/sessies.service.ts'
import { createLogger } from '../apps/api/src/platform/logging.ts'
import { createPool } from '../apps/api/src/platform/db.ts'
import { openOwnKeys } from '../apps/api/src/platform/keys.ts'
import { startEmbedded } from '../apps/api/src/platform/postgres/start-embedded.ts'
import { createHandles } from '../apps/api/src/start/create-context.ts'
import { prepareDatabase } from '../apps/api/src/start/prepare-database.ts'
import type pg from 'pg'
import { makeDataDir } from './kind.ts'
import { getal } from './verslag.ts'
import { fillDatabase, type MeetGroep, type Omvang } from './vul-antwoorden.ts'

const KEREN = 40
const OPWARM = 8
const VULTIJD_MS = 900_000
const TOKEN_SECONDS = 3600
const logger = createLogger('warn')

/** A server on its own filled database. */
export interface MeetServer {
  readonly app: App
  /** One connection to the database, as its owner. */
  readonly pool: pg.Pool
  readonly groep: MeetGroep
  /** Makes a token for somebody in the group's school. */
  readonly makeToken: (id: string, role: 'docent' | 'leerling' | 'schooladmin') => Promise<string>
}

/** Measures how long something takes, many times, after some runs to warm up. */
export async function measureKeren(werk: () => Promise<unknown>): Promise<number[]> {
  const tijden: number[] = []
  for (let keer = 0; keer < OPWARM + KEREN; keer += 1) {
    const begin = performance.now()
    await werk()
    if (keer >= OPWARM) tijden.push(performance.now() - begin)
  }
  return tijden
}

/** Requests a page through the whole app; returns the length of the response in characters. */
export async function vraag({ fastify }: App, url: string, token: string): Promise<number> {
  const { statusCode, body } = await fastify.inject({
    url,
    headers: { authorization: `Bearer ${token}` },
  })
  if (statusCode !== 200) throw new Error(`${url} gaf ${statusCode}`)
  return body.length
}

const tokenMaker =
  (ctx: Context, adminId: string): MeetServer['makeToken'] =>
  async (id, role) => {
    const wie = { userId: id as UserId, role, adminId: adminId as AdminId }
    const session = { wie, ver: 1, soort: 'wachtwoord', agent: '', seconds: TOKEN_SECONDS } as const
    return (await startSession(ctx, session)).token
  }

/** Fills the database and prints how many rows it has. */
async function fill(pool: pg.Pool, ctx: Context, omvang: Omvang): Promise<MeetGroep> {
  const begin = performance.now()
  const groep = await fillDatabase(pool, ctx, omvang)
  const { rows } = await pool.query<{ aantal: number }>('select count(*) as aantal from antwoord')
  process.stdout.write(
    `  ${getal(rows[0]?.aantal ?? 0)} antwoorden, gevuld in ${getal((performance.now() - begin) / 1000, 1)} s; ` +
      `${KEREN} keer na ${OPWARM} om warm te lopen\n\n`,
  )
  return groep
}

/** Starts a PostgreSQL and a server, fills it, measures, and leaves nothing behind. */
export async function metMeetServer(
  omvang: Omvang,
  meet: (server: MeetServer) => Promise<void>,
): Promise<void> {
  const { map, cleanUp } = makeDataDir()
  const embedded = await startEmbedded({ dataDir: map, log: () => undefined })
  try {
    const owner = embedded.connection
    const keys = await openOwnKeys(map)
    await prepareDatabase(owner, keys.geheimKey)
    const handles = await createHandles({
      owner,
      ...keys,
      now: () => new Date(),
      connections: { les: 2, werk: 2, bezoek: 1 },
      vlaamseHosts: ['vlaams.localhost'],
      logger,
    })
    const pool = createPool(owner, {
      max: 1,
      applicationName: 'letterhaven bench',
      statementTimeout: VULTIJD_MS,
    })
    const { ctx, watch } = handles
    const groep = await fill(pool, ctx, omvang)
    const rest = { web: null, logger, trustProxy: 0, checkResponses: false } as const
    const app = await createApp({ ctx, watch, ...rest })
    await meet({ app, pool, groep, makeToken: tokenMaker(ctx, groep.adminId) })
    await app.stop()
    await pool.end()
    await handles.close()
  } finally {
    await embedded.stop()
    cleanUp()
  }
}
