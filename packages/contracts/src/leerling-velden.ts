import * as z from 'zod/mini'
import { LANGSTE_NAAM } from './naam-maten.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

/* What is typed of a pupil, apart from the whole: a form then carries nothing that it does not check. */

const deel = (minst: number) => tekst({ min: minst, max: LANGSTE_NAAM, knip: true }, ENE_REGEL)

/** The parts of a name as they are typed: one-name children have the first alone. */
export const NAAMVELDEN = {
  voornaam: deel(1),
  tussenvoegsel: deel(0),
  achternaam: deel(0),
} as const

/** The year in which a pupil is taught, counted the Dutch way. */
export const JaargroepSchema = z.int().check(z.minimum(1), z.maximum(8))
