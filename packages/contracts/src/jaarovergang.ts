import * as z from 'zod/mini'
import { geheel, GROOTSTE_GEHEEL } from './geheel.ts'
import { GroepNaamSchema } from './groep.ts'
import { GroepIdSchema, ImportIdSchema, LeerlingIdSchema } from './ids.ts'
import { lijst } from './lijst.ts'
import { LANGSTE_GROEPSNAAM } from './naam-maten.ts'
import { tekst } from './tekst.ts'

/** Stands for a group of the new year: its name in small letters, of which some are written with two. */
const SleutelSchema = tekst({ min: 1, max: 2 * LANGSTE_GROEPSNAAM })
/** Names a group of the new year; null leaves the school. */
const NaarSchema = z.nullable(SleutelSchema)
const JaarSchema = z.int().check(z.minimum(1), z.maximum(8))

/** What was decided by hand over what is proposed. */
export const OvergangKeuzesSchema = z.strictObject({
  /** Groups of the new year that got another name, or were added. */
  groepen: lijst(
    z.strictObject({
      sleutel: SleutelSchema,
      naam: GroepNaamSchema.shape.naam,
    }),
    { max: 200 },
  ),
  /** Where all pupils of a year of a group go. */
  delen: lijst(
    z.strictObject({ groepId: GroepIdSchema, jaargroep: JaarSchema, naar: NaarSchema }),
    { max: 500 },
  ),
  /** Pupils who go another way; `blijft` does the year once more. */
  leerlingen: lijst(
    z.strictObject({ id: LeerlingIdSchema, naar: NaarSchema, blijft: z.boolean() }),
    { max: 3000 },
  ),
})
export type OvergangKeuzes = z.infer<typeof OvergangKeuzesSchema>

/** How many went where. */
const TellingSchema = z.object({
  /** Groups that were made. */
  groepen: z.int(),
  overgegaan: z.int(),
  vertrokken: z.int(),
})

const OverstapSchema = z.object({
  id: LeerlingIdSchema,
  naam: z.string(),
  jaargroep: JaarSchema,
  /** The year of the group with which it goes along. */
  deel: JaarSchema,
  wordt: JaarSchema,
  naar: NaarSchema,
  /** Decided for this pupil alone. */
  anders: z.boolean(),
})
export type OverstapRij = z.infer<typeof OverstapSchema>

/** A school's way into a new year, before anything is done. */
export const JaarovergangSchema = z.object({
  /** The year it leads to, '2027-2028'. */
  schooljaar: z.string(),
  /** How often something was decided; saving asks for it, so that two admins do not undo each other's work. */
  versie: z.int(),
  keuzes: OvergangKeuzesSchema,
  /** The first day on which it may be carried out; null when that is today or was. */
  vanaf: z.nullable(z.iso.date()),
  /** The school year that still has lessons; null once the summer holiday or the new year has begun. */
  lopend: z.nullable(z.object({ vakantieOp: z.nullable(z.iso.date()), begintOp: z.iso.date() })),
  /** When who leaves is erased, were it carried out now. */
  wisOp: z.iso.datetime(),
  groepen: z.array(
    z.object({
      sleutel: z.string(),
      naam: z.string(),
      /** The new year has it already. */
      bestaat: z.boolean(),
      /** Who has the group of this name now, and is proposed to have it then. */
      docenten: z.array(z.string()),
    }),
  ),
  oud: z.array(
    z.object({
      id: GroepIdSchema,
      naam: z.string(),
      /** Where somebody of it who does the year once more is proposed to sit. */
      blijftIn: NaarSchema,
      delen: z.array(z.object({ jaargroep: JaarSchema, naar: NaarSchema })),
      leerlingen: z.array(OverstapSchema),
    }),
  ),
  /** Seats that the new year asks for, and those ordered for it. */
  plaatsen: z.object({ nodig: z.int(), besteld: z.int() }),
  /** Names this way: carrying out asks for it, so that nothing is done that nobody saw. */
  vingerafdruk: z.string(),
  /** The last one that was carried out and can still be taken back. */
  gedaan: z.nullable(
    z.extend(TellingSchema, {
      importId: ImportIdSchema,
      naam: z.string(),
      op: z.iso.datetime(),
      terugTot: z.iso.datetime(),
      /** When who left is erased. */
      wisOp: z.iso.datetime(),
    }),
  ),
})
export type JaarovergangIn = z.infer<typeof JaarovergangSchema>

export const BewaarOvergangSchema = z.strictObject({
  // Saving makes it one more.
  versie: geheel({ max: GROOTSTE_GEHEEL - 1 }),
  keuzes: OvergangKeuzesSchema,
})
export const VoerOvergangDoorSchema = z.strictObject({
  vingerafdruk: tekst({ max: 64 }),
})
/** What was done, and by which name it is taken back. */
export const OvergangGedaanSchema = z.extend(TellingSchema, { importId: ImportIdSchema })
export type OvergangGedaan = z.infer<typeof OvergangGedaanSchema>
