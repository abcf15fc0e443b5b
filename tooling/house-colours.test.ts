import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import * as kleuren from '@letterhaven/game-kit/tekenen/kleur'
import { ROOT } from '../rig/run.ts'

/** The colours of the house by the names that drawings and style sheets call them by. */
const HOUSE = {
  inkt: kleuren.INKT,
  creme: kleuren.CREME,
  papier: kleuren.PAPIER,
  goud: kleuren.GOUD,
  rood: kleuren.ROOD,
}

/** Where a colour gets its name: once for drawings, once for the app's style sheets, once for a game's. */
const NAMED = {
  drawings: 'packages/game-kit/src/tekenen/kleur.ts',
  app: 'packages/ui/src/stijl/tokens.css',
  game: 'packages/game-kit/src/scherm/kleuren.css',
}

const SOURCES = '{apps/web,packages/game-kit,packages/games}/src/**/*.{ts,tsx,css}'

const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8')

/** Returns the house colours that stand in a source as digits instead of by name. */
const digitsIn = (file: string, source: string): string[] =>
  Object.entries(HOUSE)
    .filter(([, digits]) => source.toLowerCase().includes(digits))
    .map(([name]) => `${file}: ${name}`)

describe('a colour of the house', () => {
  it('is used by its name everywhere', () => {
    const files = globSync(SOURCES, {
      cwd: ROOT,
      exclude: ['**/*.test.*', ...Object.values(NAMED)],
    })
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap((file) => digitsIn(file, read(file)))).toEqual([])
  })

  it.each(Object.entries(HOUSE))('%s is the same in drawings, app and games', (name, digits) => {
    expect(read(NAMED.app)).toMatch(new RegExp(`--merk-${name}(?:-vast)?: ${digits};`, 'u'))
    expect(read(NAMED.game)).toMatch(new RegExp(`--lhs-${name}: ${digits};`, 'u'))
  })

  it('is seen in a style sheet and in a drawing that spell it out', () => {
    expect(digitsIn('a.css', 'color: #2D2250;')).toEqual(['a.css: inkt'])
    expect(digitsIn('b.ts', "vlak(pad, '#ffd23f')")).toEqual(['b.ts: goud'])
    expect(digitsIn('c.css', 'color: var(--merk-goud)')).toEqual([])
  })
})

/** So many style sheets of games may share a colour before it has a name. */
const MOST = 5
const WHITE = /^#(?:fff){1,2}$/

/** Returns the colours that more style sheets spell out than may, with how many do. White is white. */
function spelledOften(sheets: readonly string[]): string[] {
  const colours = sheets.flatMap((sheet) => [
    ...new Set(sheet.toLowerCase().match(/#[0-9a-f]{6}\b|#[0-9a-f]{3}\b/gu)),
  ])
  const counts = Object.entries(Object.groupBy(colours, (colour) => colour))
  return counts
    .filter(([colour, all]) => !WHITE.test(colour) && (all?.length ?? 0) > MOST)
    .map(([colour, all]) => `${colour}: ${all?.length}`)
}

describe('a colour that many games share', () => {
  it('has a name', () => {
    const files = globSync('packages/{game-kit,games}/src/**/*.css', {
      cwd: ROOT,
      exclude: [NAMED.game],
    })
    expect(files.length).toBeGreaterThan(60)
    expect(spelledOften(files.map(read))).toEqual([])
  })

  it('is found where six sheets spell it out, and not where five do, or where it is white', () => {
    const six = Array.from({ length: 6 }, () => 'a { color: #221A40; background: #fff }')
    expect(spelledOften(six)).toEqual(['#221a40: 6'])
    expect(spelledOften(six.slice(1))).toEqual([])
  })
})
