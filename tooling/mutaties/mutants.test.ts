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
})
