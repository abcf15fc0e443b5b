import { shuffle } from '@letterhaven/game-kit/regels/rng'

/** What is met on the way up, from the ground to space. */
const ZONES = [
  ['vlieger', 'eend', 'paraplu'],
  ['walvis', 'schaap', 'paraplu'],
  ['satelliet', 'ster', 'walvis'],
  ['ufo', 'kaas', 'ster'],
] as const
export type Ding = (typeof ZONES)[number][number]
/** How many words high each of these is. */
const ZONE = 3

/** Where the rocket flies while it rises: left, in the middle, or right. */
export type Kant = -1 | 0 | 1
const KANTEN: readonly number[] = [-1, 0, 1] satisfies readonly Kant[]
export const isKant = (getal: number): getal is Kant => KANTEN.includes(getal)

/** A thing in the sky: where it comes down, and how long after the launch the rocket is there, in ms. */
interface Vondst {
  readonly wat: Ding
  readonly kant: Kant
  readonly na: number
}

/** The flight after a word that was right. It ends by itself; who steers flies on a little longer. */
export interface Rit {
  readonly t: number
  readonly duur: number
  readonly kant: Kant
  readonly vondsten: readonly Vondst[]
}

/** How long a flight takes in which nobody steers, and one that is steered, in ms. */
export const RIT_MS = { zelf: 3000, hand: 5600 } as const
/** When the rocket is at each thing. The last ones fly where only who steers comes. */
const NA = [1100, 1850, 2600, 3350, 4100, 4850] as const

/** Returns what is met at a height in words. */
const zoneOp = (hoogte: number): readonly Ding[] =>
  ZONES[Math.min(ZONES.length - 1, Math.max(0, Math.floor(hoogte / ZONE)))] ?? ZONES[0]

/** Lays out a flight at a height in words. The first thing comes straight at the rocket, and the next ones beside it. */
export function layRit(rnd: () => number, hoogte: number): Rit {
  const zone = zoneOp(hoogte)
  const dingen = [...shuffle(zone, rnd), ...shuffle(zone, rnd)]
  const eerste: Kant = rnd() < 0.5 ? -1 : 1
  const vondsten = NA.flatMap((na, i): readonly Vondst[] => {
    const wat = dingen[i]
    const kant: Kant = i === 0 ? 0 : i % 3 === 0 ? 0 : i % 2 === 1 ? eerste : eerste === 1 ? -1 : 1
    return wat ? [{ wat, kant, na }] : []
  })
  return { t: 0, duur: RIT_MS.zelf, kant: 0, vondsten }
}

/** Steers to a side of the sky, or back to its middle. */
export const swerve = (rit: Rit, kant: Kant): Rit => ({ ...rit, kant, duur: RIT_MS.hand })

/** Flies on. Returns the flight, and the numbers of the things that the rocket caught on the way. */
export function flyOn(
  rit: Rit,
  ms: number,
): { readonly rit: Rit; readonly mee: readonly number[] } {
  const t = Math.min(rit.duur, rit.t + ms)
  const mee = rit.vondsten.flatMap(({ kant, na }, nr) =>
    na > rit.t && na <= t && kant === rit.kant ? nr : [],
  )
  return { rit: { ...rit, t }, mee }
}

/** Returns what flies straight at a rocket that nobody steers. */
export const onTheWay = ({ vondsten }: Rit): readonly Ding[] =>
  vondsten.flatMap(({ wat, na, kant }) => (kant === 0 && na < RIT_MS.zelf ? wat : []))

/** Whether a flight is over. */
export const isBoven = ({ t, duur }: Rit): boolean => t >= duur
