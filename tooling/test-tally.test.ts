import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'
import { tallyOf } from './test-tally.ts'

const file = (status: string, ...tests: string[]) => ({
  name: path.join(ROOT, 'packages/x.test.ts'),
  status,
  message: 'cannot be loaded',
  assertionResults: tests.map((test, index) => ({
    fullName: `test ${index}`,
    status: test,
    failureMessages: test === 'failed' ? ['expected 1 to be 2'] : [],
  })),
})

describe('the closing lines say what really happened', () => {
  it('name every test that failed, with what it said', () => {
    const report = {
      numPassedTests: 3,
      testResults: [file('passed', 'passed', 'passed'), file('failed', 'passed', 'failed')],
    }
    expect(tallyOf('unit', report, false)).toEqual({
      passed: 3,
      failures: [{ naam: 'packages/x.test.ts > test 1', uitleg: 'expected 1 to be 2' }],
    })
  })

  it('count a file that could not be loaded as one failure', () => {
    const report = {
      numPassedTests: 1,
      testResults: [file('failed'), file('passed', 'passed')],
    }
    expect(tallyOf('unit', report, false)).toEqual({
      passed: 1,
      failures: [{ naam: 'packages/x.test.ts', uitleg: 'cannot be loaded' }],
    })
  })

  it('count a run that failed outside its tests, and not one that did not', () => {
    const report = { numPassedTests: 1, testResults: [file('passed', 'passed')] }
    expect(tallyOf('unit', report, false).failures).toHaveLength(1)
    expect(tallyOf('unit', report, true)).toEqual({ passed: 1, failures: [] })
  })

  it('count a run without a report as failed', () => {
    expect(tallyOf('unit', null, true).failures).toHaveLength(1)
  })
})
