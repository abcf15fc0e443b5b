import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'

const HOP_MS = 620
const DUIK_MS = 900
const REK_MS = 800
const HOPS = 2

/** Hops in its place with its feet at `y`, as a cow or a house does that is touched. */
export function hop(stage: Stage, beeld: Beeld, y: number): void {
  const { scale, textuur } = beeld
  const hoog = textuur.plaat.h * scale.x * 0.24
  stage.tweens.start(
    HOP_MS,
    (k) => {
      beeld.y = y - Math.abs(Math.sin(k * Math.PI * HOPS)) * hoog * (1 - k / 2)
    },
    { verloop: VERLOPEN.recht },
  )
}

/** Puts its head under water with its tail up, and comes back. */
export function dip(stage: Stage, beeld: Beeld): void {
  stage.tweens.start(
    DUIK_MS,
    (k) => {
      beeld.rotation = Math.min(1, 1.8 * Math.sin(k * Math.PI)) * 1.3
    },
    { verloop: VERLOPEN.recht },
  )
}

/** Stretches up and springs back to its own size. */
export function stretch(stage: Stage, beeld: Beeld, maat = 1): void {
  stage.tweens.start(
    REK_MS,
    (k) => {
      const veer = Math.sin(k * Math.PI * 3) * (1 - k)
      beeld.scale.set(maat * (1 - 0.16 * veer), maat * (1 + 0.34 * veer))
    },
    { verloop: VERLOPEN.recht },
  )
}
