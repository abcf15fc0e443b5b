import { readFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pauze } from 'node:timers/promises'
import pg from 'pg'
import type { Poging } from './klas.ts'
import type { Klaar } from './server.ts'

const HERSTEL_MS = 60_000
const LEZERS = 60
const KIJK_MS = 20

/** What is done harm to, and where its data lie. */
interface Doelwit {
  readonly klaar: Klaar
  readonly map: string
}

/** The process number of the embedded database. */
export const postmaster = (map: string): number =>
  Number(readFileSync(path.join(map, 'pg18', 'postmaster.pid'), 'utf8').split('\n')[0])

/** Does something again and again until told to stop, whatever comes of it. */
function herhaal(doe: () => Promise<unknown>): () => Promise<void> {
  let klaar = false
  const bezig = (async () => {
    while (!klaar) await doe().catch(() => pauze(KIJK_MS))
  })()
  return async () => {
    klaar = true
    await bezig
  }
}

/** A school that imports a lying zip without end, and sixty who read one invitation. */
export function startStorm(
  { klaar }: Pick<Doelwit, 'klaar'>,
  zip: Buffer<ArrayBuffer>,
): {
  stop(): Promise<void>
  readonly gedaan: Record<string, number>
} {
  const { staf, poort } = klaar
  const adres = `http://127.0.0.1:${poort}`
  const gedaan: Record<string, number> = {}
  const tel = async (wat: string, vraag: Promise<Response>): Promise<void> => {
    const antwoord = await vraag
    await antwoord.arrayBuffer()
    const naam = `${wat} ${antwoord.status}`
    gedaan[naam] = (gedaan[naam] ?? 0) + 1
  }
  const inlezen = (): Promise<void> =>
    tel(
      'liegende zip',
      fetch(`${adres}/api/admins/${staf.adminId}/imports?bestandsnaam=EDEX.ZIP`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${staf.token}`,
          'content-type': 'application/octet-stream',
        },
        body: zip,
      }),
    )
  const lezen = (): Promise<void> =>
    tel(
      'uitnodiging',
      fetch(`${adres}/api/uitnodigingen/lezen`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: staf.uitnodiging }),
      }),
    )
  // Each reader rests a moment, as somebody who presses reload; sixty of them at once to begin with.
  const stoppers = [
    herhaal(inlezen),
    ...Array.from({ length: LEZERS }, () => herhaal(() => lezen().then(() => pauze(1_000)))),
  ]
  return {
    gedaan,
    stop: async () => void (await Promise.all(stoppers.map((stop) => stop()))),
  }
}

/** One fall of the database. */
export interface Kill {
  readonly van: number
  /** When the database took connections again, and when the server answered as before. */
  readonly database: number
  readonly product: number
}

async function tot(doe: () => Promise<boolean>): Promise<number> {
  const grens = performance.now() + HERSTEL_MS
  while (performance.now() < grens) {
    if (await doe().catch(() => false)) return performance.now()
    await pauze(KIJK_MS)
  }
  throw new Error('binnen een minuut kwam het niet terug')
}

/** Kills the database as hard as can be, and waits until everything is well again. */
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
