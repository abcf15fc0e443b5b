import { availableParallelism } from 'node:os'
import { type Command, programOf, runCommand } from '../rig/run.ts'

/** One gate that needs neither database nor browser. */
interface Check {
  readonly naam: string
  readonly command: Command
}

const MOST_AT_ONCE = 2

/** Every static gate, slow ones first, so that quick ones fill the gaps beside them. */
const CHECKS: readonly Check[] = [
  {
    naam: 'spelling',
    command: [
      programOf('cspell'),
      '--no-progress',
      '--no-summary',
      '--cache',
      '--cache-location',
      '.cache/cspell',
      '.',
    ],
  },
  { naam: 'bundelgrootte', command: ['tooling/budgets.ts'] },
  { naam: 'pijlen', command: ['tooling/arrows/main.ts'] },
  { naam: 'typen', command: [programOf('typescript', 'tsc'), '-p', 'tsconfig.json'] },
  { naam: 'dode code', command: [programOf('knip')] },
  { naam: 'domeinwoorden', command: ['tooling/domain-words.ts'] },
  { naam: 'lint', command: [programOf('oxlint')] },
  { naam: 'opmaak', command: [programOf('oxfmt'), '--check'] },
]

/** The outcome of a run of gates or tests. */
export interface Tally {
  readonly passed: number
  readonly failures: readonly Failure[]
}

/** One gate or test that failed: its name, and its output. */
export interface Failure {
  readonly naam: string
  readonly uitleg: string
}

/** Runs one gate and prints the result; returns its failure, or null. */
async function runCheck({ naam, command }: Check): Promise<Failure | null> {
  const { ok, output, seconds } = await runCommand(command)
  const line = `${ok ? '✓' : '✗'} ${naam} (${seconds.toFixed(1)} s)\n`
  process.stdout.write(ok ? line : `${line}${output}\n\n`)
  return ok ? null : { naam: `poort ${naam}`, uitleg: output }
}

/** Runs every static gate, two at a time, and prints the failures. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...CHECKS]
  const failures: Failure[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      const failure = await runCheck(check)
      if (failure !== null) failures.push(failure)
    }
  }
  await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, availableParallelism()) }, work))
  return { passed: CHECKS.length - failures.length, failures }
}

const LINES_OF_A_FAILURE = 12

/**
 * Prints the names of everything that failed, each with the beginning of its output, and then the closing line 'N passed, N
 * failed'. They come at the end because often only the end of a long run is read.
 */
export function close(tallies: readonly Tally[]): void {
  const failures = tallies.flatMap((tally) => tally.failures)
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  for (const { naam, uitleg } of failures) {
    const begin = uitleg.split('\n').slice(0, LINES_OF_A_FAILURE).join('\n    ')
    process.stdout.write(`\n✗ ${naam}\n    ${begin}\n`)
  }
  process.stdout.write(`\n${passed} passed, ${failures.length} failed\n`)
  process.exitCode = failures.length === 0 ? 0 : 1
}
