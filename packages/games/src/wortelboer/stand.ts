import type { BeurtStaat } from '@letterhaven/game-kit/regels/beurt'
import { judge } from '@letterhaven/game-kit/opgave/judge'
import type { Akker } from './akker.ts'
import { UITGANGEN } from './enten.ts'
import type { Werk } from './werken.ts'
import { misStukken, misVan } from './plan.ts'
import { vormVan, type Gewas, type Naad } from './wortel.ts'

/** What lies ready for one sentence. */
export interface Opgave extends Akker {
  /** The pieces of the whole verb, and what was made of them. */
  readonly stukken: readonly string[]
  readonly gewas: Gewas
  /** Whether the carrot is out of the ground. */
  readonly isUit: boolean
  /** What it was before each step, the last one at the end. */
  readonly terug: readonly Gewas[]
  /** The parts that droop after a mistake, as long as nothing was done to them. */
  readonly mis: readonly Naad[]
  /** What is done with it now. */
  readonly werk: Werk
  /** Whether the right form is shown, because a mistake is left as it is. */
  readonly isGetoond: boolean
  /** How often the boot of the scarecrow was pulled. */
  readonly laars: number
}

export type State = BeurtStaat<Opgave>

/** Returns the verdict on what was given, while it is shown. */
export function oordeelVan({ item, gegeven }: State): 'goed' | 'fout' | null {
  if (!item || gegeven === null) return null
  return judge(item, 'bouw:vorm', gegeven)?.correct ? 'goed' : 'fout'
}

/** Returns how often the form that is asked now went wrong. */
export const missersVan = (state: State): number =>
  oordeelVan(state) === 'fout' ? state.poging : state.gegeven === null ? state.poging - 1 : 0

/** Returns the parts of the carrot that droop now. */
export function misNu(state: State): readonly Naad[] {
  const { item, opgave } = state
  if (!item || !opgave) return []
  return oordeelVan(state) === 'fout' ? misVan(opgave, item.word) : opgave.mis
}

/** Returns how many carrots of this round are in the soup: right at once, or mended. */
export const aantalOogst = ({ goed, hersteld }: Pick<State, 'goed' | 'hersteld'>): number =>
  goed + hersteld.length

/** Returns the pieces of the stem that droop now. */
export function misLetters(state: State): readonly number[] {
  const { item, opgave } = state
  return item && opgave && misNu(state).includes('stam') ? misStukken(opgave, item.word) : []
}

/** Returns the longest row of carrots that were right at once. */
export function langsteRij(oordelen: readonly boolean[]): number {
  let [rij, langst] = [0, 0]
  for (const goed of oordelen) {
    rij = goed ? rij + 1 : 0
    langst = Math.max(langst, rij)
  }
  return langst
}

/** Whether this leaf is on the carrot: the hill that it came from stays open. */
export const isOpWortel = ({ gewas }: Pick<Opgave, 'gewas'>, blad: number): boolean =>
  gewas.uitgang !== null && UITGANGEN.indexOf(gewas.uitgang) === blad

export const vormNu = ({ gewas }: Pick<Opgave, 'gewas'>): string => vormVan(gewas)
