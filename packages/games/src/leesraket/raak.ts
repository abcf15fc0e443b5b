import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'

const RECHT = { verloop: VERLOPEN.recht } as const

/** Hops twice in its place. */
export function hop(stage: Stage, beeld: Beeld, y: number): void {
  const hoog = beeld.textuur.plaat.h * 0.36
  const leap = (k: number): void => {
    beeld.y = y - Math.abs(Math.sin(k * Math.PI * 2)) * hoog * (1 - k / 2)
  }
  stage.tweens.start(700, leap, RECHT)
}

/** Tumbles over once. */
export function tumble(stage: Stage, beeld: Beeld): void {
  stage.tweens.start(900, (k) => {
    beeld.rotation = k * 2 * Math.PI
  })
}

/** Sways out and back, as a balloon does on its rope. */
export function sway(stage: Stage, beeld: Beeld): void {
  const swing = (k: number): void => {
    beeld.rotation = Math.sin(k * Math.PI * 6) * (1 - k) * 0.3
  }
  stage.tweens.start(1100, swing, RECHT)
}

/** Returns something in a layer that sinks as it is touched, wherever it is by now. */
export const raakIn = (
  laag: Laag,
  beeld: Beeld,
  [r, answer]: readonly [number, () => void],
): Raakbaar => ({
  get x() {
    return beeld.x
  },
  get y() {
    return beeld.y + laag.y
  },
  r: Math.max(28, r),
  answer,
})
