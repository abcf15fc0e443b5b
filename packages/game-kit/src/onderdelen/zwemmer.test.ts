import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { zwem } from './zwemmer.ts'
import type { Plek, Zwemmer } from './zwemmer.ts'

const BAD = { x0: 0, y0: 0, x1: 1000, y1: 500 }
const KRACHT = { vaart: 400, traagheid: 180 }
const STIL: Zwemmer = { x: 100, y: 100, vx: 0, vy: 0 }

function lang(
  zwemmer: Zwemmer,
  doel: Plek | null,
  [stappen, ms]: readonly [number, number],
): Zwemmer {
  let nu = zwemmer
  for (let i = 0; i < stappen; i++) nu = zwem(nu, doel, { bad: BAD, kracht: KRACHT, ms })
  return nu
}

describe('a swimmer', () => {
  it('reaches the place where it is sent, and stays there', () => {
    const er = lang(STIL, { x: 700, y: 300 }, [250, 16])
    expect(Math.hypot(er.x - 700, er.y - 300)).toBeLessThan(5)
    expect(Math.hypot(er.vx, er.vy)).toBeLessThan(5)
  })

  it('starts slowly and glides on when nobody steers: it has inertia', () => {
    const begin = lang(STIL, { x: 900, y: 100 }, [1, 16])
    const later = lang(STIL, { x: 900, y: 100 }, [30, 16])
    expect(begin.vx).toBeLessThan(later.vx / 3)
    const los = lang(later, null, [5, 16])
    expect(los.x).toBeGreaterThan(later.x + 10)
    expect(Math.abs(lang(los, null, [200, 16]).vx)).toBeLessThan(1)
  })

  it('never swims faster than it can', () => {
    let nu = STIL
    for (let i = 0; i < 100; i++) {
      nu = zwem(nu, { x: 1000, y: 500 }, { bad: BAD, kracht: KRACHT, ms: 16 })
      expect(Math.hypot(nu.vx, nu.vy)).toBeLessThanOrEqual(KRACHT.vaart + 1e-9)
    }
  })

  it('goes the same way in short frames as in long ones, near enough', () => {
    const doel = { x: 600, y: 250 }
    const kort = lang(STIL, doel, [60, 16])
    const hoekig = lang(STIL, doel, [10, 96])
    expect(Math.hypot(kort.x - hoekig.x, kort.y - hoekig.y)).toBeLessThan(20)
  })

  it('stays in its box, wherever it is sent and however long a frame takes', () => {
    const ver = fc.integer({ min: -5000, max: 5000 })
    const punt = fc.record({ x: ver, y: ver })
    const zetten = fc.array(fc.tuple(punt, fc.integer({ min: 0, max: 3000 })), { maxLength: 30 })
    fc.assert(
      fc.property(zetten, (rij) => {
        let nu = STIL
        for (const [doel, ms] of rij) {
          nu = zwem(nu, doel, { bad: BAD, kracht: KRACHT, ms })
          expect(nu.x >= 0 && nu.x <= 1000 && nu.y >= 0 && nu.y <= 500).toBe(true)
        }
      }),
    )
  })
})
