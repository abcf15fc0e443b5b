import type { Flipper, Natuurkunde } from '@letterhaven/game-kit/onderdelen/natuurkunde'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { ARM } from './indeling.ts'
import type { Indeling } from './indeling.ts'

/** Makes a world of one ball. It is loaded once there is a cabinet to play on. */
export type MaakNatuurkunde = (opties: { zwaarte: number; bal: number }) => Natuurkunde

/** The cabinet as the ball feels it. */
export interface KastWereld {
  readonly armen: readonly [Flipper, Flipper]
  /** Lays the ball on the plunger. */
  ligKlaar(): void
  /** Shoots the ball up the lane with a strength of 0…1. */
  schiet(kracht: number): void
  /**
   * Moves the ball on. Returns the targets and bumpers that were hit: a target by its place, a bumper by a number from
   * 10 up.
   */
  verstrijk(ms: number, doel: Doelwit | null): readonly number[]
  plaats(): { readonly x: number; readonly y: number }
  isKwijt(): boolean
}

/** The target that attracts the ball, for how long, and how often the ball was lost. */
export interface Doelwit {
  readonly plek: number
  readonly ms: number
  readonly kwijt: number
}

/** The number of the first bumper. */
export const BUMPER = 10

const ZWAARTE = 760
const STOOT = { bumper: 330, doel: 200 } as const
/** How strongly a target attracts the ball, relative to its weight: a little at first, and in the end enough to lift it. */
const TREK = { begin: 0.12, perMs: 1 / 3800, perKwijt: 0.4, meest: 2.4 } as const
/** After this long the attraction begins to sway, by this angle to both sides (radians). */
const ZWAAI = { na: 3500, ms: 600, hoek: 0.9 } as const
/** The strength of the weakest shot, relative to one that just clears the top, and what a full pull adds. */
const SCHOT = { minst: 1.1, erbij: 0.22 } as const
const BOCHT_STUKKEN = 18

/** Returns the points of the bend at the top, from the right side to the left. */
export function bochtPunten({ veld, baan }: Indeling, krimp = 0): readonly Punt[] {
  const uiterst = baan.x + baan.breed / 2
  const midden = (veld.links + uiterst) / 2
  const [rx, ry] = [(uiterst - veld.links) / 2 - krimp, veld.bocht - veld.boven - krimp]
  return Array.from({ length: BOCHT_STUKKEN + 1 }, (_, i): Punt => {
    const hoek = (Math.PI * i) / BOCHT_STUKKEN
    return [midden + Math.cos(hoek) * rx, veld.bocht - Math.sin(hoek) * ry]
  })
}

function buildMuren(wereld: Natuurkunde, indeling: Indeling): void {
  const { veld, baan, armen, hoeken, bal, h } = indeling
  const diep = h + 200
  const uiterst = baan.x + baan.breed / 2
  wereld.muur([[uiterst, diep], ...bochtPunten(indeling), [veld.links, diep]], 0.25)
  const { rechts } = veld
  wereld.muur([
    [rechts, diep],
    [rechts, baan.boven],
    [rechts + baan.muur / 2, baan.boven - baan.muur / 2],
    [rechts + baan.muur, baan.boven],
    [rechts + baan.muur, diep],
  ])
  for (const [punt, x] of [
    [armen[0], veld.links],
    [armen[1], rechts],
  ] as const)
    wereld.muur([
      [x, punt[1] - Math.abs(punt[0] - x) * 0.5 - bal * 0.4],
      [punt[0], punt[1] - bal * 0.5],
    ])
  for (const hoek of hoeken) wereld.muur(hoek, 0.95)
}

function buildArmen(wereld: Natuurkunde, { armen, armLengte, k }: Indeling) {
  const make = (as: Punt, isLinks: boolean): Flipper =>
    wereld.flipper({
      as,
      lengte: armLengte * 0.94,
      dikte: 30 * k,
      rust: isLinks ? ARM.rust : Math.PI - ARM.rust,
      op: isLinks ? ARM.op : Math.PI - ARM.op,
    })
  return [make(armen[0], true), make(armen[1], false)] as const
}

/** Returns the force that attracts the ball to its target. It sways, so that nothing in between holds the ball for ever. */
function trekkracht([dx, dy]: Punt, { ms, kwijt }: Doelwit, zwaarte: number): Punt {
  const sterk = Math.min(TREK.meest, TREK.begin + ms * TREK.perMs + kwijt * TREK.perKwijt)
  const zwaai = ms < ZWAAI.na ? 0 : Math.sin((ms - ZWAAI.na) / ZWAAI.ms) * ZWAAI.hoek
  const hoek = Math.atan2(dy, dx) + zwaai
  return [Math.cos(hoek) * sterk * zwaarte, Math.sin(hoek) * sterk * zwaarte]
}

/** Builds the cabinet in a world of its own. */
export function buildKast(indeling: Indeling, make: MaakNatuurkunde): KastWereld {
  const { veld, baan, bal, doelen, bumpers, k, h } = indeling
  const zwaarte = ZWAARTE * k
  const wereld = make({ zwaarte, bal })
  buildMuren(wereld, indeling)
  const armen = buildArmen(wereld, indeling)
  doelen.forEach(({ midden, r }, naam) =>
    wereld.schijf({ naam, midden, r: r * 0.92, stoot: STOOT.doel * k }),
  )
  bumpers.forEach(({ midden, r }, i) =>
    wereld.schijf({ naam: BUMPER + i, midden, r: r * 0.96, stoot: STOOT.bumper * k }),
  )
  const uiterst = baan.x + baan.breed / 2
  const hek = wereld.hek([veld.rechts + baan.muur / 2, baan.boven], [uiterst, baan.boven - 34 * k])
  let inVeld = false

  function closeHek(dicht: boolean): void {
    inVeld = dicht
    hek(dicht)
  }

  return {
    armen,
    ligKlaar: () => {
      closeHek(false)
      wereld.leg([baan.x, baan.bal])
    },
    schiet: (kracht) => {
      closeHek(false)
      const hoog = baan.bal - veld.boven
      const vaart = Math.sqrt(2 * zwaarte * hoog) * (SCHOT.minst + SCHOT.erbij * kracht)
      wereld.leg([baan.x, baan.bal], [0, -vaart])
    },
    verstrijk: (ms, doel) => {
      const { x, y } = wereld.bal()
      if (!inVeld && x < veld.rechts - bal) closeHek(true)
      const wit = inVeld && doel ? doelen[doel.plek] : undefined
      wereld.trek(
        doel && wit ? trekkracht([wit.midden[0] - x, wit.midden[1] - y], doel, zwaarte) : [0, 0],
      )
      return wereld.verstrijk(ms)
    },
    plaats: () => wereld.bal(),
    isKwijt: () => {
      const { x, y, vy } = wereld.bal()
      const isTerug = !inVeld && vy > 0 && y > baan.bal
      return y > Math.min(h + 60, veld.onder + 130 * k) || isTerug || !Number.isFinite(x)
    },
  }
}
