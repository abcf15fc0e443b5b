import { makeNatuurkunde } from '@letterhaven/game-kit/onderdelen/natuurkunde'
import { describe, expect, it } from 'vitest'
import { classify } from './indeling.ts'
import { buildKast } from './kast-wereld.ts'
import type { KastWereld } from './kast-wereld.ts'

const SCHERMEN = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
  [844, 390],
  [1920, 1080],
] as const
const FRAME = 1000 / 60

/** Plays one ball without touching the flippers; returns when it hit the target, in ms, and how often it was lost. */
function playBal(
  kast: KastWereld,
  plek: number,
  kracht: number,
): { ms: number; kwijt: number; verst: number } {
  let kwijt = 0
  let sinds = 0
  let verst = 0
  kast.schiet(kracht)
  for (let ms = 0; ms < 60_000; ms += FRAME) {
    sinds += FRAME
    if (kast.verstrijk(FRAME, { plek, ms: sinds, kwijt }).includes(plek))
      return { ms, kwijt, verst }
    const { x, y } = kast.plaats()
    verst = Math.max(verst, -x, -y)
    if (!kast.isKwijt()) continue
    kwijt += 1
    sinds = 0
    kast.schiet(kracht)
  }
  return { ms: Infinity, kwijt, verst }
}

describe('the cabinet', () => {
  it.each(SCHERMEN)(
    'lets every target be hit on a screen of %i × %i, whatever the pull',
    (w, h) => {
      for (const plek of [0, 1, 2])
        for (const kracht of [0, 0.3, 0.6, 0.67, 1]) {
          const kast = buildKast(classify(w, h), makeNatuurkunde)
          const { ms, kwijt, verst } = playBal(kast, plek, kracht)
          expect(ms, `target ${plek}, pull ${kracht}`).toBeLessThan(25_000)
          expect(kwijt).toBeLessThan(6)
          expect(verst).toBe(0)
        }
    },
  )

  it('never draws the ball to a target that was not chosen', () => {
    const pad = (doel: number | null) => {
      const kast = buildKast(classify(1280, 800), makeNatuurkunde)
      kast.schiet(0.5)
      for (let i = 0; i < 90; i += 1)
        kast.verstrijk(FRAME, doel === null ? null : { plek: doel, ms: 4000, kwijt: 0 })
      return kast.plaats()
    }
    expect(pad(0).x).toBeLessThan(pad(null).x)
  })
})
