import { describe, expect, it } from 'vitest'
import { jaarMetLidwoord } from './jaar-met-lidwoord.ts'
import { jaarwoordenNl as nl, jaarwoordenVl as vl } from './jaarwoorden.ts'

describe('a year after van, in or vanaf', () => {
  it.each([
    [0, 'de peutergroep', 'de 1e kleuterklas'],
    [2, 'groep 2', 'de 3e kleuterklas'],
    [4, 'groep 4', 'het 2e leerjaar'],
    [8, 'groep 8', 'het 6e leerjaar'],
    // 9 is no year, so an article has nothing to point at.
    [9, 'zonder groepsnummer', 'zonder leerjaar'],
  ])('%s is %s in the Netherlands and %s in Flanders', (n, hier, daar) => {
    expect(jaarMetLidwoord(n, nl)).toBe(hier)
    expect(jaarMetLidwoord(n, vl)).toBe(daar)
  })
})
