import { volgordeVan } from '@letterhaven/game-kit/onderdelen/letter-rijen'
import type { Exercise } from '@letterhaven/game-kit/regels/contract'

/** The letters of which the words of the first years are made, ij as one: none of them needs another. */
const JONG = 'a b c d e f g h i j k l m n o p r s t u v w z ij'.split(' ')
/** The last year that writes with those, large and few. */
const LAATSTE_JONGE_JAAR = 4
/** From this width on, and on a screen lower than this, three rows of eight keys are better than four of six. */
const BREED = 560
const LAAG = 620
const SPATIE = [' ']

interface Scherm {
  readonly w: number
  readonly h: number
}

/** Returns the keys of the first years, row by row; null where a word needs other signs, or the pupil is older. */
export function jongeRijen(
  groep: number,
  word: string,
  { w, h }: Scherm,
): readonly (readonly string[])[] | null {
  const past = [...word].every((letter) => JONG.includes(letter))
  if (groep > LAATSTE_JONGE_JAAR || !past) return null
  const per = w >= BREED || h < LAAG ? 8 : 6
  return Array.from({ length: JONG.length / per }, (_, i) => JONG.slice(i * per, (i + 1) * per))
}

/** What the keys of the other years are made of: all letters, and the space and capitals that their words have. */
export const ouderRijen = ({ groep, land }: Pick<Exercise, 'groep' | 'land'>) => ({
  volgorde: volgordeVan({ jaargroep: groep, land }),
  extra: SPATIE,
})

/** How many rows of keys there are where they have all letters and signs. */
const ALLE = 4

/** Returns how many rows of keys a pupil of this year has, whatever the word is. */
export const aantalRijen = (groep: number, scherm: Scherm): number =>
  jongeRijen(groep, '', scherm)?.length ?? ALLE
