import * as z from 'zod/mini'
import { AdminSoortSchema, LandSchema } from './admin.ts'
import { GeluidenSchema } from './geluid.ts'
import { SomvensterIdSchema } from './ids.ts'
import { TaakKortSchema } from './landkaart.ts'
import { SpelboekenSchema } from './spelboek.ts'
import { UiterlijkSchema } from './uiterlijk.ts'

/** A wrong form of a word that a game may show, with the rule it breaks. */
export const AfleiderSchema = z.object({ vorm: z.string(), regel: z.string(), uitleg: z.string() })
export type Afleider = z.infer<typeof AfleiderSchema>

/** Real words near a word. Those in `een` differ by one sound; those in `ver` by two or more, also from every word in `een`. */
const BurenSchema = z.object({
  een: z.array(z.string()),
  ver: z.array(z.string()),
  ruil: z.optional(z.array(z.string())),
})

/** What a form of a verb is asked in: its sentence around the gap, and the way to the form, step by step. */
const WerkwoordSchema = z.object({
  infinitief: z.string(),
  voor: z.string(),
  na: z.string(),
  stappen: z.array(z.object({ vraag: z.string(), antwoord: z.string() })),
  /** What follows from the steps: a sentence that ends on the form. */
  dus: z.string(),
  /** The same place with another verb, by which the ending is heard ('hij loopt'). */
  voorbeeld: z.optional(z.string()),
  /** The class of its ending, by which it can be sorted; absent where no rule for an ending makes the form. */
  klasse: z.optional(z.enum(['stam', 'stam-t', 'te', 'de', 'vd-t', 'vd-d'])),
})

/** A word as a game plays it. */
export const SpelWoordSchema = z.object({
  id: z.string(),
  woord: z.string(),
  grafemen: z.array(z.string()),
  klankgroepen: z.array(z.string()),
  /** As the word is read (bak-ker). Absent in a pakket that a device kept from before. */
  lettergrepen: z.optional(z.array(z.string())),
  categorie: z.string(),
  /** Every category that it belongs to. Absent in a pakket that a device kept from before. */
  categorieen: z.optional(z.array(z.string())),
  zin: z.optional(z.string()),
  /** The name of the picture in /plaatjes/, when a picture shows the word without doubt. */
  plaatje: z.optional(z.string()),
  /** False when a voice that reads from letters says this word wrong. */
  robotstem: z.optional(z.literal(false)),
  /** The sounds of its letters, as recordings name them, where each letter says what it says by itself. */
  klanken: z.optional(z.array(z.string())),
  afleiders: z.array(AfleiderSchema),
  /** Present when reading or spelling is practised and the word has neighbours. */
  buren: z.optional(BurenSchema),
  /** Present when the word is a form of a verb, to be made in its sentence. */
  werkwoord: z.optional(WerkwoordSchema),
  /** True for a word that does not exist. */
  nep: z.optional(z.literal(true)),
  /** True for a letter or a group of letters, of which the sound is said. */
  letter: z.optional(z.literal(true)),
})
export type SpelWoord = z.infer<typeof SpelWoordSchema>

/** The story to which an opgave belongs, and its place in it from 0. */
const KetenSchema = z.object({ id: z.string(), nr: z.int(), van: z.int() })

/** Something else than a word, as a game plays it: a sentence to order, a gap in a ride, a scene with a sentence, a film, a text without its marks, a question about a text. */
export const SpelOpgaveSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('zin'),
    id: z.string(),
    woorden: z.array(z.string()),
    ordes: z.array(z.array(z.string())),
    titel: z.string(),
    /** All sentences of the story as they are printed. */
    verhaal: z.optional(z.array(z.string())),
    /** Words of another sentence of the story, which belong in no order of this one. */
    vreemd: z.optional(z.array(z.string())),
    keten: KetenSchema,
  }),
  z.object({
    soort: z.literal('gat'),
    id: z.string(),
    zin: z.string(),
    goed: z.array(z.string()),
    anders: z.array(z.string()),
    rit: z.object({
      titel: z.string(),
      wie: z.string(),
      plekken: z.array(z.string()),
      zinnen: z.array(z.string()),
      goed: z.array(z.string()),
    }),
    keten: KetenSchema,
  }),
  z.object({
    soort: z.literal('beeld'),
    id: z.string(),
    zin: z.string(),
    dingen: z.array(z.string()),
    goed: z.array(z.string()),
  }),
  z.object({
    soort: z.literal('film'),
    id: z.string(),
    woorden: z.array(z.string()),
    /** Every line of those words that plays the film, the printed one first. */
    ordes: z.array(z.array(z.string())),
    zin: z.string(),
  }),
  z.object({
    soort: z.literal('teken'),
    id: z.string(),
    /** Without marks, and without the capitals that come from marks. */
    woorden: z.array(z.string()),
    /** The marks that lie ready. */
    tekens: z.array(z.string()),
    /** The text with its marks in each way that is right, the printed one first. */
    goed: z.array(z.string()),
  }),
  z.object({
    soort: z.literal('tekst'),
    id: z.string(),
    titel: z.string(),
    zinnen: z.array(z.string()),
    /** How many sentences each paragraph has; of a poem, how many lines each verse. */
    alineas: z.array(z.int()),
    isGedicht: z.boolean(),
    vraag: z.string(),
    keuzes: z.array(z.string()),
    /** The place of the right choice. */
    goed: z.int(),
    waarom: z.string(),
    /** The places of the sentences of which each proves it by itself, and of those that the reason quotes. */
    bewijs: z.array(z.int()),
    citaat: z.array(z.int()),
    keten: KetenSchema,
  }),
])
export type SpelOpgave = z.infer<typeof SpelOpgaveSchema>

/** What the engine needs to know about words and categories, without the content of the words. */
export const CatalogusSchema = z.object({
  categorieen: z.array(
    z.object({
      code: z.string(),
      groep: z.int(),
      vereist: z.array(z.string()),
      gebied: z.optional(z.string()),
    }),
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

/** How this pupil plays: the teacher's settings, and the pupil's own within those. */
export const SpelInstellingenSchema = z.object({
  rustig: z.boolean(),
  dyslexie: z.boolean(),
  klok: z.boolean(),
})
export type SpelInstellingen = z.infer<typeof SpelInstellingenSchema>

/** Everything that a taak needs to be played to its end without a network. */
export const TaakPakketSchema = z.object({
  taak: TaakKortSchema,
  somvensterId: SomvensterIdSchema,
  naam: z.string(),
  woorden: z.array(SpelWoordSchema),
  /** Present where the goal is about sentences or texts; its `woorden` are empty then. */
  opgaven: z.optional(z.array(SpelOpgaveSchema)),
  /** Words of other categories that some games put among them, to be told apart from them; absent when there are none. */
  tegenhangers: z.optional(z.array(SpelWoordSchema)),
  /** Words that do not exist, for a game in which they are read; absent when there are none. */
  nepwoorden: z.optional(z.array(SpelWoordSchema)),
  /** Letters and groups of letters, for a game in which their sounds are said; absent when there are none. */
  letters: z.optional(z.array(SpelWoordSchema)),
  catalogus: CatalogusSchema,
  /**
   * What was learned about whole categories and about words met before; what was learned about these words is in
   * `catalogus`.
   */
  bank: z.optional(
    z.object({
      versie: z.int(),
      categorieen: z.record(z.string(), z.object({ mean: z.number(), sd: z.number() })),
      verleden: z.array(z.number()),
      /** What was learned about all pupils together; absent when that is nothing. */
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
  /** The engine's state for this pupil in base64, with its version in the database. */
  staat: z.object({ versie: z.int(), bytes: z.string() }),
  instellingen: SpelInstellingenSchema,
  /** How the pupil's held looks. Absent in a pakket that a device kept from before. */
  uiterlijk: z.optional(UiterlijkSchema),
  /** What the games of this taak remember of the pupil. Absent in a pakket that a device kept from before. */
  spelboeken: z.optional(SpelboekenSchema),
  /** The year in which the pupil is taught. Absent in a pakket that a device kept from before. */
  jaargroep: z.optional(z.int()),
  /** The account, which tells where an answer is given. Absent in a pakket that a device kept from before. */
  account: z.optional(z.object({ soort: AdminSoortSchema, land: LandSchema })),
  /** The sounds of its words and sentences that were recorded or made before; absent when there are none. */
  geluiden: z.optional(GeluidenSchema),
  /** Present when the server can have more of them made. */
  maaktGeluid: z.optional(z.literal(true)),
})
export type TaakPakket = z.infer<typeof TaakPakketSchema>
