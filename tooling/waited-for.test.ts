import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'

/** A wait for a network that was idle once: it is over too early where one answer leads to the next question. */
const TOO_EARLY = /["']networkidle["']/u

describe('journeys', () => {
  it('wait for what they read, not for a network that was idle once', () => {
    const found = globSync('{e2e,rig}/**/*.ts', { cwd: ROOT }).filter((file) =>
      TOO_EARLY.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it('are seen where they do so, and may name it in a comment', () => {
    expect(TOO_EARLY.test("await page.goto(url, { waitUntil: 'networkidle' })")).toBe(true)
    expect(TOO_EARLY.test('`networkidle` says less')).toBe(false)
  })
})
