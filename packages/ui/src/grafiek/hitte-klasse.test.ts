import { describe, expect, it } from 'vitest'
import { type HitteKlasse, klasseVan } from './hitte-klasse.ts'

const klassen: readonly HitteKlasse[] = [
  { vanaf: 80, label: '80+', kleur: 4 },
  { vanaf: 0, label: 'onder 50', kleur: 1 },
  { vanaf: 50, label: '50–79', kleur: 2 },
]

describe('class of a heat cell', () => {
  it.each([
    [0, 1],
    [49.9, 1],
    [50, 2],
    [79, 2],
    [80, 4],
    [100, 4],
    [-5, 1],
  ])('%d has colour %d, whatever the order of the classes', (waarde, kleur) => {
    expect(klasseVan(waarde, klassen)?.kleur).toBe(kleur)
  })

  it('has no class without classes', () => {
    expect(klasseVan(50, [])).toBeUndefined()
  })
})
