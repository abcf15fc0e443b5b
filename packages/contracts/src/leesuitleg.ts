import * as z from 'zod/mini'

const TussenSchema = z.readonly(z.tuple([z.number(), z.number()]))

/** The numbers of one measure of reading, as they are said; a measure for which nothing was done is not there. */
export const LeesuitlegSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('vlotheid'),
    /** What was read aloud to a listener: a list of words, or a text. */
    vorm: z.enum(['woorden', 'tekst']),
    /** Words right per minute. */
    perMinuut: z.int(),
    tussen: TussenSchema,
    /** Words per minute gained in a week; null where no direction can be told. */
    perWeek: z.nullable(z.number()),
    koers: z.enum(['vooruit', 'gelijk', 'achteruit', 'nog_niet_te_zeggen']),
    lezingen: z.int(),
  }),
  z.object({
    soort: z.literal('flits'),
    /** The time in ms in which 8 of 10 words are read. */
    ms: z.number(),
    tussen: TussenSchema,
    woorden: z.int(),
  }),
  z.object({
    soort: z.literal('begrip'),
    /** The place in school years of the texts that are understood for three quarters. */
    jaar: z.number(),
    tussen: TussenSchema,
    vragen: z.int(),
    teksten: z.int(),
  }),
  z.object({
    soort: z.literal('te_weinig'),
    wat: z.enum(['flits', 'begrip']),
    aantal: z.int(),
    nodig: z.int(),
  }),
])
export type Leesuitleg = z.infer<typeof LeesuitlegSchema>
