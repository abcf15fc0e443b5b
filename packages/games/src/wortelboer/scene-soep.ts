import type { Dier } from '@letterhaven/game-kit/keuzen/koppen'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { dampPlaat } from './paint-klein.ts'
import { gastPlaat, POT, potPlaat } from './paint-soep.ts'

/** Who comes for soup, the more of them the more was harvested. */
export const GASTEN: readonly Dier[] = ['varken', 'konijn', 'hond', 'kikker', 'kuiken', 'koala']

/** Makes the pot for the village, which steams when there is something in it. */
export function makeSoep(stage: Stage, { w, h, grond, k, laars }: Indeling, op: Laag) {
  const s = Math.max(0.6, k)
  const isStaand = h > w
  const x = isStaand ? w / 2 : w * 0.17
  const y = isStaand ? Math.min(h - 16, laars.y - 10) : grond + (h - grond) * 0.72
  const laag = stage.laag(op)
  const gasten = GASTEN.map((dier, nr) => {
    const kant = nr % 2 === 0 ? -1 : 1
    const uit = (98 + Math.floor(nr / 2) * 36) * s
    return stage.beeld(
      stage.textuur(() => gastPlaat(dier, { s, schaal: stage.schaal, kant: -kant, nr })),
      { x: x + kant * uit, y: y + 4 * s, anker: [0.5, 1], op: laag },
    )
  })
  const pot = (isVol: boolean) =>
    stage.beeld(
      stage.textuur(() => potPlaat(s, stage.schaal, isVol)),
      { x, y, anker: [0.5, 1], op: laag },
    )
  const [vol, leeg] = [pot(true), pot(false)]
  const damp = stage.textuur(() => dampPlaat(stage.schaal))
  let [kookt, rest] = [false, 0]
  laag.visible = false
  stage.opRustigFrame((ms) => {
    rest += ms
    if (!kookt || rest < 700) return
    rest = 0
    stage.barst(laag, damp, {
      x,
      y: y - POT.h * 0.74 * s,
      n: 2,
      snelheid: 26,
      zwaarte: -60,
      leven: 1700,
      omhoog: 40,
      schaal: s,
    })
  })
  return {
    /** Shows the pot at the end, by the share that was harvested; null hides it. */
    show: (deel: number | null): void => {
      laag.visible = deel !== null
      kookt = deel !== null && deel > 0
      vol.visible = kookt
      leeg.visible = !kookt
      gasten.forEach((beeld, nr) => {
        beeld.visible = nr < Math.ceil((deel ?? 0) * GASTEN.length)
      })
    },
  }
}
