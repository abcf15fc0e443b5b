import { kopPlaat } from '@letterhaven/game-kit/held/kop'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { laarsPlaat } from './paint-pop.ts'

/** So often is pulled until the mouse comes out. */
const OPEN = 3

/** Makes the boot that the scarecrow lost, and the mouse that lives in it with its young. */
export function makeLaars(stage: Stage, { laars }: Indeling, op: Laag) {
  const x = laars.x + laars.w / 2
  const y = laars.y + laars.h
  const muizen = [0, -16, 16].map((dx, nr) => {
    const beeld = stage.beeld(
      stage.textuur(() => kopPlaat('muis', nr === 0 ? 40 : 24, stage.schaal)),
      { x: x + dx, y: y - 20, op },
    )
    beeld.visible = false
    return beeld
  })
  const beeld = stage.beeld(
    stage.textuur(() => laarsPlaat(1, stage.schaal)),
    { x, y, anker: [0.5, 1], op },
  )
  let isOpen = false
  const set = (u: number): void =>
    muizen.forEach((muis, nr) => {
      muis.visible = true
      muis.y = y - 20 - u * (nr === 0 ? 44 : 32)
    })
  return {
    show: (keer: number): void => {
      if (keer >= OPEN && !isOpen) set(1)
      isOpen = keer >= OPEN
    },
    pull: (): void =>
      stage.tweens.start(
        420,
        (u) => {
          beeld.y = y - Math.sin(u * Math.PI) * 8
          beeld.rotation = Math.sin(u * Math.PI * 4) * 0.16
        },
        { verloop: VERLOPEN.recht },
      ),
    open: (): void => {
      isOpen = true
      stage.tweens.start(700, set, { verloop: VERLOPEN.terug })
    },
  }
}
