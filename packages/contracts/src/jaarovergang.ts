import * as z from 'zod/mini'
import { geheel, GROOTSTE_GEHEEL } from './geheel.ts'
import { GroepNaamSchema } from './groep.ts'
import { GroepIdSchema, ImportIdSchema, LeerlingIdSchema } from './ids.ts'
import { lijst } from './lijst.ts'
import { LANGSTE_GROEPSNAAM } from './naam-maten.ts'
import { SchooljaarSchema } from './schooljaar.ts'
import { tekst } from './tekst.ts'

/** Identifies a group of the new year: its name in lower case. Some letters become two in lower case, hence the length. */
const SleutelSchema = tekst({ min: 1, max: 2 * LANGSTE_GROEPSNAAM })
/** The key of a group in the new year; null means that the pupil leaves the school. */
const NaarSchema = z.nullable(SleutelSchema)
const JaarSchema = z.int().check(z.minimum(1), z.maximum(8))

/** The choices made by hand, which override the proposal. */
export const OvergangKeuzesSchema = z.strictObject({
  /** Groups of the new year that were renamed or added. */
  groepen: lijst(
    z.strictObject({
      sleutel: SleutelSchema,
      naam: GroepNaamSchema.shape.naam,
    }),
    { max: 200 },
  ),
  /** Where all pupils of one jaargroep of a group go. */
  delen: lijst(
    z.strictObject({ groepId: GroepIdSchema, jaargroep: JaarSchema, naar: NaarSchema }),
    { max: 500 },
  ),
  /** Pupils who go somewhere else; `blijft` means that the pupil repeats the year. */
  leerlingen: lijst(
    z.strictObject({ id: LeerlingIdSchema, naar: NaarSchema, blijft: z.boolean() }),
    { max: 3000 },
  ),
})
export type OvergangKeuzes = z.infer<typeof OvergangKeuzesSchema>

/** The counts of a jaarovergang. */
const TellingSchema = z.object({
  /** The number of groups that were created. */
  groepen: z.int(),
  overgegaan: z.int(),
  vertrokken: z.int(),
})

const OverstapSchema = z.object({
  id: LeerlingIdSchema,
  naam: z.string(),
  jaargroep: JaarSchema,
  /** The jaargroep of the group that the pupil moves along with. */
  deel: JaarSchema,
  wordt: JaarSchema,
  naar: NaarSchema,
  /** Whether this was decided for this pupil alone. */
  anders: z.boolean(),
})
export type OverstapRij = z.infer<typeof OverstapSchema>

/** A school's jaarovergang before anything is carried out. */
export const JaarovergangSchema = z.object({
  /** The school year that it leads to, as '2027-2028'. */
  schooljaar: z.string(),
  /** How often choices were saved. Saving asks for it, so that two admins do not overwrite each other's work. */
  versie: z.int(),
  keuzes: OvergangKeuzesSchema,
  /** The first day on which it may be carried out; null when that is today or in the past. */
  vanaf: z.nullable(z.iso.date()),
  /** The school year that still has lessons; null once the summer holiday or the new year has begun. */
  lopend: z.nullable(z.object({ vakantieOp: z.nullable(z.iso.date()), begintOp: z.iso.date() })),
  /** When the pupils who leave would be erased, if it were carried out now. */
  wisOp: z.iso.datetime(),
  groepen: z.array(
    z.object({
      sleutel: z.string(),
      naam: z.string(),
      /** Whether the new year already has this group. */
      bestaat: z.boolean(),
      /** The teachers of the current group with this name, who are proposed to have it next year as well. */
      docenten: z.array(z.string()),
    }),
  ),
  oud: z.array(
    z.object({
      id: GroepIdSchema,
      naam: z.string(),
      /** The group proposed for a pupil of this group who repeats the year. */
      blijftIn: NaarSchema,
      delen: z.array(z.object({ jaargroep: JaarSchema, naar: NaarSchema })),
      leerlingen: z.array(OverstapSchema),
    }),
  ),
  /** The seats that the new year needs, and those ordered for it. */
  plaatsen: z.object({ nodig: z.int(), besteld: z.int() }),
  /** A fingerprint of this plan. Carrying it out asks for it, so that nothing is done that nobody saw. */
  vingerafdruk: z.string(),
  /** The last jaarovergang that was carried out and can still be reverted. */
  gedaan: z.nullable(
    z.extend(TellingSchema, {
      importId: ImportIdSchema,
      naam: z.string(),
      op: z.iso.datetime(),
      terugTot: z.iso.datetime(),
      /** When the pupils who left are erased. */
      wisOp: z.iso.datetime(),
    }),
  ),
})
export type JaarovergangIn = z.infer<typeof JaarovergangSchema>

export const BewaarOvergangSchema = z.strictObject({
  /** The school year that the choices are for: after carrying out, the same page prepares the next one. */
  schooljaar: SchooljaarSchema,
  // Saving adds one, which must still fit the column.
  versie: geheel({ max: GROOTSTE_GEHEEL - 1 }),
  keuzes: OvergangKeuzesSchema,
})
export type BewaarOvergang = z.infer<typeof BewaarOvergangSchema>
export const VoerOvergangDoorSchema = z.strictObject({
  vingerafdruk: tekst({ max: 64 }),
})
/** What was done, and the import id with which it can be reverted. */
export const OvergangGedaanSchema = z.extend(TellingSchema, { importId: ImportIdSchema })
export type OvergangGedaan = z.infer<typeof OvergangGedaanSchema>
