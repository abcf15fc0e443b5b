import { losStuk } from '@letterhaven/game-kit/onderdelen/koppel'
import { describe, expect, it } from 'vitest'
import { doelVan, findBreng, naastDoel, opScherm } from './doel.ts'
import { placeBellen, type Plaats } from './plaatsing.ts'
import { gevraagd } from './proef.ts'

const [EEN, TWEE] = placeBellen(
  { bellen: [losStuk(0), losStuk(1)], stukken: ['d', 'uim'] },
  { lucht: { x: 0, y: 0, w: 900, h: 300 }, letter: 'gewoon' },
) as [Plaats, Plaats]

/** Lets go on the middle of the second bubble, of one that floated this far from it. */
const drop = (dx: number, dy: number, opzij = 0) =>
  doelVan([{ ...EEN, x: TWEE.x + dx, y: TWEE.y + dy }, TWEE], {
    nr: 0,
    x: TWEE.x + opzij,
    y: TWEE.y,
  })

describe('a bubble that is dropped on another one', () => {
  it('goes before it when it comes straight down or up, or from the left', () => {
    for (const dx of [0, 8, -8, 60, -200])
      for (const dy of [-160, 160]) expect(drop(dx, dy)).toEqual({ plek: 1, kant: 'voor' })
  })

  it('goes behind it when it clearly comes from the right', () => {
    expect(drop(220, 0)).toEqual({ plek: 1, kant: 'achter' })
    expect(drop(220, 160)).toEqual({ plek: 1, kant: 'achter' })
  })

  it('goes to the side on which it is held, wherever it came from', () => {
    expect(drop(-220, 0, TWEE.a * 0.6)?.kant).toBe('achter')
    expect(drop(220, 0, -TWEE.a * 0.6)?.kant).toBe('voor')
  })

  it('goes nowhere beside all others', () => {
    expect(doelVan([EEN, TWEE], { nr: 0, x: -400, y: -400 })).toBeNull()
    expect(doelVan([EEN, TWEE], null)).toBeNull()
  })

  it('is seen where it would be read, before it is let go', () => {
    expect(naastDoel(EEN, TWEE, 'voor').x).toBeLessThan(TWEE.x - TWEE.a)
    expect(naastDoel(EEN, TWEE, 'achter').x).toBeGreaterThan(TWEE.x + TWEE.a)
  })
})

describe('what would stick', () => {
  const { opgave } = gevraagd('vis')
  if (!opgave) throw new Error('no word')
  const dicht = (vast: number | null, wijst: number, ver: readonly number[] | null = null) =>
    findBreng({ ...opgave, ver }, [], { sleep: null, vast, wijst })

  it('is told before a bubble that is held is joined to the one that is pointed at', () => {
    expect(dicht(0, 1)).toEqual({ bel: 0, doel: { plek: 1, kant: 'voor' } })
  })

  it('is nothing where none is held, or it points at itself, at nothing, or far off', () => {
    expect([dicht(null, 1), dicht(1, 1), dicht(0, 99), dicht(0, 1, [1])]).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('a bubble beside another one at the edge', () => {
  it('is seen whole on the screen, while what it would stick to is found from the finger', () => {
    const scherm = { w: 390, h: 844 }
    expect(opScherm({ x: 402, y: 30 }, { a: 60, b: 40 }, scherm)).toEqual({ x: 330, y: 40 })
    expect(opScherm({ x: -9, y: 900 }, { a: 60, b: 40 }, scherm)).toEqual({ x: 60, y: 804 })
    expect(opScherm({ x: 200, y: 300 }, { a: 60, b: 40 }, scherm)).toEqual({ x: 200, y: 300 })
  })
})
