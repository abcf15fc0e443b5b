import { losStuk } from '@letterhaven/game-kit/onderdelen/koppel'
import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { placeBellen } from './plaatsing.ts'
import type { Opgave, State } from './stand.ts'
import { dingenVan, gebaarVan, isAllereerst, vakkenVoor } from './voordoen.ts'

const opgave = (stukken: readonly string[], delen: readonly string[]): Opgave => ({
  stukken,
  delen,
  bellen: stukken.map((_, plek) => losStuk(plek)),
  ver: null,
  los: null,
  geknald: [],
  schemer: null,
  gezien: false,
})
const EERSTE = opgave(['v', 'i', 's', 'oo'], ['v', 'i', 's'])

/** What the demonstration looks at of a state. */
const staat = (over: Partial<State> = {}) =>
  ({
    trap: 1,
    vorigRecord: null,
    oordelen: [],
    poging: 1,
    fase: 'spelen',
    opgave: EERSTE,
    ...over,
  }) as State

describe('the gesture before the first word', () => {
  it('is shown to who never played a round, until something is stuck, and to nobody else', () => {
    expect(isAllereerst(staat())).toBe(true)
    const geplakt = { plek: 0, stukken: [0, 1], naden: [1] }
    expect(isAllereerst(staat({ opgave: { ...EERSTE, bellen: [geplakt] } }))).toBe(false)
    expect(isAllereerst(staat({ vorigRecord: 4 }))).toBe(false)
    expect(isAllereerst(staat({ oordelen: [true] }))).toBe(false)
    expect(isAllereerst(staat({ trap: 2 }))).toBe(false)
    expect(isAllereerst(staat({ fase: 'kijken' }))).toBe(false)
  })

  it.each([
    [390, 844],
    [1280, 800],
    [820, 1180],
    [1366, 650],
    [844, 390],
  ])(
    'is shown at %i x %i with two bubbles of its own that lie on no letter and not on the hero',
    (w, h) => {
      for (const stukken of [
        ['v', 'i', 's', 'oo'],
        ['k', 'ip', 'op', 'j', 'w', 'ep', 'p', 'oop'],
      ]) {
        const indeling = classify(w, h)
        const woord = opgave(stukken, stukken.slice(0, 2))
        const plaatsen = placeBellen(woord, { lucht: indeling.lucht, letter: 'gewoon' })
        const dingen = [...plaatsen, ...dingenVan(indeling)]
        const gebaar = gebaarVan(dingen, vakkenVoor(indeling))
        if (!gebaar) throw new Error('no gesture')
        const { van, naar, r } = gebaar
        for (const punt of [van, naar])
          for (const bel of dingen)
            expect(Math.hypot(bel.x - punt.x, bel.y - punt.y)).toBeGreaterThan(bel.a + r)
        expect(naar.x - van.x).toBeGreaterThan(2 * r)
      }
    },
  )

  it('is not shown where bubbles leave no room for it (decoy)', () => {
    const vol = [{ plek: 0, x: 100, y: 100, a: 140, b: 140, letters: 20 }]
    expect(gebaarVan(vol, [{ x: 0, y: 0, w: 200, h: 200 }])).toBeNull()
  })
})
