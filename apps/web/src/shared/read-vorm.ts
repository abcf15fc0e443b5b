import type * as z from 'zod/mini'
import { configureValidation } from '@letterhaven/contracts/veldmelding'

// With the first who asks: a page that reads no form and keeps no answers does without it all.
configureValidation()

/** Reads a value by its schema, with the messages of our own: the one door to schemas in the browser. */
export const readVorm = <T>(schema: z.ZodMiniType<T>, waarde: unknown) => schema.safeParse(waarde)
