import * as z from 'zod/mini'
import { LeerlingIdSchema, SomvensterIdSchema, TaakIdSchema } from './ids.ts'
import { WachtendeToetsSchema } from './methodetoets-wacht.ts'
import { SpelIdSchema } from './spel-id.ts'
import { UiterlijkSchema } from './uiterlijk.ts'

/** The six islands of the landkaart, one for each domain, in sailing order. */
export const EILANDEN = ['klanken', 'lezen', 'spelling', 'regels', 'werkwoorden', 'zinnen'] as const
export const EilandSchema = z.enum(EILANDEN)
export type Eiland = z.infer<typeof EilandSchema>

/** How much light a window shows: unlit, half, lit (mastered) or gold (still known at a later check). */
export const VensterStandSchema = z.enum(['donker', 'half', 'aan', 'goud'])
export type VensterStand = z.infer<typeof VensterStandSchema>

/** The kinds of exercise that a taak can be. */
export const TaakSoortSchema = z.enum([
  'lezen',
  'spelling',
  'dictee',
  'flitsen',
  'hakken',
  'plakken',
  'splitsen',
  'zinnen',
  'werkwoorden',
  'tekst',
])
export type TaakSoort = z.infer<typeof TaakSoortSchema>

/** What gives a window its next light. */
export const LichtWegSchema = z.discriminatedUnion('naar', [
  /** Half of it, or all of it, after so many answers more. */
  z.object({ naar: z.literal('half'), antwoorden: z.int() }),
  z.object({ naar: z.literal('aan'), antwoorden: z.int() }),
  /** All of it, once so many of ten are right; now it is about so many. */
  z.object({ naar: z.literal('goed'), nodig: z.int(), nu: z.int() }),
  /** All of it, once that is sure. */
  z.object({ naar: z.literal('zeker') }),
  /** Gold, for who still knows it after so many days. */
  z.object({ naar: z.literal('goud'), dagen: z.int() }),
  z.object({ naar: z.literal('klaar') }),
])
export type LichtWeg = z.infer<typeof LichtWegSchema>

export const SomvensterKortSchema = z.object({
  id: SomvensterIdSchema,
  categorieen: z.array(z.string()),
  naam: z.string(),
  stand: VensterStandSchema,
  /** Whether there is something to win here now; at most five windows on a map are open. */
  open: z.boolean(),
  /** Absent from a server that did not say it yet. */
  licht: z.optional(LichtWegSchema),
})
export type SomvensterKort = z.infer<typeof SomvensterKortSchema>

/** The taak that 'Verder spelen' opens. */
export const VerderSchema = z.object({
  somvensterId: SomvensterIdSchema,
  taakId: TaakIdSchema,
  spel: SpelIdSchema,
  naam: z.string(),
})
export type Verder = z.infer<typeof VerderSchema>

/** How the pupil's pages look: `rustig` for calm without movement, `dyslexie` for wider letters. */
export const WeergaveSchema = z.object({ rustig: z.boolean(), dyslexie: z.boolean() })
export type Weergave = z.infer<typeof WeergaveSchema>

export const LandkaartSchema = z.object({
  leerling: z.object({ id: LeerlingIdSchema, voornaam: z.string() }),
  weergave: WeergaveSchema,
  eilanden: z.array(
    z.object({
      eiland: EilandSchema,
      mist: z.boolean(),
      somvensters: z.array(SomvensterKortSchema),
      /** Names of the goals whose windows open later. */
      straks: z.array(z.string()),
      /** What comes before each of those, by its name; absent where nothing does. */
      eerst: z.optional(z.record(z.string(), z.array(z.string()))),
    }),
  ),
  verder: z.nullable(VerderSchema),
  /** For Monday to Sunday of this week: whether there was practice on that day. */
  week: z.array(z.boolean()),
  /** What the pupil has earned by effort and growth; it never decreases. */
  verdiend: z.int(),
  /** What is left of that to spend on their own place. */
  schelpen: z.int(),
  uiterlijk: UiterlijkSchema,
  /** The minutes of play in one day after which the held yawns. */
  gaapNa: z.int(),
  /** A method test that waits for the pupil. */
  toets: z.nullable(WachtendeToetsSchema),
  /** Former ids of this pupil, from pupils who were merged into them: this device may still keep answers under these ids. */
  voorheen: z.optional(z.array(LeerlingIdSchema)),
})
export type Landkaart = z.infer<typeof LandkaartSchema>

export const TaakKortSchema = z.object({
  id: TaakIdSchema,
  soort: TaakSoortSchema,
  /**
   * The number of opgaven, and how many of them were answered. On the map `gedaan` is at most `aantal`. In the pakket
   * of a taak it counts the current round, so that a finished taak begins a new round at 0.
   */
  aantal: z.int(),
  gedaan: z.int(),
  /** The finished games in which it can be played. */
  spellen: z.array(SpelIdSchema),
})
export type TaakKort = z.infer<typeof TaakKortSchema>

/** A word that illustrates a goal. */
export const VoorbeeldSchema = z.object({
  woord: z.string(),
  grafemen: z.array(z.string()),
  klankgroepen: z.array(z.string()),
  /** As the word is read (bak-ker). Absent in what a device kept from before. */
  lettergrepen: z.optional(z.array(z.string())),
  /** Indices of the graphemes that the goal is about; empty when it is about all of them. */
  markeer: z.array(z.int()),
  /** The name of a picture under `/plaatjes`. */
  plaatje: z.optional(z.string()),
  /** The address of a sound that says the word, when there is one. */
  geluid: z.optional(z.string()),
  /** False when a voice that reads from letters says the word wrong. */
  robotstem: z.optional(z.literal(false)),
})
export type Voorbeeld = z.infer<typeof VoorbeeldSchema>

/** A taak on its pane of the window, with the stars of its best round (0 to 3). */
export const TaakRuitSchema = z.extend(TaakKortSchema, { sterren: z.int() })
export type TaakRuit = z.infer<typeof TaakRuitSchema>

export const SomvensterSchema = z.extend(SomvensterKortSchema, {
  eiland: EilandSchema,
  /** The goal in a child's words, in Dutch and Flemish; the client chooses one. */
  uitleg: z.object({ nl: z.string(), be: z.string() }),
  weergave: WeergaveSchema,
  voorbeelden: z.array(VoorbeeldSchema),
  taken: z.array(TaakRuitSchema),
  /** The same number as on the map. */
  schelpen: z.int(),
})
export type Somvenster = z.infer<typeof SomvensterSchema>
