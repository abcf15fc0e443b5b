import { describe, expect, it } from 'vitest'
import { TRAPPEN as ALLE } from '@letterhaven/contracts/trap'
import { describeTrappen } from '@letterhaven/game-kit/proef/trapproef'
import { loadVoorraad } from '@letterhaven/game-kit/proef/voorraad'
import { makeBeeldzin } from '@letterhaven/taal/beeldzin/beeldzin'
import { ogenPlek } from './paint-dier.ts'
import { fotosafari } from './manifest.ts'
import { TRAPPEN } from './paint-trappen.ts'
import { rules } from './rules.ts'
import { TINTEN, uurVan } from './uur.ts'

const items = await loadVoorraad(fotosafari)

describe('a stage', () => {
  describeTrappen({ rules, items, kind: 'zinnen' })

  it('has a card of its own, and an hour that no other has', () => {
    expect(TRAPPEN).toHaveLength(ALLE.length)
    expect(new Set(TRAPPEN.map(({ naam }) => naam)).size).toBe(ALLE.length)
    const uren = ALLE.map((trap) => uurVan({ trap }))
    expect(uren[0]).toBe('avond')
    expect(new Set(uren).size).toBe(ALLE.length)
    expect(new Set(uren.map((uur) => TINTEN[uur].hemel.join())).size).toBe(ALLE.length)
  })
})

describe('the eyes in the dark', () => {
  it('are on the head: on the other side of who looks the other way, and lower in who lies down', () => {
    const { tafereel } = makeBeeldzin('kudde@1:7:2:jong') ?? {}
    for (const dier of tafereel?.dieren ?? []) {
      const [links] = ogenPlek({ ...dier, kijkt: 'links' }, 'rust', 1)
      const [rechts, y] = ogenPlek({ ...dier, kijkt: 'rechts' }, 'rust', 1)
      expect(rechts).toBe(-links)
      expect(ogenPlek(dier, 'slaapt', 1)[1]).toBeGreaterThan(y)
      expect(ogenPlek({ ...dier, kijkt: 'rechts' }, 'rust', 2)[1]).toBe(2 * y)
      // Higher than the eyes of a head that lies on the ground.
      expect(y).toBeLessThan(-4)
    }
  })
})
