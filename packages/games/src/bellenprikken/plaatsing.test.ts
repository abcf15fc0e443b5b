import { describe, expect, it } from 'vitest'
import { bringTo, losStuk, type Geheel } from '@letterhaven/game-kit/onderdelen/koppel'
import { classify } from './indeling.ts'
import { nabijheid, opBel, placeBellen, placeInWind, type Plaats } from './plaatsing.ts'

const SCHERMEN = [
  [1366, 650],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [320, 568],
  [320, 380],
] as const

const STUKKEN = [
  'sch',
  'oo',
  'n',
  'm',
  'aak',
  'st',
  'er',
  'ij',
  'f',
  'ui',
  't',
  'woor',
  'p',
  'eu',
] as const

/** Returns bubbles in every state on the way from all loose to one. */
function onderweg(n: number): readonly (readonly Geheel[])[] {
  const uit: (readonly Geheel[])[] = [Array.from({ length: n }, (_, plek) => losStuk(plek))]
  for (let nr = 1; nr < n; nr += 1) {
    const nu = uit.at(-1) ?? []
    uit.push(bringTo(nu, { een: nu.at(-1)?.plek ?? 0, op: nu[0]?.plek ?? 0, kant: 'achter' }) ?? nu)
  }
  return uit
}

/** Returns how near the nearest two come, relative to touching. */
const naaste = (plaatsen: readonly Plaats[]): number =>
  Math.min(
    ...plaatsen.flatMap((plaats, i) =>
      plaatsen.slice(i + 1).map((ander) => nabijheid(plaats, ander)),
    ),
  )

/** Returns by how many px the boxes of two bubbles overlap at most. */
const overlap = (plaatsen: readonly Plaats[]): number =>
  Math.max(
    0,
    ...plaatsen.flatMap((een, i) =>
      plaatsen
        .slice(i + 1)
        .map((ander) =>
          Math.min(
            een.a + ander.a - Math.abs(een.x - ander.x),
            een.b + ander.b - Math.abs(een.y - ander.y),
          ),
        ),
    ),
  )

describe.each(SCHERMEN)('bubbles on %i × %i', (w, h) => {
  const { lucht } = classify(w, h)

  it.each(['gewoon', 'dyslexie'] as const)(
    'float in the sky and apart, large enough to be hit, with %s letters',
    (letter) => {
      for (const n of [5, 6, 8, 14])
        for (const bellen of onderweg(n)) {
          const plaatsen = placeBellen({ bellen, stukken: STUKKEN.slice(0, n) }, { lucht, letter })
          expect(naaste(plaatsen), `${n} bubbles`).toBeGreaterThan(0.95)
          // More than eight come with long words only.
          expect(n > 8 || overlap(plaatsen) < 2, `boxes of ${n} bubbles are apart`).toBe(true)
          for (const { x, y, a, b } of plaatsen) {
            expect(Math.min(a, b)).toBeGreaterThanOrEqual(24)
            expect(x - a).toBeGreaterThanOrEqual(lucht.x - 1)
            expect(x + a).toBeLessThanOrEqual(lucht.x + lucht.w + 1)
            expect(y - b).toBeGreaterThanOrEqual(lucht.y - 1)
            expect(y + b).toBeLessThanOrEqual(lucht.y + lucht.h + 1)
          }
        }
    },
  )
})

describe.each(SCHERMEN)('a windy day on %i × %i', (w, h) => {
  const indeling = classify(w, h)
  const { ver } = indeling

  it.each([5, 6, 8])('has %i bubbles apart, those that were carried off above the others', (n) => {
    const stukken = STUKKEN.slice(0, n)
    const [weg, bij] = [onderweg(Math.floor(n / 2)), onderweg(n)]
    for (const samen of bij.slice(0, Math.ceil(n / 2))) {
      const los = (weg[0] ?? []).filter(({ plek }) =>
        samen.some((bel) => bel.plek === plek && bel.stukken.length === 1),
      )
      const opgave = {
        stukken,
        bellen: samen,
        ver: los.map(({ plek }) => plek),
        delen: [],
        los: null,
        geknald: [],
        schemer: null,
        gezien: false,
      }
      const plaatsen = placeInWind(opgave, { ...indeling, letter: 'gewoon' })
      expect(plaatsen).toHaveLength(samen.length)
      expect(naaste(plaatsen)).toBeGreaterThan(0.93)
      for (const { plek, y, a, b } of plaatsen) {
        expect(Math.min(a, b)).toBeGreaterThanOrEqual(24)
        expect(y + b < ver.y + ver.h + 2).toBe(opgave.ver.includes(plek))
      }
    }
  })
})

describe('a bubble that is dragged', () => {
  const { lucht } = classify(768, 1024)
  const bellen = [losStuk(0), losStuk(1), losStuk(2)]
  const plaatsen = placeBellen({ bellen, stukken: ['k', 'a', 't'] }, { lucht, letter: 'gewoon' })

  it('meets the one on which it lies, and never itself', () => {
    const [eerste, tweede] = plaatsen
    expect(opBel(plaatsen, 0, { x: (tweede?.x ?? 0) - 20, y: tweede?.y ?? 0 })?.plek).toBe(1)
    expect(opBel(plaatsen, 0, { x: eerste?.x ?? 0, y: eerste?.y ?? 0 })).toBeNull()
    expect(opBel(plaatsen, 0, { x: -400, y: -400 })).toBeNull()
  })

  it('has grown with what stuck to it', () => {
    const samen = bringTo(bellen, { een: 0, op: 1, kant: 'voor' }) ?? []
    const [, groot] = placeBellen(
      { bellen: samen, stukken: ['k', 'a', 't'] },
      { lucht, letter: 'gewoon' },
    )
    expect(groot?.a).toBeGreaterThan(plaatsen[1]?.a ?? 0)
  })
})
