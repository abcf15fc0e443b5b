import { describe, expect, it } from 'vitest'
import { lopendVoor } from './lopend-schooljaar.ts'
import { vlaamseVakanties, type Vakantie } from './vakanties.ts'

const op = (vandaag: string, vakanties: readonly Vakantie[] = []) =>
  lopendVoor({ schooljaar: '2026-2027', vandaag, land: 'nl' }, vakanties)

describe('a school year that still runs', () => {
  it('ends for who leaves on the first day of the next, where the holidays are not known', () => {
    const loopt = { vakantieOp: null, begintOp: '2026-08-01' }
    expect(op('2026-06-10')).toEqual(loopt)
    expect(op('2026-07-31')).toEqual(loopt)
    expect(op('2026-08-01')).toBeNull()
    expect(op('2026-09-10')).toBeNull()
  })

  it('ends with the summer holiday, where the school said when that is', () => {
    const vakanties = [
      // Decoys: the holiday before the summer, and the summer of another year.
      { naam: 'Meivakantie', van: '2026-04-25', tot: '2026-05-03' },
      { naam: 'Zomervakantie', van: '2025-07-12', tot: '2025-08-24' },
      { naam: 'Zomervakantie', van: '2026-07-04', tot: '2026-08-16' },
    ]
    expect(op('2026-07-03', vakanties)).toEqual({
      vakantieOp: '2026-07-04',
      begintOp: '2026-08-01',
    })
    expect(op('2026-07-04', vakanties)).toBeNull()
    expect(op('2026-08-20', vakanties)).toBeNull()
  })

  it('is in Flanders the one up to 1 September, with the holiday that ends the day before', () => {
    const vlaams = (vandaag: string) =>
      lopendVoor({ schooljaar: '2026-2027', vandaag, land: 'be' }, vlaamseVakanties(2025))
    expect(vlaams('2026-06-30')).toEqual({ vakantieOp: '2026-07-01', begintOp: '2026-09-01' })
    expect(vlaams('2026-07-01')).toBeNull()
  })
})
