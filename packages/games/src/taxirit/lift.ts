import { beginVan, regelsVan } from '@letterhaven/game-kit/onderdelen/tekstblad'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { shuffle } from '@letterhaven/game-kit/regels/rng'

/** Somebody who comes along in the rain, and wants to go where the story was before. */
export interface Lift {
  readonly wie: string
  /** Which gap of the story this is about. */
  readonly gat: number
  /** The places on the signs, from left to right. */
  readonly plekken: readonly string[]
  /** Where the taxi went in vain. */
  readonly geweest: readonly string[]
}

/** At one of so many crossings somebody comes along. */
const OM_DE = 2
/** How many signs there are for who comes along. */
export const BORDEN = 3
/** Names that are no animal's, so that the passenger of the story is never meant. */
const NAMEN = ['Fien', 'Bas', 'Lies', 'Tuur', 'Mia', 'Jan', 'Loes', 'Sam'] as const

/** Returns where somebody wants to go who comes along. */
export const doelVan = ({ rit }: GatOpgave, { gat }: Lift): string => rit?.goed[gat] ?? ''

/** Returns what was told then, up to and with the sentence with that gap. */
export function verteldBij({ rit }: GatOpgave, { gat }: Lift): readonly string[] {
  const zinnen = rit?.zinnen ?? []
  const plek = regelsVan(zinnen).findIndex((regel) => regel.gat === gat)
  return zinnen.slice(beginVan(zinnen, plek), plek + 1)
}

/**
 * Returns who comes along at a crossing, from the story as it was told so far: at every other one, so that the story goes on
 * between two of them, and never for the same gap again. Null where nobody does. Beside the place that is meant stand others of the ride, visited ones first, and never the one that comes now.
 */
export function makeLift(item: GatOpgave, rnd: () => number): Lift | null {
  const { rit, keten, goed } = item
  const nr = keten?.nr ?? 0
  const bezocht = rit?.goed.slice(0, nr) ?? []
  const gevraagd = Math.max(0, nr - OM_DE)
  const gat = gevraagd + Math.floor(rnd() * (nr - gevraagd))
  const doel = bezocht[gat]
  if (nr % OM_DE === 0 || doel === undefined) return null
  const eerder = shuffle(bezocht, rnd)
  const later = shuffle(rit?.plekken ?? [], rnd).filter((plek) => !goed.includes(plek))
  const anders = [...new Set([...eerder, ...later])].filter((plek) => plek !== doel)
  const plekken = shuffle([doel, ...anders.slice(0, BORDEN - 1)], rnd)
  const wie = NAMEN[Math.floor(rnd() * NAMEN.length)] ?? NAMEN[0]
  return { wie, gat, plekken, geweest: [] }
}
