import { describe, expect, it } from 'vitest'
import { gemiddelde, som } from '../rij.ts'
import { begripGrens, informatieOver, kansOver, readTeksten, tekstInformatie } from './begrip.ts'
import { informatie } from '../kans.ts'

describe('what an answer tells of who does not know the difficulty', () => {
  it('is what it tells of who does, where there is nothing unknown, and else less', () => {
    for (const x of [-1, 0.3, 2])
      expect(informatieOver(x, 0, 0.25)).toBeCloseTo(informatie(x, 0.25), 6)
    // Near the level; far from it a word that may be nearer than was thought tells more.
    for (const x of [-0.5, 0, 0.8])
      expect(informatieOver(x, 0.6, 0.02)).toBeLessThan(informatieOver(x, 0, 0.02))
    // The chance flattens to a half, between a guess and a slip.
    expect(kansOver(3, 2, 0.25)).toBeLessThan(kansOver(3, 0, 0.25))
  })
})

describe('what the answers about one text tell together', () => {
  const afstanden = [0.2, 0.7, -0.4, 1.1]
  const apart = som(afstanden.map((x) => informatieOver(x, 0.6, 0.25)))

  it('is their sum where they share nothing, and less the more they share', () => {
    expect(tekstInformatie(afstanden, 0)).toBeCloseTo(apart, 5)
    const [weinig, veel] = [tekstInformatie(afstanden, 0.3), tekstInformatie(afstanden, 0.6)]
    expect(weinig).toBeLessThan(apart)
    expect(veel).toBeLessThan(weinig)
  })
})

describe('understanding, as the product follows it', () => {
  const rijen = readTeksten('proef', 120, 'veel')
  const na = (aantal: number) => rijen.filter((rij) => rij.na === aantal)
  const fout = (aantal: number) => Math.sqrt(gemiddelde(na(aantal).map((rij) => rij.kwadraat)))

  it('is known better with more texts, and not better than the questions allow', () => {
    expect(fout(24)).toBeLessThan(fout(6))
    for (const aantal of [6, 12, 24]) {
      const grens = Math.sqrt(begripGrens(na(aantal)))
      expect(fout(aantal) / grens).toBeGreaterThan(0.85)
      expect(fout(aantal) / grens).toBeLessThan(1.25)
    }
  })

  it('is half of what the groep alone would leave (decoy), from texts of which three of four questions go right', () => {
    expect(fout(12)).toBeLessThan(0.6)
    expect(gemiddelde(na(24).map(({ goed }) => goed))).toBeCloseTo(0.75, 1)
  })
})
