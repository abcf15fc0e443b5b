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

/** A category as a heading: the code, its full name, one that fits a narrow column, and where and when it is taught. */
export const CategorieKopSchema = z.object({
  code: z.string(),
  naam: z.string(),
  kort: z.string(),
  /** Null for a category that the words no longer have. */
  eiland: z.nullable(EilandSchema),
  /** The year in which it is taught first, counted the Dutch way; null like `eiland`. */
  jaargroep: z.nullable(z.int()),
})
export type CategorieKop = z.infer<typeof CategorieKopSchema>

/**
 * The engine's picture of one category: the chance of a right answer with an 80 % interval, and the
 * same as a place in school years.
 */
export const NiveauSchema = z.object({
  kans: z.number(),
  laag: z.number(),
  hoog: z.number(),
  inJaren: JaarNiveauSchema,
})
export type Niveau = z.infer<typeof NiveauSchema>

/** One cell of the heat map: what was answered and what the engine makes of it. */
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
      /** Of the last fourteen days those on which this pupil practised, with how many answers. */
      dagen: z.array(z.object({ dag: z.iso.date(), antwoorden: z.int() })),
      /** What asks for a look at the practice itself; empty when that goes well. */
      waarschuwingen: z.array(WaarschuwingSchema),
    }),
  ),
  /** The whole group per week, oldest first. */
  weken: z.array(WeekTellingSchema),
})
export type GroepVoortgang = z.infer<typeof GroepVoortgangSchema>

/** A wrong spelling of the pupil's own, with how often it was given. */
export const EigenFoutSchema = z.object({
  woord: z.string(),
  gegeven: z.string(),
  categorie: z.string(),
  aantal: z.int(),
  laatst: z.iso.datetime(),
})
export type EigenFout = z.infer<typeof EigenFoutSchema>

/** One sitting: answers with less than half an hour between them. */
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
  /** The same as on the group page, so that both say the same. */
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
  /** What the engine would give now and why; null when there is nothing to practise. */
  hierna: z.nullable(z.object({ woord: z.string(), uitleg: UitlegSchema })),
  /** What asks for a look at the practice itself; empty when that goes well. */
  waarschuwingen: z.array(WaarschuwingSchema),
})
export type LeerlingVoortgang = z.infer<typeof LeerlingVoortgangSchema>
