import * as z from 'zod/mini'
import { BestellingIdSchema } from './ids.ts'
import { LANGSTE_KENMERK, MEESTE_PLAATSEN } from './licentie-maten.ts'
import { SchooljaarSchema } from './schooljaar.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

/** An order of seats for one school year. */
export const BestellingSchema = z.object({
  id: BestellingIdSchema,
  schooljaar: z.string(),
  plaatsen: z.int(),
  op: z.iso.datetime(),
  /** Who ordered; null for the office, and for somebody whose name is no longer known. */
  door: z.nullable(z.string()),
  kenmerk: z.string(),
  ingetrokkenOp: z.nullable(z.iso.datetime()),
  /** Until when it can be withdrawn; null when it cannot. */
  terugTot: z.nullable(z.iso.datetime()),
})
export type Bestelling = z.infer<typeof BestellingSchema>

export const LicentieSchema = z.object({
  /** The current school year, as '2026-2027', with its last day. */
  schooljaar: z.string(),
  tot: z.iso.date(),
  /** The number of pupils who have a seat now. */
  gebruikt: z.int(),
  /** The number of pupils who take no seat until they practise: the youngest, and those in a year without a number. */
  nogNiet: z.int(),
  /** The number of seats that count today. */
  plaatsen: z.int(),
  /** The number of seats that were ordered for this year itself. */
  besteld: z.int(),
  /** The number of seats that are missing: now, and once the seats of the year before no longer count. */
  tekort: z.object({ nu: z.int(), straks: z.int() }),
  /** The last day on which seats of the year before still count; null when they make no difference. */
  respijtTot: z.nullable(z.iso.date()),
  /** The next school year: how many pupils will take a seat as far as is known, and how many seats were ordered for it. */
  volgend: z.object({ schooljaar: z.string(), blijven: z.int(), plaatsen: z.int() }),
  bestellingen: z.array(BestellingSchema),
})
export type Licentie = z.infer<typeof LicentieSchema>

/** Orders seats. `sleutel` identifies the order on the screen, so that sending it twice places it once. */
export const BestelPlaatsenSchema = z.strictObject({
  sleutel: z.uuid(),
  schooljaar: SchooljaarSchema,
  plaatsen: z.int().check(z.minimum(1), z.maximum(MEESTE_PLAATSEN)),
  kenmerk: tekst({ max: LANGSTE_KENMERK, knip: true }, ENE_REGEL),
})
export type BestelPlaatsen = z.infer<typeof BestelPlaatsenSchema>
