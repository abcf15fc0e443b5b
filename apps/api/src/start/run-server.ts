import { woordkeusBijHost } from '@letterhaven/domain/woordkeus'
import { createApp, type App } from '../app.ts'
import { ConfigError, readConfig, type Config } from '../platform/config.ts'
import type { OwnHost } from '../platform/own-hosts.ts'
import type { WebApp } from '../platform/web-app.ts'
import { createLogger } from '../platform/logging.ts'
import { renewSetupLink } from '../features/uitnodigingen/uitnodigingen.service.ts'
import { requirePort } from '../platform/port.ts'
import type { Postbus } from '../platform/postbus.ts'
import { startEmbedded, type Embedded } from '../platform/postgres/start-embedded.ts'
import { listDemoAccounts } from '../seed/demo-accounts.ts'
import { DEMO_MENSEN } from '../seed/demoschool.ts'
import { seedDemo } from '../seed/seed.service.ts'
import { announcement } from './announce.ts'
import { awaitReader } from './await-reader.ts'
import { createHandles, type Handles } from './create-context.ts'
import { startJobs, type Jobs } from './jobs.ts'
import { createSiteUrl } from './site-url.ts'
import { openKeys } from './open-keys.ts'
import { pageMeta } from './page-meta.ts'
import { prepareDatabase } from './prepare-database.ts'

/** Lessons come first: a class is answered while a school is being arranged and visitors come by. */
const CONNECTIONS = { les: 8, werk: 5, bezoek: 3 }
/** A stop that takes longer is cut off, in ms: the database itself needs no orderly goodbye. */
const STOP_MS = 15_000

/** Makes sure that the web app is built, and returns where it is. */
export type PrepareWeb = () => Promise<string>

export interface ServerOptions {
  /** Null when another server in front of this one serves the web app. */
  readonly prepareWeb: PrepareWeb | null
  /** The port at which browsers find that server; links in mails lead there. */
  readonly publicPort?: number
  /** Whether to leave out the addresses and accounts that a start prints. */
  readonly isSilent?: boolean
}

/** What was started, in the order in which it came up. */
interface Running {
  embedded?: Embedded
  postbus?: Postbus | null
  handles?: Handles
  jobs?: Jobs
  app?: App
  opzetToken?: string | null
}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

async function startUp(
  config: Config,
  { prepareWeb, publicPort }: ServerOptions,
  running: Running,
): Promise<void> {
  const address = `http://localhost:${config.port}`
  if (!config.database) {
    running.embedded = await startEmbedded({ dataDir: config.dataDir, address, log: say })
  }
  const owner = config.database ?? running.embedded?.connection
  if (!owner) throw new Error('no database')
  await requirePort(config)
  const keys = await openKeys(config)
  await prepareDatabase(owner, keys.geheimKey)
  const logger = createLogger(config.logLevel)
  running.postbus = await openPostbus(config)
  running.handles = await createHandles({
    owner,
    reader: config.readDatabase,
    ...keys,
    now: () => new Date(),
    vlaamseHosts: config.vlaamseHosts,
    connections: CONNECTIONS,
    logger,
    mail: config.mail,
    tts: config.tts,
    postbus: running.postbus,
    siteUrl: createSiteUrl(config, () => publicPort ?? portOf(running.app, config)),
  })
  const { ctx, watch, readPool } = running.handles
  if (readPool) await awaitReader(readPool)
  if (config.demo) await seedDemo(ctx)
  running.opzetToken = await renewSetupLink(ctx)
  running.jobs = await startJobs(ctx, owner)
  running.app = await createApp({
    ctx,
    watch,
    web: prepareWeb && (await openWeb(config, prepareWeb)),
    ssoAanbieders: config.ssoAanbieders,
    demoMensen: config.demo ? DEMO_MENSEN : [],
    logger,
    trustProxy: config.trustProxy,
    checkResponses: false,
  })
  await running.app.fastify.listen({ host: config.host, port: config.port })
}

/** Returns the built web app, with what its pages must be told about this installation. */
const openWeb = async (config: Config, prepareWeb: PrepareWeb): Promise<WebApp> => ({
  root: await prepareWeb(),
  meta: pageMeta(config),
  variant: (host) => woordkeusBijHost(host, config.vlaamseHosts).land,
  ownHosts: ownHosts(config),
})

/** Imported only when it is used: an ordinary installation has no post box. */
async function openPostbus({ demo, mail }: Config): Promise<Postbus | null> {
  if (!demo || mail) return null
  const { startPostbus } = await import('../platform/postbus.ts')
  return startPostbus('Letterhaven <post@letterhaven.example>')
}

/** Returns the configured hosts, each with its wording; of two with the same wording only the first. */
const ownHosts = ({ eigenHosts, vlaamseHosts }: Config): OwnHost[] =>
  eigenHosts
    .map((host) => {
      const { land, taal } = woordkeusBijHost(host, vlaamseHosts)
      return { host, variant: land, language: taal }
    })
    .filter(({ variant }, i, all) => all.findIndex((one) => one.variant === variant) === i)

/** Stops everything in reverse order; work under way is finished first. */
async function shutDown({ app, jobs, handles, postbus, embedded }: Running): Promise<void> {
  await app?.stop()
  await jobs?.stop()
  await handles?.close()
  await postbus?.close()
  await embedded?.stop()
}

function portOf(app: App | undefined, config: Config): number {
  const address = app?.fastify.server.address()
  return typeof address === 'object' && address ? address.port : config.port
}

/** Returns the operator's sentence for a start that failed. */
function explain(error: unknown, config: Config): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'EADDRINUSE') {
    return `Poort ${config.port} is al in gebruik. Kies een andere met PORT=… of stop het andere programma.`
  }
  if (code === 'EACCES')
    return `Poort ${config.port} mag niet gebruikt worden. Kies een andere met PORT=…`
  return error instanceof Error ? error.message : String(error)
}

function stopOnSignal(running: Running): void {
  let isStopping = false
  const stop = (signal: NodeJS.Signals): void => {
    if (isStopping) return
    isStopping = true
    say(`\n${signal}: Letterhaven stopt netjes.`)
    setTimeout(() => process.exit(1), STOP_MS).unref()
    shutDown(running).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

/** Reads the configuration; null, once that was said, where it cannot be used. */
function readConfigOrSay(): Config | null {
  try {
    return readConfig(process.env, process.cwd())
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
    return null
  }
}

/**
 * Starts the whole product; ends the process when that cannot be done. The web app is built only once the data directory is
 * ours: a second start must not replace the files that the first one uses.
 */
export async function runServer(options: ServerOptions): Promise<void> {
  const config = readConfigOrSay()
  if (!config) return
  const running: Running = {}
  stopOnSignal(running)
  try {
    await startUp(config, options, running)
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`)
    await shutDown(running).catch(() => undefined)
    process.exit(1)
  }
  if (!running.app || options.isSilent) return
  const [vlaams = 'vlaams.localhost'] = config.vlaamseHosts
  const accounts = config.demo ? listDemoAccounts(vlaams) : null
  say(
    announcement({
      port: options.publicPort ?? portOf(running.app, config),
      hosts: accounts ? ['localhost', vlaams] : [config.host],
      accounts,
      opzetToken: running.opzetToken ?? null,
      post: running.postbus ? 'postbus' : config.mail ? 'smtp' : 'uit',
    }),
  )
}
