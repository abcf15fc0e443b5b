import { describe, expect, it } from 'vitest'
import { makeNatuurkunde } from './natuurkunde.ts'

const STAP = 1000 / 60

function kast() {
  const wereld = makeNatuurkunde({ zwaarte: 700, bal: 12 })
  wereld.muur([
    [0, 400],
    [0, 0],
    [300, 0],
    [300, 400],
  ])
  wereld.schijf({ naam: 3, midden: [140, 200], r: 30, stoot: 400 })
  const arm = wereld.flipper({ as: [60, 330], lengte: 90, dikte: 20, rust: 0.4, op: -0.5 })
  return { wereld, arm }
}

describe('the physics of a table with a ball', () => {
  it('gives the same path for the same calls, however the time comes in', () => {
    const pad = (keren: number, ms: number) => {
      const { wereld, arm } = kast()
      wereld.leg([150, 40], [30, 0])
      arm.hef(true)
      for (let i = 0; i < keren; i += 1) wereld.verstrijk(ms)
      return wereld.bal()
    }
    expect(pad(60, STAP)).toEqual(pad(60, STAP))
    expect(pad(30, STAP * 2)).toEqual(pad(60, STAP))
  })

  it('tells which disc was hit, and gives the ball at least its kick', () => {
    const { wereld } = kast()
    wereld.leg([150, 100])
    const geraakt: number[] = []
    for (let i = 0; i < 60 && geraakt.length === 0; i += 1) geraakt.push(...wereld.verstrijk(STAP))
    expect(geraakt).toEqual([3])
    const { vx, vy } = wereld.bal()
    expect(Math.hypot(vx, vy)).toBeGreaterThan(350)
  })

  it('keeps a fast ball inside its walls', () => {
    const { wereld } = kast()
    wereld.leg([150, 100], [4000, -2500])
    for (let i = 0; i < 20; i += 1) wereld.verstrijk(STAP)
    const { x, y } = wereld.bal()
    expect(x > 0 && x < 300 && y > 0).toBe(true)
  })

  it('throws the ball up with a raised arm, and lowers the arm again', () => {
    const { wereld, arm } = kast()
    wereld.leg([110, 320])
    for (let i = 0; i < 12; i += 1) wereld.verstrijk(STAP)
    const rustig = wereld.bal().y
    arm.hef(true)
    for (let i = 0; i < 12; i += 1) wereld.verstrijk(STAP)
    expect(arm.hoek()).toBeCloseTo(-0.5)
    expect(wereld.bal().y).toBeLessThan(rustig - 20)
    arm.hef(false)
    for (let i = 0; i < 30; i += 1) wereld.verstrijk(STAP)
    expect(arm.hoek()).toBeCloseTo(0.4)
  })

  it('lets a ball through where a fence was taken away', () => {
    const val = (dicht: boolean) => {
      const { wereld } = kast()
      const hek = wereld.hek([200, 200], [300, 200])
      hek(dicht)
      wereld.leg([250, 100])
      for (let i = 0; i < 50; i += 1) wereld.verstrijk(STAP)
      return wereld.bal().y
    }
    expect(val(true)).toBeLessThan(200)
    expect(val(false)).toBeGreaterThan(200)
  })
})
