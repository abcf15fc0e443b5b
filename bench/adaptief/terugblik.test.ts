import { describe, expect, it } from 'vitest'
import { gemiddelde } from './rij.ts'
import { RIVALEN } from './rivalen/rivalen.ts'
import { makeWereld } from './wereld.ts'
import { measureWoorden } from './woorden.ts'

const wereld = makeWereld('proef')

/** A reader that takes words as they come and leaves the difficulties as the book has them. */
const lezer = {
  begin: RIVALEN.willekeurig(wereld.boek).begin,
  moeilijkheid: (woord: number) => wereld.boek.prior[woord] ?? 0,
}

describe('who looks back on all answers at once', () => {
  const rijen = measureWoorden(lezer, wereld, { leerlingen: 60, terugblik: true })
  const wortel = (van: (rij: (typeof rijen)[number]) => number) =>
    Math.sqrt(gemiddelde(rijen.map(van)))

  it('comes near the bound, where the book stays far from it (decoy)', () => {
    const grens = wortel(({ grens: g }) => g)
    expect(wortel(({ terugblik }) => terugblik ?? Number.NaN) / grens).toBeLessThan(1.12)
    expect(wortel(({ kwadraat }) => kwadraat) / grens).toBeGreaterThan(1.2)
  })

  it('does not come under it', () => {
    expect(wortel(({ terugblik }) => terugblik ?? Number.NaN)).toBeGreaterThan(
      0.95 * wortel(({ grens }) => grens),
    )
  })

  it('is asked for by name: else nobody looks back', () => {
    const zonder = measureWoorden(lezer, wereld, { leerlingen: 5 })
    expect(zonder.every(({ terugblik }) => terugblik === null)).toBe(true)
  })
})
