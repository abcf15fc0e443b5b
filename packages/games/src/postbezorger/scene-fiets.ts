import { makeHeld } from '@letterhaven/game-kit/held/held'
import type { HeldSoort } from '@letterhaven/game-kit/keuzen/koppen'
import type { Stage } from '@letterhaven/game-kit/tekenen/stage'
import { VERLOPEN } from '@letterhaven/game-kit/tekenen/tween'
import { rijst } from './indeling.ts'
import type { Brug, Indeling } from './indeling.ts'
import type { fietsPlaat } from './paint-fiets.ts'
import { handBrief, postjas, POSTMOUW, postpet, WIELEN } from './paint-fiets.ts'

/** How far outside the street it is seen no more, unscaled. */
const BUITEN = 190
/** Over how many heaps of snow the bike hops on its way, and how high, unscaled. */
const HOP = { keer: 4, hoog: 26, helling: 0.16 } as const

interface FietsOpties {
  readonly soort: HeldSoort
  /** What it rides on, its lower edge at the anchor of the wheels. */
  readonly plaat: typeof fietsPlaat
  /** The bridges on its way. */
  readonly bruggen: readonly Brug[]
  /** Called where the wheels come down in the snow. */
  readonly opPlof: (x: number, y: number) => void
}

interface Rit {
  /** Leaves the street on the side where it is, and comes back into it on the other one. */
  readonly achterom: boolean
  /** How long it waits before it leaves, and how long it rides, in ms. */
  readonly wacht: number
  readonly ms: number
  /** Done when it is there. */
  readonly daarna: () => void
}

/** Makes the bike with the hero on it, which rides along the houses. */
export function makeFiets(
  stage: Stage,
  indeling: Indeling,
  { soort, plaat: paint, bruggen, opPlof }: FietsOpties,
) {
  const { fiets } = indeling
  const { schaal } = stage
  const held = makeHeld(stage, {
    soort,
    maat: fiets.s * 0.86,
    gereedschap: () => handBrief(schaal),
    greep: [0.3, 0.8],
    werk: { lijf: postjas, mouw: POSTMOUW, hoed: () => postpet(schaal) },
  })
  const plaat = stage.beeld(
    stage.textuur(() => paint(fiets.s, schaal)),
    { x: fiets.thuis, y: fiets.y, anker: WIELEN },
  )
  let nu = fiets.thuis
  let doel = nu
  /** Counts the rides: one that was overtaken or cut short moves nothing any more. */
  let rit = 0
  let aankomst: (() => void) | null = null

  function plaats(x: number, sprong = 0): void {
    nu = x
    const y = fiets.y - rijst(bruggen, x) - sprong * HOP.hoog * fiets.s
    held.plaats(x - 18 * fiets.s, y - 34 * fiets.s)
    plaat.set(x, y)
  }
  plaats(nu)

  function end(): void {
    const perform = aankomst
    aankomst = null
    perform?.()
  }

  interface Baan {
    readonly van: number
    readonly naar: number
    readonly ms: number
    readonly wacht: number
    readonly hops: number
  }

  function glide({ van, naar, ms, wacht, hops }: Baan, daarna: () => void): void {
    const deze = rit
    let hop = 0
    stage.tweens.start(
      ms,
      (deel) => {
        if (rit !== deze) return
        const boog = deel * hops
        plaats(van + (naar - van) * deel, Math.abs(Math.sin(boog * Math.PI)))
        plaat.rotation =
          deel < 1 ? -Math.cos(boog * Math.PI) * HOP.helling * Math.sign(naar - van) : 0
        if (deel >= 1) daarna()
        if (Math.floor(boog) === hop) return
        hop = Math.floor(boog)
        opPlof(nu, fiets.y)
      },
      { verloop: VERLOPEN.heenWeer, wacht },
    )
  }

  return {
    held,
    x: () => nu,
    /** Puts the bike at a house at once. */
    update: (x: number): void => {
      doel = x
      plaats(x)
    },
    /** Rides to a place. */
    rijd: (x: number, { achterom, wacht, ms, daarna }: Rit): void => {
      const isDaar = x === doel
      rit += 1
      doel = x
      aankomst = daarna
      if (isDaar) {
        const deze = rit
        plaats(x)
        return stage.tweens.start(1, () => rit === deze && end(), { wacht })
      }
      const van = nu
      if (!achterom) return glide({ van, naar: x, ms, wacht, hops: HOP.keer }, end)
      const { x: links, w } = indeling.straat
      const buiten = [links - BUITEN * fiets.s, links + w + BUITEN * fiets.s] as const
      const [uit, erin] = van < x ? buiten : buiten.toReversed()
      const half = { ms: ms / 2, hops: HOP.keer / 2 }
      glide({ van, naar: uit ?? x, wacht, ...half }, () =>
        glide({ van: erin ?? x, naar: x, wacht: 0, ...half }, end),
      )
    },
    /** Is there at once, without the rest of the ride. */
    arrive: (): void => {
      rit += 1
      plaats(doel)
      plaat.rotation = 0
      end()
    },
  }
}
