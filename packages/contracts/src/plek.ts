import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { WeergaveSchema } from './landkaart.ts'
import { HANDDINGEN, HOEDEN, SJAALS, UiterlijkSchema } from './uiterlijk.ts'
import { lijst } from './lijst.ts'

/** What stands on an own island. */
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

/** Everything that can be had for schelpen. */
export const DINGEN = [...HOEDEN, ...SJAALS, ...HANDDINGEN, ...EILANDDINGEN] as const
export const DingSchema = z.enum(DINGEN)
export type Ding = z.infer<typeof DingSchema>

/** As many things find a place on an own island. */
export const PLEKKEN = 8

/** What stands where on the own island: each place and each thing once. */
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

/** What there is to spend, and what was bought. */
export const BezitSchema = z.object({
  /** Earned and not spent. */
  schelpen: z.int(),
  gekocht: z.array(DingSchema),
})
export type Bezit = z.infer<typeof BezitSchema>

/** One thing to buy; the id is made by the device, so that a purchase that is sent twice is one. */
export const AankoopInSchema = z.strictObject({
  id: z.uuid().check(z.lowercase()),
  ding: DingSchema,
})
export type AankoopIn = z.infer<typeof AankoopInSchema>

export const ALBUMS = ['dieren', 'eten', 'buiten', 'onderweg', 'spullen'] as const
export type Album = (typeof ALBUMS)[number]

/** What the numbers that are stored say of a leerling's own growth. */
export const GroeiSchema = z.object({
  /** First tries that were right, in the last four weeks and in the four before those. */
  goed: z.object({ nu: z.int(), eerder: z.int() }),
  /** Days with practice in the last four weeks. */
  dagen: z.int(),
  /** Windows with their light on. */
  ramen: z.int(),
  /** Different words that were right at least once. */
  woorden: z.int(),
})
export type Groei = z.infer<typeof GroeiSchema>

/** What a leerling may change itself, and after how long the held yawns. */
export const GrenzenSchema = z.object({
  /** Minutes of play on one day. */
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
  /** Monday to Sunday of this week: was there practice on that day? */
  week: z.array(z.boolean()),
  groei: GroeiSchema,
  /** The words with a picture that were right once, by collection, and how many there are to find. */
  albums: z.array(
    z.object({
      album: z.enum(ALBUMS),
      totaal: z.int(),
      woorden: z.array(z.object({ woord: z.string(), plaatje: z.string() })),
    }),
  ),
})
export type Plek = z.infer<typeof PlekSchema>
