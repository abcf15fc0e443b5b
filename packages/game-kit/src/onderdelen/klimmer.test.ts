import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { staKlimmer, stapKlimmer, type Klimmer, type Klimwereld, type Sturing } from './klimmer.ts'

const wereld: Klimwereld = {
  vloer: 400,
  links: 0,
  rechts: 900,
  dozen: [
    { x: 300, y: 360, w: 60, h: 40 },
    { x: 600, y: 340, w: 60, h: 60 },
  ],
  lijf: { w: 40, h: 90 },
}
const loop = (k: Klimmer, sturing: Sturing, stappen: number): Klimmer =>
  Array.from({ length: stappen }).reduce<Klimmer>((nu) => stapKlimmer(nu, sturing, wereld), k)
const RECHTS: Sturing = { kant: 1, spring: false }

const zitIn = (k: Klimmer): boolean =>
  wereld.dozen.some(
    ({ x, y, w, h }) =>
      k.x + 20 > x + 0.001 && k.x - 20 < x + w - 0.001 && k.y > y + 0.001 && k.y - 90 < y + h,
  )

describe('a climber among boxes', () => {
  it('walks to the wall by itself, hopping over what it walks against', () => {
    const aan = loop(staKlimmer(100, wereld), RECHTS, 400)
    expect(aan.x).toBe(880)
    expect(aan.y).toBe(400)
  })

  it('stands on a box that it landed on, and falls when it walks off it', () => {
    const op = loop(
      { ...staKlimmer(330, wereld), y: 200, staat: false },
      { kant: 0, spring: false },
      60,
    )
    expect(op).toMatchObject({ y: 360, staat: true })
    expect(loop(op, RECHTS, 40).y).toBe(400)
  })

  it('jumps only from where it stands', () => {
    const hoog = stapKlimmer(staKlimmer(100, wereld), { kant: 0, spring: true }, wereld)
    expect(hoog.vy).toBeLessThan(0)
    const weer = stapKlimmer(hoog, { kant: 0, spring: true }, wereld)
    expect(weer.vy).toBeGreaterThan(hoog.vy)
  })

  it('is never in a box, under the floor or beyond a wall, whatever is pressed', () => {
    const sturing = fc.record({ kant: fc.constantFrom(-1, 0, 1), spring: fc.boolean() })
    fc.assert(
      fc.property(fc.array(sturing, { maxLength: 300 }), (zetten) => {
        let k = staKlimmer(100, wereld)
        for (const zet of zetten) {
          k = stapKlimmer(k, zet, wereld)
          expect(zitIn(k)).toBe(false)
          expect(k.y).toBeLessThanOrEqual(400)
          expect(k.x).toBeGreaterThanOrEqual(20)
          expect(k.x).toBeLessThanOrEqual(880)
        }
      }),
      { numRuns: 60 },
    )
  })
})
