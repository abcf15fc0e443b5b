import { shuffle } from '@letterhaven/game-kit/regels/rng'
import type { Trap } from '@letterhaven/contracts/trap'

/** What lies beside the roads of the polder, and beside those of the coast. */
const LANGS = {
  polder: ['klomp', 'kaas', 'bal', 'ballon', 'hoed', 'tulpen'],
  kust: ['schelp', 'emmer', 'vlieger', 'zeester', 'bal', 'eend'],
} as const
export type Ding = (typeof LANGS)['polder' | 'kust'][number]

/** Where on the road the taxi drives: at the left edge, in the middle, or at the right edge. */
export type Kant = -1 | 0 | 1
const KANTEN: readonly number[] = [-1, 0, 1] satisfies readonly Kant[]
export const isKant = (getal: number): getal is Kant => KANTEN.includes(getal)

/** A thing beside the road: at which edge, and how long after the beginning of the drive the taxi is there, in ms. */
interface Vondst {
  readonly wat: Ding
  readonly kant: Kant
  readonly na: number
}

/** The winding road to the place that was right. It ends by itself; who steers drives on a little longer. */
export interface Weg {
  readonly t: number
  readonly duur: number
  readonly kant: Kant
  readonly vondsten: readonly Vondst[]
}

/** How long a drive takes of which nobody takes the wheel, and one that is steered, in ms. */
export const RIJDUUR = { zelf: 3000, hand: 6400 } as const
/** When the taxi is at each thing. The last ones lie where only who steers comes. */
const NA = [1600, 2600, 3500, 4400, 5300] as const

/** Lays out a road with its things: never more than two at the same edge after each other. */
export function layWeg(rnd: () => number, trap: Trap): Weg {
  const dingen = shuffle(trap === 3 ? LANGS.kust : LANGS.polder, rnd)
  const eerste: Kant = rnd() < 0.5 ? -1 : 1
  const wissel = rnd() < 0.5
  const vondsten = NA.flatMap((na, i): readonly Vondst[] => {
    const wat = dingen[i]
    const om = wissel ? i % 2 === 1 : i % 3 === 2
    const kant: Kant = om ? (eerste === 1 ? -1 : 1) : eerste
    return wat ? [{ wat, kant, na }] : []
  })
  return { t: 0, duur: RIJDUUR.zelf, kant: 0, vondsten }
}

/** Steers to an edge of the road, or back to its middle. */
export const swerve = (weg: Weg, kant: Kant): Weg => ({ ...weg, kant, duur: RIJDUUR.hand })

/** Drives on. Returns the road, and the numbers of the things that the taxi picked up on the way. */
export function driveOn(
  weg: Weg,
  ms: number,
): { readonly weg: Weg; readonly mee: readonly number[] } {
  const t = Math.min(weg.duur, weg.t + ms)
  const mee = weg.vondsten.flatMap(({ kant, na }, nr) =>
    na > weg.t && na <= t && kant === weg.kant ? nr : [],
  )
  return { weg: { ...weg, t }, mee }
}

/** Returns what lies along a drive that nobody steers, which a taxi that drives by itself takes along. */
export const onTheWay = ({ vondsten }: Weg): readonly Ding[] =>
  vondsten.flatMap(({ wat, na }) => (na < RIJDUUR.zelf ? wat : []))

/** Whether a drive is over. */
export const isDaar = ({ t, duur }: Weg): boolean => t >= duur
