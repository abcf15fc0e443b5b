import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync, Visitor } from 'vite'
import { describe, expect, it } from 'vitest'
import { ROOT } from '../../rig/run.ts'
import { findTraag } from './find-traag.ts'

/** All sources that may be given a text that somebody else wrote. */
const SOURCES =
  '{apps/{api,web},packages/{adaptief,contracts,domain,game-kit,games,importers,ui}}/{src,sw}/**/*.{ts,tsx}'
const EXCLUDED = ['**/*.test.*', '**/proef/**']

/** Returns the patterns that are written out in a source, with their lines. */
function patronenIn(
  file: string,
  source: string,
): { readonly waar: string; readonly re: RegExp }[] {
  const patronen: { waar: string; re: RegExp }[] = []
  new Visitor({
    Literal(node) {
      if (!('regex' in node)) return
      const regel = source.slice(0, node.start).split('\n').length
      patronen.push({
        waar: `${file}:${regel}`,
        re: new RegExp(node.regex.pattern, node.regex.flags),
      })
    },
  }).visit(parseSync(file, source).program)
  return patronen
}

const traagIn = (file: string, source: string): string[] =>
  patronenIn(file, source).flatMap(({ waar, re }) =>
    findTraag(re).map(({ patroon }) => `${waar} ${patroon}`),
  )

/** Does the source make a text schema without using the one maker? */
const eigenTekst = (source: string): boolean => /\bz\s*\.string\(\)\s*\.check\(/.test(source)
/** Does the source match an address before its length is known? */
const kaalAdres = (source: string): boolean => /=\s*z\.email\(/.test(source)

const bronnen = globSync(SOURCES, { cwd: ROOT, exclude: EXCLUDED }).map(
  (file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const,
)

describe('every pattern that is written in the product', () => {
  it('costs as much as its text is long', () => {
    expect(bronnen.length).toBeGreaterThan(1000)
    expect(bronnen.flatMap(([file, source]) => traagIn(file, source))).toEqual([])
  })

  it('and a slow one is seen, whatever makes it slow', () => {
    const source = String.raw`
      const a = /^(?:[^\s@]+@[^\s@]+\.[^\s@]+)?$/
      const b = naam.replace(/\s+$/, '')
      const c = /^(\w+\s?)*$/.test(zin)
      const goed = [/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/, /^\d{4}$/, /[^a-z]/g]`
    expect(traagIn('lok.ts', source).map((fout) => fout.split(' ', 1)[0])).toEqual([
      'lok.ts:2',
      'lok.ts:3',
      'lok.ts:4',
    ])
  })
})

describe('every text schema of the product', () => {
  /** The maker itself, and the settings, which are read once, from our own environment. */
  const EIGEN = new Set([
    'packages/contracts/src/tekst.ts',
    'apps/api/src/platform/aanbieders-config.ts',
  ])

  it('is made by the maker that stops at the length', () => {
    const fouten = bronnen.filter(
      ([file, source]) => !EIGEN.has(file) && (eigenTekst(source) || kaalAdres(source)),
    )
    expect(fouten.map(([file]) => file)).toEqual([])
  })

  it('and one that is not is seen', () => {
    expect(eigenTekst(`const a = z\n  .string()\n  .check(z.trim())`)).toBe(true)
    expect(kaalAdres('const a = z.email().check(z.maxLength(3))')).toBe(true)
    expect(kaalAdres('const a = tekst({ max: 3 }, z.email())')).toBe(false)
  })
})
