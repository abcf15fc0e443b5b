import path from 'node:path'
import type { Failure, Tally } from './checks.ts'
import { ROOT } from '../rig/run.ts'

/** The fields that are read of vitest's JSON report. */
export interface Report {
  readonly numPassedTests: number
  readonly testResults: readonly FileResult[]
}

interface FileResult {
  readonly name: string
  readonly status: string
  readonly message?: string
  readonly assertionResults: readonly {
    readonly fullName: string
    readonly status: string
    readonly failureMessages?: readonly string[] | null
  }[]
}

/** Returns the failures of one file: its tests, or the file itself when it could not be loaded. */
function failuresOf({ name, status, message, assertionResults }: FileResult): Failure[] {
  const file = path.relative(ROOT, name)
  const tests = assertionResults.filter((test) => test.status === 'failed')
  if (tests.length === 0 && status === 'failed') return [{ naam: file, uitleg: message ?? '' }]
  return tests.map(({ fullName, failureMessages }) => ({
    naam: `${file} > ${fullName}`,
    uitleg: failureMessages?.join('\n') ?? '',
  }))
}

/**
 * Counts the tests of one vitest run. A file that could not be loaded has no tests and counts as one failure. So does a run
 * that failed although every test in it passed (an error between tests), and a run without a report.
 *
 * @param run the name of the run, for a failure of the run itself
 */
export function tallyOf(run: string, report: Report | null, ok: boolean): Tally {
  if (report === null) return { passed: 0, failures: [{ naam: run, uitleg: 'geen verslag' }] }
  const failures = report.testResults.flatMap(failuresOf)
  if (failures.length === 0 && !ok)
    failures.push({ naam: run, uitleg: 'een fout buiten de tests om' })
  return { passed: report.numPassedTests, failures }
}
