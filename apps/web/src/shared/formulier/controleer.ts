import type * as z from 'zod/mini'
import { readVorm } from '../read-vorm.ts'

/** The values of a form: text per field. */
export type Waarden = Readonly<Record<string, string>>
/** A Dutch message per field that needs one. */
export type Meldingen = Readonly<Record<string, string>>

/** Checks a whole form and returns the first message of each field, in the order of the schema. */
export function check<T>(
  schema: z.ZodMiniType<T>,
  waarden: Waarden,
): { readonly gegevens: T; readonly meldingen: null } | { readonly meldingen: Meldingen } {
  const uitslag = readVorm(schema, waarden)
  if (uitslag.success) return { gegevens: uitslag.data, meldingen: null }
  const meldingen: Record<string, string> = {}
  for (const { path, message } of uitslag.error.issues) meldingen[String(path[0])] ??= message
  return { meldingen }
}
