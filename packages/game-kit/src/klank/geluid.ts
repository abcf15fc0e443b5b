import type { ZZFX } from 'zzfx'
import { runInRust } from '../apparaat/in-rust.ts'
import { KLANKEN } from './klanken.ts'
import type { Klank, Toon } from './klanken.ts'

export type { Klank } from './klanken.ts'

export interface Geluid {
  /** Plays a sound; silent until the pupil has touched or typed, or when the sound is off. */
  speel(klank: Klank): void
  zet(instelling: { aan: boolean; volume: number }): void
  sluit(): void
}

type Maker = typeof ZZFX

/** How far a tone may be off, where the tone itself does not say. */
const ONZUIVER = 0.05

/** Every tone is worked out once: on a slow device that takes longer than a frame. */
function makeTonen(maker: Maker) {
  const bekend = new Map<Toon, number[]>()
  function build(toon: Toon): number[] {
    const [sterkte, , ...rest] = toon
    const golf = bekend.get(toon) ?? maker.buildSamples(sterkte, 0, ...rest)
    bekend.set(toon, golf)
    return golf
  }
  const teGaan = Object.values(KLANKEN)
    .flat(2)
    .map(({ klank }) => klank)
  runInRust(() => {
    const toon = teGaan.shift()
    return toon !== undefined && build(toon).length > 0
  })
  return (toon: Toon, volume: number): void => {
    const [, onzuiver = ONZUIVER] = toon
    maker.playSamples([build(toon)], volume, 1 + (Math.random() * 2 - 1) * onzuiver)
  }
}

/** Short effects, made on the spot. The sound maker loads after the first gesture, as browsers ask. */
export function makeGeluid(): Geluid {
  let speelToon: ReturnType<typeof makeTonen> | null = null
  let aan = true
  let volume = 1
  const keer = new Map<Klank, number>()

  function bijGebaar(): void {
    close()
    void import('zzfx').then(
      (module) => {
        speelToon = makeTonen(module.ZZFX)
      },
      () => undefined,
    )
  }
  function close(): void {
    removeEventListener('pointerdown', bijGebaar)
    removeEventListener('keydown', bijGebaar)
  }
  addEventListener('pointerdown', bijGebaar)
  addEventListener('keydown', bijGebaar)

  return {
    speel: (klank) => {
      if (!aan || !speelToon || volume === 0) return
      const nu = keer.get(klank) ?? 0
      keer.set(klank, nu + 1)
      const varianten = KLANKEN[klank]
      for (const { na, klank: toon } of varianten[nu % varianten.length] ?? [])
        setTimeout(() => speelToon?.(toon, volume), na)
    },
    zet: (instelling) => {
      aan = instelling.aan
      volume = Math.max(0, Math.min(1, instelling.volume))
    },
    sluit: close,
  }
}
