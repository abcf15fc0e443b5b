import { describe, expect, it } from 'vitest'
import { tallyOf } from './test-tally.ts'

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
})

describe('the closing line counts what really happened', () => {
  it('adds the tests that passed and failed', () => {
    const report = {
      numPassedTests: 3,
      numFailedTests: 1,
      testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
    }
    expect(tallyOf(report, false)).toEqual({ passed: 3, failed: 1 })
  })

  it('counts a file that could not be loaded as one failure', () => {
    const testResults = [file('failed'), file('passed', 'passed')]
    const report = { numPassedTests: 1, numFailedTests: 0, testResults }
    expect(tallyOf(report, false)).toEqual({ passed: 1, failed: 1 })
  })

  it('counts a run that failed outside its tests', () => {
    const testResults = [file('passed', 'passed')]
    const report = { numPassedTests: 1, numFailedTests: 0, testResults }
    expect(tallyOf(report, false)).toEqual({ passed: 1, failed: 1 })
    expect(tallyOf(report, true)).toEqual({ passed: 1, failed: 0 })
  })

  it('counts a run without a report as failed', () => {
    expect(tallyOf(null, true)).toEqual({ passed: 0, failed: 1 })
  })
})
