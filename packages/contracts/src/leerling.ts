import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'

/** A name as it is written: one-name children have an empty achternaam. */
export const NaamSchema = z.object({
  voornaam: z.string(),
  tussenvoegsel: z.string(),
  achternaam: z.string(),
})
export type Naam = z.infer<typeof NaamSchema>

/** How a pupil stands, told apart by word, icon and colour. */
export const LeerlingStatusSchema = z.enum([
  'aandacht',
  'op_de_plaats',
  'vooruit',
  'nog_niet_te_zeggen',
])
export type LeerlingStatus = z.infer<typeof LeerlingStatusSchema>

/** Right and all answers of some period; the share is never sent, so that it cannot disagree. */
export const TellingSchema = z.object({ goed: z.int(), totaal: z.int() })
export type Telling = z.infer<typeof TellingSchema>

/** One week's sums; `week` as '2026-W47' in the admin's own time zone. */
export const WeekTellingSchema = z.extend(TellingSchema, { week: z.string() })
export type WeekTelling = z.infer<typeof WeekTellingSchema>

/**
 * A level as a place in school years, Dutch count: groep 5 runs from 4.5 to 5.5, where its words are
 * mastered. With the ends of its 80 % interval; `domain/niveau-naam` has the names.
 */
export const JaarNiveauSchema = z.object({ jaar: z.number(), laag: z.number(), hoog: z.number() })
export type JaarNiveau = z.infer<typeof JaarNiveauSchema>

/** The numbers behind a status, so that a screen can say why. */
export const WaaromSchema = z.object({
  reden: z.enum(['niet_begonnen', 'te_weinig', 'laag', 'dalend', 'stijgend', 'gelijk']),
  /** The last four weeks, and the four before. */
  recent: TellingSchema,
  eerder: TellingSchema,
  /** Where most was lost in the last four weeks; null where the mistakes are spread. */
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
  /** Over the categories with answers; null before the first. */
  niveau: z.nullable(JaarNiveauSchema),
  /** When the last answer came in; null when there is none. */
  laatst: z.nullable(z.iso.datetime()),
  /** Silent for so long, since then or since it came here, that it is worth a sentence. */
  langWeg: z.boolean(),
  /** Over the last eight weeks: the two times four that `waarom` compares. */
  telling: TellingSchema,
  /** Active practice time over the last seven days. */
  oefenminuten: z.int(),
  /** The last eight calendar weeks, oldest first, the one that runs and weeks without answers included. */
  weken: z.array(WeekTellingSchema),
})
export type LeerlingRij = z.infer<typeof LeerlingRijSchema>
