import { legePlaat, bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { deelVak, type Indeling } from './indeling.ts'
import { hoogtenVan, TORENS, type Deel } from './kasteel.ts'
import { drawDeel, drawKasteel, drawSteiger, type Kasteel } from './paint-kasteel.ts'

/** How much room there is round the castle on its plate. */
const OM = 26
const POP_MS = 420

/** Makes the castle: one plate that is painted again when a part comes to it. */
export function makeKasteel(
  stage: Stage,
  indeling: Indeling,
  { op, ijs }: { readonly op: Laag; readonly ijs: string },
) {
  const { kasteel, beeld } = indeling
  const [x, y] = [kasteel.x - OM, beeld.y]
  const [w, h] = [kasteel.stap * TORENS + 2 * OM, kasteel.y + 6 - beeld.y]
  const plaat = legePlaat({ w, h, schaal: stage.schaal })
  const textuur = stage.textuur(() => plaat)
  stage.beeld(textuur, { x, y, anker: 0, op })
  let getoond = -1

  function paint({ delen, plan }: Kasteel): void {
    if (delen.length === getoond) return
    getoond = delen.length
    const { g } = plaat
    g.clearRect(0, 0, w, h)
    g.save()
    g.translate(-x, -y)
    for (const [toren, hoog] of hoogtenVan(delen).entries())
      if (hoog === 0) drawSteiger(g, deelVak(indeling, toren, 0))
    drawKasteel(g, indeling, { delen, plan, ijs })
    g.restore()
    stage.ververs(textuur)
    stage.vuil()
  }

  /** Lets a part freeze in its place, and paints the castle with it. */
  function freeze(nu: Kasteel, deel: Deel): void {
    const laag = (hoogtenVan(nu.delen)[deel.toren] ?? 1) - 1
    const vak = deelVak(indeling, deel.toren, laag)
    const los = stage.beeld(
      stage.textuur(() =>
        bak({ w: vak.w + 2 * OM, h: vak.h + 2 * OM, schaal: stage.schaal }, (g) =>
          drawDeel(g, { ...vak, x: OM, y: OM }, { deel, laag, ijs }),
        ),
      ),
      { x: vak.x + vak.w / 2, y: vak.y + vak.h / 2, op },
    )
    stage.tweens.start(
      POP_MS,
      (k) => {
        los.scale.set(0.3 + 0.7 * k)
        if (k !== 1) return
        los.weg()
        paint(nu)
      },
      { verloop: VERLOPEN.terug },
    )
  }
  return { paint, freeze }
}
