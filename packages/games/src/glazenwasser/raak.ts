import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Held } from '@letterhaven/game-kit/held/held'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'

const RECHT = { verloop: VERLOPEN.recht } as const
const HELD_MS = 700
/** How far above its feet the middle of the hero is, and how far a finger may be from that, at scale 1. */
const HELD = { hoog: 76, r: 84 } as const

/** Returns a swing that dies out, so many times to and fro. */
const golf = (k: number, keer: number): number => Math.sin(k * Math.PI * 2 * keer) * (1 - k)

/** Shakes on its foot, as a tree does. */
export function shake(stage: Stage, beeld: Beeld): void {
  const swing = (k: number): void => {
    beeld.rotation = golf(k, 3) * 0.09
    beeld.scale.set(1, 1 + golf(k, 3) * 0.03)
  }
  stage.tweens.start(900, swing, RECHT)
}

/** Rears up on its hind wheel and comes down again. */
export function rear(stage: Stage, beeld: Beeld, y: number): void {
  const lift = (k: number): void => {
    const op = Math.sin(k * Math.PI)
    beeld.rotation = -0.3 * op
    beeld.y = y - 0.08 * beeld.textuur.plaat.h * op
  }
  stage.tweens.start(800, lift, RECHT)
}

/** Returns the hero as it is touched, wherever it hangs: it jumps for joy. */
export const raakHeld = (held: Held, k: number): Raakbaar => ({
  get x() {
    return held.laag.x
  },
  get y() {
    return held.laag.y - HELD.hoog * k
  },
  r: Math.max(30, HELD.r * k),
  answer: () => held.juich(HELD_MS),
})
