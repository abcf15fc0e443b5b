import type pg from 'pg'
import { createPool } from '../apps/api/src/platform/db.ts'
import { belast, type Uitkomst } from './belasting.ts'
import { check } from './controle.ts'
import { type Kind, makeDataDir, startKind } from './kind.ts'
import { antwoordMaker } from './nieuw-antwoord.ts'
import { measureBare, type Werk } from './plafond.ts'
import type { Cpu, Klaar } from './server.ts'
import { getal, mediaan, percentiel, printDoelen, printTabel, printTitel } from './verslag.ts'

const RONDES = Number(process.env['BENCH_RONDES'] ?? 5)
const FASE_MS = 3_000
const OPWARM_MS = 1_500
const BATCH = 10
const DOEL_ENKEL = 0.45
const DOEL_BATCH = 2
const DOEL_CPU_MS = 0.2

interface Fase extends Uitkomst {
  /** Processor time of the server's process in this phase, in ms. */
  readonly cpuMs: number
}

interface Ronde {
  readonly kaal: number
  readonly ineens: number
  readonly enkel: Fase
  readonly batch: Fase
}

const perSeconde = ({ bewaard, seconden }: Uitkomst): number => bewaard / seconden

/** Runs one phase of load and measures the server's processor time during it. */
async function fase(kind: Kind, werk: () => Promise<Uitkomst>): Promise<Fase> {
  const voor = await kind.vraag<Cpu>('cpu')
  const uitkomst = await werk()
  const na = await kind.vraag<Cpu>('cpu')
  return { ...uitkomst, cpuMs: na.ms - voor.ms }
}

function verslag(rondes: readonly Ronde[]): void {
  const fases = (read: (r: Ronde) => Fase) => {
    const alle = rondes.map(read)
    const wacht = alle.flatMap((f) => f.wachttijden)
    return {
      perS: mediaan(alle.map(perSeconde)),
      cpu: mediaan(alle.map((f) => f.cpuMs / f.bewaard)),
      p50: percentiel(wacht, 0.5),
      p99: percentiel(wacht, 0.99),
    }
  }
  const verhouding = (read: (r: Ronde) => number): number =>
    mediaan(rondes.map((r) => read(r) / r.kaal))
  const [enkel, batch] = [fases((r) => r.enkel), fases((r) => r.batch)]
  const rij = (naam: string, { perS, cpu, p50, p99 }: typeof enkel, deel: number): string[] => {
    const wacht = [getal(p50, 1), getal(p99, 1)]
    return [naam, getal(perS), getal(deel, 2), getal(cpu, 3), ...wacht]
  }
  const [deelEnkel, deelBatch] = [
    verhouding((r) => perSeconde(r.enkel)),
    verhouding((r) => perSeconde(r.batch)),
  ]
  printTabel(
    ['', 'per s', '× plafond', 'server-CPU ms/antwoord', 'p50 ms', 'p99 ms'],
    [
      [
        'plafond: begin, insert, update, commit',
        getal(mediaan(rondes.map((r) => r.kaal))),
        getal(1, 2),
      ],
      [
        'dezelfde transactie, ineens verzonden',
        getal(mediaan(rondes.map((r) => r.ineens))),
        getal(
          verhouding((r) => r.ineens),
          2,
        ),
      ],
      rij('1 antwoord per verzoek', enkel, deelEnkel),
      rij(`${BATCH} antwoorden per verzoek`, batch, deelBatch),
    ],
  )
  const doel = { soort: 'minstens', decimalen: 2, eenheid: '× plafond' } as const
  printDoelen([
    { ...doel, naam: '1 antwoord per verzoek', gemeten: deelEnkel, grens: DOEL_ENKEL },
    { ...doel, naam: `${BATCH} per verzoek`, gemeten: deelBatch, grens: DOEL_BATCH },
    {
      naam: 'server-CPU per antwoord',
      gemeten: enkel.cpu,
      grens: DOEL_CPU_MS,
      soort: 'hoogstens',
      decimalen: 3,
      eenheid: 'ms',
    },
  ])
}

/** Returns the largest state that play has produced so far, which is what the bare update writes. */
async function grootsteStaat(pool: pg.Pool): Promise<Buffer> {
  const { rows } = await pool.query<{ staat: Buffer }>(
    'select staat from staat order by length(staat) desc limit 1',
  )
  if (!rows[0]) throw new Error('er is geen staat om na te doen')
  return rows[0].staat
}

async function measure(kind: Kind): Promise<void> {
  const klaar = await kind.waitFor<Klaar>('klaar')
  const { owner, poort, spelers, verbindingen } = klaar
  const pool = createPool(owner, { max: verbindingen, applicationName: 'letterhaven bench' })
  const make = await antwoordMaker()
  const kaal: { -readonly [K in keyof Werk]: Werk[K] } = {
    spelers: klaar.kaal,
    make,
    staat: await grootsteStaat(pool),
  }
  const send = (perVerzoek: number, ms: number) => () =>
    belast({ poort, spelers, make }, { perVerzoek, ms })

  let [bewaard, fouten] = [0, 0]
  const count = async (werk: () => Promise<Uitkomst>): Promise<Fase> => {
    const uitkomst = await fase(kind, werk)
    bewaard += uitkomst.bewaard
    fouten += uitkomst.fouten
    return uitkomst
  }
  const ronde = async (ms: number): Promise<Ronde> => ({
    kaal: await measureBare(pool, kaal, { ms, zending: 'om-en-om' }),
    enkel: await count(send(1, ms)),
    ineens: await measureBare(pool, kaal, { ms, zending: 'ineens' }),
    batch: await count(send(BATCH, ms)),
  })

  await ronde(OPWARM_MS)
  kaal.staat = await grootsteStaat(pool)
  const rondes: Ronde[] = []
  for (let r = 0; r < RONDES; r++) rondes.push(await ronde(FASE_MS))
  process.stdout.write(
    `  ${spelers.length} leerlingen in ${new Set(spelers.map((s) => s.adminId)).size} scholen, elk een verbinding; ` +
      `${verbindingen} databaseverbindingen; ${RONDES} rondes van ${FASE_MS / 1000} s, om en om; staat ${kaal.staat.length} bytes\n\n`,
  )
  verslag(rondes)
  await check(pool, spelers, { bewaard, fouten })
  await pool.end()
}

/** Measures the answers endpoint under load, next to the bare transaction on the same database in the same minutes. */
export async function measureAntwoorden(): Promise<void> {
  printTitel('antwoorden', 'het eindpunt met elke regel aan, naast de kale transactie')
  const { map, cleanUp } = makeDataDir()
  const kind = startKind('server.ts', { BENCH_DATA_DIR: map })
  try {
    await measure(kind)
  } finally {
    await kind.stop()
    cleanUp()
  }
}
