import { describe, expect, it } from 'vitest'
import { fitLus, isInLus, lusOm, lusVak, vrijOm } from './lus.ts'

const VELD = { w: 400, h: 200, s: 2 }
const MATEN = { smal: 20, wijd: 90 }

describe('a frame', () => {
  it('stays on its field, and between its narrowest and its widest', () => {
    expect(fitLus({ x: -1, y: 3, maat: 500 }, MATEN)).toEqual({ x: 0, y: 1, maat: 90 })
    expect(fitLus({ x: 0.4, y: 0.6, maat: 1 }, MATEN)).toEqual({ x: 0.4, y: 0.6, maat: 20 })
  })

  it('has its middle where it is, and its width in units of the field', () => {
    const vak = lusVak(VELD, { x: 0.5, y: 0.25, maat: 30 })
    expect(vak.w).toBe(60)
    expect(vak.x + vak.w / 2).toBe(200)
    expect(vak.y + vak.h / 2).toBe(50)
  })

  it('holds what is in it, and not what is beside it', () => {
    const lus = { x: 0.5, y: 0.5, maat: 30 }
    expect(isInLus(VELD, lus, { x: 229, y: 100 })).toBe(true)
    expect(isInLus(VELD, lus, { x: 231, y: 100 })).toBe(false)
    expect(isInLus(VELD, lus, { x: 200, y: 130 })).toBe(false)
  })

  it('goes round one thing alone, wide where there is room and narrow where there is none', () => {
    const punt = { x: 100, y: 100 }
    const buur = { x: 160, y: 100 }
    const krap = lusOm(VELD, punt, { anderen: [buur], smal: 20 })
    expect(isInLus(VELD, krap, punt)).toBe(true)
    expect(isInLus(VELD, krap, buur)).toBe(false)
    const ruim = lusOm(VELD, punt, { anderen: [], smal: 20 })
    expect(ruim.maat).toBeGreaterThan(krap.maat)
    expect(lusOm(VELD, punt, { anderen: [{ x: 101, y: 100 }], smal: 20 }).maat).toBe(20)
  })

  it('knows how far the nearest thing is; without one it is free', () => {
    expect(
      vrijOm(
        [
          { x: 50, y: 0 },
          { x: 30, y: 0 },
        ],
        { x: 0, y: 0 },
      ),
    ).toBe(30)
    expect(vrijOm([], { x: 0, y: 0 })).toBe(Infinity)
  })
})
