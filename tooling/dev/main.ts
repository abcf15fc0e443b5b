import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { readConfig, type Config } from '../../apps/api/src/platform/config.ts'
import { startEmbedded } from '../../apps/api/src/platform/postgres/start-embedded.ts'
import { openKeys } from '../../apps/api/src/start/open-keys.ts'
import { pageMeta } from '../../apps/api/src/start/page-meta.ts'
import { onNpmGone } from '../../rig/npm-gone.ts'
import { ROOT } from '../../rig/run.ts'
import { type ApiServer, startApiServer } from './api-server.ts'
import { databaseUrl } from './database-url.ts'
import { fillMeta } from './fill-meta.ts'
import { freePort, PUBLIC_PORT } from './ports.ts'

/** The addresses that the API server answers; every other address is a page or a file of the web app. */
const CALLS = '^/(?:api|audio|demo-school|readyz|healthz)(?:/|$)'

/** Where the server finds its sources and its tables, below the root. */
const SERVER_SOURCES = ['apps/api/src', 'apps/api/migrations', 'packages']
const MIGRATIONS = path.join(ROOT, 'apps/api/migrations')

/** Files that no browser has business with: what Vite refuses by itself, which a list of one's own replaces, and the database. */
const SECRETS = [
  '.env',
  '.env.*',
  '*.{crt,pem,key,p12,pfx,cer,der}',
  '.npmrc',
  '.yarnrc.yml',
  '**/.git/**',
  '**/.data/**',
]

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** Opens the database, which stays up while the server restarts. */
async function openDatabase({ database, dataDir, port }: Config) {
  if (database) return { connection: database, stop: async () => undefined }
  return startEmbedded({ dataDir, address: `http://localhost:${port}`, log: say })
}

/** Returns the environment in which the server finds that database and the keys of this installation. */
async function serverEnv(config: Config, url: string, port: number): Promise<NodeJS.ProcessEnv> {
  const { signingKeyPem, geheimKey } = await openKeys(config)
  return {
    ...process.env,
    DATABASE_URL: url,
    SIGNING_KEY: signingKeyPem,
    PUPIL_SECRET_KEY: geheimKey.toString('base64'),
    DEMO: config.demo ? '1' : '0',
    HOST: '127.0.0.1',
    PORT: `${port}`,
    // The server in front adds one proxy, which passes on who asked.
    TRUST_PROXY: `${config.trustProxy + 1}`,
    [PUBLIC_PORT]: `${config.port}`,
    NODE_COMPILE_CACHE: path.join(ROOT, '.cache/node'),
  }
}

/** Gives the page the values of this installation, which the server gives to the built page. */
const installation = (config: Config): Plugin => ({
  name: 'letterhaven:installation',
  transformIndexHtml: (html) => fillMeta(html, pageMeta(config)),
})

/** Tells the server which files were saved. */
const inFrontOf = (api: ApiServer): Plugin => ({
  name: 'letterhaven:server',
  configureServer({ watcher }) {
    watcher.add(SERVER_SOURCES.map((folder) => path.join(ROOT, folder)))
    for (const event of ['add', 'change', 'unlink'] as const)
      watcher.on(event, (file) => api.report(path.resolve(file)))
  },
})

interface Served {
  readonly config: Config
  readonly api: ApiServer
  /** Where the server of the calls answers. */
  readonly port: number
}

/** Serves the web app from its sources, each module when a browser asks for it. */
async function serveWeb({ config, api, port }: Served): Promise<{ close(): Promise<void> }> {
  const server = await createServer({
    configFile: path.join(ROOT, 'apps/web/vite.config.ts'),
    plugins: [installation(config), inFrontOf(api)],
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      // No page of another address may read what is served here, and nobody the database and its keys.
      cors: false,
      fs: { deny: [...SECRETS, `${config.dataDir}/**`] },
      proxy: {
        [CALLS]: {
          target: `http://127.0.0.1:${port}`,
          // The host stays as the browser named it, because the server chooses the wording by it.
          changeOrigin: false,
          xfwd: true,
          // Calls wait while the server starts anew.
          async bypass() {
            await api.settled()
            return null
          },
        },
      },
    },
  })
  return server.listen()
}

const config = readConfig(process.env, ROOT)
const database = await openDatabase(config)
const port = await freePort()
const api = startApiServer(await serverEnv(config, databaseUrl(database.connection), port), {
  say,
  mustRestart: (file) => file.startsWith(MIGRATIONS),
})
const web = await serveWeb({ config, api, port })

/** Stops all three once, on a signal; the server may finish what it is doing first. */
const stop = Promise.withResolvers<undefined>()
// Vite would end this process on its own, and leave the server behind.
process.removeAllListeners('SIGTERM')
process.stdin.removeAllListeners('end')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.resolve(undefined))
onNpmGone(() => stop.resolve(undefined))
await stop.promise
await web.close()
await api.stop()
await database.stop()
process.exit()
