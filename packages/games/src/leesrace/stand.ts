import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { Trap } from '@letterhaven/contracts/trap'
import type { Lint } from './lint.ts'

/** A flag that stands on a sentence of this text. */
export interface Vlag {
  readonly zin: number
  /** Whether it stood there at the first try. */
  readonly isEerste: boolean
}

/** One question, with the text that it is about. */
export interface Opgave {
  /** Which text it is. */
  readonly tekst: string
  /** How many sentences were lit, with which the stretch begins that was lit last (-1: none), and when that was, in active ms. */
  readonly gelezen: number
  readonly nu: number
  readonly sinds: number
  /** Whether who went on sooner than anybody reads was asked to read that stretch again. */
  readonly isSnel: boolean
  /** Whether the hurdle at the end of that stretch was taken, and whether the last one was taken in style. */
  readonly isOver: boolean
  readonly isSalto: boolean
  /** Whether enough was read, and the question is there; and whether help was opened for it. */
  readonly isVraag: boolean
  readonly isTip: boolean
  /** Where the flag of this question stands; null while it is in the hand. */
  readonly vlag: number | null
  /** The sentences on which it stood in vain. */
  readonly geweest: readonly number[]
  /** The flags of the earlier questions about this text. */
  readonly vlaggen: readonly Vlag[]
  /** How many flags were planted in this round. */
  readonly geplant: number
  /** The sentence with which each stretch of the text begins. */
  readonly stukken: readonly number[]
  /** At the second stage: that what was read is shut for a question, the stretches that are open, and how many batons were passed. */
  readonly sluit: boolean
  readonly open: readonly number[]
  readonly wissels: number
  /** At the third stage: the words in the frame, and whether each photograph is a sharp one. */
  readonly lint: Lint | null
  readonly fotos: readonly boolean[]
  /** Whether the mascot was found. */
  readonly isGevonden: boolean
}

export type State = BeurtStaat<Opgave, TekstOpgave>

/** The stage of the relay, in which the text is shut, and that of the photo finish. */
export const ESTAFETTE: Trap = 2
export const FINISH: Trap = 3

/** Returns what was kept last: of this question, or of the one before. */
export const standVan = ({ opgave, vorige }: Pick<State, 'opgave' | 'vorige'>): Opgave | null =>
  opgave ?? vorige

/** Returns whether the flag that was given stands, or does not; null while nothing was given. */
export function oordeelVan({ fase, gegeven, item }: Pick<State, 'fase' | 'gegeven' | 'item'>) {
  if (fase !== 'kijken' || gegeven === null || !item) return null
  return item.bewijs.includes(Number(gegeven)) ? 'goed' : 'mis'
}

/** Returns whether the flag can be given: it stands somewhere, and not where it stood in vain. */
export const kanGeven = ({ isVraag, vlag, geweest }: Opgave): boolean =>
  isVraag && vlag !== null && !geweest.includes(vlag)

/** Returns the right answer in words, as all answers are shown: with a capital. */
export function antwoordVan({ keuzes, goed }: TekstOpgave): string {
  const antwoord = keuzes[goed] ?? ''
  return antwoord.replace(
    /^(?<voor>['’]\p{L} )?(?<letter>ij|\p{Ll})/u,
    (_, voor: string | undefined, letter: string) => `${voor ?? ''}${letter.toUpperCase()}`,
  )
}

/** Returns in which stretch a sentence stands, from 0. */
export const stukVan = (stukken: readonly number[], zin: number): number =>
  stukken.findLastIndex((begin) => begin <= zin)

/** Returns how many stretches were lit. */
export const countStukken = ({ stukken, gelezen }: Opgave): number =>
  gelezen === 0 ? 0 : stukVan(stukken, gelezen - 1) + 1

/** Returns whether the stretches that were read are shut: at the second stage, once there is one to choose from several. */
export const isDicht = (opgave: Opgave): boolean =>
  opgave.isVraag && opgave.sluit && countStukken(opgave) > 1

/** Returns whether a sentence can be seen: it was lit, and stands in no stretch that is shut. */
export const isTeZien = (opgave: Opgave, zin: number): boolean =>
  zin < opgave.gelezen && (!isDicht(opgave) || opgave.open.includes(stukVan(opgave.stukken, zin)))

/** Returns whether only the stretch that was chosen first was opened, at the second stage. */
export const isEersteKeus = (opgave: Opgave): boolean => isDicht(opgave) && opgave.open.length === 1

/** Returns whether the last question of a text was done: its lap is over. */
export function isTekstUit(
  { fase, item }: Pick<State, 'fase' | 'item'>,
  isKlaar: boolean,
): boolean {
  return (
    fase === 'kijken' && isKlaar && item?.keten !== undefined && item.keten.nr + 1 >= item.keten.van
  )
}

/** Returns whether the lap of a text is over and some of the text was not read. */
export const heeftRest = ({ item, opgave }: Pick<State, 'item' | 'opgave'>): boolean =>
  item !== null && opgave !== null && opgave.gelezen < item.zinnen.length
