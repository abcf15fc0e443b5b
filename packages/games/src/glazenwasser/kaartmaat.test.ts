import type { Vak } from '@letterhaven/game-kit/tekenen/vak'
import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { FIXTURES } from '@letterhaven/game-kit/proef/fixtures'
import { LETTERBREEDTE } from '@letterhaven/game-kit/woord/letterbreedte'
import { buurPlek, kaartMaat, lageKaarten } from './kaartmaat.ts'

const RICHTINGEN = [
  [-1, 0],
  [1, 0],
  [0, -1],
  [0, 1],
] as const
const SCHERMEN = [
  [1280, 800],
  [1440, 900],
  [1366, 650],
  [820, 1180],
  [390, 844],
  [844, 390],
  [320, 568],
] as const

/** Counts the windows that can be walked to from `begin`. */
function bereik(ramen: readonly Vak[], begin: number): number {
  const gezien = new Set([begin])
  for (const plek of gezien)
    for (const richting of RICHTINGEN) gezien.add(buurPlek(ramen, plek, richting))
  return gezien.size
}

describe('walking along the windows with arrows', () => {
  it.each(SCHERMEN)('reaches every window from every window at %i × %i', (w, h) => {
    for (let aantal = 8; aantal <= 12; aantal += 1) {
      const { ramen } = classify(w, h, aantal)
      expect(ramen.map((_, begin) => bereik(ramen, begin))).toEqual(ramen.map(() => aantal))
    }
  })
})

describe('the cards of words that are longer than their window', () => {
  const hangt = (woorden: readonly string[]) =>
    Array.from({ length: 8 }, (_, i) => ({ opgave: { vorm: woorden[i % woorden.length] ?? '' } }))

  it('hang lower in every other column: on a phone none lies over its neighbour', () => {
    const ramen = hangt(FIXTURES.lang.map(({ word }) => word))
    const { ramen: vakken } = classify(390, 844, ramen.length)
    const laag = lageKaarten(ramen, vakken, 'gewoon')
    const maat = kaartMaat(ramen, vakken[0]?.w ?? 0, 'gewoon')
    const breed = (i: number) =>
      (ramen[i]?.opgave.vorm.length ?? 0) * maat * LETTERBREEDTE.gewoon * 0.92 + 14
    const midden = (i: number) => (vakken[i]?.x ?? 0) + (vakken[i]?.w ?? 0) / 2
    const overlap = vakken.flatMap((a, i) =>
      vakken.flatMap((b, j) =>
        i < j && a.y === b.y && laag.has(i) === laag.has(j)
          ? (breed(i) + breed(j)) / 2 - Math.abs(midden(i) - midden(j))
          : [],
      ),
    )
    expect(overlap.filter((px) => px > 0)).toEqual([])
    expect(laag.size).toBeGreaterThan(0)
  })

  it('hang in one line where every word fits', () => {
    const { ramen: vakken } = classify(1280, 800, 8)
    expect(lageKaarten(hangt(['boom', 'vis']), vakken, 'gewoon').size).toBe(0)
  })
})
