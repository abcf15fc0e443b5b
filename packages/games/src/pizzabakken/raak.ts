import { bak } from '@letterhaven/game-kit/tekenen/bake'
import { stretch } from '@letterhaven/game-kit/onderdelen/gebaar'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Held } from '@letterhaven/game-kit/held/held'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { fill, ovaal } from '@letterhaven/game-kit/tekenen/teken'

/** How far above the counter the middle of the cook is, and how far a finger may be from that, at scale 1. */
const KOK = { hoog: 96, r: 96, blij: 800 } as const

/** Makes a sack puff out a cloud of flour. */
export function makePuff(stage: Stage): (zak: Beeld) => void {
  const stof = stage.textuur(() =>
    bak({ w: 28, h: 28, schaal: stage.schaal }, (g) =>
      fill(g, ovaal([14, 14, 12, 12]), 'rgba(255,255,255,.85)'),
    ),
  )
  const laag = stage.laag()
  return (zak) => {
    stretch(stage, zak, 0.2)
    if (stage.rustig) return
    const hoog = zak.textuur.plaat.h * 0.4
    const bij = { n: 14, snelheid: 120, zwaarte: -30, leven: 1000, omhoog: 60 }
    stage.barst(laag, stof, { x: zak.x, y: zak.y - hoog, ...bij })
  }
}

/** Returns the cook as it is touched: it jumps for joy. */
export const raakKok = ({ laag, juich }: Held, k: number): Raakbaar => ({
  x: laag.x,
  y: laag.y - KOK.hoog * k,
  r: Math.max(32, KOK.r * k),
  answer: () => juich(KOK.blij),
})
