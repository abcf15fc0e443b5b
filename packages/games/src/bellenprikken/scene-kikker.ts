import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { lelieblad, regenboogkikker } from './paint-wind.ts'

/** How long it leaps, and how long one breath of its throat takes, in ms. */
const SPRONG_MS = 1500
const ADEM_MS = 900

/** Makes the rainbow frog, which leaps from a bubble to a lily in the pond and stays there. */
export function makeKikker(stage: Stage, { vijver, k }: Indeling) {
  const doel = { x: vijver.x - vijver.a * 0.36, y: vijver.y - vijver.b * 0.1 }
  const maat = Math.max(0.46, k * 0.8)
  const lelie = stage.beeld(
    stage.textuur(() => lelieblad(stage.schaal)),
    doel,
  )
  const [zit, los] = [false, true].map((springt) =>
    stage.beeld(
      stage.textuur(() => regenboogkikker(springt, stage.schaal)),
      { x: doel.x, y: doel.y - 30 * maat },
    ),
  )
  for (const beeld of [lelie, zit, los]) {
    if (!beeld) continue
    beeld.visible = false
    beeld.scale.set(maat)
  }
  if (!stage.rustig)
    stage.opRustigFrame((_ms, t) => {
      if (zit?.visible) zit.scale.set(maat, maat * (1 + 0.03 * Math.sin((t / ADEM_MS) * Math.PI)))
    })
  return ({ x, y }: { readonly x: number; readonly y: number }): void => {
    lelie.visible = true
    if (zit) zit.visible = false
    if (los) los.visible = true
    const top = Math.min(y, doel.y) - 120 * k
    stage.tweens.start(
      SPRONG_MS,
      (deel) => {
        const hoog = 4 * deel * (1 - deel)
        const recht = y + (doel.y - 30 * maat - y) * deel
        los?.set(x + (doel.x - x) * deel, recht + (top - Math.min(y, doel.y)) * hoog)
        if (los) los.rotation = (deel - 0.5) * 0.9
        if (deel < 1) return
        if (los) los.visible = false
        if (zit) zit.visible = true
      },
      { verloop: VERLOPEN.recht },
    )
  }
}
