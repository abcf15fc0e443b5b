import { describe, expect, it } from 'vitest'
import { classify, deurVak, halte, huisBij } from './indeling.ts'

const MATEN = [
  [1366, 650],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [390, 844],
  [320, 568],
  [320, 256],
] as const

describe.each(MATEN)('the street at %i by %i', (w, h) => {
  it.each([2, 3, 4])('keeps %i houses, their signs and the desk on the screen and apart', (n) => {
    const { huizen, borden, paneel, tafel, camera, top, grond, opstelling } = classify(w, h, n)
    expect(huizen).toHaveLength(n)
    for (const vak of [...huizen, ...borden, paneel, tafel]) {
      expect(vak.x).toBeGreaterThanOrEqual(0)
      expect(vak.x + vak.w).toBeLessThanOrEqual(w + 0.001)
      expect(vak.y + vak.h).toBeLessThanOrEqual(h)
    }
    for (const [i, bord] of borden.entries()) {
      expect(bord.y + bord.h).toBeLessThanOrEqual(grond)
      expect(Math.min(bord.w, grond - (huizen[i]?.y ?? 0))).toBeGreaterThanOrEqual(48)
    }
    expect(paneel.y).toBeGreaterThanOrEqual(top)
    const isNaast = (huizen.at(-1)?.x ?? 0) < paneel.x - (huizen[0]?.w ?? 0) + 1
    expect(opstelling === 'naast' ? isNaast : grond < tafel.y).toBe(true)
    // At a door the street moves up with the desk, which never hides it.
    expect(opstelling === 'naast' ? isNaast : grond - camera < paneel.y).toBe(true)
  })

  it('has its doors in their houses, under the signs', () => {
    const straat = classify(w, h, 2)
    for (const [nr, huis] of straat.huizen.entries()) {
      const vak = deurVak(straat, nr)
      expect(vak.x).toBeGreaterThanOrEqual(huis.x)
      expect(vak.x + vak.w).toBeLessThanOrEqual(huis.x + huis.w)
      expect(vak.y + vak.h).toBeCloseTo(straat.grond)
    }
  })

  it.each([2, 4])('has its windows in the front of %i houses, above the sign and apart', (n) => {
    const { huizen, borden, ramen } = classify(w, h, n)
    const alle = huizen.flatMap((huis, nr) =>
      (ramen[nr] ?? []).map((raam, i, hier) => ({
        huis,
        raam,
        bord: borden[nr],
        vorig: hier[i - 1],
      })),
    )
    const [eerste] = huizen
    expect(alle.length).toBeGreaterThanOrEqual(n * ((eerste?.w ?? 0) < 150 ? 2 : 3))
    for (const { huis, raam, bord, vorig } of alle) {
      expect(raam.x + raam.w).toBeLessThan(huis.x + huis.w)
      const links = vorig?.y === raam.y ? vorig.x + vorig.w : huis.x
      expect(raam.x).toBeGreaterThan(links)
      // On the lowest screen the signs leave no room for windows.
      const onder = h > 300 ? (bord?.y ?? 0) + 1 : h
      expect(raam.y + raam.h).toBeLessThanOrEqual(onder)
    }
  })

  it('shows the whole bike before the last house too, however many there are', () => {
    for (const aantal of [2, 4]) {
      const { straat, fiets, ...rest } = classify(w, h, aantal)
      const laatste = halte({ straat, fiets, ...rest }, aantal - 1)
      expect(laatste + 142 * fiets.s).toBeLessThanOrEqual(straat.x + straat.w + 1)
    }
  })

  it('stops the bike before each house, and lets a letter go on the house under it', () => {
    const plein = classify(w, h, 4)
    const haltes = [0, 1, 2, 3].map((nr) => halte(plein, nr))
    expect(haltes).toEqual(haltes.toSorted((a, b) => a - b))
    expect(halte(plein, -1)).toBe(plein.fiets.thuis)
    for (const [i, { x, y, w: breed, h: hoog }] of plein.huizen.entries())
      expect(huisBij(plein, { x: x + breed / 2, y: y + hoog / 2 })).toBe(i)
    expect(huisBij(plein, { x: plein.tafel.x + 5, y: plein.tafel.y + 40 })).toBeNull()
  })
})

describe('the ground of the street', () => {
  it('goes on below the screen as far as the street moves up for a door', () => {
    for (const [w, h] of MATEN) {
      const { bodem, camera } = classify(w, h, 4)
      expect(bodem - camera).toBeGreaterThanOrEqual(h - 0.001)
      expect(bodem).toBeGreaterThanOrEqual(h)
    }
    // Decoy: where the street never moves the screen is all of it.
    expect(classify(844, 390, 4).bodem).toBe(390)
    expect(classify(1280, 800, 4).bodem).toBeGreaterThan(800)
  })
})

describe('a wide street', () => {
  it('is as wide as the screen, above a low desk, also while a word is written', () => {
    for (const [w, h] of [
      [1280, 800],
      [1440, 900],
      [1366, 650],
    ] as const) {
      const { straat, paneel, tafel } = classify(w, h, 2)
      expect(straat.w).toBe(w)
      expect(paneel.h).toBeLessThan(h * 0.4)
      expect(tafel.h).toBeLessThan(paneel.h)
    }
    // Decoy: on a low screen there is no room below it.
    expect(classify(844, 390, 2).straat.w).toBeLessThan(844)
  })

  it('stops the bike beside the door, so that who opens is seen', () => {
    for (const aantal of [2, 4]) {
      const plein = classify(1280, 800, aantal)
      const deur = deurVak(plein, 1)
      expect(halte(plein, 1) - 62 * plein.fiets.s).toBeGreaterThanOrEqual(deur.x + deur.w - 1)
    }
    // Decoy: before the narrow houses of a phone there is no room for that.
    const smal = classify(390, 844, 4)
    expect(halte(smal, 1)).toBeLessThan(deurVak(smal, 1).x + deurVak(smal, 1).w + 62 * smal.fiets.s)
  })
})

describe('the street while letters are sorted', () => {
  it('is the largest thing on a screen that is held upright', () => {
    for (const [w, h] of [
      [390, 844],
      [820, 1180],
    ] as const) {
      const { straat, tafel, paneel } = classify(w, h, 2)
      expect(straat.h).toBeGreaterThan(1.5 * tafel.h)
      // Decoy: beside the desk of a door it would not be.
      expect(straat.h + tafel.h - paneel.h).toBeLessThan(1.5 * paneel.h)
    }
  })
})
