import { describe, expect, it } from 'vitest'
import { CAT_CODES } from './cat-code.ts'
import { CATEGORIEEN, vindCategorie } from './categorieen.ts'

const rijen = Object.values(CATEGORIEEN)

describe('the category table', () => {
  it('has 58 codes, each once, and a row under its own code for the filled ones', () => {
    expect(new Set(CAT_CODES).size).toBe(58)
    for (const [code, rij] of Object.entries(CATEGORIEEN)) expect(rij.code).toBe(code)
  })

  it('starts a category in each of groep 3, 4, 5 and 6', () => {
    expect(new Set(rijen.map((rij) => rij.groep))).toEqual(new Set([3, 4, 5, 6]))
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

  it('finds a row by code and nothing for a code without words', () => {
    expect(vindCategorie('ei')?.naam).toBe('woorden met ei')
    expect(vindCategorie('garage')).toBeUndefined()
    expect(vindCategorie('toString')).toBeUndefined()
  })
})
