import path from 'node:path'
import { createVitest, type Vitest } from 'vitest/node'
import { ROOT } from '../../rig/run.ts'

/** A source with a fault in it, and the tests that may notice it. Paths are from the root. */
export interface Trial {
  readonly file: string
  readonly source: string
  readonly tests: readonly string[]
}

/** The outcome of a trial: whether a test failed, whether any ran at all, and how much work that was, in ms of a processor. */
export interface Outcome {
  readonly killed: boolean
  readonly ran: boolean
  readonly workMs: number
}

let trial: Trial | null = null

/** Serves the file under trial as the trial gives it, and every other file unchanged. */
const asTried = {
  name: 'as-tried',
  enforce: 'pre' as const,
  load: (id: string) => (trial && id === path.join(ROOT, trial.file) ? trial.source : null),
}

const start = (): Promise<Vitest> =>
  createVitest(
    'test',
    {
      config: false,
      root: ROOT,
      watch: false,
      pool: 'threads',
      isolate: false,
      // The cache goes by the contents on disk, which never contain a mutant.
      fsModuleCache: false,
      maxWorkers: 1,
      include: ['{packages,apps/api}/**/src/**/*.test.ts'],
      globalSetup: ['tooling/vitest-postgres.ts'],
      // One test that notices a fault is enough.
      bail: 1,
      setupFiles: ['tooling/vitest-toeval.ts'],
      reporters: [{}],
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
    { plugins: [asTried], logLevel: 'silent' },
  )

const vitest = await start()
await vitest.standalone()

/** Ends with the database of this process, also when whoever asked is gone. */
const close = (): void => void vitest.close().finally(() => process.exit())
process.once('SIGTERM', close)
process.once('disconnect', close)

/** Runs the tests of a trial on a fresh copy of the file. */
async function run(next: Trial): Promise<Omit<Outcome, 'workMs'>> {
  // The previous trial is still in memory as well.
  for (const file of new Set([trial?.file, next.file]))
    if (file !== undefined) vitest.invalidateFile(path.join(ROOT, file))
  trial = next
  if (next.tests.length === 0) return { killed: false, ran: false }
  const specs = await vitest.globTestSpecifications([...next.tests])
  const asked = new Set(specs.map(({ moduleId }) => moduleId))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specs, false)
  // The run also reports modules of earlier trials, with their old results.
  const mine = testModules.filter(({ moduleId }) => asked.has(moduleId))
  const killed = unhandledErrors.length > 0 || mine.some((one) => !one.ok())
  return { killed, ran: mine.length > 0 }
}

process.on('message', (next: Trial) => {
  const before = process.cpuUsage()
  void run(next).then((outcome) => {
    const { user, system } = process.cpuUsage(before)
    process.send?.({ ...outcome, workMs: (user + system) / 1000 } satisfies Outcome)
  })
})
process.send?.('ready')
