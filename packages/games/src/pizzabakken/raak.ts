import { bak } from '@letterhaven/game-kit/tekenen/bake'
import type { Raakbaar } from '@letterhaven/game-kit/tekenen/raakbaar'
import type { Held } from '@letterhaven/game-kit/held/held'
import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import { fill, ovaal } from '@letterhaven/game-kit/tekenen/teken'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'

const RECHT = { verloop: VERLOPEN.recht } as const
/** How far above the counter the middle of the cook is, and how far a finger may be from that, at scale 1. */
const KOK = { hoog: 96, r: 96, blij: 800 } as const

/** Returns a swing that dies out, three times to and fro. */
const golf = (k: number): number => Math.sin(k * Math.PI * 6) * (1 - k)

/** Hops twice in its place. */
export function hop(stage: Stage, beeld: Beeld, y: number): void {
  const hoog = beeld.textuur.plaat.h * beeld.scale.y * 0.3
  const leap = (k: number): void => {
    beeld.y = y - Math.abs(Math.sin(k * Math.PI * 2)) * hoog * (1 - k / 2)
  }
  stage.tweens.start(640, leap, RECHT)
}

/** Spins round once. */
export function spin(stage: Stage, beeld: Beeld): void {
  stage.tweens.start(900, (k) => {
    beeld.rotation = k * 2 * Math.PI
  })
}

/** Rocks to and fro where it stands. */
export function rock(stage: Stage, beeld: Beeld): void {
  const swing = (k: number): void => {
    beeld.rotation = golf(k) * 0.22
  }
  stage.tweens.start(900, swing, RECHT)
}

/** Swings in its length, as what hangs from a hook does. */
export function bounce(stage: Stage, beeld: Beeld): void {
  const spring = (k: number): void => beeld.scale.set(1 - golf(k) * 0.1, 1 + golf(k) * 0.2)
  stage.tweens.start(900, spring, RECHT)
}

/** Makes a sack puff out a cloud of flour. */
export function makePuff(stage: Stage): (zak: Beeld) => void {
  const stof = stage.textuur(() =>
    bak({ w: 28, h: 28, schaal: stage.schaal }, (g) =>
      fill(g, ovaal([14, 14, 12, 12]), 'rgba(255,255,255,.85)'),
    ),
  )
  const laag = stage.laag()
  return (zak) => {
    bounce(stage, zak)
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
