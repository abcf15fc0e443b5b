import type { Plaat } from '@letterhaven/game-kit/tekenen/bake'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { MOLENAAR } from './paint-molenaar.ts'
import { MOLENS, type State } from './rit.ts'

/** How long he looks round the corner, and how long he dances, in ms. */
const KIJK_MS = 2400
const DANS_MS = 7000
/** How far above the lower edge he dances on a narrow screen, where a button may lie, in px. */
const OPZIJ = 66
/** How much of him is seen at the first hoots, and at the one that makes him dance. */
const ZICHTBAAR = [0, 0.44, 0.6, 0.76, 1] as const

interface Delen {
  /** Paints who it is, and what flies up at the dance. */
  readonly wie: (maat: number, schaal: number) => Plaat
  readonly stof: (schaal: number) => Plaat
  /** Lets the sails of the mill or the light of the tower fly round for so many ms. */
  readonly draaiHard: (ms: number) => void
}

/**
 * Makes who hears the hooter, in the corner: the miller, or a seal at the coast. Wherever the taxi hoots it comes up a little
 * further, and in the end it dances.
 */
export function makeMolenaar(stage: Stage, indeling: Indeling, { wie, stof, draaiHard }: Delen) {
  const { w, h, k, isSmal } = indeling
  const maat = Math.max(0.52, Math.min(0.9, k * 0.85))
  const hoog = MOLENAAR.h * maat
  const x = Math.max(MOLENAAR.w * 0.5 * maat, w * (isSmal ? 0.15 : 0.14))
  const laag = stage.laag()
  const beeld = stage.beeld(
    stage.textuur(() => wie(maat, stage.schaal)),
    { x, y: h + hoog, anker: [0.5, 1], op: laag },
  )
  const vlok = stage.textuur(() => stof(stage.schaal))
  let deel = 0
  let dans = 0
  let klaar = false

  stage.opFrame((ms, t) => {
    dans = Math.max(0, dans - ms)
    const golf = stage.rustig ? 0 : dans > 0 ? 1 : klaar ? 0.12 : 0
    const hop = Math.abs(Math.sin(t / 150)) * 30 * maat * golf
    beeld.visible = deel > 0
    const voet = h - 6 * k - (klaar && isSmal ? OPZIJ : 0)
    beeld.set(x + Math.sin(t / 300) * 26 * maat * golf, voet + hoog * (1 - deel) - hop)
    beeld.rotation = Math.sin(t / 150) * 0.14 * golf
    beeld.scale.set(golf === 1 && Math.sin(t / 600) < 0 ? -1 : 1, 1)
  })

  return {
    /** Shows him as he stands when nothing moves. */
    show({ opgave, vorige }: State): void {
      const molens = (opgave ?? vorige)?.molens ?? 0
      if (molens >= MOLENS) {
        klaar = true
        deel = 1
      } else if (stage.rustig) deel = opgave?.isGetoet ? (ZICHTBAAR[molens] ?? 0) : 0
    },
    /** Comes up because somebody hooted. */
    kijk(molens: number): void {
      if (stage.rustig || molens >= MOLENS) return
      const top = ZICHTBAAR[molens] ?? 0
      stage.tweens.start(KIJK_MS, (nu) => {
        if (!klaar) deel = top * Math.min(1, Math.sin(nu * Math.PI) * 2.2)
      })
    },
    dans(): void {
      dans = DANS_MS
      draaiHard(DANS_MS)
      for (const wacht of [0, 500, 1100])
        stage.tweens.start(
          1,
          () =>
            stage.barst(laag, vlok, {
              x,
              y: h - hoog * 0.5,
              n: 9,
              snelheid: 190,
              leven: 1300,
            }),
          { wacht },
        )
    },
  }
}
