import * as z from 'zod/mini'
import { LeerlingIdSchema } from './ids.ts'
import { GroepSchema } from './groep.ts'
import { EilandSchema } from './landkaart.ts'
import {
  JaarNiveauSchema,
  LeerlingRijSchema,
  NaamSchema,
  TellingSchema,
  WeekTellingSchema,
} from './leerling.ts'
import { BeheersingSchema, UitlegSchema, WaarschuwingSchema } from './uitleg.ts'
import { LeesuitlegSchema } from './leesuitleg.ts'

/** A category as a heading: its code, its full name, a short one for a narrow column, and where and when it is taught. */
export const CategorieKopSchema = z.object({
  code: z.string(),
  naam: z.string(),
  kort: z.string(),
  /** Null for a category that no words belong to any more. */
  eiland: z.nullable(EilandSchema),
  /** The jaargroep in which it is first taught, counted the Dutch way; null whenever `eiland` is. */
  jaargroep: z.nullable(z.int()),
})
export type CategorieKop = z.infer<typeof CategorieKopSchema>

/**
 * The engine's estimate for one category: the chance of a right answer with its 80 % interval, and the same as a
 * position in school years.
 */
export const NiveauSchema = z.object({
  kans: z.number(),
  laag: z.number(),
  hoog: z.number(),
  inJaren: JaarNiveauSchema,
})
export type Niveau = z.infer<typeof NiveauSchema>

/** One cell of the heat map: the counts of answers and the engine's estimate. */
export const CelSchema = z.extend(TellingSchema, {
  categorie: z.string(),
  niveau: z.nullable(NiveauSchema),
})
export type Cel = z.infer<typeof CelSchema>

export const GroepVoortgangSchema = z.object({
  groep: GroepSchema,
  categorieen: z.array(CategorieKopSchema),
  leerlingen: z.array(
    z.object({
      id: LeerlingIdSchema,
      naam: NaamSchema,
      cellen: z.array(CelSchema),
      /** The days of the last fourteen on which this pupil practised, with the number of answers. */
      dagen: z.array(z.object({ dag: z.iso.date(), antwoorden: z.int() })),
      /** What needs attention in the practice itself; empty when that goes well. */
      waarschuwingen: z.array(WaarschuwingSchema),
    }),
  ),
  /** The totals of the whole group per week, oldest first. */
  weken: z.array(WeekTellingSchema),
})
export type GroepVoortgang = z.infer<typeof GroepVoortgangSchema>

/** A wrong spelling that the pupil gave, and how often. */
export const EigenFoutSchema = z.object({
  woord: z.string(),
  gegeven: z.string(),
  categorie: z.string(),
  aantal: z.int(),
  laatst: z.iso.datetime(),
})
export type EigenFout = z.infer<typeof EigenFoutSchema>

/** One sitting: a run of answers with less than half an hour between them. */
export const OefenSessieSchema = z.extend(TellingSchema, {
  begin: z.iso.datetime(),
  minuten: z.int(),
  spellen: z.array(z.string()),
})
export type OefenSessie = z.infer<typeof OefenSessieSchema>

/** The wrong spellings of one pupil in one category. */
export const EigenFoutenSchema = z.object({ fouten: z.array(EigenFoutSchema) })
export type EigenFouten = z.infer<typeof EigenFoutenSchema>

export const LeerlingVoortgangSchema = z.object({
  /** The same row as on the group page, so that the two agree. */
  leerling: LeerlingRijSchema,
  groep: z.nullable(GroepSchema),
  categorieen: z.array(
    z.extend(CelSchema, {
      naam: z.string(),
      /** Null before the first answer. */
      beheersing: z.nullable(BeheersingSchema),
    }),
  ),
  fouten: z.array(EigenFoutSchema),
  sessies: z.array(OefenSessieSchema),
  /** What the engine would give now, and why; null when there is nothing to practise. */
  hierna: z.nullable(z.object({ woord: z.string(), uitleg: UitlegSchema })),
  /** How the pupil reads; empty before anything was read. */
  lezen: z.array(LeesuitlegSchema),
  /** What needs attention in the practice itself; empty when that goes well. */
  waarschuwingen: z.array(WaarschuwingSchema),
})
export type LeerlingVoortgang = z.infer<typeof LeerlingVoortgangSchema>
