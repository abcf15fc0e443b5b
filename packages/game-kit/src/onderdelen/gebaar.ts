import type { Beeld } from '../tekenen/beeldlijst.ts'
import type { Raakbaar } from '../tekenen/raakbaar.ts'
import { VERLOPEN, type Tweens } from '../tekenen/tween.ts'

/** What plays a gesture: the stage of a scene. */
interface Speelt {
  readonly tweens: Pick<Tweens, 'start'>
}

const RECHT = { verloop: VERLOPEN.recht } as const

/** Returns a swing that dies out while `k` goes from 0 to 1, so many times to and fro. */
const golf = (k: number, keer: number): number => Math.sin(k * Math.PI * 2 * keer) * (1 - k)

/** Hops twice in its place, from `y`, a third of its height. */
export function hop({ tweens }: Speelt, beeld: Beeld, y: number): void {
  const hoog = (beeld.textuur.plaat.h * beeld.scale.y) / 3
  const leap = (k: number): void => {
    beeld.y = y - Math.abs(Math.sin(k * Math.PI * 2)) * hoog * (1 - k / 2)
  }
  tweens.start(680, leap, RECHT)
}

/** Spins round once from how it lay, in radians. */
export function spin({ tweens }: Speelt, beeld: Beeld, rust = 0): void {
  tweens.start(900, (k) => {
    beeld.rotation = rust + (k < 1 ? k * 2 * Math.PI : 0)
  })
}

/** Puts its head under water with its tail up, and comes back. */
export function dip({ tweens }: Speelt, beeld: Beeld): void {
  const duck = (k: number): void => {
    beeld.rotation = 1.3 * Math.min(1, 1.8 * Math.sin(k * Math.PI))
  }
  tweens.start(900, duck, RECHT)
}

/** Swings three times to and fro, so far from how it hung (`rust`), in radians. */
export function sway(
  { tweens }: Speelt,
  beeld: Beeld,
  { hoek, rust = 0 }: { readonly hoek: number; readonly rust?: number },
): void {
  const swing = (k: number): void => {
    beeld.rotation = rust + golf(k, 3) * hoek
  }
  tweens.start(1000, swing, RECHT)
}

/** Stretches up by a share of itself and springs back. */
export function stretch({ tweens }: Speelt, beeld: Beeld, deel: number): void {
  const spring = (k: number): void =>
    beeld.scale.set(1 - golf(k, 2) * deel * 0.4, 1 + golf(k, 2) * deel)
  tweens.start(800, spring, RECHT)
}

/** A touch is heard so far round something small, in px. */
const VINGER = 28

interface RaakbaarBeeld {
  readonly r: number
  readonly answer: () => void
  /** The layer in which it lies, where that moves. */
  readonly op?: Pick<Beeld, 'x' | 'y'>
}

/** Returns how something answers a touch, wherever it is by then. */
export const raakBeeld = (
  beeld: Pick<Beeld, 'x' | 'y'>,
  { r, answer, op = { x: 0, y: 0 } }: RaakbaarBeeld,
): Raakbaar => ({
  get x() {
    return beeld.x + op.x
  },
  get y() {
    return beeld.y + op.y
  },
  r: Math.max(VINGER, r),
  answer,
})
