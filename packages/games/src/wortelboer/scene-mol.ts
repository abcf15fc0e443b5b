import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { drawMol } from './paint-mol.ts'

/** Makes the mole that looks on from the edge of the field at night, and dives when a hill is opened. */
export function makeMol(stage: Stage, { w, grond, k }: Indeling, op: Laag) {
  const beeld = stage.beeld(
    stage.textuur(() =>
      bak({ w: 100, h: 84, schaal: stage.schaal }, (g) => {
        g.translate(50, 82)
        drawMol(g)
      }),
    ),
    { x: w * 0.25, y: grond + 4, anker: [0.5, 1], op },
  )
  const maat = Math.max(0.6, k)
  beeld.scale.set(maat)
  return {
    peek: (): void =>
      stage.tweens.start(
        900,
        (u) => beeld.scale.set(maat, maat * (1 - Math.sin(u * Math.PI) * 0.75)),
        { verloop: VERLOPEN.recht },
      ),
  }
}
