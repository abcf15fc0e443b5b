import { describe, expect, it } from 'vitest'
import { type Manifest, sumBudget } from './budget-sums.ts'

const MANIFEST: Manifest = {
  'index.html': { file: 'a/index.js', isEntry: true, imports: ['_react.js'] },
  '_react.js': { file: 'a/react.js' },
  '_werk.js': { file: 'a/werk.js', imports: ['_react.js', '_basis.css'] },
  '_basis.css': { file: 'a/basis.css' },
  'src/groep-screen.tsx': { file: 'a/groep.js', imports: ['_werk.js', 'index.html'] },
  'src/spel-screen.tsx': { file: 'a/spel.js', imports: ['_werk.js'] },
  '../games/vliegrace/index.ts': { file: 'a/vlieg.js', imports: ['_werk.js', '_klank.js'] },
  '_klank.js': { file: 'a/klank.js' },
}
const SIZES: Record<string, number> = {
  'a/index.js': 1_000,
  'a/react.js': 60_000,
  'a/werk.js': 20_000,
  'a/groep.js': 5_000,
  'a/spel.js': 7_000,
  'a/vlieg.js': 9_000,
  'a/klank.js': 500,
}
const size = (file: string): number => SIZES[file] ?? Number.NaN

describe('what a page costs', () => {
  it('is the entry and everything the page imports, each file once and styles not', () => {
    const budget = { naam: 'groep', kilobytes: 84, modules: ['groep-screen.tsx'] }
    expect(sumBudget(MANIFEST, budget, size)).toEqual({
      naam: 'groep',
      bytes: 86_000,
      limit: 84 * 1024,
      files: 4,
    })
  })

  it('is for a part after a page only what the page has not fetched', () => {
    const budget = {
      naam: 'vliegrace',
      kilobytes: 30,
      modules: ['vliegrace/index.ts'],
      na: ['src/spel-screen.tsx'],
    }
    expect(sumBudget(MANIFEST, budget, size)).toMatchObject({ bytes: 9_500, files: 2 })
  })

  it('refuses a page that the build does not have, or has twice', () => {
    const budget = { naam: 'weg', kilobytes: 1, modules: ['nergens.tsx'] }
    expect(() => sumBudget(MANIFEST, budget, size)).toThrow("0 brokken voor 'nergens.tsx'")
    const twice = { ...MANIFEST, 'anders/groep-screen.tsx': { file: 'a/anders.js' } }
    const groep = { naam: 'groep', kilobytes: 1, modules: ['groep-screen.tsx'] }
    expect(() => sumBudget(twice, groep, size)).toThrow("2 brokken voor 'groep-screen.tsx'")
  })
})
