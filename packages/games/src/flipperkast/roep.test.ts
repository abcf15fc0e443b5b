import { expect, it } from 'vitest'
import { LEGE_RIT, opRij, callFor, vonkenVan } from './roep.ts'

it('calls something else after a right word by how the ball came to its lamp', () => {
  expect(callFor(LEGE_RIT, [true])).toBe('Raak!')
  expect(callFor({ ...LEGE_RIT, sterk: true }, [true])).toBe('Superschot!')
  expect(callFor({ ...LEGE_RIT, botsen: 2 }, [true])).toBe('Raak!')
  expect(callFor({ ...LEGE_RIT, botsen: 4 }, [true])).toBe('4× boink!')
  expect(callFor({ ...LEGE_RIT, sterk: true, gered: true }, [true])).toBe('Gered!')
  expect(callFor({ ...LEGE_RIT, gered: true, ballon: true }, [true])).toBe('Plof!')
  expect(callFor({ ...LEGE_RIT, baan: true }, [true])).toBe('Joehoe!')
})

it('counts the right words in a row from the newest back, and a mistake begins the row anew', () => {
  expect(opRij([])).toBe(0)
  expect(opRij([true, true])).toBe(2)
  expect(opRij([true, true, false])).toBe(0)
  expect(opRij([true, false, true])).toBe(1)
  expect(callFor(LEGE_RIT, [false, true, true, true])).toBe('3 op rij!')
  expect(callFor(LEGE_RIT, [true, false, true, true])).toBe('Raak!')
})

it('throws more sparks the longer the row is, up to a bound', () => {
  expect(vonkenVan([true])).toBe(11)
  expect(vonkenVan([true, true, true])).toBe(17)
  expect(vonkenVan(Array.from({ length: 12 }, () => true))).toBe(26)
})
