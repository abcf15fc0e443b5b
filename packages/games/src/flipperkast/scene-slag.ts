import type { Beeld, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { licht } from './paint-klein.ts'

/** Where the ball is, and how fast it goes down. */
interface Vaart {
  readonly x: number
  readonly y: number
  readonly vy: number
}

/** How fast a ball must go up to have been struck, unscaled, and how long the next stroke is not counted, in ms. */
const HARD = 220
const RUST_MS = 450
/** How far a ball that can be shot leans at most where the shot is a strong one, 0…1. */
const RAAK = 0.42
/** How much stronger that is. */
export const STERK = 1.16

/** Returns how near to the middle a ball is that leans so far (-1…1): 1 in the middle, 0 from where a shot is no stronger. */
export const mikpunt = (scheef: number): number => Math.max(0, 1 - Math.abs(scheef) / RAAK)

/**
 * Makes what notices that a ball is saved: it came down to the flippers and goes up again by one that was raised. A ball that springs
 * off a wall or a bumper was not saved by anybody.
 */
export function makeSlag(
  { veld, armLengte, k }: Pick<Indeling, 'veld' | 'armLengte' | 'k'>,
  opSlag: (x: number, y: number) => void,
): (ms: number, bal: Vaart, isOp: boolean) => void {
  let vorige = 0
  let rust = 0
  return (ms, { x, y, vy }, isOp) => {
    rust = Math.max(0, rust - ms)
    const komtTerug = vorige >= 0 && vy < -HARD * k
    vorige = vy
    if (!isOp || !komtTerug || rust > 0 || y < veld.onder - armLengte * 0.75) return
    rust = RUST_MS
    opSlag(x, y)
  }
}

/** Makes the light round a ball that waits; it is there in the moment in which a shot is strong. */
export function makeGloed(
  stage: Stage,
  { wacht: [x, y], bal }: Pick<Indeling, 'wacht' | 'bal'>,
): Beeld {
  const gloed = stage.beeld(
    stage.textuur(() => licht('#ffe27a', bal * 3.4, stage.schaal)),
    { x, y },
  )
  gloed.alpha = 0
  return gloed
}
