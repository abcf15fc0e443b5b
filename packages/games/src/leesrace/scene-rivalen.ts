import type { Laag, Stage } from '@letterhaven/game-kit/tekenen/stage'
import type { Indeling } from './indeling.ts'
import { hemdVan, rivaalKopPlaat } from './paint-rivaal.ts'
import { RIVALEN } from './race.ts'
import { BAAN, lengteVan, loopRand } from './ring.ts'
import { makeRenner, type Loper, type Val } from './scene-loper.ts'

/** The lanes of the rivals, from the hero's inward: on a track round the sheet no head is under it. */
const BANEN = {
  ring: [0.26, 0.32, 0.38],
  band: [0.38, 0.55, 0.72],
  naast: [0.38, 0.55, 0.72],
} as const
/** How far each runs before or behind its place, in places, so that who is beside is seen. */
const NAAST = [-0.4, 0.1, 0.5] as const
/** How far one place is along the track, in px at scale 1 and at least. */
const TUSSEN = { px: 140, minst: 42 } as const
const VALT: readonly Val[] = ['rol', 'tol', 'broek']
/** How long who calls waves, and who laughs. */
const ZWAAI_MS = 1500

export interface Rivalen {
  /** Brings all to their places round the hero, who is on its way to a part of the lap; at once, or running. */
  place(deel: number, stand: readonly number[], isMeteen: boolean): void
  show(isZichtbaar: boolean): void
  val(wie: number): void
  juich(wie: number): void
  plek(wie: number): ReturnType<Loper['plek']>
}

/** Makes the rivals on the track; who runs further inside is drawn first. */
export function makeRivalen(stage: Stage, indeling: Indeling, op: Laag): Rivalen {
  const lang = lengteVan(loopRand(indeling.baan, BAAN.held))
  const stap = Math.max(TUSSEN.minst, TUSSEN.px * indeling.k) / lang
  const lopers = RIVALEN.map((_, nr) => RIVALEN.length - 1 - nr)
    .map((wie) =>
      makeRenner(stage, indeling, {
        kop: (schaal) => rivaalKopPlaat(wie, schaal),
        hemd: hemdVan(wie),
        nummer: `${wie + 2}`,
        op,
        baan: BANEN[indeling.opstelling][wie],
      }),
    )
    .toReversed()
  return {
    place: (deel, stand, isMeteen) => {
      for (const [wie, loper] of lopers.entries()) {
        const naar = deel + ((stand[wie] ?? 0) + (NAAST[wie] ?? 0)) * stap
        if (isMeteen) loper.put(naar)
        else if (naar !== loper.doel()) loper.run(naar, { terug: naar < loper.doel() })
      }
    },
    show: (isZichtbaar) => {
      for (const loper of lopers) loper.show(isZichtbaar)
    },
    val: (wie) => lopers[wie]?.val(VALT[wie] ?? 'rol'),
    juich: (wie) => lopers[wie]?.juich(ZWAAI_MS),
    plek: (wie) => lopers[wie]?.plek() ?? { x: 0, y: 0, s: 1 },
  }
}
