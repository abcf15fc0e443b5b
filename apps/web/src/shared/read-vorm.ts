import type * as z from 'zod/mini'
import { configureValidation } from '@letterhaven/contracts/veldmelding'

// Runs on first use: a page that reads no form and stores no answers does without all of it.
configureValidation()

/** Reads a value by its schema, with our own messages. All schemas in the browser are read through this function. */
export const readVorm = <T>(schema: z.ZodMiniType<T>, waarde: unknown) => schema.safeParse(waarde)
