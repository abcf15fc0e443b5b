import { ketenVan } from '@letterhaven/game-kit/opgave/keten'
import type { TekstOpgave } from '@letterhaven/game-kit/opgave/opgave'
import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import { MEESTE_POGINGEN } from '@letterhaven/game-kit/regels/ronde'
import { meentVan } from './meent.ts'
import { meesteVan, readVorm, stapelsVan } from './stenen.ts'
import { stukVan } from './stuk.ts'

/** What hangs at the end: the text that was read, and the line that proved the last right answer. */
export interface Poster {
  readonly titel: string
  readonly zin: string
}

/** What stands ready for one question. */
export interface Opgave {
  /** The text it is about. */
  readonly tekst: string
  /** Which choice the animal at each desk gives. */
  readonly plekken: readonly number[]
  /** The desks in the order in which stones were laid on them. */
  readonly gelegd: readonly number[]
  /** How many stones there are to lay. */
  readonly buidel: number
  /** Of two questions that share their stones, which one this is; null for a question with stones of its own. */
  readonly deel: 'eerste' | 'tweede' | null
  /** The desks whose answer turned out wrong. */
  readonly weg: readonly number[]
  /** Whether the text was read through once, and whether it is on the screen now. */
  readonly isGelezen: boolean
  readonly isOpen: boolean
  /** Whether the stones lay level when they were given, and were not moved since. */
  readonly isGelijk: boolean
  /** Who was sent back to the text, at the second stage; null before that. */
  readonly gestuurd: number | null
  /** What is left of the drum roll, in ms; null while there is none. */
  readonly trom: number | null
  /** How many visitors are in the hall, how many came last, and how many come once the question is done with. */
  readonly publiek: number
  readonly winst: number
  readonly tegoed: number
  /** How often the animal at each desk had the truth. */
  readonly hoeden: readonly number[]
  readonly bezem: number
  readonly poster: Poster | null
}

export type State = BeurtStaat<Opgave, TekstOpgave>

/** Returns the text an opgave is about. */
export const tekstIdVan = (item: TekstOpgave): string => ketenVan(item)

/** Whether the question of now is the last one of the round. */
export const isLaatste = ({ nummer, poging, aantal }: State): boolean =>
  nummer + (poging === 1 ? 1 : 0) >= aantal

/** Returns how many stones may be laid now, and how many must be. */
export function grenzenVan(
  { buidel, deel }: Opgave,
  staat: State,
): { readonly minst: number; readonly meest: number } {
  if (deel === null) return { minst: buidel, meest: buidel }
  const bewaart = deel === 'eerste' && !isLaatste(staat) ? 1 : 0
  return { minst: 1, meest: buidel - bewaart }
}

/** Returns how many stones are left in the bowl. */
export const overVan = ({ buidel, gelegd }: Opgave): number => buidel - gelegd.length

/** Returns the verdict on what was given, while it is shown. */
export function oordeelVan({
  fase,
  gegeven,
  item,
}: Pick<State, 'fase' | 'gegeven' | 'item'>): 'goed' | 'fout' | null {
  if (fase !== 'kijken' || gegeven === null || !item) return null
  return meesteVan(readVorm(gegeven)) === item.goed ? 'goed' : 'fout'
}

/** Returns the desk on which most stones lie; null where none has strictly most. */
export const bankVan = ({ gelegd }: Pick<Opgave, 'gelegd'>): number | null =>
  meesteVan(stapelsVan(gelegd))

/** Whether the drum rolls now. */
export const isRoffel = ({ fase, opgave }: Pick<State, 'fase' | 'opgave'>): boolean =>
  fase === 'spelen' && opgave !== null && opgave.trom !== null

/** Returns what is in the hall: of the question of now, or of the last one of a round that is over. */
export const zaalVan = ({
  opgave,
  vorige,
}: Pick<State, 'opgave' | 'vorige'>): { readonly publiek: number; readonly bezem: number } => {
  if (opgave) return opgave
  return vorige
    ? { publiek: vorige.publiek + vorige.tegoed, bezem: vorige.bezem }
    : { publiek: 0, bezem: 0 }
}

/** Whether the question is answered together: it was wrong twice, and the reason stands beside the text. */
export const isSamen = ({ fase, poging }: Pick<State, 'fase' | 'poging'>): boolean =>
  fase === 'spelen' && poging >= MEESTE_POGINGEN

/** Whether the next right answer of these was sure: all stones of a question on the truth. */
export const isZeker = ({ gelegd }: Pick<Opgave, 'gelegd'>): boolean =>
  new Set(gelegd).size === 1 && gelegd.length > 1

/**
 * Returns the places of the sentences that are marked in the text: those that prove the answer after a second mistake, those that an
 * animal points at, or none.
 */
export function gemerktVan({ item, opgave, poging }: State): readonly number[] {
  if (!item || !opgave) return []
  if (opgave.gestuurd !== null && poging === 1)
    return meentVan(item, opgave.plekken[opgave.gestuurd] ?? -1)
  return poging >= MEESTE_POGINGEN ? (item.citaat ?? []) : []
}

/** Returns the places of the sentences among which the answer is to be found, after a first mistake; none before and after that. */
export const zoekstukVan = ({ item, poging }: Pick<State, 'item' | 'poging'>): readonly number[] =>
  item && poging > 1 && poging < MEESTE_POGINGEN ? stukVan(item) : []
