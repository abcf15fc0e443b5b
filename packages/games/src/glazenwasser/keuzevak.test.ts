import { describe, expect, it } from 'vitest'
import { INDELINGEN, type Uur } from './indeling.ts'
import { kaartOnder } from './kaartmaat.ts'
import { hangAan, keuzeVakken, KRUIN, omRaam } from './keuzevak.ts'

const UREN: readonly Uur[] = ['dag', 'avond', 'nacht']
const SCHERMEN = [
  [1280, 800],
  [1440, 900],
  [1366, 650],
  [820, 1180],
  [768, 1024],
  [390, 844],
] as const

interface Vak {
  readonly x: number
  readonly y: number
  readonly w: number
  readonly h: number
}
const raakt = (a: Vak, b: Vak): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h

/** Returns every window of a street, with the other ones as buttons. */
function streetVan(w: number, h: number, uur: Uur) {
  const { ramen, keuze } = INDELINGEN[uur](w, h, 12)
  if (!keuze) throw new Error(`no room by ${uur}`)
  return ramen.map((raam) => ({
    raam,
    keuze,
    anderen: ramen.filter((ander) => ander !== raam).map(omRaam),
  }))
}

describe('the tools at the window that was chosen', () => {
  it.each(SCHERMEN)(
    'have room for a finger on the screen of %i × %i, at the window itself, beside its word and over no other window',
    (w, h) => {
      for (const { raam, anderen, keuze } of UREN.flatMap((uur) => streetVan(w, h, uur))) {
        const { was, open, hoog } = keuzeVakken(raam, keuze)
        expect(raakt(was, open)).toBe(false)
        expect(hoog).toBeGreaterThanOrEqual(48)
        expect(omRaam(raam).y + hoog).toBeLessThanOrEqual(was.y)
        for (const tool of [was, open]) {
          expect(Math.min(tool.w, tool.h)).toBeGreaterThanOrEqual(48)
          expect(tool.x).toBeGreaterThanOrEqual(0)
          expect(tool.x + tool.w).toBeLessThanOrEqual(w)
          expect(raakt(tool, raam)).toBe(true)
          expect(tool.y).toBeGreaterThan(raam.y + 30)
          expect(anderen.filter((ander) => raakt(tool, ander))).toEqual([])
        }
      }
    },
  )

  it.each(SCHERMEN)(
    'leave the face of who hangs over them below the word, on the screen of %i × %i',
    (w, h) => {
      const onder = UREN.flatMap((uur) => {
        const { ramen, keuze, held } = INDELINGEN[uur](w, h, 12)
        return ramen.flatMap((raam) => {
          const lager = 36 * held
          const { schaal, hoger } = hangAan(raam, keuze, { schaal: held, lager })
          const kruin = raam.h + lager - hoger - KRUIN * schaal
          return hoger === 0 ? [] : [kruin - kaartOnder(raam.w)]
        })
      })
      expect(Math.min(0, ...onder)).toBeCloseTo(0)
    },
  )

  it('stand in the bar where a window is too small for them (decoy)', () => {
    for (const [w, h] of [
      [320, 640],
      [844, 390],
    ] as const)
      for (const uur of UREN) expect(INDELINGEN[uur](w, h, 12).keuze).toBeNull()
  })
})
