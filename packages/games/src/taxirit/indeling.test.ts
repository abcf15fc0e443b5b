import { describe, expect, it } from 'vitest'
import { classify, langsStraat, straatEind } from './indeling.ts'

const SCHERMEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [1366, 650],
  [1920, 1080],
  [844, 390],
  [640, 400],
  [390, 844],
  [320, 568],
  [320, 380],
] as const

describe('the layout of the crossing', () => {
  it.each(SCHERMEN)('has sky for the story, and road and taxi under it, on %i × %i', (w, h) => {
    const { zuil, gezicht, horizon, kruising, taxi } = classify(w, h)
    expect(zuil.y).toBeGreaterThanOrEqual(66)
    expect(zuil.y + zuil.h).toBeLessThanOrEqual(zuil.laagst)
    expect(gezicht.x - gezicht.r).toBeGreaterThanOrEqual(zuil.x)
    expect(gezicht.y - gezicht.r).toBeGreaterThanOrEqual(zuil.y)
    expect(horizon).toBeLessThan(kruising.eind)
    expect(kruising.eind).toBeLessThan(kruising.voet)
    expect(kruising.voet).toBeLessThan(taxi.wacht)
    expect(taxi.wacht).toBeLessThan(h)
  })

  it.each(SCHERMEN)('leads every street from the road to its own end, on %i × %i', (w, h) => {
    const indeling = classify(w, h)
    for (const aantal of [2, 3, 4])
      for (let nr = 0; nr < aantal; nr += 1) {
        const begin = langsStraat(indeling, [nr, aantal], 0)
        const eind = langsStraat(indeling, [nr, aantal], 1)
        expect([begin.x, begin.y]).toEqual([w / 2, indeling.kruising.voet])
        expect([eind.x, eind.y]).toEqual([...straatEind(indeling, [nr, aantal])])
        expect(eind.diep).toBeLessThan(begin.diep)
        expect(eind.x).toBeGreaterThan(0)
        expect(eind.x).toBeLessThan(w)
        const links = nr === 0 ? -60 : straatEind(indeling, [nr - 1, aantal])[0]
        expect(eind.x - links).toBeGreaterThan(60)
      }
  })

  it.each(SCHERMEN)(
    'opens a book whose two pages touch and stay on the screen, on %i × %i',
    (w, h) => {
      const { kaart, tekst } = classify(w, h).boek
      expect(kaart.x).toBeGreaterThanOrEqual(0)
      expect(tekst.x + tekst.w).toBeLessThanOrEqual(w)
      expect(tekst.y + tekst.h).toBeLessThanOrEqual(h)
      const naastElkaar = Math.abs(kaart.x + kaart.w - tekst.x) < 0.01
      const onderElkaar = Math.abs(kaart.y + kaart.h - tekst.y) < 0.01
      expect(naastElkaar || onderElkaar).toBe(true)
    },
  )
})
