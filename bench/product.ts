import { spawn } from 'node:child_process'
import { SEED_ADMINS } from '../apps/api/src/seed/plan.ts'
import { ROOT } from '../rig/run.ts'
import { makeDataDir } from './kind.ts'
import { fillGroep } from './fill-groep.ts'

const LANGSTE_START_MS = 120_000

/** The whole product, running as `npm start` runs it. */
export interface Product {
  readonly adres: string
  readonly pid: number
  stop(): Promise<void>
}

/** Starts the product on a new data directory and any free port, and lets a first group play. */
export async function startProduct(): Promise<Product> {
  const { map, cleanUp } = makeDataDir()
  const kind = spawn(process.execPath, ['tooling/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: map },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    if (kind.exitCode === null) {
      const eind = new Promise((resolve) => kind.once('exit', resolve))
      kind.kill('SIGTERM')
      await eind
    }
    cleanUp()
  }
  try {
    const adres = await new Promise<string>((resolve, reject) => {
      let tekst = ''
      kind.stdout.on('data', (deel: Buffer) => {
        tekst += deel.toString()
        const poort = /http:\/\/localhost:(\d+)/.exec(tekst)?.[1]
        if (poort !== undefined) resolve(`http://localhost:${poort}`)
      })
      kind.once('exit', (code) => reject(new Error(`npm start eindigde met ${code}`)))
      setTimeout(() => reject(new Error('npm start duurt te lang')), LANGSTE_START_MS).unref()
    })
    await fillGroep(adres, SEED_ADMINS[0]?.groepen[0]?.leerlingen ?? [])
    return { adres, pid: kind.pid ?? 0, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
