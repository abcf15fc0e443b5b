import type { zzfx } from 'zzfx'
import { KLANKEN } from './klanken.ts'
import type { Klank } from './klanken.ts'

export type { Klank } from './klanken.ts'

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
  const keer = new Map<Klank, number>()

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
      if (!aan || !maker || volume === 0) return
      const nu = keer.get(klank) ?? 0
      keer.set(klank, nu + 1)
      const varianten = KLANKEN[klank]
      for (const { na, klank: p } of varianten[nu % varianten.length] ?? []) {
        const [sterkte, ...rest] = p
        setTimeout(() => maker?.(sterkte * volume, ...rest), na)
      }
    },
    zet: (instelling) => {
      aan = instelling.aan
      volume = Math.max(0, Math.min(1, instelling.volume))
    },
    sluit,
  }
}
