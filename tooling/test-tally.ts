import type { Tally } from './checks.ts'

/** What is read of vitest's JSON report. */
export interface Report {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/**
 * The tests of one vitest run. A file that could not be loaded has no tests and counts as one
 * failure, and so does a run that failed although every test in it passed (an error between tests)
 * or wrote no report at all.
 */
export function tallyOf(report: Report | null, ok: boolean): Tally {
  if (report === null) return { passed: 0, failed: 1 }
  const broken = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length
  const failed = report.numFailedTests + broken
  return { passed: report.numPassedTests, failed: failed === 0 && !ok ? 1 : failed }
}
