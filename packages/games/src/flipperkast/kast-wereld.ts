import type { Flipper, Natuurkunde } from '@letterhaven/game-kit/onderdelen/natuurkunde'
import type { Punt } from '@letterhaven/game-kit/tekenen/teken'
import { ARM, lampenVan } from './indeling.ts'
import type { Indeling } from './indeling.ts'
import type { Rond } from './verdeling.ts'

/** Makes a world of one ball. It is loaded once there is a cabinet to play on. */
export type MaakNatuurkunde = (opties: { zwaarte: number; bal: number }) => Natuurkunde

/** The cabinet as one ball feels it. */
export interface KastWereld {
  readonly armen: readonly [Flipper, Flipper]
  /** Lays the ball between the flippers. */
  lig(): void
  /** Shoots the ball up; `scheef` is the angle to the right, in radians, `kracht` how strong the shot is beside a common one. */
  schiet(scheef: number, kracht?: number): void
  /** Lets the ball fall in from somewhere. */
  drop(plaats: Punt, vaart: Punt): void
  /**
   * Moves the ball on. Returns the lamps and bumpers that were hit: a lamp by its place, a bumper by a number from `BUMPER` up.
   * With `rit`, the nearest lamp pulls at the ball.
   */
  verstrijk(ms: number, rit: Rit | null): readonly number[]
  /** Returns where the ball is, and its speed. */
  plaats(): ReturnType<Natuurkunde['bal']>
  isKwijt(): boolean
}

/** How long the ball is under way, and how often it was lost. */
export interface Rit {
  readonly ms: number
  readonly kwijt: number
}

/** The number of the first bumper. */
export const BUMPER = 10

const ZWAARTE = 760
const STOOT = { bumper: 380, lamp: 220 } as const
/** How strongly a lamp attracts the ball, relative to its weight: enough at first to bring most shots there, in the end to lift it; and more after each ball that was lost. */
const TREK = { begin: 0.9, perMs: 1 / 420, perKwijt: 1, meest: 3 } as const
/** After this long the attraction begins to sway, by this angle to both sides (radians). */
const ZWAAI = { na: 3000, ms: 600, hoek: 0.9 } as const
/** The strength of a shot, relative to one that just comes to the top. */
const SCHOT = 1.12
const BOCHT_STUKKEN = 18

/** Returns the points of the bend at the top, from the right side to the left. */
export function bochtPunten({ veld }: Indeling, krimp = 0): readonly Punt[] {
  const midden = (veld.links + veld.rechts) / 2
  const [rx, ry] = [(veld.rechts - veld.links) / 2 - krimp, veld.bocht - veld.boven - krimp]
  return Array.from({ length: BOCHT_STUKKEN + 1 }, (_, i): Punt => {
    const hoek = (Math.PI * i) / BOCHT_STUKKEN
    return [midden + Math.cos(hoek) * rx, veld.bocht - Math.sin(hoek) * ry]
  })
}

function buildMuren(wereld: Natuurkunde, indeling: Indeling): void {
  const { veld, armen, hoeken, bal, h } = indeling
  const diep = h + 400
  wereld.muur([[veld.rechts, diep], ...bochtPunten(indeling), [veld.links, diep]], 0.25)
  for (const [punt, x] of [
    [armen[0], veld.links],
    [armen[1], veld.rechts],
  ] as const)
    wereld.muur([
      [x, punt[1] - Math.abs(punt[0] - x) * 0.5 - bal * 0.4],
      [punt[0], punt[1] - bal * 0.5],
    ])
  for (const hoek of hoeken) wereld.muur(hoek, 0.95)
}

function buildArmen(wereld: Natuurkunde, { armen, armLengte }: Indeling) {
  const make = (as: Punt, isLinks: boolean): Flipper =>
    wereld.flipper({
      as,
      lengte: armLengte * 0.94,
      dikte: armLengte * 0.25,
      rust: isLinks ? ARM.rust : Math.PI - ARM.rust,
      op: isLinks ? ARM.op : Math.PI - ARM.op,
    })
  return [make(armen[0], true), make(armen[1], false)] as const
}

/** Returns the force that attracts the ball to a lamp. It sways, so that nothing in between holds the ball for ever. */
function trekkracht([dx, dy]: Punt, { ms, kwijt }: Rit, zwaarte: number): Punt {
  const sterk = Math.min(TREK.meest, TREK.begin + ms * TREK.perMs + kwijt * TREK.perKwijt)
  const zwaai = ms < ZWAAI.na ? 0 : Math.sin((ms - ZWAAI.na) / ZWAAI.ms) * ZWAAI.hoek
  const hoek = Math.atan2(dy, dx) + zwaai
  return [Math.cos(hoek) * sterk * zwaarte, Math.sin(hoek) * sterk * zwaarte]
}

/** Returns the way from a point to the nearest lamp; null where none burns. */
function naarLamp(lampen: readonly Rond[], x: number, y: number): Punt | null {
  const wegen = lampen.map(({ midden }): Punt => [midden[0] - x, midden[1] - y])
  return wegen.length === 0
    ? null
    : wegen.reduce((a, b) => (Math.hypot(...b) < Math.hypot(...a) ? b : a))
}

/** Returns the speed of a common shot. */
const vaartVan = ({ wacht, veld, k }: Indeling): number =>
  Math.sqrt(2 * ZWAARTE * k * (wacht[1] - veld.boven)) * SCHOT

/** Returns where a ball that is shot at an angle would be after `t` seconds if nothing met or attracted it. */
export function shotAt(indeling: Indeling, scheef: number, t: number): Punt {
  const vaart = vaartVan(indeling)
  const { wacht, k } = indeling
  return [
    wacht[0] + Math.sin(scheef) * vaart * t,
    wacht[1] - Math.cos(scheef) * vaart * t + (ZWAARTE * k * t * t) / 2,
  ]
}

/** Builds the cabinet with so many lamps, in a world of its own. */
export function buildKast(indeling: Indeling, make: MaakNatuurkunde, aantal: number): KastWereld {
  const { wacht, bal, bumpers, k } = indeling
  const zwaarte = ZWAARTE * k
  const wereld = make({ zwaarte, bal })
  const lampen = lampenVan(indeling, aantal)
  buildMuren(wereld, indeling)
  const armen = buildArmen(wereld, indeling)
  lampen.forEach(({ midden, r }, naam) =>
    wereld.schijf({ naam, midden, r: r * 0.92, stoot: STOOT.lamp * k }),
  )
  bumpers.forEach(({ midden, r }, i) =>
    wereld.schijf({ naam: BUMPER + i, midden, r: r * 0.96, stoot: STOOT.bumper * k }),
  )
  return {
    armen,
    lig: () => wereld.leg(wacht),
    schiet: (scheef, kracht = 1) => {
      const vaart = vaartVan(indeling) * kracht
      wereld.leg(wacht, [Math.sin(scheef) * vaart, -Math.cos(scheef) * vaart])
    },
    drop: (plaats, vaart) => wereld.leg(plaats, vaart),
    verstrijk: (ms, rit) => {
      const { x, y } = wereld.bal()
      const weg = rit && naarLamp(lampen, x, y)
      wereld.trek(weg ? trekkracht(weg, rit, zwaarte) : [0, 0])
      return wereld.verstrijk(ms)
    },
    plaats: () => wereld.bal(),
    isKwijt: () => {
      const { x, y } = wereld.bal()
      return y > wacht[1] + 3 * bal || !Number.isFinite(x)
    },
  }
}
