import { beginVan, regelsVan } from '@letterhaven/game-kit/onderdelen/tekstblad'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import { shuffle } from '@letterhaven/game-kit/regels/rng'
import { GAT } from '@letterhaven/taal/gat'

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

/** The crossings of a ride at which somebody may come along, from 0: between them and the place that is meant lies another. */
const KRUISINGEN = [2, 3] as const
/** How somebody names the gaps of a story that may be meant, and when they were told. */
const RANG = [
  ['als eerste', 'Eerst'],
  ['als tweede', 'Daarna'],
] as const
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

/** Returns what who comes along asks, in its own words: nothing of it was read at a crossing. */
export const vraagVan = ({ rit }: GatOpgave, { gat }: Lift): string =>
  `Waar wilde ${rit?.wie ?? ''} ${(RANG[gat] ?? RANG[0])[0]} heen?`

/** Returns how what was told then begins, for who brought somebody to another place. */
export const toenVan = ({ rit }: GatOpgave, { gat }: Lift): string =>
  `${(RANG[gat] ?? RANG[0])[1]} vertelde ${rit?.wie ?? ''}:`

/** Says what who comes along asks, and after a place where it was not, what was told then. */
export function sayLift(item: GatOpgave, lift: Lift): string {
  const vraag = `${lift.wie} rijdt mee. Weet je nog? ${vraagVan(item, lift)} Daar wil ${lift.wie} ook heen.`
  if (lift.geweest.length === 0) return vraag
  const verteld = verteldBij(item, lift).join(' ').replace(GAT, '…')
  return `${vraag} ${toenVan(item, lift)} ${verteld}`
}

/** Returns at which crossing of its ride somebody comes along; rides differ in it. */
function kruisingVan({ keten }: GatOpgave): number {
  const som = [...(keten?.id ?? '')].reduce((tot, letter) => tot + letter.charCodeAt(0), 0)
  return KRUISINGEN[som % KRUISINGEN.length] ?? KRUISINGEN[0]
}

/**
 * Returns who comes along at a crossing, from the story as it was told so far: once in a ride, and never for the place that
 * was reached last. Null where nobody does. Beside the place that is meant stand others of the ride, visited ones first, and never the one that comes now.
 */
export function makeLift(item: GatOpgave, rnd: () => number): Lift | null {
  const { rit, keten, goed } = item
  const nr = keten?.nr ?? 0
  if (nr !== kruisingVan(item)) return null
  const bezocht = rit?.goed.slice(0, nr) ?? []
  const gat = Math.floor(rnd() * Math.min(RANG.length, nr - 1))
  const doel = bezocht[gat]
  if (doel === undefined) return null
  const eerder = shuffle(bezocht, rnd)
  const later = shuffle(rit?.plekken ?? [], rnd).filter((plek) => !goed.includes(plek))
  const anders = [...new Set([...eerder, ...later])].filter((plek) => plek !== doel)
  const plekken = shuffle([doel, ...anders.slice(0, BORDEN - 1)], rnd)
  const wie = NAMEN[Math.floor(rnd() * NAMEN.length)] ?? NAMEN[0]
  return { wie, gat, plekken, geweest: [] }
}
