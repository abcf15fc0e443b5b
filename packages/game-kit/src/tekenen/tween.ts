export type Verloop = (k: number) => number

/** Easing curves over 0…1. `terug` overshoots (back ease, 2.2). */
export const VERLOPEN = {
  recht: (k: number) => k,
  uit: (k: number) => 1 - (1 - k) ** 3,
  heenWeer: (k: number) => (k < 0.5 ? 4 * k ** 3 : 1 - (2 - 2 * k) ** 3 / 2),
  terug: (k: number) => 1 + 3.2 * (k - 1) ** 3 + 2.2 * (k - 1) ** 2,
} as const satisfies Record<string, Verloop>

export interface TweenOpties {
  readonly verloop?: Verloop
  readonly wacht?: number
}

interface Lopend {
  nu: number
  readonly ms: number
  readonly set: (k: number) => void
  readonly verloop: Verloop
}

export interface Tweens {
  /** Calls `set` with 0…1 (eased) during `ms`, the last time with exactly the end of the curve. */
  start(ms: number, set: (k: number) => void, opties?: TweenOpties): void
  verstrijk(ms: number): void
  bezig(): boolean
}

/** Makes tweens on the caller's clock. With `direct` (calm) everything is in its end position at once. */
export function makeTweens(direct: boolean): Tweens {
  const lopend = new Set<Lopend>()
  return {
    start: (ms, set, { verloop = VERLOPEN.uit, wacht = 0 } = {}) => {
      if (direct) set(verloop(1))
      else lopend.add({ nu: -wacht, ms, set, verloop })
    },
    verstrijk: (ms) => {
      for (const tween of lopend) {
        tween.nu += ms
        if (tween.nu < 0) continue
        const k = Math.min(1, tween.nu / tween.ms)
        tween.set(tween.verloop(k))
        if (k >= 1) lopend.delete(tween)
      }
    },
    bezig: () => lopend.size > 0,
  }
}
