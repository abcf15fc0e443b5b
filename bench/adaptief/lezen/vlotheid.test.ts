import { describe, expect, it } from 'vitest'
import { wortelVerhouding } from '../onzekerheid.ts'
import { gemiddelde } from '../rij.ts'
import { followVlotheid, leastVariantie } from './vlotheid.ts'

const netjes = (weken: number) => followVlotheid('proef', 150, { klas: 'netjes', weken })
const fout = (rijen: ReturnType<typeof netjes>) =>
  wortelVerhouding(
    rijen.map(({ kwadraat }) => kwadraat),
    rijen.map(({ grens }) => grens),
  )

describe('the least that can remain unknown of a rate', () => {
  it('is the prior without readings, and what one reading leaves of it', () => {
    expect(leastVariantie([], 0.01)).toBeCloseTo(0.42 ** 2, 10)
    const een = leastVariantie([{ t: 0, jaren: 0, waar: 4 }], 0.02)
    expect(een).toBeCloseTo(1 / (1 / 0.42 ** 2 + 1 / 0.02), 10)
  })

  it('is less after more readings, and more where the last one is far from the others', () => {
    const reeks = (dagen: readonly number[]) =>
      leastVariantie(
        dagen.map((t) => ({ t, jaren: 0, waar: 4 })),
        0.02,
      )
    expect(reeks([0, 3, 6, 9])).toBeLessThan(reeks([0, 9]))
    expect(reeks([0, 1, 2, 60])).toBeGreaterThan(reeks([57, 58, 59, 60]))
  })
})

describe('words right per minute', () => {
  const [kort, lang] = [netjes(2), netjes(12)]

  it('are not known better than they can be, and hardly worse', () => {
    for (const rijen of [kort, lang]) {
      const { waarde, fout: se } = fout(rijen)
      expect(waarde).toBeGreaterThan(1 - 3 * se)
      expect(waarde).toBeLessThan(1.3)
    }
    expect(gemiddelde(lang.map(({ kwadraat }) => kwadraat))).toBeLessThan(
      gemiddelde(kort.map(({ kwadraat }) => kwadraat)),
    )
  })

  it('would be far off for who says the same of all (decoy)', () => {
    // Readers of a groep differ by .42, and what is left of that is under .1.
    expect(Math.sqrt(gemiddelde(lang.map(({ kwadraat }) => kwadraat)))).toBeLessThan(0.42 / 4)
  })

  it('are of the same readers for the same seed, and of others for another', () => {
    expect(netjes(2)).toEqual(kort)
    expect(followVlotheid('ander', 150, { klas: 'netjes', weken: 2 })).not.toEqual(kort)
  })

  it('are known less well where readings are interrupted', () => {
    const rommelig = followVlotheid('proef', 150, { klas: 'met onderbrekingen', weken: 12 })
    expect(fout(rommelig).waarde).toBeGreaterThan(fout(lang).waarde)
  })
})
