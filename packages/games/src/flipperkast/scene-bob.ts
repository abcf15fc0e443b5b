import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'

interface Bob {
  /** Where it hangs. */
  readonly plek: Punt
  /** How far it goes up, in px. */
  readonly op: number
  /** How much it is stretched, as a part of its size. */
  readonly rek: number
  readonly ms: number
}

/** Lets a balloon bob on its string for who touches it. */
export function bob({ tweens }: Stage, beeld: Beeld | undefined, { plek, op, rek, ms }: Bob): void {
  const [x, y] = plek
  tweens.start(
    ms,
    (s) => {
      const veer = Math.sin(s * Math.PI * 3) * (1 - s)
      beeld?.set(x, y - veer * op)
      beeld?.scale.set(1 - veer * rek, 1 + veer * rek)
    },
    { verloop: VERLOPEN.recht },
  )
}
