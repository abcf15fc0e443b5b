/**
 * Those who do harm in the storm, in a process of their own: what their zips cost to send must not keep the process that
 * plays for the pupils and measures how long they wait. Says 'gepakt' when the zip is there and was sent some times, begins
 * at 'begin', and ends at 'gedaan', which it answers with what came of it.
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

/** What came of everything they asked, by kind and status, and their own processor time in ms. */
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

/** A school that imports a lying zip. */
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

/** Somebody who reads an invitation, and presses reload after a moment. */
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

/** Does something again and again until the end, whatever comes of it. */
async function repeat(doe: () => Promise<void>): Promise<void> {
  while (!isKlaar) await doe().catch(() => pauze(NA_FOUT_MS))
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
// A server that runs for days has read files and invitations before: the code is warm, as that of answers is.
for (let keer = 0; keer < OPWARMEN; keer += 1) await Promise.all([lezen(0), inlezen()])
for (const wat of Object.keys(aantallen)) delete aantallen[wat]
process.send?.({ soort: 'gepakt' })
