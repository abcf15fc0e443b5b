import * as z from 'zod/mini'

/** What the sentence about a choice is made of: the numbers that were stored with that choice. */
export const UitlegSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('groei'),
    naam: z.string(),
    /** 'about 7 of 10, surely between 6 and 8'. */
    vanTien: z.int(),
    tussen: z.tuple([z.int(), z.int()]),
    /** Names of what it builds on, as far as answers say that this goes well already. */
    basis: z.array(z.string()),
    /** Answers so far in the category; without any, the numbers are what is expected. */
    aantal: z.int(),
  }),
  z.object({ soort: z.literal('herhaling'), dagenGeleden: z.number() }),
  z.object({ soort: z.literal('peiling'), naam: z.string(), aantal: z.int() }),
])
export type Uitleg = z.infer<typeof UitlegSchema>

/** What a teacher should know of how the practice of a pupil itself goes, with the numbers behind it. */
export const WaarschuwingSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('niets_te_oefenen'),
    waarom: z.enum(['geen_scope', 'alles_uit', 'geen_woorden', 'buiten_niveau', 'alle_gevraagd']),
  }),
  /** Nobody said which school year: practice begins as for `alsGroep`, counted the Dutch way. */
  z.object({ soort: z.literal('groep_onbekend'), alsGroep: z.int() }),
  /** The share of words within the bounds of a teacher that are too easy or too hard now. */
  z.object({ soort: z.literal('niveau_te_nauw'), deel: z.number() }),
  z.object({ soort: z.literal('groei_stil'), naam: z.string(), blokken: z.int() }),
])
export type Waarschuwing = z.infer<typeof WaarschuwingSchema>

/** How far a pupil is in a category: mastery is confirmed by an answer two weeks later. */
export const BeheersingSchema = z.object({
  stand: z.enum(['bezig', 'beheerst', 'vastgehouden']),
  /** The day on which it came to that; null while practising. */
  sinds: z.nullable(z.iso.date()),
  /** How sure it is, 0 to 1, that 85 of 100 of its words are written right. */
  zeker: z.number(),
})
export type Beheersing = z.infer<typeof BeheersingSchema>
