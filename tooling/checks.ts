import { availableParallelism } from 'node:os'
import { type Command, programOf, runCommand } from '../rig/run.ts'

/** One gate that needs no database and no browser. */
interface Check {
  readonly naam: string
  readonly command: Command
}

const MOST_AT_ONCE = 2

/** Every static gate; the slow ones first, so that the quick ones fill the gaps beside them. */
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

/** What a run of gates or tests came to. */
export interface Tally {
  readonly passed: number
  readonly failures: readonly Failure[]
}

/** One gate or test that did not hold: its name, and the beginning of what it said. */
export interface Failure {
  readonly naam: string
  readonly uitleg: string
}

/** Runs one gate and says how it went; answers its failure, or nothing. */
async function runCheck({ naam, command }: Check): Promise<Failure | null> {
  const { ok, output, seconds } = await runCommand(command)
  const line = `${ok ? '✓' : '✗'} ${naam} (${seconds.toFixed(1)} s)\n`
  process.stdout.write(ok ? line : `${line}${output}\n\n`)
  return ok ? null : { naam: `poort ${naam}`, uitleg: output }
}

/** Runs every static gate, two at a time, and prints what does not hold. */
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
 * Prints what did not hold by name, with the beginning of what each said, and then the closing line 'N passed, N
 * failed'. The names stand at the end because a long run is often read by its end alone.
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
