import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { sterPlaat } from '@letterhaven/game-kit/tekenen/vonken'
import type { Plek } from '@letterhaven/game-kit/onderdelen/zwemmer'
import type { Visplek } from './indeling.ts'
import { ding } from './paint-klein.ts'

/** How often a hero that swims leaves bubbles, in ms. */
const SPOOR_MS = 420

/** Makes the bubbles and stars that rise where something happens. */
export function makeBellen(stage: Stage, { bellen, voor }: { bellen: Laag; voor: Laag }) {
  const ster = stage.textuur(() => sterPlaat(stage.schaal))
  const bel = stage.textuur(() => ding('luchtbel', stage.schaal, 0.7))
  let spoor = 0
  return {
    /** Leaves a track of bubbles behind the hero. */
    spoor: ({ x, y, kant, maat }: Visplek & { readonly maat: number }, ms: number): void => {
      spoor += ms
      if (spoor < SPOOR_MS) return
      spoor = 0
      const bij = { n: 2, snelheid: 40, zwaarte: -90, leven: 1100, omhoog: 30, schaal: 0.6 }
      stage.barst(bellen, bel, { x: x - kant * 170 * maat, y, ...bij })
    },
    goed: ({ x, y }: Plek, poort: Plek | null): void => {
      stage.barst(voor, ster, { x, y: y - 20, n: 22, snelheid: 420, leven: 1300 })
      stage.barst(bellen, bel, { x, y, n: 18, snelheid: 240, zwaarte: -140, leven: 1600 })
      const bij = { n: 5, snelheid: 130, leven: 800, schaal: 0.6 }
      if (poort) stage.barst(voor, ster, { x: poort.x, y: poort.y, ...bij })
    },
    hoest: ({ x, y }: Plek): void => {
      const bij = { n: 14, snelheid: 170, zwaarte: -120, leven: 1500, omhoog: 20 }
      stage.barst(bellen, bel, { x, y, ...bij })
    },
    /** A mouth full of bubbles bursts. */
    mondvol: ({ x, y }: Plek): void => {
      const bij = { zwaarte: -110, omhoog: 30 }
      stage.barst(voor, bel, { x, y, n: 34, snelheid: 380, leven: 2100, schaal: 1.5, ...bij })
      stage.barst(voor, ster, { x, y, n: 16, snelheid: 420, leven: 1400 })
    },
    feest: (): void => {
      for (const deel of [0.12, 0.5, 0.88])
        stage.barst(voor, ster, {
          x: stage.w * deel,
          y: stage.h * 0.35,
          n: 12,
          snelheid: 360,
          leven: 1600,
        })
    },
  }
}
