import { SPEL_IDS } from '@letterhaven/contracts/spel-id'
import { describe, expect, it } from 'vitest'
import { MANIFESTS } from './manifests.ts'
import { REGELS } from './naspelen.ts'

describe('the manifests', () => {
  it('describe all 45 games, each under its own id with its own title and sentence', () => {
    expect(Object.keys(MANIFESTS).toSorted()).toEqual([...SPEL_IDS].toSorted())
    for (const id of SPEL_IDS) expect(MANIFESTS[id].id).toBe(id)
    const alle = Object.values(MANIFESTS)
    expect(new Set(alle.map((m) => m.title)).size).toBe(45)
    expect(new Set(alle.map((m) => m.beschrijving)).size).toBe(45)
  })

  it('keep groups within 3 to 8 and give every kind at least four games', () => {
    const soorten = new Map<string, number>()
    for (const { groups, kinds } of Object.values(MANIFESTS)) {
      expect(groups[0]).toBeGreaterThanOrEqual(3)
      expect(groups[1]).toBeLessThanOrEqual(8)
      expect(groups[0]).toBeLessThan(groups[1])
      for (const kind of kinds) soorten.set(kind, (soorten.get(kind) ?? 0) + 1)
    }
    expect(soorten.size).toBe(8)
    expect(Math.min(...soorten.values())).toBeGreaterThanOrEqual(4)
  })

  it('call a game ready exactly when the server can judge it', () => {
    const klaar = SPEL_IDS.filter((id) => MANIFESTS[id].status === 'klaar')
    expect(klaar).toEqual(SPEL_IDS.filter((id) => REGELS[id]))
    expect(klaar).toContain('glazenwasser')
    expect(klaar).not.toContain('vliegrace')
  })
})
