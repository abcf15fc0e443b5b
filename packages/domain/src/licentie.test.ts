import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { besteldVoor, plaatsenOp } from './licentie.ts'

const RIJEN = [
  { schooljaar: '2025-2026', plaatsen: 100 },
  { schooljaar: '2026-2027', plaatsen: 40 },
  { schooljaar: '2026-2027', plaatsen: 20 },
]

describe('the seats of a day', () => {
  it('are all that was ordered for its school year', () => {
    expect(plaatsenOp(RIJEN, '2026-11-21', 'nl')).toEqual({
      schooljaar: '2026-2027',
      tot: '2027-07-31',
      plaatsen: 60,
      respijtTot: null,
    })
    expect(plaatsenOp(RIJEN, '2026-11-21', 'be').tot).toBe('2027-08-31')
  })

  it('are those of the year before until 1 October, where those are more', () => {
    expect(plaatsenOp(RIJEN, '2026-09-30', 'nl')).toMatchObject({
      plaatsen: 100,
      respijtTot: '2026-09-30',
    })
    expect(plaatsenOp(RIJEN, '2026-10-01', 'nl')).toMatchObject({ plaatsen: 60, respijtTot: null })
    const meer = [...RIJEN, { schooljaar: '2026-2027', plaatsen: 50 }]
    expect(plaatsenOp(meer, '2026-08-01', 'nl')).toMatchObject({ plaatsen: 110, respijtTot: null })
    // In Flanders August belongs to the year before.
    expect(plaatsenOp(RIJEN, '2026-08-31', 'be')).toMatchObject({
      schooljaar: '2025-2026',
      plaatsen: 100,
      respijtTot: null,
    })
  })

  it('never grow by time going on within a year', () => {
    const rij = fc.record({
      schooljaar: fc.constantFrom('2025-2026', '2026-2027', '2027-2028'),
      plaatsen: fc.integer({ min: 1, max: 300 }),
    })
    const dag = fc.constantFrom(
      '2026-08-01',
      '2026-09-01',
      '2026-09-30',
      '2026-10-01',
      '2027-07-31',
    )
    fc.assert(
      fc.property(fc.array(rij), dag, dag, (rijen, een, ander) => {
        const [eerst, later] = [een, ander].toSorted()
        const op = (d = '') => plaatsenOp(rijen, d, 'nl').plaatsen
        expect(op(later)).toBeLessThanOrEqual(op(eerst))
        expect(op(later)).toBeGreaterThanOrEqual(besteldVoor(rijen, '2026-2027'))
      }),
    )
  })
})
