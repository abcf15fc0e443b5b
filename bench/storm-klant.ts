/**
 * The attackers of the storm, in their own process: the cost of sending their zips must not slow the process that plays for the
 * pupils and measures how long they wait. It sends 'gepakt' when the zip has been made and sent a few times, begins at 'begin',
 * and ends at 'gedaan', which it answers with the results.
 */
import { setTimeout as pauze } from 'node:timers/promises'
import { makeLiegendeZip } from './liegende-zip.ts'
import type { Staf } from './staf.ts'

const LEZERS = 60
const LEZER_RUST_MS = 1_000
const NA_FOUT_MS = 20
const OPWARMEN = 10

/** What they are told at the start, as JSON in `BENCH_STORM`. */
export interface Opdracht {
  readonly staf: Staf
  readonly poort: number
  readonly zipMb: number
}

/** The results of all requests, by kind and status, and the processor time of this process in ms. */
export interface Gedaan {
  readonly soort: 'gedaan'
  readonly aantallen: Record<string, number>
  readonly ms: number
}

const { staf, poort, zipMb } = JSON.parse(process.env['BENCH_STORM'] ?? '') as Opdracht
const adres = `http://127.0.0.1:${poort}`
const zip = makeLiegendeZip(zipMb)
const aantallen: Record<string, number> = {}
let isKlaar = false

async function count(wat: string, vraag: Promise<Response>): Promise<void> {
  const antwoord = await vraag
  await antwoord.arrayBuffer()
  const naam = `${wat} ${antwoord.status}`
  aantallen[naam] = (aantallen[naam] ?? 0) + 1
}

/** Imports a lying zip, as a school would. */
const inlezen = (): Promise<void> =>
  count(
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

/** Reads an invitation, and reloads it after a pause. */
async function lezen(rustMs: number): Promise<void> {
  await count(
    'uitnodiging',
    fetch(`${adres}/api/uitnodigingen/lezen`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: staf.uitnodiging }),
    }),
  )
  await pauze(rustMs)
}

/** Repeats something until the end, whatever its result. */
async function repeat(perform: () => Promise<void>): Promise<void> {
  while (!isKlaar) await perform().catch(() => pauze(NA_FOUT_MS))
}

let bezig: Promise<unknown> = Promise.resolve()
let begin = process.cpuUsage()

const doe: Readonly<Record<string, (() => Promise<void>) | undefined>> = {
  async begin() {
    begin = process.cpuUsage()
    bezig = Promise.all([
      repeat(inlezen),
      ...Array.from({ length: LEZERS }, () => repeat(() => lezen(LEZER_RUST_MS))),
    ])
    process.send?.({ soort: 'begin' })
  },
  async gedaan() {
    isKlaar = true
    await bezig
    const { user, system } = process.cpuUsage(begin)
    process.send?.({ soort: 'gedaan', aantallen, ms: (user + system) / 1000 } satisfies Gedaan)
  },
  async stop() {
    process.disconnect?.()
  },
}
process.on('message', ({ soort }: { soort: string }) => void doe[soort]?.())
// A server that has run for days has read files and invitations before, so this code is warm, as that for answers is.
for (let keer = 0; keer < OPWARMEN; keer += 1) await Promise.all([lezen(0), inlezen()])
for (const wat of Object.keys(aantallen)) delete aantallen[wat]
process.send?.({ soort: 'gepakt' })
