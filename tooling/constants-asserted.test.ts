import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'
import { constantsAsserted, exportedNumbers } from './constants-asserted.ts'

const TESTS = '{apps,packages,bench,e2e,rig,tooling}/**/*.{test,e2e}.{ts,tsx}'
const SOURCES = '{apps,packages,bench,rig}/**/*.ts'
const EXCLUDED = ['**/node_modules/**', '**/dist/**']

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

describe('what a test asserts', () => {
  it('is no number that it imports: the right one stands in the test', () => {
    const numbers = new Set<string>()
    const files = globSync(SOURCES, { cwd: ROOT, exclude: [...EXCLUDED, '**/*.test.*'] })
    // Two passes, because a number may be computed from one in a later file.
    for (const file of [...files, ...files])
      for (const name of exportedNumbers(file, read(file), numbers)) numbers.add(name)
    expect(numbers.size).toBeGreaterThan(100)
    const tests = globSync(TESTS, { cwd: ROOT, exclude: EXCLUDED })
    expect(tests.flatMap((file) => constantsAsserted(file, read(file), numbers))).toEqual([])
  })

  it('is seen by itself, in what is reckoned, and of a table; a list and a word are no numbers', () => {
    const source = `export const MOST = 3
      export const TWICE = 2 * MOST
      export const RULES = { least: 1, name: 'x' } as const
      export const LIST = [1, 2]
      const OWN = 4`
    const numbers = new Set(exportedNumbers('rules.ts', source))
    expect([...numbers]).toEqual(['MOST', 'TWICE', 'RULES.least'])
    const test = `import { LIST, MOST, RULES, TWICE, other } from './rules.ts'
      expect(a).toBe(MOST)
      expect(a).toEqual({ n: TWICE - 1, m: [RULES.least] })
      expect(a).toEqual([...LIST, RULES.name, other])
      expect(play(MOST)).toBe(3)`
    expect(constantsAsserted('a.test.ts', test, numbers)).toEqual([
      'a.test.ts: MOST',
      'a.test.ts: TWICE',
      'a.test.ts: RULES.least',
    ])
    expect(constantsAsserted('b.test.ts', 'const MOST = 3; expect(a).toBe(MOST)', numbers)).toEqual(
      [],
    )
  })
})
