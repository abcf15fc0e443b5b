import type { zzfx } from 'zzfx'

/** Parameters of the sound maker, in its order; undefined = its default. */
const KLANKEN = {
  was: [0.14, 0.2, 900, 0.01, 0.04, 0.06, 4, 2, 30],
  goed: [0.45, 0, 660, 0.02, 0.12, 0.25, 1, 1.6, 0, 0, 220, 0.06],
  fout: [0.35, 0, 160, 0.02, 0.08, 0.2, 2, 0.8, -3],
  open: [0.2, 0.05, 320, 0.01, 0.03, 0.08, 1, 1.2, 12],
  emmer: [0.35, 0.1, 240, 0.05, 0.25, 0.3, 4, 1.4, 6],
  klaar: [0.5, 0, 523, 0.03, 0.3, 0.4, 1, 1.9, 0, 0, 160, 0.09, 0.09],
} as const satisfies Record<string, readonly number[]>

export type Klank = keyof typeof KLANKEN

export interface Geluid {
  /** Plays a sound; silent until the pupil has touched or typed, or when the sound is off. */
  speel(klank: Klank): void
  zet(instelling: { aan: boolean; volume: number }): void
  sluit(): void
}

type Maker = typeof zzfx

/** Short effects, made on the spot. The sound maker loads after the first gesture, as browsers ask. */
export function maakGeluid(): Geluid {
  let maker: Maker | null = null
  let aan = true
  let volume = 1

  function bijGebaar(): void {
    sluit()
    void import('zzfx').then(
      (module) => {
        maker = module.zzfx
      },
      () => undefined,
    )
  }
  function sluit(): void {
    removeEventListener('pointerdown', bijGebaar)
    removeEventListener('keydown', bijGebaar)
  }
  addEventListener('pointerdown', bijGebaar)
  addEventListener('keydown', bijGebaar)

  return {
    speel: (klank) => {
      if (!aan || !maker) return
      const [sterkte, ...rest] = KLANKEN[klank]
      maker(sterkte * volume, ...rest)
    },
    zet: (instelling) => {
      aan = instelling.aan
      volume = Math.max(0, Math.min(1, instelling.volume))
    },
    sluit,
  }
}
