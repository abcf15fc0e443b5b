import { describe, expect, it } from 'vitest'
import { wortelVerhouding } from '../onzekerheid.ts'
import { gemiddelde } from '../rij.ts'
import { practiseGebied, type Gebied } from './gebied.ts'

describe.each<Gebied>(['lezen', 'werkwoord'])('the engine in the gebied %s', (gebied) => {
  const rijen = practiseGebied('proef', 90, gebied)
  const na = (aantal: number) => rijen.filter((rij) => rij.na === aantal)
  const tegen = (wat: 'kwadraat' | 'kenner', aantal: number) =>
    wortelVerhouding(
      na(aantal).map((rij) => rij[wat]),
      na(aantal).map(({ grens }) => grens),
    )

  it('comes near the bound of what it asked, and not under it', () => {
    for (const aantal of [50, 200]) {
      const { waarde, fout } = tegen('kwadraat', aantal)
      expect(waarde).toBeGreaterThan(1 - 3 * fout)
      expect(waarde).toBeLessThan(1.3)
    }
  })

  it('is less far off with more answers, and far less than without any (decoy)', () => {
    const wortel = (aantal: number) => Math.sqrt(gemiddelde(na(aantal).map((r) => r.kwadraat)))
    expect(wortel(200)).toBeLessThan(wortel(50))
    // Beforehand levels of one groep spread by the root of .9² + .7².
    expect(wortel(200)).toBeLessThan(Math.hypot(0.9, 0.7) / 1.8)
  })

  it('is not nearer than who knows each opgave', () => {
    expect(tegen('kenner', 200).waarde).toBeLessThanOrEqual(
      tegen('kwadraat', 200).waarde + tegen('kwadraat', 200).fout,
    )
  })

  it('finds the same for the same seed', () => {
    expect(practiseGebied('proef', 5, gebied)).toEqual(rijen.slice(0, 10))
  })
})
