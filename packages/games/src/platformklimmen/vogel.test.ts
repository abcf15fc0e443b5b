import { expect, it } from 'vitest'
import { restVan, sayNog } from './verdieping.ts'
import type { Klimbeurt } from './verdieping.ts'
import { sayGast } from './vogel.ts'

const beurt = (gelegd: readonly number[]): Pick<Klimbeurt, 'item' | 'opgave'> => ({
  item: {
    soort: 'zin',
    id: 'z',
    woorden: ['Wij', 'gaan', 'weg.'],
    ordes: [['Wij', 'gaan', 'weg.']],
  } as unknown as Klimbeurt['item'],
  opgave: {
    stenen: ['gaan', 'hij', 'Wij', 'weg.'],
    gelegd,
    op: null,
    raar: null,
    stand: 0,
    gemalen: 0,
    gehoord: 0,
    isGehoord: false,
  },
})

it('lets the bird sit down on what is left over only once the bridge is full, so that it tells no word before', () => {
  expect(restVan(beurt([]))).toEqual({ aantal: 1, stenen: [] })
  expect(restVan(beurt([2, 0]))).toEqual({ aantal: 1, stenen: [] })
  expect(restVan(beurt([2, 0, 3]))).toEqual({ aantal: 1, stenen: [1] })
  // Also where what is left over belongs in the sentence: the bird judges nothing.
  expect(restVan(beurt([2, 1, 3]))).toEqual({ aantal: 1, stenen: [0] })
})

it('says how many words are still to come, and how many stones are left over', () => {
  expect(sayNog(1)).toBe('Nog 1 woord!')
  expect(sayNog(4)).toBe('Nog 4 woorden!')
  expect(sayGast(1)).toBe('Eén steen is voor mij!')
  expect(sayGast(2)).toBe('Twee stenen zijn voor ons!')
})
