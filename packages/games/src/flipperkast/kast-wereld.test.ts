import { makeNatuurkunde } from '@letterhaven/game-kit/onderdelen/natuurkunde'
import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { BUMPER, buildKast } from './kast-wereld.ts'
import type { KastWereld } from './kast-wereld.ts'

const SCHERMEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [320, 568],
  [844, 390],
  [1366, 650],
  [1920, 1080],
] as const
const FRAME = 1000 / 60

/** Plays with a ball without touching the flippers until it hits a lamp. */
function playBal(kast: KastWereld, scheef: number) {
  let kwijt = 0
  let sinds = 0
  let verst = 0
  kast.schiet(scheef)
  for (let ms = 0; ms < 60_000; ms += FRAME) {
    sinds += FRAME
    if (kast.verstrijk(FRAME, { ms: sinds, kwijt }).some((naam) => naam < BUMPER))
      return { ms, kwijt, verst }
    const { x, y } = kast.plaats()
    verst = Math.max(verst, -x, -y)
    if (!kast.isKwijt()) continue
    kwijt += 1
    sinds = 0
    kast.schiet(scheef)
  }
  return { ms: Infinity, kwijt, verst }
}

describe('the cabinet', () => {
  it.each(SCHERMEN)('lets a lamp be hit on a screen of %i × %i, however it is shot', (w, h) => {
    for (const aantal of [1, 2, 4, 8])
      for (const scheef of [-0.4, -0.1, 0, 0.1, 0.4]) {
        const kast = buildKast(classify(w, h, 4), makeNatuurkunde, aantal)
        const { ms, kwijt, verst } = playBal(kast, scheef)
        expect(ms, `${aantal} lamps, ${scheef}`).toBeLessThan(25_000)
        expect(kwijt).toBeLessThan(6)
        expect(verst).toBe(0)
      }
  })

  it('brings nearly every first shot to a lamp, however it leans', () => {
    let mis = 0
    for (const [w, h] of [
      [1280, 800],
      [390, 844],
      [1366, 650],
    ] as const)
      for (const aantal of [1, 2, 3])
        for (let scheef = -0.4; scheef < 0.41; scheef += 0.1)
          mis += Number(
            playBal(buildKast(classify(w, h, 4), makeNatuurkunde, aantal), scheef).kwijt > 0,
          )
    expect(mis).toBeLessThanOrEqual(4)
  })

  it('has no lamps where nothing was typed, and lets the ball be lost', () => {
    const kast = buildKast(classify(1280, 800, 4), makeNatuurkunde, 0)
    kast.schiet(0.1)
    let hits: readonly number[] = []
    for (let i = 0; i < 1800 && !kast.isKwijt(); i += 1)
      hits = [...hits, ...kast.verstrijk(FRAME, { ms: i * FRAME, kwijt: 0 })]
    expect(kast.isKwijt()).toBe(true)
    expect(hits.every((naam) => naam >= BUMPER)).toBe(true)
  })

  it('goes where the shot leans', () => {
    const verte = (scheef: number): number => {
      const kast = buildKast(classify(1280, 800, 4), makeNatuurkunde, 0)
      kast.schiet(scheef)
      for (let i = 0; i < 12; i += 1) kast.verstrijk(FRAME, null)
      return kast.plaats().x
    }
    expect(verte(0.3)).toBeGreaterThan(verte(0) + 10)
    expect(verte(-0.3)).toBeLessThan(verte(0) - 10)
  })
})
