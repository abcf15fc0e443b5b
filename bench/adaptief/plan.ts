import { availableParallelism } from 'node:os'

/**
 * Worlds on which anything may be tried, and worlds that are only used for judging. Their names never overlap: a number that
 * was tuned on the first is trusted only when it holds on the second.
 */
const WERELDEN = {
  afstel: ['afstel-1', 'afstel-2', 'afstel-3'],
  vers: ['vers-1', 'vers-2', 'vers-3'],
} as const

/** The parts of the study, in the order of its tables. */
const DELEN = ['oefenen', 'kort', 'zwak', 'lezen'] as const
export type Deel = (typeof DELEN)[number]

/** The size of the study. */
export interface Plan {
  readonly soort: keyof typeof WERELDEN
  readonly werelden: readonly string[]
  /** Leerlingen per world. */
  readonly leerlingen: number
  readonly draden: number
  /** What is done of the study. */
  readonly delen: ReadonlySet<Deel>
}

const LEERLINGEN = 100
const MEESTE_DRADEN = 2

const isDeel = (naam: string): naam is Deel => DELEN.some((deel) => deel === naam)

function readDelen(tekst: string | undefined): ReadonlySet<Deel> {
  if (!tekst) return new Set(DELEN)
  const namen = tekst.split(',')
  if (!namen.every(isDeel)) throw new Error(`BENCH_DELEN: kies uit ${DELEN.join(', ')}`)
  return new Set(namen)
}

/** Reads a whole number, or the usual one where none was given. */
function readGetal(naam: string, tekst: string | undefined, { gewoon, minst }: Grenzen): number {
  const waarde = Number(tekst ?? gewoon)
  if (!Number.isInteger(waarde) || waarde < minst)
    throw new Error(`${naam}: een geheel getal vanaf ${minst}`)
  return waarde
}

interface Grenzen {
  readonly gewoon: number
  readonly minst: number
}

const isSoort = (naam: string): naam is keyof typeof WERELDEN => Object.hasOwn(WERELDEN, naam)

/**
 * Reads the requested size: BENCH_WERELDEN=afstel while tuning, BENCH_LEERLINGEN=20 for a quick look, BENCH_DRADEN=1 beside other
 * work, BENCH_DELEN=kort,lezen for some parts only.
 */
export function readPlan(env: NodeJS.ProcessEnv): Plan {
  const soort = env['BENCH_WERELDEN'] ?? 'vers'
  if (!isSoort(soort))
    throw new Error(`BENCH_WERELDEN: kies uit ${Object.keys(WERELDEN).join(', ')}`)
  const draden = Math.min(MEESTE_DRADEN, availableParallelism())
  return {
    soort,
    werelden: WERELDEN[soort],
    leerlingen: readGetal('BENCH_LEERLINGEN', env['BENCH_LEERLINGEN'], {
      gewoon: LEERLINGEN,
      minst: 5,
    }),
    draden: readGetal('BENCH_DRADEN', env['BENCH_DRADEN'], { gewoon: draden, minst: 1 }),
    delen: readDelen(env['BENCH_DELEN']),
  }
}
