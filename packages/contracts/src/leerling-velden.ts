import * as z from 'zod/mini'
import { LANGSTE_NAAM } from './naam-maten.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

/* The fields of a pupil that are typed, apart from the whole, so that a form loads only the checks that it uses. */

const deel = (minst: number) => tekst({ min: minst, max: LANGSTE_NAAM, knip: true }, ENE_REGEL)

/** The parts of a name as they are typed. Children with a single name have only the first. */
export const NAAMVELDEN = {
  voornaam: deel(1),
  tussenvoegsel: deel(0),
  achternaam: deel(0),
} as const

/** The school year in which a pupil is taught, counted the Dutch way. */
export const JaargroepSchema = z.int().check(z.minimum(1), z.maximum(8))
