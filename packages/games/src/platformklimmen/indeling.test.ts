import { loadZinsOpgaven } from '@letterhaven/game-kit/opgave/zinnen'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { describe, expect, it } from 'vitest'
import { classify, type Inhoud } from './indeling.ts'
import { classifyMolen } from './indeling-molen.ts'
import { jumpsOf, plekVan, routeVan } from './route.ts'

const MATEN = [
  [1366, 650],
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [844, 390],
  [683, 380],
  [390, 844],
  [320, 568],
  [320, 560],
] as const
const ALLES = { x: 0, y: 0 }

/** Returns the floors of a year, as they are laid out. */
async function loadVloeren(groep: 3 | 8, schaal: number): Promise<readonly Inhoud[]> {
  return (await loadZinsOpgaven('zin', groep, 'nl')).flatMap((opgave) =>
    opgave.soort === 'zin'
      ? { stenen: [...opgave.woorden, ...(opgave.vreemd ?? [])], zin: opgave.woorden, schaal }
      : [],
  )
}
const inside = (vak: Vak, { w, h }: { w: number; h: number }): boolean =>
  vak.x >= ALLES.x && vak.y >= ALLES.y && vak.x + vak.w <= w + 0.5 && vak.y + vak.h <= h + 0.5
const overlaps = (a: Vak, b: Vak): boolean =>
  a.x < b.x + b.w - 0.5 && b.x < a.x + a.w - 0.5 && a.y < b.y + b.h - 0.5 && b.y < a.y + a.h - 0.5

/** Returns every pair of things of a floor that lie over each other, or off the screen. */
function botsingen(
  w: number,
  h: number,
  { inhoud, lay = classify }: { inhoud: Inhoud; lay?: typeof classify },
): readonly string[] {
  const { verhaal, brug, stenen, knoppen, slinger, molen } = lay(w, h, inhoud)
  const dingen: (readonly [string, Vak])[] = [
    ['verhaal', verhaal],
    ['slinger', slinger],
    ['brug', brug],
    ['knoppen', knoppen],
    ...(molen?.draai ?? []).map((vak, i) => [`draai ${i}`, vak] as const),
    ...stenen.map((vak, i) => [inhoud.stenen[i] ?? '', vak] as const),
  ]
  return dingen.flatMap(([naam, vak], i) => [
    ...(inside(vak, { w, h }) ? [] : [`${naam} off ${w}x${h}`]),
    ...dingen
      .slice(i + 1)
      .filter(([, ander]) => overlaps(vak, ander))
      .map(([ander]) => `${naam} over ${ander} at ${w}x${h}`),
  ])
}

describe.each([1, 2] as const)('a floor in letters of %i times their size', (schaal) => {
  it.each(MATEN)('lays nothing over anything at %i by %i', async (w, h) => {
    for (const groep of [3, 8] as const)
      for (const inhoud of await loadVloeren(groep, schaal)) {
        expect(botsingen(w, h, { inhoud })).toEqual([])
        expect(botsingen(w, h, { inhoud, lay: classifyMolen })).toEqual([])
      }
  })
})

describe('a floor', () => {
  it('has stones that a finger finds, and letters that grow with what the pupil reads', async () => {
    for (const [w, h] of MATEN) {
      const [inhoud] = await loadVloeren(3, 1)
      if (!inhoud) continue
      const gewoon = classify(w, h, inhoud)
      for (const { h: hoog, w: breed } of gewoon.stenen) {
        expect(hoog).toBeGreaterThanOrEqual(48)
        expect(breed).toBeGreaterThanOrEqual(48)
      }
      const groot = classify(w, h, { ...inhoud, schaal: 2 })
      expect(groot.maat.steen).toBeGreaterThanOrEqual(gewoon.maat.steen)
      // Decoy: words that fill a screen are smaller.
      const vol = { ...inhoud, stenen: Array.from({ length: 10 }, () => 'ontdekkingsreiziger') }
      expect(classify(w, h, vol).maat.steen).toBeLessThan(groot.maat.steen + 1)
    }
  })

  it('can be jumped from any stone to any other, and each way ends on its stone', async () => {
    for (const [w, h] of MATEN)
      for (const inhoud of (await loadVloeren(8, 1)).slice(0, 12)) {
        const indeling = classify(w, h, inhoud)
        const plekken = [null, ...indeling.stenen.map((_, nr) => nr)]
        const wegen = plekken.flatMap((van) => plekken.map((naar) => [van, naar] as const))
        for (const [van, naar] of wegen) {
          expect(routeVan(indeling, van, naar).at(-1)).toEqual(plekVan(indeling, naar))
          expect(jumpsOf(indeling, van, naar).punten.length).toBeLessThanOrEqual(3)
        }
      }
  })

  it('takes the spring to what is high above the floor, and not to what is near', async () => {
    const [inhoud] = await loadVloeren(8, 1)
    if (!inhoud) throw new Error('no story')
    const indeling = classify(390, 844, inhoud)
    expect(indeling.rijen.length).toBeGreaterThan(2)
    expect(jumpsOf(indeling, null, 0).veer).toBe(true)
    const laag = indeling.rijen.at(-1)?.[0] ?? 0
    expect(jumpsOf(indeling, null, laag).veer).toBe(false)
  })
})
