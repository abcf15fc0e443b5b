import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import type { Indeling } from './indeling.ts'
import { DRAAK, drawDraak } from './paint-draak.ts'
import { WAKKER } from './verdieping.ts'
import type { State } from './verdieping.ts'

/** How long it looks up in its sleep, comes up, and is glad, in ms. */
const MS = { kijk: 2600, kom: 900, blij: 6000 } as const
/** How much of it is seen when the story was heard on so many floors. */
const ZICHTBAAR = [0, 0.42, 0.62, 1] as const
/** The room that the button to take back needs beside it. */
const KNOP = 130
/** On a lower screen the story fills its side, and the dragon comes up on the floor. */
const LAAG = 480

/** Returns where the dragon comes up: in the clouds under the story, or on the floor between the spring and the buttons. */
function plekVan({ w, h, verhaal, veer, s, grond, stap, brug }: Indeling) {
  const isNaast = verhaal.w < w * 0.5 && h >= LAAG
  if (isNaast) {
    const maat = Math.min(1, (verhaal.w * 0.8) / DRAAK.w, (h * 0.32) / DRAAK.h)
    return { x: verhaal.x + verhaal.w / 2, y: h + 4, maat }
  }
  const [links, rechts] = [veer + 44 * s, brug.x + brug.w - KNOP]
  // Under the lowest stones, which hang higher where there is more air between the rows.
  const vrij = 64 + Math.max(0, stap - 60) * 0.12
  const maat = Math.min(0.9, (rechts - links) / DRAAK.w, vrij / DRAAK.h)
  return { x: (links + rechts) / 2, y: grond + 8, maat: Math.max(0.3, maat) }
}

/** Makes the dragon that sleeps on its book, and wakes when it heard enough of the story. */
export function makeDraak(stage: Stage, indeling: Indeling) {
  const { x, y, maat } = plekVan(indeling)
  const hoog = DRAAK.h * maat
  const laag = stage.laag()
  const [slaapt, leest] = [false, true].map((isWakker) =>
    stage.beeld(
      stage.textuur(() =>
        bak({ w: DRAAK.w * maat, h: hoog, schaal: stage.schaal }, (g) => {
          g.scale(maat, maat)
          drawDraak(g, isWakker)
        }),
      ),
      { x, y: y + hoog, anker: [0.5, 1], op: laag },
    ),
  )
  let deel = 0
  let blij = 0
  let gehoord: number | null = null

  stage.opFrame((ms, t) => {
    blij = Math.max(0, blij - ms)
    const golf = stage.rustig ? 0 : blij > 0 ? 1 : 0.2
    const isWakker = (gehoord ?? 0) >= WAKKER
    for (const [beeld, hoort] of [
      [slaapt, !isWakker],
      [leest, isWakker],
    ] as const) {
      if (!beeld) continue
      beeld.visible = hoort && deel > 0
      const deint = isWakker ? Math.abs(Math.sin(t / 190)) * 14 * maat * golf : 0
      beeld.set(x, y + hoog * (1 - deel) - deint)
      beeld.rotation = isWakker ? Math.sin(t / 380) * 0.05 * golf : Math.sin(t / 900) * 0.012 * golf
    }
  })

  /** Comes up in its sleep for a moment, or to stay. */
  function rise(nu: number): void {
    const top = ZICHTBAAR[nu] ?? 1
    if (nu >= WAKKER) {
      stage.tweens.start(MS.kom, (t) => (deel = top * t), { verloop: VERLOPEN.terug })
      blij = MS.blij
      return
    }
    stage.tweens.start(MS.kijk, (t) => (deel = top * Math.min(1, Math.sin(t * Math.PI) * 2)))
  }

  return {
    laag,
    show({ opgave, vorige }: State): void {
      const nu = Math.min(WAKKER, (opgave ?? vorige)?.gehoord ?? 0)
      if (stage.rustig || gehoord === null)
        deel = nu >= WAKKER || (stage.rustig && opgave?.isGehoord) ? (ZICHTBAAR[nu] ?? 0) : 0
      else if (nu > gehoord) rise(nu)
      gehoord = nu
    },
    /** From where joy bursts. */
    vreugde: { x, y: y - hoog * 0.8 },
  }
}
