import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import type { Trap } from '@letterhaven/contracts/trap'
import { passBy, SPRINT, type Afloop, type Blufboek, type Roep } from './race.ts'

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
  /** How many sentences were lit, with which the stretch begins that was lit last, and when that was, in active ms (-1: at its beginning). */
  readonly gelezen: number
  readonly nu: number
  readonly sinds: number
  /** Whether who went on sooner than anybody reads was asked to read that stretch again. */
  readonly isSnel: boolean
  /** The sentence of that stretch on which the star lies, and those of earlier stretches. */
  readonly ster: number | null
  readonly sterren: readonly number[]
  /** Whether the hurdle at the end of that stretch was taken. */
  readonly isOver: boolean
  /** Whether enough was read, and the question is there. */
  readonly isVraag: boolean
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
  /** At the second stage: that what was read is shut for a question, and the stretches that are open. */
  readonly sluit: boolean
  readonly open: readonly number[]
  /** What is called at the hurdle, and who bluffs according to the pupil (-1: nobody; null: not said yet). */
  readonly roepen: readonly Roep[]
  readonly geroepen: number | null
  /** Whether that call can be turned now, because the sentence says otherwise; and how it ended. */
  readonly isDraai: boolean
  readonly afloop: Afloop | null
  readonly isLaat: boolean
  /** Where the rivals are, the strides of the sprint, what is left of its time, and whether the star gave a start to it. */
  readonly stand: readonly number[]
  readonly passen: number
  readonly sprintMs: number
  readonly isTurbo: boolean
  readonly boek: Blufboek
  /** Whether the podium is shown, after the last question. */
  readonly isPodium: boolean
  /** Whether the mascot was found. */
  readonly isGevonden: boolean
}

export type State = BeurtStaat<Opgave, TekstOpgave>

/** The stage in which the text is shut, and that in which two rivals contradict each other. */
export const DICHT: Trap = 2
export const RUZIE: Trap = 3

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

/** Returns a choice in words, as all answers are shown: with a capital. */
export function keusVan({ keuzes }: Pick<TekstOpgave, 'keuzes'>, nr: number): string {
  const antwoord = keuzes[nr] ?? ''
  return antwoord.replace(
    /^(?<voor>['’]\p{L} )?(?<letter>ij|\p{Ll})/u,
    (_, voor: string | undefined, letter: string) => `${voor ?? ''}${letter.toUpperCase()}`,
  )
}

/** Returns the right answer in words. */
export const antwoordVan = (item: TekstOpgave): string => keusVan(item, item.goed)

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

/** Returns where the rivals are now, with what was sprinted. */
export const standNu = ({ stand, passen }: Opgave): readonly number[] => passBy(stand, passen)

/** Returns whether a sprint can be run: the flag stands, the call was settled, and there is time left. */
export const kanSprinten = (staat: State): boolean => {
  const { opgave } = staat
  return (
    oordeelVan(staat) === 'goed' &&
    opgave !== null &&
    opgave.isVraag &&
    opgave.afloop !== null &&
    !opgave.isPodium &&
    opgave.passen < SPRINT.passen &&
    opgave.sprintMs > 0
  )
}

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
