import type { ZZFX } from 'zzfx'
import { runInRust } from '../apparaat/in-rust.ts'
import { KLANKEN } from './klanken.ts'
import type { Klank, Toon } from './klanken.ts'

export type { Klank } from './klanken.ts'

export interface Geluid {
  /** Plays a sound. Stays silent until the pupil has touched or typed, and while the sound is off. */
  speel(klank: Klank): void
  set(instelling: { aan: boolean; volume: number }): void
  close(): void
}

type Maker = typeof ZZFX

/** How far the pitch of a tone may vary when the tone does not say so itself. */
const ONZUIVER = 0.05

/** Computes every tone only once, because on a slow device that takes longer than a frame. */
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

/** Makes the short sound effects on the spot. The sound maker is loaded after the first gesture, as browsers require. */
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
    set: (instelling) => {
      aan = instelling.aan
      volume = Math.max(0, Math.min(1, instelling.volume))
    },
    close,
  }
}
