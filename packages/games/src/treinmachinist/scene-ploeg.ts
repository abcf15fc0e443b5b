import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { chefPlaat, ploegPlaat } from './paint-klein.ts'
import { vlokPlaat } from './paint-loc.ts'

/** How long the stationmaster stands under the snow, in ms. */
const BEDOLVEN_MS = 2200

/** Makes the snow plough and the stationmaster beside it. Pushed twice it stands backwards, and it snows. */
export function makePloeg(stage: Stage, { w, perron: { y, s } }: Indeling, op: Laag) {
  const laag = stage.laag(op)
  const plaats = (schilder: (schaal: number) => ReturnType<typeof ploegPlaat>, x: number) => {
    const beeld = stage.beeld(
      stage.textuur(() => schilder(stage.schaal)),
      { x, y, anker: [0.5, 1], op: laag },
    )
    beeld.scale.set(s)
    return beeld
  }
  const chefX = w - 100 * s - 22
  const pop = plaats((schaal) => chefPlaat(schaal, true), chefX)
  const chef = plaats((schaal) => chefPlaat(schaal, false), chefX)
  const ploeg = plaats(ploegPlaat, w - 52 * s - 2)
  pop.visible = false
  const vlok = stage.textuur(() => vlokPlaat(stage.schaal))
  const snow = (x: number, n: number): void =>
    stage.barst(laag, vlok, {
      x,
      y: y - 36 * s,
      n,
      snelheid: 210 * s,
      omhoog: 260 * s,
      zwaarte: 560,
      leven: 1300,
      schaal: 1.5,
    })
  return {
    turn: (): void =>
      stage.tweens.start(420, (u) => ploeg.scale.set(s * (1 - 0.16 * Math.sin(u * Math.PI)), s), {
        verloop: VERLOPEN.recht,
      }),
    spray: (): void => {
      stage.tweens.start(360, (u) => ploeg.scale.set(s * (1 - 2 * u), s))
      for (const wacht of [200, 380, 560, 740])
        stage.tweens.start(1, () => snow(chefX + 24 * s, 16), { wacht })
      stage.tweens.start(
        1,
        () => {
          ;[pop.visible, chef.visible] = [true, false]
        },
        { wacht: 620 },
      )
      stage.tweens.start(
        500,
        (u) => {
          pop.rotation = Math.sin(u * 26) * 0.16 * (1 - u)
          if (u < 1) return
          ;[pop.visible, chef.visible] = [false, true]
          snow(chefX, 22)
        },
        { wacht: BEDOLVEN_MS, verloop: VERLOPEN.recht },
      )
      stage.vuil()
    },
    set visible(isEr: boolean) {
      laag.visible = isEr
    },
  }
}
