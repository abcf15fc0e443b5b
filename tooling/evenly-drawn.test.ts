import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../rig/run.ts'

/** A range of numbers that is drawn by their bits: nearly all of them are next to nothing. */
const BY_BITS = /\bfc\s*\.(?:double|float)\(\s*\{[^}]*\bm(?:in|ax)\s*:/u

describe('properties of numbers in a range', () => {
  it('are tried with numbers of the whole range', () => {
    const found = globSync('{apps,packages,tooling,bench,e2e,rig}/**/*.{ts,tsx}', {
      cwd: ROOT,
      exclude: ['**/node_modules/**', 'packages/contracts/src/proef/**', 'tooling/evenly-drawn.*'],
    }).filter((file) => BY_BITS.test(readFileSync(path.join(ROOT, file), 'utf8')))
    expect(found).toEqual([])
  })

  it('are seen where they are drawn by bits, and wild numbers without a range are let be', () => {
    expect(BY_BITS.test('fc.double({ noNaN: true, min: 0, max: 1 })')).toBe(true)
    expect(BY_BITS.test('fc.oneof(fc.double(), fc.integer({ min: 0 }))')).toBe(false)
  })
})
