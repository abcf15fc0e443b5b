import { regelsVan } from '@letterhaven/game-kit/onderdelen/tekstblad'
import type { GatOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { Lift } from './lift.ts'
import type { Ding, Weg } from './weg.ts'

/** One crossing of a ride. */
export interface Opgave {
  /** The places on the signs, from left to right. */
  readonly plekken: readonly string[]
  /** The street for which the indicator is on; -1 while it is off. */
  readonly baan: number
  /** Where the taxi went already, in vain. */
  readonly geweest: readonly string[]
  /** Whether it is on the roundabout of the second stage, where the passenger reads the place of the indicator in the story. */
  readonly isRond: boolean
  /** At how many mills was hooted so far, and whether at the one of this crossing. */
  readonly molens: number
  readonly isGetoet: boolean
  /** The road to the place that was right, while the taxi drives there; null before and after. */
  readonly weg: Weg | null
  /** What was picked up along all roads so far, which lies on the roof. */
  readonly dak: readonly Ding[]
  /** Who wants to be brought somewhere first, at the third stage; null where nobody does. */
  readonly lift: Lift | null
  /** How many of those were brought so far. Each of them lights a lantern of the coast. */
  readonly gebracht: number
}

/** Who hoots at so many mills makes the miller dance. */
export const MOLENS = 4

export type State = BeurtStaat<Opgave, GatOpgave>

/** After so many wrong streets at one crossing the sentence is read together, with its place in it. */
const SAMEN_VANAF = 2

/** Returns the place with which the sentence is read together, after two mistakes at one crossing; null before that. */
export const samenVan = ({ opgave, fase, item }: Pick<State, 'opgave' | 'fase' | 'item'>) =>
  fase === 'spelen' && opgave && opgave.geweest.length >= SAMEN_VANAF
    ? (item?.goed[0] ?? null)
    : null

/** Returns where the taxi went in vain, as long as the sentence is not read together; null before that. */
export const vergeefsVan = (staat: Pick<State, 'opgave' | 'fase' | 'item'>): string | null =>
  staat.fase === 'spelen' && samenVan(staat) === null
    ? (staat.opgave?.geweest.at(-1) ?? null)
    : null

/** Whether the crossings of a round are roundabouts, in the evening. */
export const metRotonde = ({ trap }: Pick<State, 'trap'>): boolean => trap === 2

/** Whether a round is driven along the coast, in the rain. */
export const aanKust = ({ trap }: Pick<State, 'trap'>): boolean => trap === 3

/** Returns the places on the signs that can be chosen now: of who comes along, or of the story itself. */
export const bordenVan = ({ lift, plekken }: Opgave): readonly string[] => lift?.plekken ?? plekken

/** Whether a sign leads somewhere: who comes along was not at this place in vain. */
export function isOpen(opgave: Opgave, baan: number): boolean {
  const plek = bordenVan(opgave)[baan]
  return plek !== undefined && opgave.lift?.geweest.includes(plek) !== true
}

/** Returns the place that is read in the story before the taxi turns into its street; null where it is not on the roundabout. */
export const proefVan = ({ opgave, fase }: Pick<State, 'opgave' | 'fase'>): string | null =>
  (fase === 'spelen' && opgave?.isRond && opgave.plekken[opgave.baan]) || null

/** Whether this gap is the last of its ride. */
export const isLaatste = ({ keten }: GatOpgave): boolean =>
  keten !== undefined && keten.nr === keten.van - 1

/** Returns whether what was given is seen now, and is right. */
export const isRaak = ({ fase, gegeven, item }: Pick<State, 'fase' | 'gegeven' | 'item'>) =>
  fase === 'kijken' && gegeven !== null && item?.goed.includes(gegeven) === true

/** Returns whether what was given is seen now, and is wrong. */
export const isMis = ({ fase, gegeven, item }: Pick<State, 'fase' | 'gegeven' | 'item'>) =>
  fase === 'kijken' && gegeven !== null && item?.goed.includes(gegeven) === false

/** What is looked at while a verdict is shown. */
type Gekeken = Pick<State, 'fase' | 'gegeven' | 'item' | 'opgave'>

/** Returns the road on which the taxi drives to the place that was right; null where it does not. */
export const wegVan = (staat: Gekeken): Weg | null =>
  isRaak(staat) ? (staat.opgave?.weg ?? null) : null

/** Returns whether a ride is over, and its story is read back. */
export const isTerug = (staat: Gekeken): boolean =>
  isRaak(staat) && staat.item !== null && isLaatste(staat.item) && wegVan(staat) === null

/** A place of a ride, and the silly one where the taxi went first. */
export interface Halte {
  readonly plek: string
  readonly mis: string | null
}

/** Returns the places of a ride in their order, each with where the pupil went first when that was silly. */
export function haltesVan({ item, missers }: Pick<State, 'item' | 'missers'>): readonly Halte[] {
  const keten = item?.keten
  return (item?.rit?.goed ?? []).map((plek, nr) => {
    const misser = missers.findLast(
      ({ item: { keten: een } }) => een?.nr === nr && een.id === keten?.id,
    )
    return { plek, mis: misser?.vorm ?? null }
  })
}

/** A sentence as it is read back: what stands before its place and after it. Without a place, all of it stands before. */
export interface Regel {
  readonly voor: string
  readonly na: string
  readonly halte: Halte | null
}

/** Returns the whole story with the pupil's own places, as the passenger reads it back. */
export function verhaalVan(staat: Pick<State, 'item' | 'missers'>): readonly Regel[] {
  const haltes = haltesVan(staat)
  return regelsVan(staat.item?.rit?.zinnen ?? []).map(({ voor, na, gat }) => ({
    voor,
    na,
    halte: gat === null ? null : (haltes[gat] ?? null),
  }))
}
