import { describe, expect, it } from 'vitest'
import { isOver } from './berm.ts'
import { omwegPlek } from './paint-kaart.ts'

describe('the silly place on the map', () => {
  const maat = { w: 340, h: 220 }
  const om = ([x, y]: readonly [number, number], k: number) => ({
    x: x - 58 * k,
    y: y - 108 * k,
    w: 116 * k,
    h: 116 * k,
  })

  it('stands whole on the map and beside the places of the ride, where there is room', () => {
    const k = 0.5
    const bezet = [om([100, 110], k), om([210, 190], k)]
    const doel = omwegPlek(maat, [155, 150], { k, bezet })
    const vlak = om([...doel], k * 0.58)
    for (const een of bezet) expect(isOver(een, vlak)).toBe(false)
    expect(vlak.x).toBeGreaterThanOrEqual(0)
    expect(vlak.y + vlak.h).toBeLessThanOrEqual(maat.h)
    // Decoy: right beside its road it would stand behind the next place.
    const naast = om([155 + 26 * k * 2, 150 - 24 * k], k * 0.58)
    expect(bezet.some((een) => isOver(een, naast))).toBe(true)
  })
})
