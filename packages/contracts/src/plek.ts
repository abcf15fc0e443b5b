import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { WeergaveSchema } from './landkaart.ts'
import { HANDDINGEN, HOEDEN, SJAALS, UiterlijkSchema } from './uiterlijk.ts'
import { lijst } from './lijst.ts'

/** The things that can stand on a pupil's own island. */
export const EILANDDINGEN = [
  'bloemen-bed',
  'vlag',
  'bank',
  'boom',
  'spar',
  'struik',
  'tent',
  'zandkasteel',
  'schommel',
  'glijbaan',
  'hut',
  'fontein',
  'molen',
  'vuurtoren',
  'telescoop',
  'ijskar',
] as const
export type Eilandding = (typeof EILANDDINGEN)[number]

/** Everything that can be bought with schelpen. */
export const DINGEN = [...HOEDEN, ...SJAALS, ...HANDDINGEN, ...EILANDDINGEN] as const
export const DingSchema = z.enum(DINGEN)
export type Ding = z.infer<typeof DingSchema>

/** How many things fit on a pupil's own island. */
export const PLEKKEN = 8

/** Which thing stands at which place on the pupil's own island; each place and each thing occurs once. */
export const InrichtingSchema = z.strictObject({
  dingen: lijst(
    z.strictObject({
      plek: z.int().check(z.minimum(0), z.maximum(PLEKKEN - 1)),
      ding: z.enum(EILANDDINGEN),
    }),
    { max: PLEKKEN },
  ).check(
    z.refine(
      (dingen) =>
        new Set(dingen.map(({ plek }) => plek)).size === dingen.length &&
        new Set(dingen.map(({ ding }) => ding)).size === dingen.length,
    ),
  ),
})
export type Inrichting = z.infer<typeof InrichtingSchema>

/** The schelpen that are left, and what was bought. */
export const BezitSchema = z.object({
  /** Earned and not yet spent. */
  schelpen: z.int(),
  gekocht: z.array(DingSchema),
})
export type Bezit = z.infer<typeof BezitSchema>

/** One thing to buy. The device makes the id, so that a purchase that is sent twice happens once. */
export const AankoopInSchema = z.strictObject({
  id: z.uuid().check(z.lowercase()),
  ding: DingSchema,
})
export type AankoopIn = z.infer<typeof AankoopInSchema>

export const ALBUMS = ['dieren', 'eten', 'buiten', 'onderweg', 'spullen'] as const
export type Album = (typeof ALBUMS)[number]

/** A leerling's own growth, from the stored numbers. */
export const GroeiSchema = z.object({
  /** First attempts that were right, in the last four weeks and in the four before. */
  goed: z.object({ nu: z.int(), eerder: z.int() }),
  /** Days with practice in the last four weeks. */
  dagen: z.int(),
  /** The number of windows with their light on. */
  ramen: z.int(),
  /** The number of different words that were right at least once. */
  woorden: z.int(),
})
export type Groei = z.infer<typeof GroeiSchema>

/** What the leerling may change, and after how long the held yawns. */
export const GrenzenSchema = z.object({
  /** The minutes of play in one day after which the held yawns. */
  gaapNa: z.int(),
  mag: z.object({ letter: z.boolean(), geluid: z.boolean(), rustig: z.boolean() }),
})
export type Grenzen = z.infer<typeof GrenzenSchema>

/** The leerling's own place. */
export const PlekSchema = z.object({
  leerling: z.object({ id: LeerlingIdSchema, voornaam: z.string() }),
  weergave: WeergaveSchema,
  grenzen: GrenzenSchema,
  uiterlijk: UiterlijkSchema,
  bezit: BezitSchema,
  inrichting: InrichtingSchema,
  /** For Monday to Sunday of this week: whether there was practice on that day. */
  week: z.array(z.boolean()),
  groei: GroeiSchema,
  /** The words with a picture that were right at least once, per collection, and how many there are to find. */
  albums: z.array(
    z.object({
      album: z.enum(ALBUMS),
      totaal: z.int(),
      woorden: z.array(z.object({ woord: z.string(), plaatje: z.string() })),
    }),
  ),
})
export type Plek = z.infer<typeof PlekSchema>
