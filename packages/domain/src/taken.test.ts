import { EILANDEN, TaakSoortSchema } from '@letterhaven/contracts/landkaart'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { takenVoor } from './taken.ts'

const SOORTEN = TaakSoortSchema.options

describe('the taken of a window', () => {
  it('are three to five, each once, of 10 to 12 opgaven, whatever can be played', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...EILANDEN),
        fc.uniqueArray(fc.constantFrom(...SOORTEN), { minLength: 1 }),
        (eiland, speelbaar) => {
          const taken = takenVoor('ei', eiland, speelbaar)
          expect(taken.length).toBeGreaterThanOrEqual(3)
          expect(taken.length).toBeLessThanOrEqual(5)
          expect(new Set(taken.map((t) => t.sleutel)).size).toBe(taken.length)
          for (const { aantal, soort } of taken) {
            expect(aantal).toBeGreaterThanOrEqual(10)
            expect(aantal).toBeLessThanOrEqual(12)
            expect(speelbaar).toContain(soort)
          }
        },
      ),
    )
  })

  it('follow the way of the island when every game is there', () => {
    const soorten = takenVoor('hak', 'klanken', SOORTEN).map((t) => t.soort)
    expect(soorten).toEqual(['hakken', 'plakken', 'lezen', 'flitsen', 'spelling'])
  })

  it('carry their category in their key', () => {
    expect(takenVoor('ei', 'spelling', ['spelling'])[0]).toEqual({
      sleutel: 'ei:spelling:10',
      soort: 'spelling',
      aantal: 10,
      categorieen: ['ei'],
    })
  })

  it('are none when nothing can be played (decoy)', () => {
    expect(takenVoor('ei', 'spelling', [])).toEqual([])
  })
})
