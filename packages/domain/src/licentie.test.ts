import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  besteldVoor,
  neemtPlaats,
  nodigJaarLater,
  plaatsenOp,
  tekortBij,
  tekortVan,
  tallyPlaatsvragers,
} from './licentie.ts'

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
      besteld: 60,
      respijtTot: null,
    })
    expect(plaatsenOp(RIJEN, '2026-11-21', 'be').tot).toBe('2027-08-31')
  })

  it('are those of the year before until 1 October, where those are more', () => {
    expect(plaatsenOp(RIJEN, '2026-09-30', 'nl')).toMatchObject({
      plaatsen: 100,
      besteld: 60,
      respijtTot: '2026-09-30',
    })
    expect(plaatsenOp(RIJEN, '2026-10-01', 'nl')).toMatchObject({ plaatsen: 60, respijtTot: null })
    const meer = [...RIJEN, { schooljaar: '2026-2027', plaatsen: 50 }]
    expect(plaatsenOp(meer, '2026-08-01', 'nl')).toMatchObject({ plaatsen: 110, respijtTot: null })
    // In Flanders, August belongs to the school year before.
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

describe('seats that lack', () => {
  const op = (dag: string, gebruikt: number, rijen = RIJEN) =>
    tekortVan({ gebruikt, ...plaatsenOp(rijen, dag, 'nl') })

  it('are told before the grace ends, though none lack today', () => {
    expect(op('2026-09-11', 96)).toEqual({ nu: 0, straks: 36 })
    expect(op('2026-09-11', 96, RIJEN.slice(0, 1))).toEqual({ nu: 0, straks: 96 })
    expect(op('2026-09-30', 130)).toEqual({ nu: 30, straks: 70 })
    // Decoys: in one enough seats were ordered, in the other the grace period is over.
    expect(op('2026-09-11', 60)).toEqual({ nu: 0, straks: 0 })
    expect(op('2026-10-01', 96)).toEqual({ nu: 36, straks: 36 })
  })

  it('are on 1 October what was told the day before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 200 }), fc.subarray(RIJEN), (gebruikt, rijen) => {
        const voor = op('2026-09-30', gebruikt, rijen)
        expect(op('2026-10-01', gebruikt, rijen)).toEqual({ nu: voor.straks, straks: voor.straks })
        expect(voor.straks).toBeGreaterThanOrEqual(voor.nu)
      }),
    )
  })
})

describe('who takes a seat', () => {
  const kind = (
    jaargroep: number,
    rest: { zonderNummer?: boolean; isBegonnen?: boolean } = {},
  ) => ({
    jaargroep,
    zonderNummer: false,
    isBegonnen: false,
    ...rest,
  })

  it('is everybody from groep 3 on, and before it or without a number only who practised', () => {
    const bij = (rest: { zonderNummer?: boolean; isBegonnen?: boolean }) =>
      [1, 2, 3, 8].filter((jaar) => neemtPlaats(kind(jaar, rest)))
    expect(bij({})).toEqual([3, 8])
    expect(bij({ isBegonnen: true })).toEqual([1, 2, 3, 8])
    expect(bij({ zonderNummer: true })).toEqual([])
    expect(bij({ zonderNummer: true, isBegonnen: true })).toEqual([1, 2, 3, 8])
  })

  it('is counted for today and for a year later, when groep 2 learns to read and groep 8 is gone', () => {
    const rijen = [
      { ...kind(1), aantal: 1 },
      { ...kind(1, { isBegonnen: true }), aantal: 2 },
      { ...kind(2), aantal: 4 },
      { ...kind(2, { zonderNummer: true }), aantal: 8 },
      { ...kind(7), aantal: 16 },
      { ...kind(8), aantal: 32 },
    ]
    expect(tallyPlaatsvragers(rijen)).toEqual({ gebruikt: 2 + 16 + 32, nogNiet: 1 + 4 + 8 })
    expect(nodigJaarLater(rijen)).toBe(2 + 4 + 16)
    expect(tallyPlaatsvragers([])).toEqual({ gebruikt: 0, nogNiet: 0 })
  })
})

describe('seats that lack for who comes', () => {
  it('are what is asked beyond what is free, and never fewer than none', () => {
    expect([tekortBij(3, 5), tekortBij(5, 5), tekortBij(9, 5), tekortBij(0, 1)]).toEqual([
      2, 0, 0, 1,
    ])
    // More pupils hold a seat than there are seats, and a newcomer needs one all the same.
    expect(tekortBij(-2, 1)).toBe(3)
  })

  it('are none where nobody comes, or seats are not counted', () => {
    expect([tekortBij(-2, 0), tekortBij(-2, -1), tekortBij(null, 40)]).toEqual([0, 0, 0])
  })
})
