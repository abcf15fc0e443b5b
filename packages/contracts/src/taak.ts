import * as z from 'zod/mini'
import { AdminSoortSchema, LandSchema } from './admin.ts'
import { GeluidenSchema } from './geluid.ts'
import { SomvensterIdSchema } from './ids.ts'
import { TaakKortSchema } from './landkaart.ts'
import { UiterlijkSchema } from './uiterlijk.ts'

/** A wrong form of a word that a game may show, with the rule it breaks. */
export const AfleiderSchema = z.object({ vorm: z.string(), regel: z.string(), uitleg: z.string() })
export type Afleider = z.infer<typeof AfleiderSchema>

/** Real words near a word: `een` are one sound away; `ver` two or more, also from all of `een`. */
const BurenSchema = z.object({ een: z.array(z.string()), ver: z.array(z.string()) })

/** A word as a game plays it. */
export const SpelWoordSchema = z.object({
  id: z.string(),
  woord: z.string(),
  grafemen: z.array(z.string()),
  klankgroepen: z.array(z.string()),
  categorie: z.string(),
  zin: z.optional(z.string()),
  /** Name of the picture in /plaatjes/, where a picture says the word without doubt. */
  plaatje: z.optional(z.string()),
  /** Where a voice that reads from letters says this word wrong. */
  robotstem: z.optional(z.literal(false)),
  afleiders: z.array(AfleiderSchema),
  /** Where reading is practised, and the word has neighbours. */
  buren: z.optional(BurenSchema),
})
export type SpelWoord = z.infer<typeof SpelWoordSchema>

/** What the engine needs to know of words and categories, without the words' own content. */
export const CatalogusSchema = z.object({
  categorieen: z.array(
    z.object({ code: z.string(), groep: z.int(), vereist: z.array(z.string()) }),
  ),
  woorden: z.array(
    z.object({
      id: z.string(),
      categorie: z.string(),
      kenmerken: z.record(z.string(), z.number()),
      moeilijkheid: z.object({ mean: z.number(), sd: z.number(), mee: z.optional(z.number()) }),
    }),
  ),
})
export type Catalogus = z.infer<typeof CatalogusSchema>

/** How this pupil plays; the teacher's settings and the pupil's own within them. */
export const SpelInstellingenSchema = z.object({
  rustig: z.boolean(),
  dyslexie: z.boolean(),
  klok: z.boolean(),
})
export type SpelInstellingen = z.infer<typeof SpelInstellingenSchema>

/** Everything a taak needs to be played to its end without a network. */
export const TaakPakketSchema = z.object({
  taak: TaakKortSchema,
  somvensterId: SomvensterIdSchema,
  naam: z.string(),
  woorden: z.array(SpelWoordSchema),
  catalogus: CatalogusSchema,
  /** What was learned of whole categories and of words met before; the words' own is in the catalogus. */
  bank: z.optional(
    z.object({
      versie: z.int(),
      categorieen: z.record(z.string(), z.object({ mean: z.number(), sd: z.number() })),
      verleden: z.array(z.number()),
      /** What was learned of all pupils together; absent where that is nothing. */
      aannames: z.optional(
        z.object({
          algemeen: z.number(),
          eigen: z.number(),
          samenhang: z.number(),
          slip: z.number(),
        }),
      ),
    }),
  ),
  /** The engine's state for this pupil, base64, with the version it had in the database. */
  staat: z.object({ versie: z.int(), bytes: z.string() }),
  instellingen: SpelInstellingenSchema,
  /** How the pupil's held looks. Absent in what a device kept from before. */
  uiterlijk: z.optional(UiterlijkSchema),
  /** Whose account it is: it tells where an answer is given. Absent in what a device kept from before. */
  account: z.optional(z.object({ soort: AdminSoortSchema, land: LandSchema })),
  /** Which of its words and sentences were recorded or made before; absent where none was. */
  geluiden: z.optional(GeluidenSchema),
  /** Whether the server can have more of them made. */
  maaktGeluid: z.optional(z.literal(true)),
})
export type TaakPakket = z.infer<typeof TaakPakketSchema>
