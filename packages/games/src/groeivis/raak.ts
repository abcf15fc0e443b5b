import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'

const RECHT = { verloop: VERLOPEN.recht } as const

/** Rolls over its back and on. */
export function roll(stage: Stage, beeld: Beeld): void {
  const turn = (u: number): void => beeld.scale.set(1, Math.cos(u * 2 * Math.PI))
  stage.tweens.start(1000, turn, RECHT)
}

/** Waves from where it is tied, and hangs as it did. */
export function wave(stage: Stage, beeld: Beeld, rust: number): void {
  const flap = (u: number): void => {
    const golf = Math.sin(u * Math.PI * 6) * (1 - u)
    beeld.rotation = rust + golf * 0.4
    beeld.scale.set(1 - 0.14 * Math.abs(golf), 1)
  }
  stage.tweens.start(1100, flap, RECHT)
}
