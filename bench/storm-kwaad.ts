import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pauze } from 'node:timers/promises'
import pg from 'pg'
import { startKind } from './kind.ts'
import type { Poging } from './klas.ts'
import type { Klaar } from './server.ts'
import type { Gedaan, Opdracht } from './storm-klant.ts'

const HERSTEL_MS = 60_000
const KIJK_MS = 20

/** The server under attack, and the folder of its data. */
interface Doelwit {
  readonly klaar: Klaar
  readonly map: string
}

/** Returns the process id of the embedded database. */
export const postmaster = (map: string): number =>
  Number(readFileSync(path.join(map, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0])

/** The attack of the storm, ready to begin. */
export interface Storm {
  begin(): Promise<unknown>
  /** Ends it, and returns its results and its own cost. */
  stop(): Promise<Gedaan>
}

/** Prepares a school that imports a lying zip without end, and sixty readers of one invitation. */
export async function makeStorm(
  { klaar: { staf, poort } }: Pick<Doelwit, 'klaar'>,
  zipMb: number,
): Promise<Storm> {
  const opdracht: Opdracht = { staf, poort, zipMb }
  const kind = startKind('storm-klant.ts', { BENCH_STORM: JSON.stringify(opdracht) })
  await kind.waitFor('gepakt')
  return {
    begin: () => kind.vraag('begin'),
    async stop() {
      const gedaan = await kind.vraag<Gedaan>('gedaan')
      await kind.stop()
      return gedaan
    },
  }
}

/** One crash of the database. */
export interface Kill {
  readonly van: number
  /** When the database accepted connections again, and when the server worked as before. */
  readonly database: number
  readonly product: number
}

async function tot(perform: () => Promise<boolean>): Promise<number> {
  const grens = performance.now() + HERSTEL_MS
  while (performance.now() < grens) {
    if (await perform().catch(() => false)) return performance.now()
    await pauze(KIJK_MS)
  }
  throw new Error('binnen een minuut kwam het niet terug')
}

/** Kills the database with SIGKILL, and waits until everything has recovered. */
export async function dood({ klaar, map }: Doelwit, pogingen: readonly Poging[]): Promise<Kill> {
  const van = performance.now()
  process.kill(postmaster(map), 'SIGKILL')
  const database = await tot(async () => {
    const client = new pg.Client({ ...klaar.owner })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select 1')
    await client.end()
    return true
  })
  const product = await tot(async () => {
    const antwoord = await fetch(`http://127.0.0.1:${klaar.poort}/readyz`)
    await antwoord.arrayBuffer()
    const isBevestigd = pogingen.some((een) => een.bevestigd && een.van > database)
    return antwoord.status === 200 && isBevestigd
  })
  return { van, database, product }
}
