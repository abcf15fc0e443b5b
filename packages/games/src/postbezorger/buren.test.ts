import { DIEREN } from '@letterhaven/game-kit/keuzen/koppen'
import { describe, expect, it } from 'vitest'
import { burenVan, slapersVan } from './buren.ts'
import { bruggenVan, classify, halte, slaapplek } from './indeling.ts'

describe('who lives in the street', () => {
  it.each(DIEREN)('is nobody who sleeps under the snow, and never the hero %s', (held) => {
    const [buren, slapers] = [burenVan(held), slapersVan(held)]
    expect(new Set([...buren, ...slapers]).size).toBe(DIEREN.length - 1)
    expect([...buren, ...slapers]).not.toContain(held)
    // Five steps further each time, everybody gets a turn.
    const beurten = buren.map((_, i) => buren[(i * 5 + 2) % buren.length])
    expect(new Set(beurten).size).toBe(buren.length)
  })

  it('keeps one sleeper for each bridge, who stands beside the sledge afterwards', () => {
    const indeling = classify(1280, 800, 4)
    const bruggen = bruggenVan(indeling)
    expect(slapersVan('vos')).toHaveLength(bruggen.length)
    for (const [nr, brug] of bruggen.entries()) {
      const groot = brug.half
      const neus = halte(indeling, nr) + 146 * indeling.fiets.s
      const { x } = slaapplek(indeling, nr, { groot, kant: 1 })
      expect(x - groot / 2).toBeGreaterThan(neus)
      // Decoy: on the bridge itself it would be behind the plough.
      expect(brug.x - groot / 2).toBeLessThan(neus)
    }
  })
})
