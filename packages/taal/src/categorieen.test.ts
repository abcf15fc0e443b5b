import { describe, expect, it } from 'vitest'
import { CAT_CODES } from './cat-code.ts'
import { CATEGORIEEN, findCategorie } from './categorieen.ts'

const rijen = Object.values(CATEGORIEEN)

describe('the category table', () => {
  it('has 58 codes, each once, each with a row under its own code', () => {
    expect(new Set(CAT_CODES).size).toBe(58)
    expect(Object.keys(CATEGORIEEN).toSorted()).toEqual([...CAT_CODES].toSorted())
    for (const [code, rij] of Object.entries(CATEGORIEEN)) expect(rij.code).toBe(code)
  })

  it('starts a category in each groep from 3 to 8, in that order', () => {
    expect(new Set(rijen.map((rij) => rij.groep))).toEqual(new Set([3, 4, 5, 6, 7, 8]))
    expect(rijen.map((rij) => rij.groep)).toEqual(rijen.map((rij) => rij.groep).toSorted())
  })

  it('keeps the short name within 8 characters and unique', () => {
    expect(rijen.filter((rij) => rij.kort.length > 8)).toEqual([])
    expect(new Set(rijen.map((rij) => rij.kort)).size).toBe(rijen.length)
  })

  it('asks as prerequisite only what is taught in the same groep or before, never in a circle', () => {
    const volgorde = rijen.map((rij) => rij.code)
    for (const rij of rijen) {
      for (const eerst of rij.vereist) {
        expect(CATEGORIEEN[eerst].groep).toBeLessThanOrEqual(rij.groep)
        expect(volgorde.indexOf(eerst)).toBeLessThan(volgorde.indexOf(rij.code))
      }
    }
  })

  it('explains in one to three short sentences, without words that only one country uses', () => {
    for (const { uitleg } of rijen) {
      for (const tekst of [uitleg.kind, uitleg.kindVl ?? uitleg.kind]) {
        expect(tekst.split(/[.?!](?:\s|$)/).filter(Boolean).length).toBeLessThanOrEqual(3)
        expect(tekst).not.toMatch(/\b(?:groep|klas|juf|meester)\b/i)
      }
    }
  })

  it('keeps verbs and nothing else on the island of verbs', () => {
    const opEiland = rijen.filter((rij) => rij.eiland === 'werkwoorden').map((rij) => rij.code)
    expect(opEiland).toEqual(['ww-tt', 'ww-vt', 'ww-vd', 'ww-bvd'])
  })

  it('finds a row by code and nothing for what is no code', () => {
    expect(findCategorie('ei')?.naam).toBe('woorden met ei')
    expect(findCategorie('garage')?.groep).toBe(6)
    expect(findCategorie('tropen')).toBeUndefined()
    expect(findCategorie('toString')).toBeUndefined()
  })
})
