import type { Beeld } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN, type Tweens } from '@letterhaven/game-kit/tekenen/tween'
import type { Vak } from '@letterhaven/game-kit/tekenen/vak'

/** Who lives behind a window, and the light there. */
export interface BuurBeeld {
  readonly vak: Vak
  readonly licht: Beeld
  readonly buur: Beeld
  /** The dirt through which light last fell. */
  schijn: number
}

/** How much light falls through a pane that is nearly clean. */
const LICHT_DOOR = 0.6
/** Who looks out while it is washed: how bright and large, and where, as shares of the window. */
const KIJKT = { licht: 0.86, maat: 0.66, opzij: 0.19, laag: 1.24, hoog: 0.5 } as const

/** Returns where a neighbour stands: below the sill for 0, in full view for 1. */
export const buurHoogte = ({ y, h }: Vak, k: number): number => y + h * (1.64 - 0.84 * k)

/** Puts a neighbour in the middle of its window, as far up as `k`. */
export function setBuur(b: BuurBeeld, k: number): void {
  b.schijn = 1
  b.buur.alpha = 1
  b.buur.scale.set(1)
  b.buur.x = b.vak.x + b.vak.w / 2
  b.buur.y = buurHoogte(b.vak, k)
}

/** The more is wiped, the more light falls out, and somebody comes to look who washes there. */
export function peek(b: BuurBeeld, vuil: number): void {
  if (vuil === b.schijn) return
  b.schijn = vuil
  const schoon = 1 - vuil
  b.licht.alpha = schoon * LICHT_DOOR
  b.buur.visible = schoon > 0
  b.buur.alpha = KIJKT.licht
  // From the side: the hero hangs in the middle.
  b.buur.scale.set(KIJKT.maat)
  b.buur.x = b.vak.x + b.vak.w * KIJKT.opzij
  b.buur.y = b.vak.y + b.vak.h * (KIJKT.laag - schoon * (KIJKT.laag - KIJKT.hoog))
}

/** Who came to look is gone again. */
export function hideBuur(b: BuurBeeld): void {
  b.licht.alpha = 0
  b.buur.visible = false
  b.schijn = 1
}

/** The lamp goes on, and the neighbour stands in full view. */
export function comeUp(b: BuurBeeld, tweens: Tweens): void {
  const [licht, van] = [b.licht.alpha, Math.min(b.buur.y, buurHoogte(b.vak, 0))]
  setBuur(b, 0)
  b.buur.visible = true
  tweens.start(350, (k) => (b.licht.alpha = licht + (1 - licht) * k))
  tweens.start(560, (k) => (b.buur.y = van + (buurHoogte(b.vak, 1) - van) * k), {
    verloop: VERLOPEN.terug,
    wacht: 110,
  })
}
