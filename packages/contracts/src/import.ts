import * as z from 'zod/mini'
import { DocentRolSchema, NodigWieUitSchema } from './docent.ts'
import { MEESTE_UITNODIGINGEN } from './docent-maten.ts'
import { geheel } from './geheel.ts'
import { GroepIdSchema, ImportIdSchema, LeerlingIdSchema } from './ids.ts'
import { JaargroepSchema } from './leerling-velden.ts'
import { lijst } from './lijst.ts'
import { tekst } from './tekst.ts'

/** A finding in a file, with what to do about it. */
export const ImportMeldingSchema = z.object({
  code: z.string(),
  tekst: z.string(),
  waar: z.optional(z.string()),
})
export type ImportMelding = z.infer<typeof ImportMeldingSchema>

/** The fields of a pupil that a file may change. */
export const ImportVeldSchema = z.enum([
  'roepnaam',
  'voorvoegsel',
  'achternaam',
  'geboortedatum',
  'jaargroep',
  'sleutel',
  'eckid',
])
export type ImportVeld = z.infer<typeof ImportVeldSchema>

/** A pupil of the account, with just enough to recognise them. */
const WieSchema = z.object({
  id: LeerlingIdSchema,
  naam: z.string(),
  geboortedatum: z.nullable(z.string()),
  groep: z.nullable(z.string()),
})
export type ImportWie = z.infer<typeof WieSchema>

/** A line of the file; `regel` is its position among the pupils, from 0. */
const RegelSchema = z.object({
  regel: z.int(),
  naam: z.string(),
  geboortedatum: z.nullable(z.string()),
  /** The code of the year in the file; null when the line has none. */
  jaargroep: z.nullable(z.string()),
  groep: z.nullable(z.string()),
})
export type ImportRegel = z.infer<typeof RegelSchema>

/** Makes a schema for a count with the first items by name, or with all of them when each one needs an answer. */
const geteld = <T extends z.ZodMiniType>(item: T) =>
  z.object({ aantal: z.int(), eerste: z.array(item) })

/** What a file would change, for a person to review. */
export const ImportVerschilSchema = z.object({
  /** The school year of the groups in the file. */
  schooljaar: z.string(),
  /** The file moves pupils to that year, out of groups of an earlier one; null when it moves nobody. */
  overgang: z.nullable(z.object({ van: z.string(), naar: z.string() })),
  groepen: z.object({
    nieuw: z.array(
      z.object({
        naam: z.string(),
        jaargroep: z.nullable(z.string()),
        /**
         * Names of the teachers who get the group from its first day, taken from last year's group of the same name; ''
         * for nobody.
         */
        docenten: z.string(),
        /** Whether another group of its year has the same name. */
        dubbel: z.boolean(),
      }),
    ),
    hernoemd: z.array(
      z.object({ id: GroepIdSchema, van: z.string(), naar: z.string(), dubbel: z.boolean() }),
    ),
    herkend: z.array(z.object({ id: GroepIdSchema, naam: z.string() })),
    gelijk: z.int(),
  }),
  nieuw: geteld(RegelSchema),
  /** Those of the new pupils for whom nobody said which year they are in. */
  zonderJaar: geteld(RegelSchema),
  /** How many of the new pupils come without a group; they wait in a separate one. */
  zonderGroep: z.int(),
  /** Whether the account already has that waiting group. */
  heeftWachtgroep: z.boolean(),
  gewijzigd: geteld(
    z.object({
      wie: WieSchema,
      wijzigingen: z.array(
        z.object({ veld: ImportVeldSchema, van: z.nullable(z.string()), naar: z.string() }),
      ),
    }),
  ),
  verplaatst: geteld(z.object({ wie: WieSchema, naar: z.string() })),
  terug: geteld(WieSchema),
  vertrokken: geteld(
    z.object({
      wie: WieSchema,
      reden: z.enum(['uitgestroomd', 'ontbreekt']),
      /** Whether a seat becomes free when the pupil leaves. */
      geeftPlaats: z.boolean(),
    }),
  ),
  /** The number of pupils who have left according to the file and are unknown in the account; nothing is done with them. */
  alVertrokken: z.int(),
  /**
   * Lines that match only by name and birthday, or by a number that belongs to a child with another name and birthday.
   * Nothing is done with them until somebody says who it is.
   */
  voorstel: geteld(
    z.object({
      regel: RegelSchema,
      reden: z.enum(['naam', 'nummer']),
      /** Whether the pupil takes a seat at once if it is somebody new. */
      vraagtPlaats: z.boolean(),
      kandidaten: z.array(
        z.extend(WieSchema, {
          /** What happens to this pupil if it is the one. */
          gevolgen: z.array(z.enum(['gewijzigd', 'verplaatst', 'terug'])),
          /** Whether this pupil has a line of their own in the file, in which case only that line counts. */
          heeftRegel: z.boolean(),
          /** The change in seats if it is the one: 1 takes a seat, -1 gives one up, 0 neither. */
          plaatsen: z.int(),
        }),
      ),
    }),
  ),
  /** Lines that contradict each other or the account; nothing is done with them. */
  botsing: geteld(z.object({ regel: RegelSchema, kandidaten: z.array(WieSchema) })),
  gelijk: z.int(),
  /** The number of pupils in the file who are in a group of a later school year; they stay there. */
  later: z.int(),
  /** The seats taken by what needs no answer, less those that are given up. */
  plaatsvragers: z.int(),
})
export type ImportVerschil = z.infer<typeof ImportVerschilSchema>

/** A member of staff in the file. The file proposes to invite them, but being in it never invites anybody. */
const ImportLeerkrachtSchema = z.object({
  /** The position among the staff in the file, from 0. */
  nr: z.int(),
  naam: z.string(),
  /** Null when the file has no address; the person who invites types it. */
  adres: z.nullable(z.string()),
  /** The names of the groups that they have in the file. */
  groepen: z.array(z.string()),
  /** The codes that the school's administration uses for their work, as defined by the standard: a suggestion, not a right. */
  rollen: z.array(z.string()),
  /** Whether they work here already or have been invited. Somebody with an incomplete name is invited by hand. */
  stand: z.enum(['nieuw', 'collega', 'uitgenodigd', 'onvolledig']),
})
export type ImportLeerkracht = z.infer<typeof ImportLeerkrachtSchema>

/** How many changes of each kind were made. */
export const ImportTellingSchema = z.object({
  groepen: z.int(),
  nieuw: z.int(),
  gewijzigd: z.int(),
  verplaatst: z.int(),
  terug: z.int(),
  vertrokken: z.int(),
  /** Absent in imports from before a file could invite staff. */
  uitgenodigd: z.optional(z.int()),
})
export type ImportTelling = z.infer<typeof ImportTellingSchema>

/** A file that was read and may be applied, with what it would change in the account as it is now. */
export const ImportVoorbeeldSchema = z.object({
  id: ImportIdSchema,
  bestandsnaam: z.string(),
  gelezenOp: z.iso.datetime(),
  meldingen: z.array(ImportMeldingSchema),
  verschil: ImportVerschilSchema,
  /** Staff in the file, for callers who may invite them. */
  leerkrachten: z.array(ImportLeerkrachtSchema),
  /** Whether this installation can send mail, and so can invite. */
  kanMailen: z.boolean(),
  /** The seats that are left under the current licence, negative when it is exceeded; null when seats are not counted. */
  vrij: z.nullable(z.int()),
  /** A fingerprint of this difference. Applying asks for it, so that nothing is done that nobody saw. */
  vingerafdruk: z.string(),
})
export type ImportVoorbeeld = z.infer<typeof ImportVoorbeeldSchema>

/** The result of uploading a file: a preview, or why it was refused. */
export const ImportGelezenSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('gelezen'), voorbeeld: ImportVoorbeeldSchema }),
  z.object({ status: z.literal('geweigerd'), meldingen: z.array(ImportMeldingSchema) }),
])
export type ImportGelezen = z.infer<typeof ImportGelezenSchema>

/** The answers to the questions of a preview. Whatever is not named stays as it is. */
export const ImportKeuzesSchema = z.strictObject({
  vingerafdruk: tekst({ max: 64 }),
  /** Lines that belong to a pupil of the account. */
  zelfde: lijst(z.strictObject({ regel: geheel(), id: LeerlingIdSchema }), { max: 20_000 }),
  /** Lines that look like somebody in the account but are somebody else. */
  nieuw: lijst(geheel(), { max: 20_000 }),
  /** The jaargroep of new lines that do not name one. */
  jaren: z.optional(
    lijst(z.strictObject({ regel: geheel(), jaargroep: JaargroepSchema }), { max: 20_000 }),
  ),
  /** Pupils that go to the prullenbak. */
  vertrokken: lijst(LeerlingIdSchema, { max: 20_000 }),
  /** Staff in the file who get an invitation when it is applied, and their roles. */
  uitnodigen: z.optional(
    lijst(
      z.strictObject({ nr: geheel(), adres: NodigWieUitSchema.shape.adres, role: DocentRolSchema }),
      { max: MEESTE_UITNODIGINGEN },
    ),
  ),
})
export type ImportKeuzes = z.infer<typeof ImportKeuzesSchema>

/** What kind of thing was applied: a school's file, a list, or a jaarovergang, which came from no file. */
export const ImportSoortSchema = z.enum(['edexml', 'lijst', 'jaarovergang'])
export type ImportSoort = z.infer<typeof ImportSoortSchema>

/** One import that was applied. */
export const ImportRegelSchema = z.object({
  id: ImportIdSchema,
  soort: ImportSoortSchema,
  bestandsnaam: z.string(),
  /** Who applied it; null for somebody whose name is no longer known. */
  wie: z.nullable(z.string()),
  toegepastOp: z.iso.datetime(),
  telling: ImportTellingSchema,
  teruggedraaidOp: z.nullable(z.iso.datetime()),
  /** Until when it can be reverted; null when it cannot. */
  terugTot: z.nullable(z.iso.datetime()),
})
export type ImportGeschiedenis = z.infer<typeof ImportRegelSchema>

/** How many changes were reverted, and how many were left because somebody changed them since. */
export const ImportTerugSchema = z.object({ gedaan: z.int(), gelaten: z.int() })
