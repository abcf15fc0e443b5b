import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'

/** A wait for a fixed time, or for a network that was idle once: both are over too early on a busy machine. */
const TOO_EARLY = /\.waitForTimeout\(|['"]networkidle['"]/u

describe('journeys', () => {
  it('wait for what they read, never for a time or for a network that was idle once', () => {
    const found = globSync('{e2e,rig}/**/*.ts', { cwd: ROOT }).filter((file) =>
      TOO_EARLY.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(found).toEqual([])
  })

  it('are seen where they do so, and may name it in a comment', () => {
    expect(TOO_EARLY.test('await page.waitForTimeout(300)')).toBe(true)
    expect(TOO_EARLY.test("await page.goto(url, { waitUntil: 'networkidle' })")).toBe(true)
    expect(TOO_EARLY.test('`networkidle` says less')).toBe(false)
  })
})
