import { readFileSync, readdirSync } from 'node:fs'
import { setTimeout as pauze } from 'node:timers/promises'
import { createPool } from '../apps/api/src/platform/db.ts'
import { makeDataDir, startKind, type Kind } from './kind.ts'
import { startKlas, type Poging } from './klas.ts'
import { antwoordMaker, type MaakAntwoord } from './nieuw-antwoord.ts'
import type { Cpu, Klaar } from './server.ts'
import { dood, type Kill, makeStorm, postmaster } from './storm-kwaad.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const LEERLINGEN = Number(process.env['BENCH_LEERLINGEN'] ?? 1_000)
const KILLS = Number(process.env['BENCH_KILLS'] ?? 3)
const KNIE = [500, 1_000, 1_500, 2_000, 3_000]
const PER_SCHOOL = 50
const OPWARM_MS = 6_000
/**
 * How long the class is measured before and after the storm, both times, so that a moment in which the disk stands still does
 * not count in one of the two alone.
 */
const RUSTIG_MS = 20_000
const KNIE_MS = 8_000
/** Time between two crashes of the database: long enough to see it recover. */
const TUSSEN_MS = 15_000
const ZIP_MB = 600
const DOEL_KEER = 2
const DOEL_MS = 250
const DOEL_HERSTEL_MS = 5_000
const DOEL_DAARNA_MS = 1_000
/** Length of a clock tick in /proc: there are 100 a second on every Linux. */
const TIK_MS = 10

interface Opstelling {
  readonly klaar: Klaar
  readonly kind: Kind
  readonly map: string
  readonly make: MaakAntwoord
}

/** Returns the processor time of the database in ms: the server process and all its living children. */
function databaseCpu(map: string): number {
  const hoofd = postmaster(map)
  let som = 0
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue
    try {
      const velden = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ')
      const [ouder, gebruiker, systeem] = [velden[1], velden[11], velden[12]].map(Number)
      if (Number(pid) === hoofd || ouder === hoofd)
        som += ((gebruiker ?? 0) + (systeem ?? 0)) * TIK_MS
    } catch {
      // The process ended while it was being read.
    }
  }
  return som
}

interface Gemeten {
  readonly perS: number
  readonly p50: number
  readonly p99: number
  readonly server: number
  readonly database: number
  readonly client: number
}

const wachttijden = (pogingen: readonly Poging[]): number[] =>
  pogingen.filter((een) => een.bevestigd).map(({ van, tot }) => tot - van)

/** Measures this many pupils at human pace without any other load, for this long after some seconds to warm up. */
async function measureKlas({ klaar, kind, map, make }: Opstelling, hoeveel: number, ms: number) {
  const klas = startKlas(klaar.spelers.slice(0, hoeveel), { poort: klaar.poort, make })
  await pauze(OPWARM_MS)
  const [van, zelf] = [performance.now(), process.cpuUsage()]
  const [server, database] = [await kind.vraag<Cpu>('cpu'), databaseCpu(map)]
  await pauze(ms)
  const [tot, naZelf] = [performance.now(), process.cpuUsage(zelf)]
  const [naServer, naDatabase] = [await kind.vraag<Cpu>('cpu'), databaseCpu(map)]
  await klas.stop()
  const gemeten = klas.pogingen.filter((een) => een.van >= van && een.van < tot)
  const tijden = wachttijden(gemeten)
  const deel = (cpuMs: number): number => cpuMs / tijden.length
  return {
    bevestigd: klas.bevestigd,
    tijden,
    cijfers: {
      perS: tijden.length / ((tot - van) / 1000),
      p50: percentiel(tijden, 0.5),
      p99: percentiel(tijden, 0.99),
      server: deel(naServer.ms - server.ms),
      database: deel(naDatabase - database),
      client: deel((naZelf.user + naZelf.system) / 1000),
    } satisfies Gemeten,
  }
}

/** Measures the storm: as many pupils, a school that attacks, visitors, and a database that crashes several times. */
async function measureStorm(opstelling: Opstelling) {
  const { klaar, make } = opstelling
  // The attacker's zip is packed before anybody plays, because that takes a core for seconds.
  const storm = await makeStorm(opstelling, ZIP_MB)
  const klas = startKlas(klaar.spelers.slice(0, LEERLINGEN), { poort: klaar.poort, make })
  await pauze(OPWARM_MS)
  const begin = performance.now()
  await storm.begin()
  const kills: Kill[] = []
  await pauze(TUSSEN_MS)
  for (let n = 0; n < KILLS; n += 1) {
    kills.push(await dood(opstelling, klas.pogingen))
    await pauze(KILLS > 10 ? 1_000 : TUSSEN_MS)
  }
  const eind = performance.now()
  const gedaan = await storm.stop()
  await klas.stop()
  // The five seconds in which it may recover belong to the crash: a thousand devices come back in them.
  const voorbij = (kill: Kill): number => Math.max(kill.product, kill.database + DOEL_HERSTEL_MS)
  const inKill = ({ van, tot: klaarOp }: Poging): boolean =>
    kills.some((kill) => klaarOp >= kill.van && van <= voorbij(kill))
  const naKill = ({ van }: Poging): boolean =>
    kills.some((kill) => van > kill.product && van <= voorbij(kill))
  const buiten = klas.pogingen.filter((een) => een.van >= begin && een.van < eind && !inKill(een))
  return {
    bevestigd: klas.bevestigd,
    kills,
    tijden: wachttijden(buiten),
    daarna: wachttijden(klas.pogingen.filter(naKill)),
    gedaan,
    stormMs: eind - begin,
  }
}

/** Counts the acknowledged answers that the database does not have. */
async function countVerloren({ owner }: Klaar, bevestigd: ReadonlySet<string>): Promise<number> {
  const pool = createPool(owner, { max: 1, applicationName: 'letterhaven bench' })
  const { rows } = await pool.query<{ aantal: number }>(
    'select count(*) as aantal from antwoord where id = any($1)',
    [[...bevestigd]],
  )
  await pool.end()
  return bevestigd.size - (rows[0]?.aantal ?? 0)
}

const kop = [
  '',
  'per s',
  'p50 ms',
  'p99 ms',
  'server-CPU',
  'database-CPU',
  'client-CPU (ms per verzoek)',
]
const rij = (naam: string, { perS, p50, p99, server, database, client }: Gemeten): string[] => [
  naam,
  getal(perS),
  getal(p50, 1),
  getal(p99, 1),
  getal(server, 2),
  getal(database, 2),
  getal(client, 2),
]

async function measure(opstelling: Opstelling): Promise<void> {
  const ervoor = await measureKlas(opstelling, LEERLINGEN, RUSTIG_MS)
  const storm = await measureStorm(opstelling)
  const erna = await measureKlas(opstelling, LEERLINGEN, RUSTIG_MS)
  const bevestigd = new Set([ervoor, storm, erna].flatMap(({ bevestigd: ids }) => [...ids]))
  printTabel(kop, [
    rij(`${getal(LEERLINGEN)} leerlingen, voor de storm`, ervoor.cijfers),
    rij('erna', erna.cijfers),
  ])
  const rustig = percentiel([...ervoor.tijden, ...erna.tijden], 0.99)
  const herstel = storm.kills.map(({ database, product }) => product - database)
  const p99 = percentiel(storm.tijden, 0.99)
  process.stdout.write(
    `  storm: ${getal(storm.tijden.length)} antwoorden buiten het omvallen, p50 ${getal(percentiel(storm.tijden, 0.5), 1)} ms; ` +
      `ernaast: ${Object.entries(storm.gedaan.aantallen)
        .map(([wat, n]) => `${wat}: ${n}`)
        .join(
          ', ',
        )}; dat kostte de kwaadwillende zelf ${getal((100 * storm.gedaan.ms) / storm.stormMs)} % van een kern\n` +
      `  de database viel ${storm.kills.length} keer om en was ${getal(mediaan(storm.kills.map((k) => k.database - k.van)))} ms weg; daarna het product nog ${getal(mediaan(herstel))} ms\n\n`,
  )
  const hoogstens = { soort: 'hoogstens' } as const
  printDoelen([
    {
      ...hoogstens,
      naam: 'bevestigd, maar niet in de database',
      gemeten: await countVerloren(opstelling.klaar, bevestigd),
      grens: 0,
      decimalen: 0,
      eenheid: `van ${getal(bevestigd.size)}`,
    },
    {
      ...hoogstens,
      naam: 'p99 in de storm, buiten het omvallen',
      gemeten: p99 / rustig,
      grens: DOEL_KEER,
      decimalen: 2,
      eenheid: '× zonder storm',
    },
    { ...hoogstens, naam: 'hetzelfde', gemeten: p99, grens: DOEL_MS, decimalen: 0, eenheid: 'ms' },
    {
      ...hoogstens,
      naam: 'p99 in de vijf seconden erna, als ieder apparaat terugkomt',
      gemeten: percentiel(storm.daarna, 0.99),
      grens: DOEL_DAARNA_MS,
      decimalen: 0,
      eenheid: 'ms',
    },
    {
      ...hoogstens,
      naam: 'het product antwoordt weer, na de database (traagste)',
      gemeten: Math.max(...herstel),
      grens: DOEL_HERSTEL_MS,
      decimalen: 0,
      eenheid: 'ms',
    },
  ])
  const knie: string[][] = []
  for (const hoeveel of KNIE.filter((n) => n <= opstelling.klaar.spelers.length)) {
    const { cijfers } = await measureKlas(opstelling, hoeveel, KNIE_MS)
    knie.push(rij(`${getal(hoeveel)} leerlingen`, cijfers))
  }
  printTabel(kop, knie)
}

/** Measures a lesson in a storm: acknowledged answers, how long they take, and at which load the server slows down. */
export async function measureStormen(): Promise<void> {
  printTitel(
    'storm',
    'kinderen op hun eigen tempo, een liegende zip, bezoek, en een database die omvalt',
  )
  const { map, cleanUp } = makeDataDir()
  const leerlingen = Math.max(LEERLINGEN, Number(process.env['BENCH_KNIE'] ?? Math.max(...KNIE)))
  const kind = startKind('server.ts', {
    BENCH_DATA_DIR: map,
    BENCH_SCHOLEN: String(Math.ceil(leerlingen / PER_SCHOOL)),
    BENCH_LEERLINGEN: String(PER_SCHOOL),
    BENCH_KAAL: '0',
  })
  try {
    const klaar = await kind.waitFor<Klaar>('klaar')
    await measure({ klaar, kind, map, make: await antwoordMaker() })
  } finally {
    await kind.stop()
    cleanUp()
  }
}
