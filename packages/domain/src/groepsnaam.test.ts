import { describe, expect, it } from 'vitest'
import { jaarVanNieuwe, jarenInNaam, letterVan, naamEenJaarLater } from './groepsnaam.ts'

describe('who comes new to a group', () => {
  it('is in the year of who sits there, else of its name, else where reading begins', () => {
    expect(jaarVanNieuwe({ naam: 'Groep 7', jaargroepen: [5, 6] }, 'nl')).toBe(5)
    expect(jaarVanNieuwe({ naam: 'Groep 4', jaargroepen: [3, 4] }, 'nl')).toBe(4)
    expect(jaarVanNieuwe({ naam: 'Groep 5/6', jaargroepen: [5, 6] }, 'nl')).toBe(5)
    expect(jaarVanNieuwe({ naam: 'Groep 7', jaargroepen: [] }, 'nl')).toBe(7)
    expect(jaarVanNieuwe({ naam: '5B', jaargroepen: [] }, 'be')).toBe(7)
    expect(jaarVanNieuwe({ naam: 'De Zwaluwen', jaargroepen: [] }, 'nl')).toBe(3)
  })
})

describe('the name of a group', () => {
  it.each([
    ['Groep 3', [3]],
    ['3A', [3]],
    ['groep 4/5', [4, 5]],
    ['Groep 3-4-5', [3, 4, 5]],
    ['De Zwaluwen', []],
    ['Lokaal 12', []],
    ['Unit 0', []],
    ['Groep 3 (2)', [3]],
    ['Groep 3 (11)', [3]],
    ['De Uilen (3)', [3]],
  ])('%s speaks of years %j in the Netherlands', (naam, jaren) => {
    expect(jarenInNaam(naam, 'nl')).toEqual(jaren)
  })

  it.each([
    ['1e leerjaar', [3]],
    ['L6B', [8]],
    ['3e kleuterklas', [2]],
    ['K2', [1]],
    ['1/2', [3, 4]],
  ])('%s speaks of years %j in Flanders', (naam, jaren) => {
    expect(jarenInNaam(naam, 'be')).toEqual(jaren)
  })

  it.each([
    ['Groep 3A', 'a'],
    ['groep 5 b', 'b'],
    ['Groep 3A (2)', 'a'],
    ['Groep 3', ''],
    ['De Zwaluwen', ''],
  ])('%s has the letter %j', (naam, letter) => {
    expect(letterVan(naam)).toBe(letter)
  })
})

describe('a year later', () => {
  it.each([
    ['Groep 3A', 'Groep 4A'],
    ['4/5', '5/6'],
    ['Groep 3 (2)', 'Groep 4 (2)'],
    ['De Uilen (3)', 'De Uilen (4)'],
    ['De Zwaluwen', 'De Zwaluwen'],
    ['Lokaal 12', 'Lokaal 12'],
    ['Groep 7/8', 'Groep 7/8'],
  ])('%s is %s in the Netherlands', (naam, later) => {
    expect(naamEenJaarLater(naam, 'nl')).toBe(later)
  })

  it.each([
    ['1e leerjaar A', '2e leerjaar A'],
    ['3e kleuterklas', '1e leerjaar'],
    ['K3', 'L1'],
    ['K2', 'K3'],
    ['L5', 'L6'],
  ])('%s is %s in Flanders', (naam, later) => {
    expect(naamEenJaarLater(naam, 'be')).toBe(later)
  })
})
