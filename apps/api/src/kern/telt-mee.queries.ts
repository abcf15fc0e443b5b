import { sql } from 'kysely'

/** The rule of `domain/telt-mee` over rows of `antwoord`. */
export const TELT_MEE = sql<boolean>`(antwoord.poging = 1 or antwoord.vraag is null)`
