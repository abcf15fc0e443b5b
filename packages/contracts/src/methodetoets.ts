import * as z from 'zod/mini'
import { LandSchema } from './admin.ts'
import { GeluidenSchema } from './geluid.ts'
import { LeerlingIdSchema, MethodetoetsIdSchema } from './ids.ts'
import { WeergaveSchema } from './landkaart.ts'
import { NaamSchema } from './leerling.ts'
import { ToetsStandSchema } from './methodetoets-wacht.ts'
import { MEESTE_PER_CATEGORIE, MEESTE_TOETSWOORDEN, MINSTE_PER_CATEGORIE } from './toets-maten.ts'
import { lijst } from './lijst.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

const MEESTE_CATEGORIEEN = 8
const MEESTE_LEERLINGEN = 60

/** A new method test; the server chooses the words. */
export const NieuweMethodetoetsSchema = z
  .strictObject({
    categorieen: lijst(tekst({ min: 1, max: 40 }), {
      min: 1,
      max: MEESTE_CATEGORIEEN,
      leeg: 'Kies minstens één categorie.',
    }),
    perCategorie: z.int().check(z.gte(MINSTE_PER_CATEGORIE), z.lte(MEESTE_PER_CATEGORIE)),
    leerlingIds: lijst(LeerlingIdSchema, {
      min: 1,
      max: MEESTE_LEERLINGEN,
      leeg: 'Kies voor wie de toets is.',
    }),
  })
  .check(
    z.refine(
      ({ categorieen, perCategorie }) =>
        new Set(categorieen).size * perCategorie <= MEESTE_TOETSWOORDEN,
      {
        error: `Een toets heeft hoogstens ${MEESTE_TOETSWOORDEN} woorden.`,
        path: ['perCategorie'],
      },
    ),
  )
export type NieuweMethodetoets = z.infer<typeof NieuweMethodetoetsSchema>

/** A category that a test may ask, with how many words it has. */
export const ToetsKeuzeSchema = z.object({
  code: z.string(),
  naam: z.string(),
  kort: z.string(),
  groep: z.int(),
  woorden: z.int(),
})
export type ToetsKeuze = z.infer<typeof ToetsKeuzeSchema>

/** The result in one category: the counts, and the engine's judgement when there are enough words. */
export const ToetsUitslagSchema = z.object({
  categorie: z.string(),
  naam: z.string(),
  kort: z.string(),
  goed: z.int(),
  van: z.int(),
  /** The 80 % interval of the chance of a right word; null when there are fewer than ten words. */
  oordeel: z.nullable(z.object({ laag: z.number(), hoog: z.number() })),
})
export type ToetsUitslag = z.infer<typeof ToetsUitslagSchema>

/** One pupil's part in a test. */
export const ToetsDeelnameSchema = z.object({
  leerlingId: LeerlingIdSchema,
  naam: NaamSchema,
  stand: ToetsStandSchema,
  ingevuld: z.int(),
  ingeleverdOp: z.nullable(z.iso.datetime()),
  /** Null until the test is handed in. */
  uitslag: z.nullable(z.array(ToetsUitslagSchema)),
})
export type ToetsDeelname = z.infer<typeof ToetsDeelnameSchema>

export const MethodetoetsSchema = z.object({
  id: MethodetoetsIdSchema,
  klaargezetOp: z.iso.datetime(),
  /** Who set the test; null for somebody who no longer belongs to the school. */
  door: z.nullable(z.string()),
  ingetrokken: z.boolean(),
  categorieen: z.array(z.object({ code: z.string(), naam: z.string(), kort: z.string() })),
  perCategorie: z.int(),
  woorden: z.array(z.string()),
  deelnames: z.array(ToetsDeelnameSchema),
})
export type Methodetoets = z.infer<typeof MethodetoetsSchema>

/** The tests of a group, newest first, and the categories that a new one may ask. */
export const MethodetoetsenSchema = z.object({
  toetsen: z.array(MethodetoetsSchema),
  keuze: z.array(ToetsKeuzeSchema),
})
export type Methodetoetsen = z.infer<typeof MethodetoetsenSchema>

/** The tests of one pupil, newest first. */
export const LeerlingToetsenSchema = z.object({
  toetsen: z.array(
    z.extend(z.omit(ToetsDeelnameSchema, { leerlingId: true, naam: true }), {
      id: MethodetoetsIdSchema,
      klaargezetOp: z.iso.datetime(),
      woorden: z.int(),
    }),
  ),
})
export type LeerlingToetsen = z.infer<typeof LeerlingToetsenSchema>

/**
 * A test as the pupil makes it. It contains the words, because the device's own voice says them from their letters.
 * Whoever opens the answer of this call can read them, so the test is meant to be taken under supervision.
 */
export const ToetsPapierSchema = z.object({
  id: MethodetoetsIdSchema,
  voornaam: z.string(),
  stand: ToetsStandSchema,
  woorden: z.array(
    z.object({
      woord: z.string(),
      zin: z.optional(z.string()),
      /** Present for a form of a verb, which is made in its sentence and not dictated. */
      gat: z.optional(z.object({ infinitief: z.string(), voor: z.string(), na: z.string() })),
      /** False when a voice that reads from letters says the word wrong. */
      robotstem: z.optional(z.literal(false)),
    }),
  ),
  /** The answers so far. */
  antwoorden: z.array(
    z.object({ plaats: z.int(), gegeven: z.string(), gegevenOp: z.iso.datetime() }),
  ),
  weergave: WeergaveSchema,
  land: LandSchema,
  /** The pupil's jaargroep, which decides the order in which they know the letters. */
  jaargroep: z.int(),
  geluiden: z.optional(GeluidenSchema),
})
export type ToetsPapier = z.infer<typeof ToetsPapierSchema>

/** The answer to the word at a position, counted from 0. */
export const ToetsAntwoordSchema = z.strictObject({
  plaats: z.int().check(z.gte(0), z.lt(MEESTE_TOETSWOORDEN)),
  gegeven: tekst({ max: 64 }, ENE_REGEL),
  /** Active time in ms, over all visits to this word together. */
  ms: z.int().check(z.gte(0), z.lte(3_600_000)),
  gegevenOp: z.iso.datetime({ offset: true }),
})
export type ToetsAntwoord = z.infer<typeof ToetsAntwoordSchema>

/** The answers since the last call; sending the same again changes nothing. */
export const ToetsAntwoordenSchema = z.strictObject({
  verzondenOp: z.optional(z.iso.datetime({ offset: true })),
  antwoorden: lijst(ToetsAntwoordSchema, { max: MEESTE_TOETSWOORDEN }),
})
export type ToetsAntwoorden = z.infer<typeof ToetsAntwoordenSchema>
