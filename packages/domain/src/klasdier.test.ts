import fc from 'fast-check'
import { KLASDIEREN } from '@letterhaven/contracts/leerling-ingang'
import { describe, expect, it } from 'vitest'
import { chooseDieren, type MetDier } from './klasdier.ts'

const groep = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    voornaam: fc.constantFrom('Noor', 'noor', 'Émile', 'Li', 'Sem'),
    dier: fc.constantFrom('', 'vos', 'uil', 'draak'),
  }),
  { selector: ({ id }) => id, maxLength: 34 },
)

const paren = (kinderen: readonly MetDier[]): string[] => {
  const dieren = chooseDieren(kinderen)
  return kinderen.map(({ id, voornaam }) => `${voornaam.toLowerCase()} ${dieren.get(id)}`)
}

describe('animals beside names', () => {
  it('tell children of one first name apart', () => {
    fc.assert(
      fc.property(groep, (kinderen) => {
        const metNaam = Object.values(Object.groupBy(kinderen, (k) => k.voornaam.toLowerCase()))
        fc.pre(metNaam.every((deel) => (deel?.length ?? 0) <= KLASDIEREN.length))
        expect(new Set(paren(kinderen)).size).toBe(kinderen.length)
      }),
    )
  })

  it('stay what they are once they were stored', () => {
    fc.assert(
      fc.property(groep, (kinderen) => {
        const eerst = chooseDieren(kinderen)
        const bewaard = kinderen.map((kind) => ({ ...kind, dier: eerst.get(kind.id) ?? '' }))
        expect(chooseDieren(bewaard.toReversed())).toEqual(eerst)
      }),
    )
  })

  it('are all different in a group of as many as there are', () => {
    const kinderen = KLASDIEREN.map((_, i) => ({ id: `kind-${i}`, voornaam: `k${i}`, dier: '' }))
    expect(new Set(chooseDieren(kinderen).values()).size).toBe(KLASDIEREN.length)
  })
})
