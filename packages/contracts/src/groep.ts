import * as z from 'zod/mini'
import { DaadIdSchema, GroepIdSchema, LeerlingIdSchema } from './ids.ts'
import { MEESTE_LEERLINGEN } from './leerling-maten.ts'
import { LeerlingRijSchema, TellingSchema, WeekTellingSchema } from './leerling.ts'
import { lijst } from './lijst.ts'
import { LANGSTE_GROEPSNAAM } from './naam-maten.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

export const GroepSchema = z.object({
  id: GroepIdSchema,
  naam: z.string(),
  schooljaar: z.string(),
  /** The jaargroepen in it: one for an ordinary group, more for a combination group. */
  jaargroepen: z.array(z.int()),
  docenten: z.array(z.string()),
  /** Archived: the group is in no list, has no pupils, and takes no new ones. */
  gearchiveerd: z.boolean(),
})
export type Groep = z.infer<typeof GroepSchema>

/** A group as a card on the overview. */
export const GroepKaartSchema = z.extend(GroepSchema, {
  aantalLeerlingen: z.int(),
  /** The number of pupils with at least one answer in the last seven days. */
  geoefend: z.int(),
  /** All answers in the last seven days. */
  telling: TellingSchema,
  /** Pupils with status 'aandacht', lowest share first. */
  aandacht: z.array(z.object({ id: LeerlingIdSchema, voornaam: z.string() })),
  /**
   * The number of pupils who have been silent for long enough to mention, counted from when they came if they never
   * practised.
   */
  langWeg: z.int(),
  /** How many of those have given no answer at all yet. */
  nietBegonnen: z.int(),
  /** The answers of all pupils in the last four weeks, and in the four before. */
  recent: TellingSchema,
  eerder: TellingSchema,
  /** The totals of the whole group per calendar week, oldest first. */
  weken: z.array(WeekTellingSchema),
})
export type GroepKaart = z.infer<typeof GroepKaartSchema>

/** Which steps towards the first lesson are done, for the person who sets up a school. */
export const BeginSchema = z.object({
  leerlingen: z.boolean(),
  collegas: z.boolean(),
  inlogkaarten: z.boolean(),
})
export type Begin = z.infer<typeof BeginSchema>

/** One sentence at the top of an overview, as data: who, what, since when. The client chooses the words. */
export const SignaalSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('aandacht'),
    leerlingen: z.array(z.object({ id: LeerlingIdSchema, voornaam: z.string() })),
    /** The lowest share of right answers among these pupils over the last four weeks, as a number right and a total. */
    telling: TellingSchema,
  }),
  z.object({
    soort: z.literal('niet_geoefend'),
    leerlingen: z.array(z.object({ id: LeerlingIdSchema, voornaam: z.string() })),
    /** Days since the last answer of the pupil who has been away longest; null when none of them ever began. */
    dagen: z.nullable(z.int()),
  }),
  z.object({
    soort: z.literal('groep'),
    /** Whether the change is more than chance, and in which direction. */
    koers: z.enum(['vooruit', 'gelijk', 'achteruit']),
    telling: TellingSchema,
    /** The four weeks before, for comparison. */
    vorige: TellingSchema,
  }),
])
export type Signaal = z.infer<typeof SignaalSchema>

/** Everything for a group page in one answer. */
export const GroepPaginaSchema = z.object({
  groep: GroepSchema,
  signalen: z.array(SignaalSchema),
  leerlingen: z.array(LeerlingRijSchema),
})
export type GroepPagina = z.infer<typeof GroepPaginaSchema>

/** The name of a group, on a single line that fits a card and a list. */
export const GroepNaamSchema = z.strictObject({
  naam: tekst({ min: 1, max: LANGSTE_GROEPSNAAM, knip: true }, ENE_REGEL),
})
export type GroepNaam = z.infer<typeof GroepNaamSchema>

/** Renames a group. With `alleenAls` it does so only while the group still has that name, for an undo. */
export const HernoemGroepSchema = z.extend(GroepNaamSchema, {
  alleenAls: z.optional(GroepNaamSchema.shape.naam),
})

/** A pupil and the group they move to. Null puts them back in no group, which only callers who see all groups may do. */
export const VerplaatsingSchema = z.strictObject({
  leerlingId: LeerlingIdSchema,
  groepId: z.nullable(GroepIdSchema),
  /** Moves the pupil only while they are still in this group, and otherwise leaves them where they are, for an undo. */
  alleenUit: z.optional(z.nullable(GroepIdSchema)),
})
export type Verplaatsing = z.infer<typeof VerplaatsingSchema>

/** Which merge or split is undone. The server remembers whom it moved. */
export const DaadSchema = z.strictObject({ daad: DaadIdSchema })
export type Daad = z.infer<typeof DaadSchema>

/** The result of a merge: the act that undoes it, the group that the pupils went to, and how many went. */
export const SamengevoegdSchema = z.object({
  daad: DaadIdSchema,
  naar: GroepIdSchema,
  aantal: z.int(),
})
export type Samengevoegd = z.infer<typeof SamengevoegdSchema>

/** The name of a new group, and which pupils of the old one go there. */
export const SplitsingSchema = z.extend(GroepNaamSchema, {
  leerlingen: lijst(LeerlingIdSchema, {
    min: 1,
    max: MEESTE_LEERLINGEN,
    leeg: 'Kies wie ernaartoe gaat',
  }),
})
export type Splitsing = z.infer<typeof SplitsingSchema>

/** How many pupils went back, and how many came into the new group since and are still there. */
export const HersteldSchema = z.object({ terug: z.int(), blijft: z.int() })
export type Hersteld = z.infer<typeof HersteldSchema>
