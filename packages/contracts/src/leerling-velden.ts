import * as z from 'zod/mini'

/* What is typed of a pupil, apart from the whole: a form then carries nothing that it does not check. */

/** As long as a name of a file may be (importers): what such a pupil was called can be put back. */
const LANGSTE_NAAM = 200

const deel = (minst: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(minst), z.maxLength(LANGSTE_NAAM), z.regex(/^[^\p{Cc}]*$/u))

/** The parts of a name as they are typed: one-name children have the first alone. */
export const NAAMVELDEN = {
  voornaam: deel(1),
  tussenvoegsel: deel(0),
  achternaam: deel(0),
} as const

/** The year in which a pupil is taught, counted the Dutch way. */
export const JaargroepSchema = z.int().check(z.minimum(1), z.maximum(8))
