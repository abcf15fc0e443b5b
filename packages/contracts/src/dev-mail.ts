import * as z from 'zod/mini'

export const DevMailIdSchema = z.uuid()

/** A mail in the demonstration's own mailbox, as the list shows it. */
export const DevMailSchema = z.object({
  id: DevMailIdSchema,
  aan: z.string(),
  onderwerp: z.string(),
  ontvangenOp: z.iso.datetime(),
})
export type DevMail = z.infer<typeof DevMailSchema>

/** One mail, opened. */
export const DevMailInhoudSchema = z.extend(DevMailSchema, { van: z.string(), tekst: z.string() })
export type DevMailInhoud = z.infer<typeof DevMailInhoudSchema>
