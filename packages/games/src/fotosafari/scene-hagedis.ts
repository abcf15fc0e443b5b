import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { GLUURDER, gluurderPlaat } from './paint-hagedis.ts'

/** How long the lizard rises before the lens, licks it and goes, in ms. */
const [OP_MS, LIK_MS, WEG_MS] = [420, 2300, 420] as const
const ALLES_MS = OP_MS + LIK_MS + WEG_MS
/** How often its tongue goes out and in. */
const LIKJES = 3
/** The part of the land that its head takes in height. */
const HOOG = 0.62

const perk = (v: number): number => Math.max(0, Math.min(1, v))

/** Makes the secret of the savanna: a lizard that nobody asked for comes to look into the lens, and licks it. */
export function makeGluurder(stage: Stage, { land }: Indeling) {
  const k = Math.min((land.h * HOOG) / GLUURDER, (land.w * 0.8) / 300)
  const laag = stage.laag()
  const [dicht, open] = [false, true].map((metTong) =>
    stage.beeld(
      stage.textuur(() => gluurderPlaat(metTong, [k, stage.schaal])),
      { x: 0, y: 0, anker: [0.5, 1], op: laag },
    ),
  )
  laag.visible = false
  let over = 0

  stage.opFrame((ms) => {
    if (over <= 0 || !dicht || !open) return
    over -= ms
    const nu = ALLES_MS - over
    laag.visible = over > 0
    const er = stage.rustig ? 1 : perk(nu / OP_MS) - perk((nu - OP_MS - LIK_MS) / WEG_MS)
    const lik = Math.sin(perk((nu - OP_MS) / LIK_MS) * Math.PI * 2 * LIKJES)
    open.visible = stage.rustig || lik > 0
    dicht.visible = !open.visible
    const golf = stage.rustig ? 0 : 1
    laag.set(land.x + land.w / 2, land.y + land.h + GLUURDER * k * (1 - er))
    laag.rotation = Math.sin(nu / 260) * 0.05 * golf
    stage.vuil()
  })

  return {
    speel: (): void => {
      over = ALLES_MS
      stage.vuil()
    },
  }
}
