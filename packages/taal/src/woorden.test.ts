import { describe, expect, it } from 'vitest'
import { loadWoorden, woordenTotEnMet, zegtMenHier } from './woorden.ts'

describe('woordenTotEnMet', () => {
  it('holds the words of the groep and of all before it, and none of later ones', async () => {
    const woorden = await woordenTotEnMet(4)
    expect(new Set(woorden.map((woord) => woord.groep))).toEqual(new Set([3, 4]))
    expect(woorden.length).toBe((await loadWoorden(3)).length + (await loadWoorden(4)).length)
  })

  it('is empty below groep 3 and complete above groep 8', async () => {
    expect(await woordenTotEnMet(2)).toEqual([])
    expect(await woordenTotEnMet(9)).toEqual(await woordenTotEnMet(8))
  })
})

describe('words of one country', () => {
  it('are left out in Flanders, and what it only calls otherwise stays', async () => {
    const woorden = await woordenTotEnMet(8)
    const weg = woorden.filter((woord) => !zegtMenHier(woord, 'nl-BE')).map(({ w }) => w)
    expect(weg).toContain('hartstikke')
    expect(weg).not.toContain('sneeuwpop')
    expect(woorden.filter((woord) => !zegtMenHier(woord, 'nl-NL'))).toEqual([])
  })
})
