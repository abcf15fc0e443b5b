import * as z from 'zod/mini'
import { AdminSoortSchema } from './admin.ts'
import { LeerlingIdSchema } from './ids.ts'
import { NaamSchema } from './leerling.ts'

/** The animals shown beside names, by which a child who cannot read yet finds their own. */
export const KLASDIEREN = [
  'beer',
  'dolfijn',
  'egel',
  'eend',
  'giraf',
  'inktvis',
  'kikker',
  'koala',
  'konijn',
  'krab',
  'kuiken',
  'leeuw',
  'lieveheersbeestje',
  'olifant',
  'panda',
  'papegaai',
  'pinguïn',
  'schildpad',
  'slak',
  'uil',
  'varken',
  'vlinder',
  'vos',
  'zebra',
] as const
export const KlasdierSchema = z.enum(KLASDIEREN)
export type Klasdier = z.infer<typeof KlasdierSchema>

/** The pictures of a secret. Each differs in shape as well as in colour, and its word has only one meaning. */
export const PLAATJES = [
  'aardbei',
  'auto',
  'ballon',
  'banaan',
  'boom',
  'boot',
  'cactus',
  'fiets',
  'hart',
  'huis',
  'ijsje',
  'kroon',
  'maan',
  'paraplu',
  'peer',
  'raket',
  'sleutel',
  'sok',
  'ster',
  'trein',
  'trommel',
  'wolk',
  'wortel',
  'zonnebloem',
] as const
export const PlaatjeSchema = z.enum(PLAATJES)
export type Plaatje = z.infer<typeof PlaatjeSchema>

/** Returns the pictures as the secret that is sent: their names in order, separated by spaces. */
export const alsGeheim = (plaatjes: readonly Plaatje[]): string => plaatjes.join(' ')

const isPlaatje = (naam: string): naam is Plaatje => (PLAATJES as readonly string[]).includes(naam)

/** Returns the pictures of such a secret, in their order. */
export const readPlaatjes = (geheim: string): Plaatje[] => geheim.split(' ').filter(isPlaatje)

/** A school as a pupil finds it: its groups, but nobody's name. */
export const SchoolIngangSchema = z.strictObject({
  schoolcode: z.string(),
  naam: z.string(),
  /** The kind of admin, which decides the wording of the page. */
  soort: AdminSoortSchema,
  groepen: z.array(z.strictObject({ klascode: z.string(), naam: z.string() })),
})
export type SchoolIngang = z.infer<typeof SchoolIngangSchema>

/** A child as classmates see them on the sign-in page. */
export const LeerlingIngangSchema = z.strictObject({
  leerlingId: LeerlingIdSchema,
  voornaam: z.string(),
  dier: KlasdierSchema,
  /** How many pictures the pupil taps; 0 when they sign in with words only. */
  plaatjes: z.int(),
})
export type LeerlingIngang = z.infer<typeof LeerlingIngangSchema>

/** A group as a pupil finds it. */
export const KlasIngangSchema = z.strictObject({
  schoolcode: z.string(),
  school: z.string(),
  /** The kind of admin, which decides the wording of the page. */
  soort: AdminSoortSchema,
  groep: z.string(),
  leerlingen: z.array(LeerlingIngangSchema),
})
export type KlasIngang = z.infer<typeof KlasIngangSchema>

/** What a teacher may see of a pupil's sign-in. */
export const LeerlingWachtwoordSchema = z.strictObject({
  leerlingId: LeerlingIdSchema,
  naam: NaamSchema,
  dier: KlasdierSchema,
  gebruikersnaam: z.string(),
  /** Null for a pupil who signs in only with a school account. */
  woorden: z.nullable(z.string()),
  plaatjes: z.nullable(z.array(PlaatjeSchema)),
  /** Whether a card is in use; its token cannot be read back anywhere. */
  kaart: z.boolean(),
  /** Until when the pupil must wait after too many attempts; null when they may try now. */
  wachtTot: z.nullable(z.iso.datetime()),
})
export type LeerlingWachtwoord = z.infer<typeof LeerlingWachtwoordSchema>

/** The same without the secrets themselves, only whether there are any. */
export const LeerlingInlogSchema = z.extend(
  z.omit(LeerlingWachtwoordSchema, { woorden: true, plaatjes: true }),
  { heeftWoorden: z.boolean(), heeftPlaatjes: z.boolean() },
)
export type LeerlingInlog = z.infer<typeof LeerlingInlogSchema>

/** A code with which pupils find their school or group; when it is switched off, it opens nothing. */
export const IngangCodeSchema = z.strictObject({ code: z.string(), aan: z.boolean() })
export type IngangCode = z.infer<typeof IngangCodeSchema>

/** Switches a code on or off; the code itself does not change. */
export const CodeAanSchema = z.strictObject({ aan: z.boolean() })

/** The sign-ins of the pupils in a group. */
export const WachtwoordenSchema = z.strictObject({
  /** The name of the group. */
  groep: z.string(),
  schoolcode: z.string(),
  /** Whether the school's code is switched on; when it is off, no group of the school can be reached. */
  schoolcodeAan: z.boolean(),
  klascode: z.string(),
  klascodeAan: z.boolean(),
  leerlingen: z.array(LeerlingWachtwoordSchema),
})
export type Wachtwoorden = z.infer<typeof WachtwoordenSchema>

/** The same without the secrets. */
export const InloggersSchema = z.extend(z.omit(WachtwoordenSchema, { leerlingen: true }), {
  /** Whether the group is archived, so that nobody can sign in through it. */
  gearchiveerd: z.boolean(),
  leerlingen: z.array(LeerlingInlogSchema),
})
export type Inloggers = z.infer<typeof InloggersSchema>

/** What to renew: the words or the pictures, or to have no pictures any more. */
export const NieuwGeheimSchema = z.strictObject({
  soort: z.enum(['woorden', 'plaatjes', 'geen_plaatjes']),
})
export type NieuwGeheim = z.infer<typeof NieuwGeheimSchema>

/** What to change for many pupils at once: new secrets of the kind they have, pictures beside the words, or none any more. */
export const GeheimenVraagSchema = z.strictObject({
  soort: z.enum(['nieuw', 'plaatjes', 'geen_plaatjes']),
})
export type GeheimenVraag = z.infer<typeof GeheimenVraagSchema>
