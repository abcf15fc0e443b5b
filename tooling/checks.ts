import { availableParallelism } from 'node:os'
import { type Command, programOf, runCommand } from './run.ts'

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

/** How many gates held and how many did not. */
export interface Tally {
  readonly passed: number
  readonly failed: number
}

async function runCheck({ naam, command }: Check): Promise<boolean> {
  const { ok, output, seconds } = await runCommand(command)
  const line = `${ok ? '✓' : '✗'} ${naam} (${seconds.toFixed(1)} s)\n`
  process.stdout.write(ok ? line : `${line}${output}\n\n`)
  return ok
}

/** Runs every static gate, two at a time, and prints what does not hold. */
export async function runChecks(): Promise<Tally> {
  const waiting = [...CHECKS]
  const results: boolean[] = []
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
      results.push(await runCheck(check))
    }
  }
  await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, availableParallelism()) }, work))
  const passed = results.filter(Boolean).length
  return { passed, failed: results.length - passed }
}
