import { describe, expect, it } from 'vitest'
import { stukkenVan } from './enten.ts'
import { stamFoutVan } from './stam-fout.ts'
import { heel, type Gewas } from './wortel.ts'

/** What is wrong with a carrot of a verb of which so many pieces are left, with other letters in some places. */
function foutVan(
  [infinitief, vorm]: readonly [string, string],
  delen: Partial<Gewas>,
  letters: Readonly<Record<number, string>> = {},
) {
  const stukken = stukkenVan(infinitief)
  const gewas = { ...heel(stukken.map((stuk, nr) => letters[nr] ?? stuk)), ...delen }
  return stamFoutVan({ stukken, gewas }, vorm)
}

describe('what a stem breaks', () => {
  it('is told by the piece that differs', () => {
    const t = { uitgang: 't' } as const
    const verteld = ['vertellen', 'verteld'] as const
    expect(foutVan(verteld, { deel: [0, 6], uitgang: 'd' })).toBe('één letter')
    expect(foutVan(['lopen', 'loopt'], { deel: [0, 3], ...t })).toBe('lange klank')
    expect(foutVan(['bakken', 'bakt'], { deel: [0, 3], ...t }, { 1: 'aa', 2: 'k' })).toBe(
      'korte klank',
    )
    expect(foutVan(['maken', 'maken'], {}, { 1: 'aa' })).toBe('open klank')
    expect(foutVan(['bakken', 'bakken'], {}, { 2: 'k' })).toBe('twee letters')
    expect(foutVan(['reizen', 'reist'], { deel: [0, 3], ...t })).toBe('s of f')
    expect(foutVan(['lezen', 'gelezen'], { ge: 0 }, { 2: 's' })).toBe('z of v')
  })

  it('is how it was cut, before its letters', () => {
    expect(foutVan(['lopen', 'loopt'], {})).toBe('lang')
    expect(foutVan(['lopen', 'loopt'], { deel: [0, 2] }, { 1: 'oo' })).toBe('kort')
  })

  it('is not told of a stem that is right, or that sounds otherwise (decoy)', () => {
    expect(foutVan(['lopen', 'loopt'], { deel: [0, 3], uitgang: 'd' }, { 1: 'oo' })).toBeNull()
    expect(foutVan(['lopen', 'liep'], { deel: [0, 3] })).toBeNull()
    // Two letters before an e end no stem.
    expect(foutVan(['vallen', 'vielen'], {}, { 1: 'ie' })).toBeNull()
  })
})
