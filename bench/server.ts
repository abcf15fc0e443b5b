/**
 * The server of the product in its own process, without its web app, on an embedded database with the settings of `npm start`
 * (fsync on). It reports where it is and who can play, then answers 'cpu' with its processor time, and stops at 'stop'.
 */
import { createApp } from '../apps/api/src/app.ts'
import { createKysely, createOwnerPool, type Connection } from '../apps/api/src/platform/db.ts'
import { createLogger } from '../apps/api/src/platform/logging.ts'
import { startPostbus } from '../apps/api/src/platform/postbus.ts'
import { openOwnKeys } from '../apps/api/src/platform/keys.ts'
import { startEmbedded } from '../apps/api/src/platform/postgres/start-embedded.ts'
import type { Tables } from '../apps/api/src/schema/tables.ts'
import { createHandles } from '../apps/api/src/start/create-context.ts'
import { startJobs } from '../apps/api/src/start/jobs.ts'
import { prepareDatabase } from '../apps/api/src/start/prepare-database.ts'
import { bevolk, type Speler } from './bevolking.ts'
import { makeStaf, type Staf } from './staf.ts'

/** The same numbers of connections as `npm start` opens. */
const VERBINDINGEN = { les: 8, werk: 5, bezoek: 3 }
const SCHOLEN = {
  scholen: Number(process.env['BENCH_SCHOLEN'] ?? 6),
  leerlingen: Number(process.env['BENCH_LEERLINGEN'] ?? 10),
}

/** The message of the server when it is ready. */
export interface Klaar {
  readonly soort: 'klaar'
  readonly poort: number
  readonly verbindingen: number
  readonly owner: Connection
  /** The pupils who play through the server. */
  readonly spelers: readonly Speler[]
  /** As many other pupils, whose rows the bare transactions write. */
  readonly kaal: readonly Speler[]
  /** The head of a school where nobody plays. */
  readonly staf: Staf
}

/** Processor time of the server's process since its start, in ms. */
export interface Cpu {
  readonly soort: 'cpu'
  readonly ms: number
}

const dataDir = process.env['BENCH_DATA_DIR']
if (dataDir === undefined) throw new Error('BENCH_DATA_DIR ontbreekt')
const say = (bericht: Klaar | Cpu): void => void process.send?.(bericht)

const embedded = await startEmbedded({
  dataDir,
  log: (regel) => process.stderr.write(`${regel}\n`),
})
const owner = embedded.connection
const keys = await openOwnKeys(dataDir)
await prepareDatabase(owner, keys.geheimKey)
const logger = createLogger('error')
const postbus = await startPostbus('Letterhaven <post@letterhaven.example>')
const handles = await createHandles({
  owner,
  ...keys,
  now: () => new Date(),
  vlaamseHosts: [],
  connections: VERBINDINGEN,
  postbus,
  logger,
})
const { ctx, watch } = handles
const ownerPool = createOwnerPool(owner, 'letterhaven bench')
const kysely = createKysely<Tables>(ownerPool)
const spelers = await bevolk(kysely, ctx, SCHOLEN)
// Only the benchmark of the bare transaction needs these.
const kaal = process.env['BENCH_KAAL'] === '0' ? [] : await bevolk(kysely, ctx, SCHOLEN)
const staf = await makeStaf(kysely, ctx)
await ownerPool.end()
const jobs = await startJobs(ctx, owner)
const app = await createApp({
  ctx,
  watch,
  web: null,
  logger,
  trustProxy: 0,
  checkResponses: false,
})
await app.fastify.listen({ host: '127.0.0.1', port: 0 })

async function stop(): Promise<void> {
  await app.stop()
  await jobs.stop()
  await handles.close()
  await postbus.close()
  await embedded.stop()
  process.disconnect?.()
}

process.on('message', (bericht: { soort: string }) => {
  const { user, system } = process.cpuUsage()
  if (bericht.soort === 'cpu') say({ soort: 'cpu', ms: (user + system) / 1000 })
  if (bericht.soort === 'stop') void stop()
})

const adres = app.fastify.server.address()
if (typeof adres !== 'object' || adres === null) throw new Error('de server luistert niet')
say({
  soort: 'klaar',
  poort: adres.port,
  verbindingen: VERBINDINGEN.les,
  owner,
  spelers,
  kaal,
  staf,
})
