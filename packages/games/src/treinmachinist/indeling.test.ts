import { describe, expect, it } from 'vitest'
import { classify, layMaten, ploegTop, tekstenOp, wagonBreed } from './indeling.ts'
import { begin, MAMA, werfVan } from './proef.ts'

const SCHERMEN = [
  [320, 568],
  [390, 844],
  [768, 1024],
  [820, 1180],
  [844, 390],
  [1180, 820],
  [1366, 650],
  [1440, 900],
] as const
const GEWOON = { letter: 'gewoon', schaal: 1, metBlauw: false, metHulp: false } as const

describe.each(SCHERMEN)('a yard on %i × %i', (w, h) => {
  const werf = werfVan(begin(MAMA))

  it('has wagons that are as large as a finger and no wider than the screen', () => {
    const { maat, wagon } = layMaten(classify(w, h), werf, GEWOON)
    expect(wagon).toBeGreaterThanOrEqual(44)
    for (const tekst of werf.wagons)
      expect(wagonBreed(tekst, maat, 'gewoon')).toBeLessThanOrEqual(w - 16)
  })

  it('has letters that are read well, and larger ones for who set them larger', () => {
    const gewoon = layMaten(classify(w, h), werf, GEWOON)
    const groot = layMaten(classify(w, h), werf, { ...GEWOON, schaal: 2 })
    expect(gewoon.maat).toBeGreaterThanOrEqual(16)
    expect(groot.maat).toBeGreaterThanOrEqual(gewoon.maat)
  })

  it('has the engine below the bar and above the middle', () => {
    const { top, loc } = classify(w, h)
    expect(loc.y - loc.h).toBeGreaterThanOrEqual(top - 8)
    expect(loc.y).toBeLessThan(h * 0.55)
  })
})

it('has its plough pushed where neither the bar nor a wagon covers it, and nowhere else (decoy: a wagon too high)', () => {
  expect(ploegTop(classify(390, 844), 48)).not.toBeNull()
  expect(ploegTop(classify(390, 844), 140)).toBeNull()
  expect(ploegTop(classify(844, 390), 48)).toBeNull()
})

it('has room on the empty siding for what can be in the way alone', () => {
  const werf = { wagons: ['a', 'bb', 'schilderijen.'], thuis: [0, 0, 1] }
  expect(tekstenOp(werf, 2)).toEqual(['a', 'bb'])
  expect(tekstenOp(werf, 1)).toEqual(['schilderijen.'])
})
