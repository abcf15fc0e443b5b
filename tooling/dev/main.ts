import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer, type Plugin } from 'vite'
import { readConfig, type Config } from '../../apps/api/src/platform/config.ts'
import { startEmbedded } from '../../apps/api/src/platform/postgres/start-embedded.ts'
import { openKeys } from '../../apps/api/src/start/open-keys.ts'
import { pageMeta } from '../../apps/api/src/start/page-meta.ts'
import { ROOT } from '../../rig/run.ts'
import { databaseUrl } from './database-url.ts'
import { fillMeta } from './fill-meta.ts'
import { freePort, PUBLIC_PORT } from './ports.ts'

/** The addresses that the API server answers; every other address is a page or a file of the web app. */
const CALLS = '^/(?:api|audio|demo-school|readyz|healthz)(?:/|$)'

/** Files below the root that no browser has business with: the first three are what Vite refuses by itself. */
const SECRETS = ['.env', '.env.*', '*.{crt,pem,key}', '**/.git/**', '**/.data/**']

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

/** Runs the API server, and restarts it after each change of a file that it loaded. */
function watchServer(env: NodeJS.ProcessEnv) {
  // Node blanks out types in place, so lines and columns are those of the source without any source map.
  const flags = ['--watch', '--watch-preserve-output']
  // Lets a debugger attach to the server instead of the watcher: DEV_INSPECT=9229 npm run dev.
  const inspect = process.env['DEV_INSPECT'] ? [`--inspect=${process.env['DEV_INSPECT']}`] : []
  return spawn(process.execPath, [...flags, ...inspect, 'tooling/dev/server.ts'], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

/** Gives the page the values of this installation, which the server gives to the built page. */
const installation = (config: Config): Plugin => ({
  name: 'letterhaven:installation',
  transformIndexHtml: (html) => fillMeta(html, pageMeta(config)),
})

/** Serves the web app from its sources, each module when a browser asks for it. */
async function serveWeb(config: Config, calls: string): Promise<{ close(): Promise<void> }> {
  const server = await createServer({
    configFile: path.join(ROOT, 'apps/web/vite.config.ts'),
    plugins: [installation(config)],
    server: {
      host: config.host,
      port: config.port,
      strictPort: true,
      // No page of another address may read what is served here, and nobody the database and its keys.
      cors: false,
      fs: { deny: [...SECRETS, `${config.dataDir}/**`] },
      // The host stays as the browser named it, because the server chooses the wording by it.
      proxy: { [CALLS]: { target: calls, changeOrigin: false, xfwd: true } },
    },
  })
  return server.listen()
}

const config = readConfig(process.env, ROOT)
const database = await openDatabase(config)
const port = await freePort()
const server = watchServer(await serverEnv(config, databaseUrl(database.connection), port))
const web = await serveWeb(config, `http://127.0.0.1:${port}`)

/** Stops all three once, on a signal or when the server ends; the server may finish what it is doing first. */
const stop = Promise.withResolvers<undefined>()
// Vite would end this process on its own, and leave the server and its watcher behind.
process.removeAllListeners('SIGTERM')
process.stdin.removeAllListeners('end')
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => stop.resolve(undefined))
server.once('exit', () => stop.resolve(undefined))
await stop.promise
await web.close()
const isGone = new Promise((resolve) => server.once('exit', resolve))
if (server.exitCode === null && server.signalCode === null && server.kill('SIGTERM')) await isGone
await database.stop()
process.exit()
