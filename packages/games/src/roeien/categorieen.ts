import { STUK_CATEGORIEEN } from '@letterhaven/taal/stuk-categorieen'

/** The categories whose words are rowed: of joined words too many are one piece. */
export const SPLITS_CATEGORIEEN: readonly string[] = STUK_CATEGORIEEN.filter(
  (code) => code !== 'koppel',
)

/** The categories of words to read that have two pieces or more. */
export const LEES_STUKKEN: readonly string[] = ['lees-4', 'lees-5', 'lees-6', 'lees-7']
