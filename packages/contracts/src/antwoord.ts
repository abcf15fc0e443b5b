import * as z from 'zod/mini'
import { geheel, GROOTSTE_GEHEEL } from './geheel.ts'
import { AntwoordIdSchema, TaakIdSchema } from './ids.ts'
import { SpelIdSchema } from './spel-id.ts'
import { lijst } from './lijst.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

const woord = (min: number, max: number) => tekst({ min, max }, ENE_REGEL)

/** The longest address of an opgave. */
export const MAX_OPGAVE_ID = 120

/** How a pupil met what was asked: by ear, by eye, read aloud by the device, or with somebody who listened. */
export const HOE = ['gehoord', 'gezien', 'voorgelezen', 'samen'] as const
export type Hoe = (typeof HOE)[number]

/** Why the engine gave this opgave, as stored numbers; sentences are made from these and never invented. */
export const RedenSchema = z.discriminatedUnion('soort', [
  z.strictObject({
    /** Practice where it helps most at this moment. */
    soort: z.literal('groei'),
    categorie: woord(1, 40),
    /** The expected chance of a right answer, with the 80 % interval around it. */
    kans: z.number().check(z.gte(0), z.lte(1)),
    zeker: z.tuple([z.number().check(z.gte(0), z.lte(1)), z.number().check(z.gte(0), z.lte(1))]),
  }),
  z.strictObject({
    /** A word that once went wrong and now comes back. */
    soort: z.literal('herhaling'),
    woord: woord(1, MAX_OPGAVE_ID),
    dagenGeleden: z.number().check(z.gte(0), z.lte(GROOTSTE_GEHEEL)),
  }),
  z.strictObject({
    /** A probe, because we know little about this category yet. */
    soort: z.literal('peiling'),
    categorie: woord(1, 40),
    aantal: geheel(),
  }),
])
export type Reden = z.infer<typeof RedenSchema>

/** One answer as a device sends it. It does not contain `correct` or the chance level: the server's referee determines them. */
export const AntwoordInSchema = z.strictObject({
  id: AntwoordIdSchema,
  taakId: TaakIdSchema,
  spel: SpelIdSchema,
  /** The opgave: a word, or the address of anything else that is asked. The name is of when there were words alone. */
  woordId: woord(1, MAX_OPGAVE_ID),
  /** What the pupil gave, letter by letter. */
  gegeven: woord(0, 200),
  /** Active time in ms, without pauses and time in a hidden tab. */
  ms: z.int().check(z.gte(0), z.lte(3_600_000)),
  poging: z.int().check(z.gte(1), z.lte(50)),
  /** What was asked of it, as '<form>:<manner>'. Absent from builds of before games said so. */
  vraag: z.optional(woord(1, 80)),
  /** How the pupil met it, where that says something. */
  hoe: z.optional(z.enum(HOE)),
  /** For how long a flash showed it, in ms. */
  flitsMs: z.optional(z.int().check(z.gte(0), z.lte(60_000))),
  reden: RedenSchema,
  /** The device's clock when the opgave was answered, in ISO format with a time zone. */
  gegevenOp: z.iso.datetime({ offset: true }),
  /** The device and its own counter, which give the order of the answers on one device whatever its clock says. */
  apparaat: z.uuid(),
  volgnummer: geheel(),
})
export type AntwoordIn = z.infer<typeof AntwoordInSchema>

/** The most answers in one request. */
export const MAX_BATCH = 200

export const AntwoordenInSchema = z.strictObject({
  /** The device's clock at sending, from which the server works out how wrong that clock is. */
  verzondenOp: z.optional(z.iso.datetime({ offset: true })),
  antwoorden: lijst(AntwoordInSchema, { min: 1, max: MAX_BATCH }),
})
export type AntwoordenIn = z.infer<typeof AntwoordenInSchema>

/** The ids that are committed to the database, so that the outbox may drop them. */
export const OpgeslagenSchema = z.object({ opgeslagen: z.array(AntwoordIdSchema) })
export type Opgeslagen = z.infer<typeof OpgeslagenSchema>

/** The 409 body: `conflict` names ids that were stored before with different content; the first version is kept. */
export const ConflictSchema = z.object({
  code: z.literal('antwoord_conflict'),
  message: z.string(),
  opgeslagen: z.array(AntwoordIdSchema),
  conflict: z.array(AntwoordIdSchema),
})
export type Conflict = z.infer<typeof ConflictSchema>
