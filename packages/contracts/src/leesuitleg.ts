import * as z from 'zod/mini'
import { TellingSchema } from './leerling.ts'

const TussenSchema = z.readonly(z.tuple([z.number(), z.number()]))

/** How words that do not exist go beside those that do: clearly worse, about as well, or too few to say. */
const NepOordeelSchema = z.enum(['lastiger', 'gelijk', 'te_weinig'])
export type NepOordeel = z.infer<typeof NepOordeelSchema>

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
    /** The time in ms in which 8 of 10 words are read; the longest flash where that is too short. */
    ms: z.number(),
    tussen: TussenSchema,
    woorden: z.int(),
    /** True where the longest flash is too short. */
    teKort: z.optional(z.literal(true)),
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
    soort: z.literal('nepwoorden'),
    /** How many of the words read aloud to a listener were right: those that do not exist, and those of the same make that do. */
    nep: TellingSchema,
    echt: TellingSchema,
    oordeel: NepOordeelSchema,
  }),
  z.object({
    soort: z.literal('letters'),
    /** How many letters are sure, which are not, and of how many too little was heard to say; together all there are. */
    zeker: z.int(),
    onzeker: z.readonly(z.array(z.string())),
    teWeinig: z.int(),
    totaal: z.int(),
    /** How many were heard, and the first and last day on which. */
    gehoord: z.int(),
    van: z.string(),
    tot: z.string(),
  }),
  z.object({
    soort: z.literal('te_weinig'),
    wat: z.enum(['flits', 'begrip']),
    aantal: z.int(),
    nodig: z.int(),
  }),
])
export type Leesuitleg = z.infer<typeof LeesuitlegSchema>
