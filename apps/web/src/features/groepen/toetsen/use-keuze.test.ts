import { describe, expect, it } from 'vitest'
import { foutenVan } from './use-keuze.ts'

const keuze = ['ei', 'ij', 'komma-s'].map((code) => ({
  code,
  naam: `woorden met ${code}`,
  kort: code,
  groep: 4,
  woorden: code === 'komma-s' ? 11 : 70,
}))
const choose = (codes: string[], perCategorie = '10', wie = ['noor']) =>
  foutenVan({ codes: new Set(codes), perCategorie, wie: new Set(wie) }, keuze)

describe('a test that is put together', () => {
  it('is right with a category, a number of words and somebody', () => {
    expect(choose(['ei', 'ij'])).toEqual({})
    expect(choose(['ei', 'ij'], '20')).toEqual({})
  })

  it.each([
    [choose([]), 'categorieen'],
    [choose(['komma-s'], '12'), 'categorieen'],
    [choose(['ei'], '4'), 'perCategorie'],
    [choose(['ei'], '21'), 'perCategorie'],
    [choose(['ei'], ''), 'perCategorie'],
    [choose(['ei', 'ij', 'ou', 'au'], '20'), 'perCategorie'],
    [choose(['ei'], '10', []), 'leerlingIds'],
  ])('says at the part what is wrong: %o', (fouten, deel) => {
    expect(Object.keys(fouten)).toEqual([deel])
  })

  it('that is far too long says by how much as every number is written', () => {
    const codes = Array.from({ length: 60 }, (_, i) => `soort ${i}`)
    expect(choose(codes, '20').perCategorie).toMatch(/dit zijn er 1\.200\.$/)
  })
})
