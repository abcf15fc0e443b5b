import { describe, expect, it } from 'vitest'
import { drawBy } from './loting.ts'

const TIEN = Array.from({ length: 10 }, (_, i) => `n${i}`)
const boom = { naam: 'b1', gewijzigd: [], isNacht: false }

describe('what a run draws', () => {
  it('is a third by day, the same for the same tree whatever the order', () => {
    const getrokken = drawBy(boom, TIEN)
    expect(getrokken.size).toBe(4)
    expect([...drawBy(boom, TIEN.toReversed())].toSorted()).toEqual([...getrokken].toSorted())
  })

  it('is as much less as is asked for', () => {
    expect(drawBy(boom, TIEN, { eenOp: 5 }).size).toBe(2)
  })

  it('is everything in the end, because another tree draws others', () => {
    const keren = Array.from({ length: 40 }, (_, i) => [...drawBy({ ...boom, naam: `${i}` }, TIEN)])
    expect(new Set(keren.flat()).size).toBe(10)
    expect(new Set(keren.map((namen) => namen.toSorted().join())).size).toBeGreaterThan(10)
  })

  it('is something else for what draws the same names for another purpose', () => {
    const doelen = ['', 'docent', 'office', 'schooladmin'].map((doel) =>
      [...drawBy(boom, TIEN, { waarvoor: doel })].toSorted().join(),
    )
    expect(new Set(doelen).size).toBeGreaterThan(1)
  })

  it('is everything by night', () => {
    expect([...drawBy({ ...boom, isNacht: true }, TIEN)]).toEqual(TIEN)
  })
})
