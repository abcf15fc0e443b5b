import * as z from 'zod/mini'
import { LeerlingIdSchema, SomvensterIdSchema, TaakIdSchema } from './ids.ts'
import { WachtendeToetsSchema } from './methodetoets-wacht.ts'
import { SpelIdSchema } from './spel-id.ts'
import { UiterlijkSchema } from './uiterlijk.ts'

/** The six islands of the landkaart, each a domain, in sailing order. */
export const EILANDEN = ['klanken', 'lezen', 'spelling', 'regels', 'werkwoorden', 'zinnen'] as const
export const EilandSchema = z.enum(EILANDEN)
export type Eiland = z.infer<typeof EilandSchema>

/** How much light a window has: unlit, half, lit (mastered), gold (still known at a later check). */
export const VensterStandSchema = z.enum(['donker', 'half', 'aan', 'goud'])
export type VensterStand = z.infer<typeof VensterStandSchema>

/** The kinds of exercise a taak can be. */
export const TaakSoortSchema = z.enum([
  'lezen',
  'spelling',
  'dictee',
  'flitsen',
  'hakken',
  'plakken',
  'splitsen',
  'zinnen',
])
export type TaakSoort = z.infer<typeof TaakSoortSchema>

export const SomvensterKortSchema = z.object({
  id: SomvensterIdSchema,
  categorieen: z.array(z.string()),
  naam: z.string(),
  stand: VensterStandSchema,
  /** Whether there is something to win here now: of at most five windows of a map. */
  open: z.boolean(),
})
export type SomvensterKort = z.infer<typeof SomvensterKortSchema>

/** Where 'Verder spelen' sails to. */
export const VerderSchema = z.object({
  somvensterId: SomvensterIdSchema,
  taakId: TaakIdSchema,
  spel: SpelIdSchema,
  naam: z.string(),
})
export type Verder = z.infer<typeof VerderSchema>

/** How the pupil's pages look: calm without movement, and wider letters. */
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
      /** Names of the goals whose window opens later. */
      straks: z.array(z.string()),
    }),
  ),
  verder: z.nullable(VerderSchema),
  /** Monday to Sunday of this week: was there practice on that day? */
  week: z.array(z.boolean()),
  /** What the pupil earned by effort and growth; never less than before. */
  verdiend: z.int(),
  /** What is left of it to spend at the own place. */
  schelpen: z.int(),
  uiterlijk: UiterlijkSchema,
  /** After so many minutes of play on one day the held yawns. */
  gaapNa: z.int(),
  /** A method test that waits. */
  toets: z.nullable(WachtendeToetsSchema),
  /** Ids under which this device may still keep answers of this pupil: they became part of it. */
  voorheen: z.optional(z.array(LeerlingIdSchema)),
})
export type Landkaart = z.infer<typeof LandkaartSchema>

export const TaakKortSchema = z.object({
  id: TaakIdSchema,
  soort: TaakSoortSchema,
  /**
   * How many opgaven it has, and how many of them were answered: on the map at most all of them; in the
   * pakket of a taak those of the round under way, so that a finished taak begins a new round at 0.
   */
  aantal: z.int(),
  gedaan: z.int(),
  /** The finished games it can be played in. */
  spellen: z.array(SpelIdSchema),
})
export type TaakKort = z.infer<typeof TaakKortSchema>

/** A word that shows what a goal is about. */
export const VoorbeeldSchema = z.object({
  woord: z.string(),
  grafemen: z.array(z.string()),
  klankgroepen: z.array(z.string()),
  /** Numbers of the graphemes that the goal is about; none where it is about all of them. */
  markeer: z.array(z.int()),
  /** Name of a picture under `/plaatjes`. */
  plaatje: z.optional(z.string()),
  /** The address of a sound that says it, where there is one. */
  geluid: z.optional(z.string()),
  /** Where a voice that reads from letters says it wrong. */
  robotstem: z.optional(z.literal(false)),
})
export type Voorbeeld = z.infer<typeof VoorbeeldSchema>

/** A taak on its pane, with the stars of its best round (0 to 3). */
export const TaakRuitSchema = z.extend(TaakKortSchema, { sterren: z.int() })
export type TaakRuit = z.infer<typeof TaakRuitSchema>

export const SomvensterSchema = z.extend(SomvensterKortSchema, {
  eiland: EilandSchema,
  /** The goal in a child's words: Dutch and Flemish, the host chooses. */
  uitleg: z.object({ nl: z.string(), be: z.string() }),
  weergave: WeergaveSchema,
  voorbeelden: z.array(VoorbeeldSchema),
  taken: z.array(TaakRuitSchema),
  /** As on the map. */
  schelpen: z.int(),
})
export type Somvenster = z.infer<typeof SomvensterSchema>
