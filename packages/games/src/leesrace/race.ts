import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'

/** Who runs along, in the order of the numbers on their vests. Each bluffs about as often as the others. */
export const RIVALEN = [
  { naam: 'Haas', kreet: 'Makkie!', valt: 'Haas struikelt over zijn oren.' },
  { naam: 'Eend', kreet: 'Kwaak!', valt: 'Eend glijdt uit en tolt rond.' },
  { naam: 'Wasbeer', kreet: 'Psst!', valt: 'De broek van Wasbeer zakt af.' },
] as const

/** What a rival calls at a hurdle: one of the choices of the question. */
export interface Roep {
  readonly wie: number
  readonly keus: number
}

/** Said of a call where nobody bluffs. */
export const NIEMAND = -1

/**
 * How a call ended. betrapt: a bluffer was caught. samen: who told the truth was believed. ontglipt: a bluff was believed.
 * onterecht: who told the truth was not.
 */
export type Afloop = 'betrapt' | 'samen' | 'ontglipt' | 'onterecht'

/** How far each rival is ahead of the pupil (more than 0), beside (0) or behind; at the start all are ahead. */
export const BEGIN_STAND: readonly number[] = [1, 2, 3]
const ACHTER = -1
const VER_VOOR = 3

/** How many strides a sprint has, how many of them overtake one place, and how long it lasts once it was begun, in ms. */
export const SPRINT = { passen: 8, perPlaats: 4, ms: 3000 } as const

/** Returns who calls what about a question: one rival, about half of the time a bluff; or two, of whom one bluffs. */
export function makeRoepen(
  { keuzes, goed }: Pick<TekstOpgave, 'keuzes' | 'goed'>,
  rnd: () => number,
  metTwee: boolean,
): readonly Roep[] {
  const wie = Math.floor(rnd() * RIVALEN.length)
  const ander = (wie + 1 + Math.floor(rnd() * (RIVALEN.length - 1))) % RIVALEN.length
  const isBluf = rnd() < 0.5
  const fout = keuzes.map((_, nr) => nr).filter((nr) => nr !== goed)
  const bluf = fout[Math.floor(rnd() * fout.length)] ?? goed
  const eerste = { wie, keus: isBluf ? bluf : goed }
  return metTwee ? [eerste, { wie: ander, keus: isBluf ? goed : bluf }] : [eerste]
}

/** Returns who bluffs; nobody where all tell the truth. */
export const blufferVan = (roepen: readonly Roep[], { goed }: Pick<TekstOpgave, 'goed'>): number =>
  roepen.find(({ keus }) => keus !== goed)?.wie ?? NIEMAND

/** Returns how a call ends. */
export function afloopVan(geroepen: number | null, bluffer: number): Afloop {
  if (geroepen === bluffer) return bluffer === NIEMAND ? 'samen' : 'betrapt'
  return bluffer === NIEMAND ? 'onterecht' : 'ontglipt'
}

/**
 * Returns where the rivals are when a hurdle is reached: who was left behind comes beside, who ran off is nearer, and who calls waits
 * ahead. Nobody else overtakes: who proves all and cannot run fast is not behind for that.
 */
export const arriveAt = (stand: readonly number[], roepen: readonly Roep[]): readonly number[] =>
  stand.map((hier, nr) =>
    roepen.some(({ wie }) => wie === nr) ? 1 : hier > 1 ? hier - 1 : Math.max(0, hier),
  )

/** Returns where the rivals are after a call. Who was caught late is caught up with, and not left behind. */
export const settle = (
  stand: readonly number[],
  roepen: readonly Roep[],
  { bluffer, afloop, isLaat }: { bluffer: number; afloop: Afloop; isLaat: boolean },
): readonly number[] =>
  stand.map((hier, nr) => {
    if (!roepen.some(({ wie }) => wie === nr) || afloop === 'onterecht') return hier
    if (nr !== bluffer) return 0
    if (afloop === 'ontglipt') return VER_VOOR
    return isLaat ? 0 : ACHTER
  })

/** Returns where the rivals are after so many strides of a sprint. */
export const passBy = (stand: readonly number[], passen: number): readonly number[] =>
  stand.map((hier) => Math.max(ACHTER, hier - Math.floor(passen / SPRINT.perPlaats)))

/** Returns the place of the pupil in the race, from 1. */
export const plaatsVan = (stand: readonly number[]): number =>
  1 + stand.filter((hier) => hier > 0).length

/** How often each rival bluffed, and how often it was caught at it. */
export interface Blufboek {
  readonly gebluft: readonly number[]
  readonly betrapt: readonly number[]
}
export const LEEG_BOEK: Blufboek = { gebluft: [0, 0, 0], betrapt: [0, 0, 0] }

const add = (rij: readonly number[], wie: number): readonly number[] =>
  rij.map((aantal, nr) => aantal + (nr === wie ? 1 : 0))

/** Writes down a bluff, and whether it was seen through at once. */
export const note = (
  { gebluft, betrapt }: Blufboek,
  bluffer: number,
  isBetrapt: boolean,
): Blufboek => ({
  gebluft: add(gebluft, bluffer),
  betrapt: isBetrapt ? add(betrapt, bluffer) : betrapt,
})
