import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { drawKuil, drawMol } from './paint-mol.ts'

/** How far from the right side the mole looks out of the earth, at scale 1. */
const RAND = 70

/** Makes the mole that looks out of the earth below the leaves at night, and dives when a hill is opened. */
export function makeMol(stage: Stage, { w, h, grond, k, isLaag }: Indeling, op: Laag) {
  const maat = Math.max(0.6, k)
  const beeld = stage.beeld(
    stage.textuur(() =>
      bak({ w: 130, h: 100, schaal: stage.schaal }, (g) => {
        g.translate(65, 92)
        drawMol(g)
        drawKuil(g)
      }),
    ),
    // Where it is low the buttons have that corner, and the mole stands at the edge of the field.
    isLaag
      ? { x: w * 0.08, y: grond + 4, anker: [0.5, 1], op }
      : { x: w - RAND * maat, y: h, anker: [0.5, 1], op },
  )
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
