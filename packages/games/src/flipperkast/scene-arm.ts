import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { ARM } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import { arm, spoor } from './paint-klein.ts'

const SPOREN = 6

/** Makes the two arms. They stand where the engine has them, or at rest while there is no engine. */
export function makeArmen(stage: Stage, { armen, armLengte }: Indeling): readonly [Beeld, Beeld] {
  const set = ([x, y]: Punt): Beeld =>
    stage.beeld(
      stage.textuur(() => arm(armLengte, stage.schaal)),
      { x, y, anker: [0.16, 0.5] },
    )
  const [links, rechts] = [set(armen[0]), set(armen[1])]
  links.rotation = ARM.rust
  rechts.rotation = -ARM.rust
  rechts.scale.set(-1, 1)
  return [links, rechts]
}

/** Makes the trail of a ball that rolls. */
export function makeSporen(stage: Stage, r: number): (x: number, y: number, rolt: boolean) => void {
  const tex = stage.textuur(() => spoor(r, stage.schaal))
  const beelden = Array.from({ length: SPOREN }, () => stage.beeld(tex, { x: 0, y: 0 }))
  const punten: Punt[] = []
  for (const beeld of beelden) beeld.visible = false
  return (x, y, rolt) => {
    if (rolt) punten.unshift([x, y])
    else punten.pop()
    punten.length = Math.min(punten.length, SPOREN * 2)
    for (const [i, beeld] of beelden.entries()) {
      const punt = punten[i * 2 + 1]
      beeld.visible = punt !== undefined
      if (!punt) continue
      beeld.set(...punt)
      beeld.alpha = 0.5 * (1 - i / SPOREN)
      beeld.scale.set(0.95 - (i / SPOREN) * 0.6)
    }
  }
}
