import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'

/** A name as it is written. Children with a single name have an empty `achternaam`. */
export const NaamSchema = z.object({
  voornaam: z.string(),
  tussenvoegsel: z.string(),
  achternaam: z.string(),
})
export type Naam = z.infer<typeof NaamSchema>

/** How a pupil is doing, shown by word, icon and colour. */
export const LeerlingStatusSchema = z.enum([
  'aandacht',
  'op_de_plaats',
  'vooruit',
  'nog_niet_te_zeggen',
])
export type LeerlingStatus = z.infer<typeof LeerlingStatusSchema>

/** The number of right answers and of all answers in some period. The share is never sent, so that it cannot disagree. */
export const TellingSchema = z.object({ goed: z.int(), totaal: z.int() })
export type Telling = z.infer<typeof TellingSchema>

/** The totals of one week; `week` is written as '2026-W47' in the admin's own time zone. */
export const WeekTellingSchema = z.extend(TellingSchema, { week: z.string() })
export type WeekTelling = z.infer<typeof WeekTellingSchema>

/**
 * A level as a position in school years, counted the Dutch way: groep 5 runs from 4.5 to 5.5, where its words are
 * mastered. `laag` and `hoog` are the ends of its 80 % interval; `domain/niveau-naam` has the names.
 */
export const JaarNiveauSchema = z.object({ jaar: z.number(), laag: z.number(), hoog: z.number() })
export type JaarNiveau = z.infer<typeof JaarNiveauSchema>

/** The numbers behind a status, so that a screen can say why. */
export const WaaromSchema = z.object({
  reden: z.enum(['niet_begonnen', 'te_weinig', 'laag', 'dalend', 'stijgend', 'gelijk']),
  /** The answers of the last four weeks, and of the four before. */
  recent: TellingSchema,
  eerder: TellingSchema,
  /** The category where the most was lost in the last four weeks; null when the mistakes are spread. */
  zwak: z.nullable(
    z.extend(TellingSchema, { categorie: z.string(), naam: z.string(), kort: z.string() }),
  ),
})
export type Waarom = z.infer<typeof WaaromSchema>

/** A pupil as a row of the group page. */
export const LeerlingRijSchema = z.object({
  id: LeerlingIdSchema,
  naam: NaamSchema,
  jaargroep: z.int(),
  status: LeerlingStatusSchema,
  waarom: WaaromSchema,
  /** The level over the categories with answers; null before the first answer. */
  niveau: z.nullable(JaarNiveauSchema),
  /** When the last answer came in; null when there is none. */
  laatst: z.nullable(z.iso.datetime()),
  /** Whether the pupil has been silent, since the last answer or since they came here, for long enough to mention. */
  langWeg: z.boolean(),
  /** The answers of the last eight weeks: the two periods of four weeks that `waarom` compares. */
  telling: TellingSchema,
  /** Minutes of active practice in the last seven days. */
  oefenminuten: z.int(),
  /** The last eight calendar weeks, oldest first, including the current week and weeks without answers. */
  weken: z.array(WeekTellingSchema),
})
export type LeerlingRij = z.infer<typeof LeerlingRijSchema>
