import type { Beeld, Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { wachtplekken, type Indeling } from './indeling.ts'
import { ANKER, wortelPlaat } from './paint-wortel.ts'
import { trek } from './trek-kracht.ts'

/** How large a waiting carrot is beside the one in the middle. */
const WACHT = 0.62

/** Makes the carrots that hang in the ground: the one that is pulled, and those that wait beside it. */
export function makeRij(
  stage: Stage,
  indeling: Indeling,
  { aantal, op }: { readonly aantal: number; readonly op: Laag },
) {
  const { w, grond, groot, k } = indeling
  const kleinTex = stage.textuur(() => wortelPlaat(groot * WACHT, stage.schaal))
  const wachtend = wachtplekken(indeling, Math.min(14, Math.max(0, aantal - 1))).map(
    (x, nr): Beeld => {
      const beeld = stage.beeld(kleinTex, { x, y: grond - 4, anker: ANKER, op })
      beeld.scale.set(0.88 + ((nr * 37) % 5) * 0.06, 0.8 + ((nr * 53) % 7) * 0.06)
      return beeld
    },
  )
  const midden = stage.beeld(
    stage.textuur(() => wortelPlaat(groot, stage.schaal)),
    { x: w / 2, y: grond - 2, anker: ANKER, op },
  )
  let [isUit, springt] = [false, false]
  stage.opFrame((_ms, t) => {
    if (isUit) return
    const rek = trek.kracht
    const adem = stage.rustig ? 0 : Math.sin(t / 520) * 0.012
    midden.scale.set(1 - rek * 0.12, 1 + rek * 0.3 + adem)
    midden.set(w / 2, grond - 2 - rek * 26 * k)
    midden.rotation = stage.rustig ? 0 : Math.sin(t / 60) * 0.05 * rek
  })
  return {
    show: (uit: boolean, gedaan: number): void => {
      isUit = uit
      if (!springt) midden.visible = !uit
      if (!uit) midden.alpha = 1
      wachtend.forEach((beeld, nr) => {
        // While one is in the hand, no other lies behind it.
        beeld.visible = !uit && nr >= gedaan
      })
    },
    /** Lets the carrot leap out of the ground. */
    leap: (): void => {
      ;[isUit, springt] = [true, true]
      midden.visible = true
      stage.tweens.start(340, (u) => {
        midden.set(w / 2, grond - u * 110 * k)
        midden.scale.set(0.9, 1.3 - u * 0.3)
        midden.rotation = u * 1.3
        midden.alpha = 1 - u
        springt = u < 1
        if (u >= 1) midden.visible = false
      })
    },
  }
}
