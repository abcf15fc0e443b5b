import * as z from 'zod/mini'
import { BestellingIdSchema } from './ids.ts'
import { LANGSTE_KENMERK, MEESTE_PLAATSEN } from './licentie-maten.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

const schooljaar = tekst({ max: 9 }, z.regex(/^\d{4}-\d{4}$/))

/** Seats that were ordered for a school year. */
export const BestellingSchema = z.object({
  id: BestellingIdSchema,
  schooljaar: z.string(),
  plaatsen: z.int(),
  op: z.iso.datetime(),
  /** Who ordered; null for the office, and for somebody whose name is not known any more. */
  door: z.nullable(z.string()),
  kenmerk: z.string(),
  ingetrokkenOp: z.nullable(z.iso.datetime()),
  /** Until when it can be taken back; null where it cannot. */
  terugTot: z.nullable(z.iso.datetime()),
})
export type Bestelling = z.infer<typeof BestellingSchema>

export const LicentieSchema = z.object({
  /** The school year that runs, '2026-2027', with its last day. */
  schooljaar: z.string(),
  tot: z.iso.date(),
  /** Pupils who have a seat now. */
  gebruikt: z.int(),
  /** Pupils who take none until they practise: the youngest, and whose year has no number. */
  nogNiet: z.int(),
  /** Seats that count today. */
  plaatsen: z.int(),
  /** Seats that were ordered for this year itself. */
  besteld: z.int(),
  /** Seats that lack: now, and once those of the year before do not count any more. */
  tekort: z.object({ nu: z.int(), straks: z.int() }),
  /** The last day on which seats of the year before still count; null where they make no difference. */
  respijtTot: z.nullable(z.iso.date()),
  /** The next year: how many pupils take a seat then as far as is known, and what was ordered for it. */
  volgend: z.object({ schooljaar: z.string(), blijven: z.int(), plaatsen: z.int() }),
  bestellingen: z.array(BestellingSchema),
})
export type Licentie = z.infer<typeof LicentieSchema>

/** An order. `sleutel` names it on the screen: sent twice, it is one. */
export const BestelPlaatsenSchema = z.strictObject({
  sleutel: z.uuid(),
  schooljaar,
  plaatsen: z.int().check(z.minimum(1), z.maximum(MEESTE_PLAATSEN)),
  kenmerk: tekst({ max: LANGSTE_KENMERK, knip: true }, ENE_REGEL),
})
export type BestelPlaatsen = z.infer<typeof BestelPlaatsenSchema>
