import * as z from 'zod/mini'
import { DocentRolSchema, NodigWieUitSchema } from './docent.ts'
import { MEESTE_UITNODIGINGEN } from './docent-maten.ts'
import { geheel } from './geheel.ts'
import { GroepIdSchema, ImportIdSchema, LeerlingIdSchema } from './ids.ts'
import { JaargroepSchema } from './leerling-velden.ts'
import { lijst } from './lijst.ts'
import { tekst } from './tekst.ts'

/** What was found in a file, with what to do about it. */
export const ImportMeldingSchema = z.object({
  code: z.string(),
  tekst: z.string(),
  waar: z.optional(z.string()),
})
export type ImportMelding = z.infer<typeof ImportMeldingSchema>

/** A field that a file may change. */
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

/** A pupil of the account, as far as one must know it to say who it is. */
const WieSchema = z.object({
  id: LeerlingIdSchema,
  naam: z.string(),
  geboortedatum: z.nullable(z.string()),
  groep: z.nullable(z.string()),
})
export type ImportWie = z.infer<typeof WieSchema>

/** A line of the file; `regel` is its place among the pupils, from 0. */
const RegelSchema = z.object({
  regel: z.int(),
  naam: z.string(),
  geboortedatum: z.nullable(z.string()),
  /** The year by its code in the file; null where it has none. */
  jaargroep: z.nullable(z.string()),
  groep: z.nullable(z.string()),
})
export type ImportRegel = z.infer<typeof RegelSchema>

/** So many of one kind, and the first of them by name; all of them where each is answered. */
const geteld = <T extends z.ZodMiniType>(item: T) =>
  z.object({ aantal: z.int(), eerste: z.array(item) })

/** What a file would change, for a human to look at. */
export const ImportVerschilSchema = z.object({
  /** Of which school year the groups of the file are. */
  schooljaar: z.string(),
  /** The file takes pupils along to that year, out of groups of an earlier one; null where it takes nobody. */
  overgang: z.nullable(z.object({ van: z.string(), naar: z.string() })),
  groepen: z.object({
    nieuw: z.array(
      z.object({
        naam: z.string(),
        jaargroep: z.nullable(z.string()),
        /** Names of who teaches it from its first day, as the group of last year that is called so; '' for nobody. */
        docenten: z.string(),
        /** Another group of its year is called so as well. */
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
  /** Those of them of whom nobody said in which year they are. */
  zonderJaar: geteld(RegelSchema),
  /** How many of them come without a group: they wait in one of their own. */
  zonderGroep: z.int(),
  /** Does the account have that group already? */
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
      /** Gives up a seat when it goes. */
      geeftPlaats: z.boolean(),
    }),
  ),
  /** Gone in the file and nobody of the account: nothing is done with them. */
  alVertrokken: z.int(),
  /**
   * Known by name and birthday alone, or by a number whose child had another name and birthday: nothing is done until
   * somebody says who it is.
   */
  voorstel: geteld(
    z.object({
      regel: RegelSchema,
      reden: z.enum(['naam', 'nummer']),
      /** Takes a seat at once where it is somebody new. */
      vraagtPlaats: z.boolean(),
      kandidaten: z.array(
        z.extend(WieSchema, {
          /** What happens to this pupil when it is the one. */
          gevolgen: z.array(z.enum(['gewijzigd', 'verplaatst', 'terug'])),
          /** Has a line of its own in the file, which then counts alone. */
          heeftRegel: z.boolean(),
          /** Takes a seat (1), gives one up (-1) or neither when it is the one. */
          plaatsen: z.int(),
        }),
      ),
    }),
  ),
  /** Two that cannot both be right: nothing is done. */
  botsing: geteld(z.object({ regel: RegelSchema, kandidaten: z.array(WieSchema) })),
  gelijk: z.int(),
  /** How many of the file sit in a group of a later school year, where they stay. */
  later: z.int(),
  /** How many seats are taken by what needs no answer, less those that are given up. */
  plaatsvragers: z.int(),
})
export type ImportVerschil = z.infer<typeof ImportVerschilSchema>

/** Somebody of the staff by the file: proposed to be invited, and never invited by being in it. */
const ImportLeerkrachtSchema = z.object({
  /** Its place among the staff of the file, from 0. */
  nr: z.int(),
  naam: z.string(),
  /** null = the file has none: who invites types it. */
  adres: z.nullable(z.string()),
  /** Names of the groups it has by the file. */
  groepen: z.array(z.string()),
  /** What the school's administration calls its work: codes of the standard, a suggestion and no right. */
  rollen: z.array(z.string()),
  /** Is it here already, or asked to come? An incomplete name is invited by hand. */
  stand: z.enum(['nieuw', 'collega', 'uitgenodigd', 'onvolledig']),
})
export type ImportLeerkracht = z.infer<typeof ImportLeerkrachtSchema>

/** Of each kind how many were done. */
export const ImportTellingSchema = z.object({
  groepen: z.int(),
  nieuw: z.int(),
  gewijzigd: z.int(),
  verplaatst: z.int(),
  terug: z.int(),
  vertrokken: z.int(),
  /** Absent in what was applied before staff could be invited by a file. */
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
  /** Staff in the file, for who may invite. */
  leerkrachten: z.array(ImportLeerkrachtSchema),
  /** Can this installation send mail, and so invite? */
  kanMailen: z.boolean(),
  /** Seats that are left, as the licence is now, or below zero; null where none are counted. */
  vrij: z.nullable(z.int()),
  /** Names this difference: applying asks for it, so that nothing is done that nobody saw. */
  vingerafdruk: z.string(),
})
export type ImportVoorbeeld = z.infer<typeof ImportVoorbeeldSchema>

/** What came of a file that was sent: a preview, or why not. */
export const ImportGelezenSchema = z.discriminatedUnion('status', [
  z.object({ status: z.literal('gelezen'), voorbeeld: ImportVoorbeeldSchema }),
  z.object({ status: z.literal('geweigerd'), meldingen: z.array(ImportMeldingSchema) }),
])
export type ImportGelezen = z.infer<typeof ImportGelezenSchema>

/** What somebody decided on the questions of a preview. Whatever is not named is left as it is. */
export const ImportKeuzesSchema = z.strictObject({
  vingerafdruk: tekst({ max: 64 }),
  /** Lines that are a pupil of the account. */
  zelfde: lijst(z.strictObject({ regel: geheel(), id: LeerlingIdSchema }), { max: 20_000 }),
  /** Lines that look like somebody and are somebody else. */
  nieuw: lijst(geheel(), { max: 20_000 }),
  /** In which year new lines are that do not say so. */
  jaren: z.optional(
    lijst(z.strictObject({ regel: geheel(), jaargroep: JaargroepSchema }), { max: 20_000 }),
  ),
  /** Pupils that go to the prullenbak. */
  vertrokken: lijst(LeerlingIdSchema, { max: 20_000 }),
  /** Staff of the file that get a mail when it is applied, and as what they come. */
  uitnodigen: z.optional(
    lijst(
      z.strictObject({ nr: geheel(), adres: NodigWieUitSchema.shape.adres, role: DocentRolSchema }),
      { max: MEESTE_UITNODIGINGEN },
    ),
  ),
})
export type ImportKeuzes = z.infer<typeof ImportKeuzesSchema>

/** What was applied: a file of a school, a list, or a change of year, which came from no file. */
export const ImportSoortSchema = z.enum(['edexml', 'lijst', 'jaarovergang'])
export type ImportSoort = z.infer<typeof ImportSoortSchema>

/** What was applied before. */
export const ImportRegelSchema = z.object({
  id: ImportIdSchema,
  soort: ImportSoortSchema,
  bestandsnaam: z.string(),
  /** Who applied it; null for somebody whose name is not known any more. */
  wie: z.nullable(z.string()),
  toegepastOp: z.iso.datetime(),
  telling: ImportTellingSchema,
  teruggedraaidOp: z.nullable(z.iso.datetime()),
  /** Until when it can be taken back; null where it cannot. */
  terugTot: z.nullable(z.iso.datetime()),
})
export type ImportGeschiedenis = z.infer<typeof ImportRegelSchema>

/** What taking back did, and what it left because somebody changed it since. */
export const ImportTerugSchema = z.object({ gedaan: z.int(), gelaten: z.int() })
