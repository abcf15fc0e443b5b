import { losStuk } from '@letterhaven/game-kit/onderdelen/koppel'
import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { placeBellen } from './plaatsing.ts'
import type { Opgave, State } from './stand.ts'
import { gebaarVan, isAllereerst } from './voordoen.ts'

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

  it('goes from left to right between two bubbles that do not belong together: it tells nothing of the word', () => {
    for (const [w, h] of [
      [390, 844],
      [1280, 800],
      [320, 640],
      [844, 390],
    ] as const)
      for (const stukken of [
        ['v', 'i', 's', 'oo'],
        ['s', 'v', 'oo', 'i'],
        ['i', 's', 'v', 'oo', 'k', 'n'],
      ]) {
        const woord = opgave(stukken, ['v', 'i', 's'])
        const plaatsen = placeBellen(woord, { lucht: classify(w, h).lucht, letter: 'gewoon' })
        const gebaar = gebaarVan(woord, plaatsen)
        if (!gebaar) throw new Error('no gesture')
        const paar = [gebaar.van, gebaar.naar].map(({ plek }) => stukken[plek]).join('')
        expect(['vi', 'iv', 'is', 'si']).not.toContain(paar)
        expect(gebaar.van.x).toBeLessThan(gebaar.naar.x)
      }
  })

  it('is not shown where all bubbles belong together (decoy)', () => {
    const heel = opgave(['v', 'is'], ['v', 'is'])
    const plaatsen = placeBellen(heel, { lucht: classify(390, 844).lucht, letter: 'gewoon' })
    expect(gebaarVan(heel, plaatsen)).toBeNull()
  })
})
