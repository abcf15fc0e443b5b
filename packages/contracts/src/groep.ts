import * as z from 'zod/mini'
import {
  DaadIdSchema,
  DocentUitnodigingIdSchema,
  GroepIdSchema,
  LeerlingIdSchema,
  UserIdSchema,
} from './ids.ts'
import { MEESTE_LEERLINGEN } from './leerling-maten.ts'
import { LeerlingRijSchema, TellingSchema, WeekTellingSchema } from './leerling.ts'
import { lijst } from './lijst.ts'
import { LANGSTE_GROEPSNAAM } from './naam-maten.ts'
import { ENE_REGEL, tekst } from './tekst.ts'

export const GroepSchema = z.object({
  id: GroepIdSchema,
  naam: z.string(),
  schooljaar: z.string(),
  /** The years in it: one for a plain group, more for a combination group. */
  jaargroepen: z.array(z.int()),
  docenten: z.array(z.string()),
  /** Out of every list: nobody sits in it, and nobody may be added. */
  gearchiveerd: z.boolean(),
})
export type Groep = z.infer<typeof GroepSchema>

/** A group as a card of the overview. */
export const GroepKaartSchema = z.extend(GroepSchema, {
  aantalLeerlingen: z.int(),
  /** Pupils with at least one answer in the last seven days. */
  geoefend: z.int(),
  /** All answers of the last seven days. */
  telling: TellingSchema,
  /** Pupils whose status is 'aandacht', the lowest share first. */
  aandacht: z.array(z.object({ id: LeerlingIdSchema, voornaam: z.string() })),
  /** Pupils who did not practise for so many days that it is worth a sentence; of who never did, since it came. */
  langWeg: z.int(),
  /** How many of those have not given any answer yet. */
  nietBegonnen: z.int(),
  /** The answers of everybody in the last four weeks, and in the four before. */
  recent: TellingSchema,
  eerder: TellingSchema,
  /** The whole group per calendar week, oldest first. */
  weken: z.array(WeekTellingSchema),
})
export type GroepKaart = z.infer<typeof GroepKaartSchema>

/** What is done on the way to the first lesson, for who sets a school up. */
export const BeginSchema = z.object({
  leerlingen: z.boolean(),
  collegas: z.boolean(),
  inlogkaarten: z.boolean(),
})
export type Begin = z.infer<typeof BeginSchema>

/** One sentence at the top of an overview, as data: who, what, since when. The words are the client's. */
export const SignaalSchema = z.discriminatedUnion('soort', [
  z.object({
    soort: z.literal('aandacht'),
    leerlingen: z.array(z.object({ id: LeerlingIdSchema, voornaam: z.string() })),
    /** The share right over the last weeks, lowest of them, as right and all. */
    telling: TellingSchema,
  }),
  z.object({
    soort: z.literal('niet_geoefend'),
    leerlingen: z.array(z.object({ id: LeerlingIdSchema, voornaam: z.string() })),
    /** Days since the last answer of the one who has been away longest; null when none of them ever began. */
    dagen: z.nullable(z.int()),
  }),
  z.object({
    soort: z.literal('groep'),
    /** Whether the change is more than chance, and which way. */
    koers: z.enum(['vooruit', 'gelijk', 'achteruit']),
    telling: TellingSchema,
    /** The four weeks before, to compare with. */
    vorige: TellingSchema,
  }),
])
export type Signaal = z.infer<typeof SignaalSchema>

/** The whole of a group page in one answer. */
export const GroepPaginaSchema = z.object({
  groep: GroepSchema,
  signalen: z.array(SignaalSchema),
  leerlingen: z.array(LeerlingRijSchema),
})
export type GroepPagina = z.infer<typeof GroepPaginaSchema>

/** What a group is called: a line that a card and a list can hold. */
export const GroepNaamSchema = z.strictObject({
  naam: tekst({ min: 1, max: LANGSTE_GROEPSNAAM, knip: true }, ENE_REGEL),
})
export type GroepNaam = z.infer<typeof GroepNaamSchema>

/** Another name for a group; with `alleenAls` only while it is still called that: for a way back. */
export const HernoemGroepSchema = z.extend(GroepNaamSchema, {
  alleenAls: z.optional(GroepNaamSchema.shape.naam),
})

/** A pupil and the group it goes to; null puts it back in none, for who sees more than own groups. */
export const VerplaatsingSchema = z.strictObject({
  leerlingId: LeerlingIdSchema,
  groepId: z.nullable(GroepIdSchema),
  /** Moves it only while it still sits there, and leaves it elsewhere: for a way back. */
  alleenUit: z.optional(z.nullable(GroepIdSchema)),
})
export type Verplaatsing = z.infer<typeof VerplaatsingSchema>

/** Who came along when one group went up in another; with it that is undone. */
export const SamengevoegdSchema = z.strictObject({
  /** Which act it was: no other one is undone. */
  daad: DaadIdSchema,
  naar: GroepIdSchema,
  leerlingen: lijst(LeerlingIdSchema, { max: MEESTE_LEERLINGEN }),
  /** Teachers whom the other group did not have yet. */
  docenten: lijst(UserIdSchema, { max: MEESTE_LEERLINGEN }),
  /** Of those who were invited and did not come yet the same. */
  genodigden: lijst(DocentUitnodigingIdSchema, { max: MEESTE_LEERLINGEN }),
})
export type Samengevoegd = z.infer<typeof SamengevoegdSchema>

/** A new group, and who of an old one goes there. */
export const SplitsingSchema = z.extend(GroepNaamSchema, {
  leerlingen: lijst(LeerlingIdSchema, {
    min: 1,
    max: MEESTE_LEERLINGEN,
    leeg: 'Kies wie ernaartoe gaat',
  }),
})
export type Splitsing = z.infer<typeof SplitsingSchema>

/** Whom a group was split of, and from which; with it that is undone. */
export const SplitsingTerugSchema = z.strictObject({
  daad: DaadIdSchema,
  naar: GroepIdSchema,
  leerlingen: lijst(LeerlingIdSchema, { max: MEESTE_LEERLINGEN }),
})
export type SplitsingTerug = z.infer<typeof SplitsingTerugSchema>

/** How many went back, and how many came into the new group since and still sit there. */
export const HersteldSchema = z.object({ terug: z.int(), blijft: z.int() })
export type Hersteld = z.infer<typeof HersteldSchema>
