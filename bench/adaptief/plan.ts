import { availableParallelism } from 'node:os'

/**
 * Worlds on which anything may be tried, and worlds that are only used for judging. Their names never overlap: a number that
 * was tuned on the first is trusted only when it holds on the second.
 */
const WERELDEN = {
  afstel: ['afstel-1', 'afstel-2', 'afstel-3'],
  vers: ['vers-1', 'vers-2', 'vers-3'],
} as const

/** The size of the study. */
export interface Plan {
  readonly soort: keyof typeof WERELDEN
  readonly werelden: readonly string[]
  /** Leerlingen per world. */
  readonly leerlingen: number
  readonly draden: number
}

const LEERLINGEN = 100
const MEESTE_DRADEN = 2

const isSoort = (naam: string): naam is keyof typeof WERELDEN => Object.hasOwn(WERELDEN, naam)

/** Reads the requested size: BENCH_WERELDEN=afstel while tuning, BENCH_LEERLINGEN=20 for a quick look. */
export function readPlan(env: NodeJS.ProcessEnv): Plan {
  const soort = env['BENCH_WERELDEN'] ?? 'vers'
  if (!isSoort(soort))
    throw new Error(`BENCH_WERELDEN: kies uit ${Object.keys(WERELDEN).join(', ')}`)
  const leerlingen = Number(env['BENCH_LEERLINGEN'] ?? LEERLINGEN)
  if (!Number.isInteger(leerlingen) || leerlingen < 5)
    throw new Error('BENCH_LEERLINGEN: een geheel getal vanaf 5')
  const draden = Math.min(MEESTE_DRADEN, availableParallelism())
  return { soort, werelden: WERELDEN[soort], leerlingen, draden }
}
