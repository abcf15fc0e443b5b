import { wegX } from '@letterhaven/game-kit/onderdelen/banen'
import { describe, expect, it } from 'vitest'
import { isOver, standplekken, vlakVan, zijdeVan, type Zijde } from './berm.ts'
import { classify } from './indeling.ts'
import { lantaarnsVan } from './lantaarn.ts'

/** The far bank of the ditch, and where the sea begins. */
const OEVER = -2.3
const WATERLIJN = -2.5
const SCHERMEN = [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [820, 1180],
  [844, 390],
  [390, 844],
] as const
const RITTEN: readonly (readonly Zijde[])[] = [
  [-1, -1, -1],
  [1, 1, 1],
  [-1, 1, -1],
  [1, -1, 1],
]
const maatVan = ({ h, horizon }: { h: number; horizon: number }): number =>
  Math.max(0.34, Math.min(0.95, (h - horizon) / 400))

describe.each(SCHERMEN)('the places that were reached, at %ix%i', (w, h) => {
  const indeling = classify(w, h)
  const berm = { maat: maatVan(indeling), u: 1.3 }

  it.each(RITTEN)('stand beside each other and never in one another, %i %i %i', (...zijden) => {
    const lampen = lantaarnsVan(indeling).map(({ vlak }) => vlak)
    for (const extra of [{ links: 'wei' }, { links: 'strand', bezet: lampen }] as const) {
      const staan = standplekken(indeling, zijden, { ...berm, ...extra })
      expect(staan[0]).not.toBeNull()
      const vlakken = staan.flatMap((een) => (een ? [vlakVan(een)] : []))
      for (const [i, een] of vlakken.entries()) {
        expect(een.x).toBeGreaterThanOrEqual(0)
        expect(een.x + een.w).toBeLessThanOrEqual(w)
        for (const ander of [...vlakken.slice(i + 1), ...(extra.bezet ?? [])])
          expect(isOver(een, ander)).toBe(false)
      }
    }
  })

  it.each(RITTEN)('stand on dry land, %i %i %i', (...zijden) => {
    const links = (oever: 'wei' | 'strand') =>
      standplekken(indeling, zijden, { ...berm, links: oever })
        .filter((plek) => plek !== null)
        .filter(({ punt: [x] }) => x < w / 2)
    for (const plek of links('wei')) {
      const { x, w: breed } = vlakVan(plek)
      expect(x + breed).toBeLessThanOrEqual(wegX(indeling, plek.punt[1], OEVER) + 0.01)
    }
    for (const plek of links('strand'))
      expect(vlakVan(plek).x).toBeGreaterThanOrEqual(wegX(indeling, plek.punt[1], WATERLIJN))
  })
})

describe('the side of a place that was reached', () => {
  it('is the one of its street, and on a screen with room all three of a ride are seen', () => {
    expect([0, 1, 2, 3].map((nr) => zijdeVan([nr, 4]))).toEqual([-1, -1, 1, 1])
    expect([0, 1, 2].map((nr) => zijdeVan([nr, 3]))).toEqual([-1, 0, 1])
    for (const [w, h] of [
      [1280, 800],
      [1440, 900],
    ] as const) {
      const indeling = classify(w, h)
      const rit = (zijden: readonly Zijde[], links: 'wei' | 'strand') =>
        standplekken(indeling, zijden, { maat: maatVan(indeling), u: 1.3, links }).map(
          (plek) => plek && Math.sign(plek.punt[0] - w / 2),
        )
      expect(rit([-1, 1, -1], 'wei')).toEqual([-1, 1, -1])
      // The beach has room for one.
      expect(rit([-1, -1], 'strand')).toEqual([-1, 1])
      expect(rit([1, 1, 1], 'wei')).toEqual([1, 1, 1])
      expect(rit([-1, -1, -1], 'strand')).not.toContain(null)
    }
  })
})
