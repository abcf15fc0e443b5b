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
  /** How many sentences were lit, and which of them is being read. */
  readonly gelezen: number
  readonly nu: number
  /** Whether the text was read, and the question is there. */
  readonly isVraag: boolean
  /** Where the flag of this question stands; null while it is in the hand. */
  readonly vlag: number | null
  /** The sentences on which it stood in vain. */
  readonly geweest: readonly number[]
  /** The flags of the earlier questions about this text. */
  readonly vlaggen: readonly Vlag[]
  /** How many flags were planted in this round. */
  readonly geplant: number
  /** At the second stage: the sentence with which each stretch begins, those that are open, and how many batons were passed. */
  readonly stukken: readonly number[]
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

/** Returns the right answer in words. */
export const antwoordVan = ({ keuzes, goed }: TekstOpgave): string => keuzes[goed] ?? ''

/** Returns in which stretch a sentence stands, from 0. */
export const stukVan = (stukken: readonly number[], zin: number): number =>
  stukken.findLastIndex((begin) => begin <= zin)

/** Returns whether a sentence can be seen: at the second stage those of open stretches alone, once the question is there. */
export const isTeZien = (opgave: Opgave, zin: number): boolean =>
  opgave.isVraag
    ? opgave.stukken.length === 0 || opgave.open.includes(stukVan(opgave.stukken, zin))
    : zin < opgave.gelezen

/** Returns whether only the stretch that was chosen first was opened, at the second stage. */
export const isEersteKeus = ({ stukken, open }: Opgave): boolean =>
  stukken.length > 0 && open.length === 1

/** Returns whether the last question of a text was done: its lap is over. */
export function isTekstUit(
  { fase, item }: Pick<State, 'fase' | 'item'>,
  isKlaar: boolean,
): boolean {
  return (
    fase === 'kijken' && isKlaar && item?.keten !== undefined && item.keten.nr + 1 >= item.keten.van
  )
}

/** Returns whether a question is new: nothing was opened, planted or tried for it. */
export const isNieuweVraag = ({ opgave, fase }: Pick<State, 'opgave' | 'fase'>): boolean =>
  fase === 'spelen' &&
  opgave?.isVraag === true &&
  opgave.vlag === null &&
  opgave.open.length === 0 &&
  opgave.geweest.length === 0
