/**
 * `npm run geluid:toevoegen -- --taal nl-BE --tekst 'Kijk goed naar het woord.' zin.mp3`, or with files and folders in which
 * each file is named after the word that it says (`hond.mp3`), or with `--klanken` after the sound of a letter (`oe.mp3`). The product must be running, or DATABASE_URL must be set.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { SpreektaalSchema, type Spreektaal } from '@letterhaven/contracts/geluid'
import { klankTekst } from '@letterhaven/taal/klanken'
import { woordenTotEnMet } from '@letterhaven/taal/woorden'
import { eigenTeksten } from '../apps/api/src/features/geluiden/eigen-teksten.policy.ts'
import { GeluidGeweigerd } from '../apps/api/src/features/geluiden/geluiden.service.ts'
import { addOpname } from '../apps/api/src/features/geluiden/opname.service.ts'
import { readConfig } from '../apps/api/src/platform/config.ts'
import { createKysely, createOwnerPool, type Connection } from '../apps/api/src/platform/db.ts'
import { findRunning } from '../apps/api/src/platform/postgres/find-running.ts'
import type { Tables } from '../apps/api/src/schema/tables.ts'

const HOOGSTE_GROEP = 8
const UITLEG = `Gebruik: npm run geluid:toevoegen -- [--taal nl-NL|nl-BE] [--tekst 'de woorden' | --klanken] bestand-of-map …
Zonder --tekst zegt elk bestand het woord dat zijn naam is: hond.mp3.
Met --klanken zegt elk bestand de klank die zijn naam is: oe.mp3 zegt 'oe', m.mp3 zegt 'mmm' en niet 'em'.`

interface Opdracht {
  readonly taal: Spreektaal
  readonly bestanden: readonly { readonly pad: string; readonly tekst: string }[]
}

const say = (regel: string): void => void process.stdout.write(`${regel}\n`)

/** Returns the files in a folder, or the file itself. */
const bestandenVan = (pad: string): string[] =>
  statSync(pad).isDirectory()
    ? readdirSync(pad)
        .filter((naam) => !naam.startsWith('.'))
        .map((naam) => path.join(pad, naam))
    : [pad]

/** Reads the arguments; returns null where they cannot be understood. */
function readOpdracht(args: readonly string[]): Opdracht | null {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      taal: { type: 'string', default: 'nl-NL' },
      tekst: { type: 'string' },
      klanken: { type: 'boolean', default: false },
    },
  })
  const taal = SpreektaalSchema.safeParse(values.taal)
  const paden = positionals.flatMap(bestandenVan)
  const isEenduidig = values.tekst === undefined || (paden.length === 1 && !values.klanken)
  const naamVan = (pad: string): string => {
    const { name } = path.parse(pad)
    return values.klanken ? klankTekst(name) : name
  }
  if (!taal.success || paden.length === 0 || !isEenduidig) return null
  return {
    taal: taal.data,
    bestanden: paden.map((pad) => ({ pad, tekst: values.tekst ?? naamVan(pad) })),
  }
}

function database(): Connection {
  const config = readConfig(process.env, process.cwd())
  const gevonden = config.database ?? findRunning(config.dataDir)
  if (!gevonden) throw new Error('Letterhaven draait niet: start het eerst, of zet DATABASE_URL.')
  return gevonden
}

/** Returns why a recording was refused; rethrows any other error. */
function geweigerdOm(fout: unknown): string {
  if (fout instanceof GeluidGeweigerd) return fout.message
  throw fout
}

/** Adds the recordings one by one; returns how many were refused. */
async function add({ taal, bestanden }: Opdracht): Promise<number> {
  const eigen = eigenTeksten(await woordenTotEnMet(HOOGSTE_GROEP))
  const pool = createOwnerPool(database(), 'letterhaven geluid')
  const owner = createKysely<Tables>(pool)
  let geweigerd = 0
  try {
    for (const { pad, tekst } of bestanden) {
      const opname = { taal, tekst, bytes: readFileSync(pad) }
      const fout = await addOpname(owner, opname, eigen).catch(geweigerdOm)
      if (fout) geweigerd += 1
      say(fout ? `✗ ${pad}: ${fout}` : `✓ ${taal} ${tekst}`)
    }
  } finally {
    await pool.end()
  }
  return geweigerd
}

try {
  const opdracht = readOpdracht(process.argv.slice(2))
  if (!opdracht) throw new Error(UITLEG)
  process.exitCode = (await add(opdracht)) > 0 ? 1 : 0
} catch (fout) {
  process.stderr.write(`${fout instanceof Error ? fout.message : String(fout)}\n`)
  process.exitCode = 1
}
