import { sql } from 'kysely'

/** The rule of `domain/telt-mee` for a step, on the columns of `antwoord`. */
const GEEN_STAP = `(vraag is null or vraag !~ '>[a-z]+$')`

/** A first try that counts, on the columns of `antwoord`, as text for a statement that is text. */
export const EERSTE_TELT = `poging = 1 and ${GEEN_STAP}`

/** The rule of `domain/telt-mee` over rows of `antwoord`. */
export const TELT_MEE = sql<boolean>`(antwoord.vraag is null or (antwoord.poging = 1 and antwoord.vraag !~ '>[a-z]+$'))`
