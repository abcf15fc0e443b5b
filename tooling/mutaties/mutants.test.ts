import { describe, expect, it } from 'vitest'
import { exportedFunctions, mutantsOf, withMutant } from './mutants.ts'

const SOURCE = `
const GRENS = 3
export function isLaag(n: number): boolean {
  if (!Number.isFinite(n)) return false
  return n /* punten */ <= GRENS + 1
}
export const kies = (a: boolean, b: string) => (a && b !== '' ? b : '')
function eigen() { return 1 < 2 }
`

const wat = (naam: string): readonly string[] => {
  const functie = exportedFunctions('a.ts', SOURCE).find(({ name }) => name === naam)
  return functie ? mutantsOf('a.ts', SOURCE, functie).map(({ what }) => what) : []
}

describe('mutants', () => {
  it('are of exported functions, written either way, and of no other', () => {
    expect(exportedFunctions('a.ts', SOURCE).map(({ name }) => name)).toEqual(['isLaag', 'kies'])
  })

  it('change a bound, a sum, a condition, a number and a connection within the function', () => {
    expect(wat('isLaag')).toEqual([
      '!Number.isFinite(n) -> Number.isFinite(n)',
      'false -> true',
      '<= -> <',
      '+ -> -',
      '1 -> (1 + 1)',
    ])
    expect(wat('kies')).toEqual([
      "a && b !== '' ? b : '' -> (a && b !== '') ? ('') : (b)",
      '&& -> ||',
      '!== -> ===',
    ])
  })

  it('leave the rest of the source as it is', () => {
    const [functie] = exportedFunctions('a.ts', SOURCE)
    const mutant = functie && mutantsOf('a.ts', SOURCE, functie).find(({ text }) => text === '<')
    expect(mutant && withMutant(SOURCE, mutant)).toBe(SOURCE.replace('<=', '<'))
  })
  it('leave alone what stands for an element that is always there, and no other default', () => {
    const bron =
      'export const som = (a: number[], m: Map<string, number>) => (a[0] ?? 7) + (m.get("x") ?? 9)'
    const [functie] = exportedFunctions('a.ts', bron)
    const gevonden = functie ? mutantsOf('a.ts', bron, functie).map((mutant) => mutant.what) : []
    expect(gevonden).toContain('9 -> (9 + 1)')
    expect(gevonden).not.toContain('7 -> (7 + 1)')
  })
})
