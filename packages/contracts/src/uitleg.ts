import * as z from 'zod/mini'

/** The numbers that were stored with a choice, from which the sentence about it is made. */
export const UitlegSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('groei'),
    naam: z.string(),
    /** Read as 'about 7 of 10, surely between 6 and 8'. */
    vanTien: z.int(),
    tussen: z.tuple([z.int(), z.int()]),
    /** Names of the categories it builds on that, according to the answers, already go well. */
    basis: z.array(z.string()),
    /** The number of answers so far in the category; at 0, the numbers are an expectation. */
    aantal: z.int(),
  }),
  z.object({ soort: z.literal('herhaling'), dagenGeleden: z.number() }),
  z.object({ soort: z.literal('peiling'), naam: z.string(), aantal: z.int() }),
])
export type Uitleg = z.infer<typeof UitlegSchema>

/** What a teacher should know about how a pupil's practice itself goes, with the numbers behind it. */
export const WaarschuwingSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('niets_te_oefenen'),
    waarom: z.enum(['geen_scope', 'alles_uit', 'geen_woorden', 'buiten_niveau', 'alle_gevraagd']),
  }),
  /** Nobody said which school year the pupil is in: practice begins as for `alsGroep`, counted the Dutch way. */
  z.object({ soort: z.literal('groep_onbekend'), alsGroep: z.int() }),
  /** The share of the words within the teacher's limits that are too easy or too hard now. */
  z.object({ soort: z.literal('niveau_te_nauw'), deel: z.number() }),
  z.object({ soort: z.literal('groei_stil'), naam: z.string(), blokken: z.int() }),
])
export type Waarschuwing = z.infer<typeof WaarschuwingSchema>

/** How far a pupil is in a category; mastery is confirmed by an answer two weeks later. */
export const BeheersingSchema = z.object({
  stand: z.enum(['bezig', 'beheerst', 'vastgehouden']),
  /** The day on which this state was reached; null while practising. */
  sinds: z.nullable(z.iso.date()),
  /** The probability, 0 to 1, that 85 of 100 of its words are written right. */
  zeker: z.number(),
})
export type Beheersing = z.infer<typeof BeheersingSchema>
