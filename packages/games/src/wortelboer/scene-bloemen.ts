import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { UITGANGEN } from './enten.ts'
import type { Indeling } from './indeling.ts'
import { bloemPlaat } from './paint-klein.ts'

const KLEUREN = ['#ff7aa8', '#8f7bff', '#ffffff', '#ff8f4a'] as const

/** Makes the flowers that open on the edge of the field, one for each leaf that was watered. */
export function makeBloemen(stage: Stage, { w, grond, k }: Indeling, op: Laag) {
  const bloemen = UITGANGEN.map((_, nr): Beeld => {
    const kant = nr % 2 === 0 ? -1 : 1
    const beeld = stage.beeld(
      stage.textuur(() => bloemPlaat(KLEUREN[nr % KLEUREN.length] ?? KLEUREN[0], stage.schaal)),
      { x: w / 2 + kant * (w * 0.14 + nr * w * 0.036), y: grond - 6, anker: [0.5, 1], op },
    )
    beeld.visible = false
    return beeld
  })
  return {
    show: (nat: readonly boolean[]): void =>
      bloemen.forEach((beeld, nr) => {
        if (nat[nr] === true && !beeld.visible)
          stage.tweens.start(700, (u) => beeld.scale.set(Math.max(0.01, u) * Math.max(0.7, k)))
        beeld.visible = nat[nr] === true
      }),
  }
}
