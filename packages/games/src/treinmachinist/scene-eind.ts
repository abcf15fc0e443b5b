import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import type { Indeling } from './indeling.ts'
import { viaductPlaat } from './paint-klein.ts'
import { eindWagonPlaat, LOC } from './paint-loc.ts'
import type { Palet } from './palet.ts'
import { makeLoc } from './scene-loc.ts'

const KLEUREN = ['#f2a03d', '#e8704a', '#f0c23c', '#ee8fa0', '#5fa88a', '#6f8fd8'] as const
const WAGON = { w: 104, h: 74 } as const

interface EindDelen {
  readonly op: Laag
  readonly palet: Palet
  readonly soort: HeldSoort
}

/** Makes the last ride over the viaduct: a wagon for each train that left. With none the engine stands and waits. */
export function makeEind(
  stage: Stage,
  { w, h, voet, loc }: Indeling,
  { op, palet, soort }: EindDelen,
) {
  const laag = stage.laag(op)
  laag.visible = false
  const y = voet + (h - voet) * 0.56
  const brug = stage.textuur(() => viaductPlaat({ w, h: h - y + 10, schaal: stage.schaal }, palet))
  stage.beeld(brug, { x: 0, y: y - 4, anker: 0, op: laag })
  const groot = Math.min(170, loc.h * 1.2)
  const trein = stage.laag(laag)
  const eigen = makeLoc(stage, { x: w * 0.1, y, h: groot }, { soort, op: trein })
  const s = (groot / LOC.h) * 0.95
  const wagons = KLEUREN.map((kleur, nr) => {
    const beeld = stage.beeld(
      stage.textuur(() => eindWagonPlaat(stage.schaal, kleur)),
      {
        x: w * 0.1 + (LOC.w * groot) / LOC.h + 8 + nr * WAGON.w * s,
        y,
        anker: [0, 0.96],
        op: trein,
      },
    )
    beeld.scale.set(s)
    return beeld
  })
  const ster = stage.textuur(() => sterPlaat(stage.schaal))
  return {
    /** Shows the ride with so many trains out of all; null while the yard is worked in. */
    show: (treinen: number | null, aantal: number): void => {
      laag.visible = treinen !== null
      const deel = (treinen ?? 0) / Math.max(1, aantal)
      wagons.forEach((wagon, nr) => {
        wagon.visible = nr < Math.ceil(deel * KLEUREN.length)
      })
    },
    ride: (treinen: number): void => {
      if (treinen === 0) return
      eigen.juich(4000)
      stage.tweens.start(1800, (u) => trein.set(w * 0.9 * (1 - u), 0))
      for (const wacht of [1500, 2000, 2500])
        stage.tweens.start(
          1,
          () =>
            stage.barst(laag, ster, {
              x: w * (0.2 + (wacht % 700) / 1000),
              y: y - 120,
              n: 12,
              snelheid: 240,
              omhoog: 120,
            }),
          { wacht },
        )
    },
  }
}
