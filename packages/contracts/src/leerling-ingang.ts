import * as z from 'zod/mini'
import { AdminSoortSchema } from './admin.ts'
import { LeerlingIdSchema } from './ids.ts'
import { NaamSchema } from './leerling.ts'

/** The animals beside names: by its animal a child that cannot read yet finds itself. */
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

/** The pictures of a secret: each a different shape as well as a different colour, and a word of one meaning. */
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

/** Pictures as the secret that is sent: their names in order. */
export const alsGeheim = (plaatjes: readonly Plaatje[]): string => plaatjes.join(' ')

const isPlaatje = (naam: string): naam is Plaatje => (PLAATJES as readonly string[]).includes(naam)

/** The pictures of such a secret, in their order. */
export const readPlaatjes = (geheim: string): Plaatje[] => geheim.split(' ').filter(isPlaatje)

/** A school as a pupil finds it: its groups, and nobody's name. */
export const SchoolIngangSchema = z.strictObject({
  schoolcode: z.string(),
  naam: z.string(),
  /** Which words its page speaks. */
  soort: AdminSoortSchema,
  groepen: z.array(z.strictObject({ klascode: z.string(), naam: z.string() })),
})
export type SchoolIngang = z.infer<typeof SchoolIngangSchema>

/** A child as its class mates see it on the sign-in page. */
export const LeerlingIngangSchema = z.strictObject({
  leerlingId: LeerlingIdSchema,
  voornaam: z.string(),
  dier: KlasdierSchema,
  /** How many pictures it taps; none where it has its words alone. */
  plaatjes: z.int(),
})
export type LeerlingIngang = z.infer<typeof LeerlingIngangSchema>

/** A group as a pupil finds it. */
export const KlasIngangSchema = z.strictObject({
  schoolcode: z.string(),
  school: z.string(),
  /** Which words its page speaks. */
  soort: AdminSoortSchema,
  groep: z.string(),
  leerlingen: z.array(LeerlingIngangSchema),
})
export type KlasIngang = z.infer<typeof KlasIngangSchema>

/** What of a pupil's sign-in its teacher may see. */
export const LeerlingWachtwoordSchema = z.strictObject({
  leerlingId: LeerlingIdSchema,
  naam: NaamSchema,
  dier: KlasdierSchema,
  gebruikersnaam: z.string(),
  /** Null for who comes with a school account alone. */
  woorden: z.nullable(z.string()),
  plaatjes: z.nullable(z.array(PlaatjeSchema)),
  /** A card is in use; what is on it is nowhere to be read again. */
  kaart: z.boolean(),
  /** Typed too often, and has to wait until then; null where it may try. */
  wachtTot: z.nullable(z.iso.datetime()),
})
export type LeerlingWachtwoord = z.infer<typeof LeerlingWachtwoordSchema>

/** The same without what is secret: whether there is any. */
export const LeerlingInlogSchema = z.extend(
  z.omit(LeerlingWachtwoordSchema, { woorden: true, plaatjes: true }),
  { heeftWoorden: z.boolean(), heeftPlaatjes: z.boolean() },
)
export type LeerlingInlog = z.infer<typeof LeerlingInlogSchema>

/** A code with which pupils find their school or group; switched off it opens nothing. */
export const IngangCodeSchema = z.strictObject({ code: z.string(), aan: z.boolean() })
export type IngangCode = z.infer<typeof IngangCodeSchema>

/** Switches a code off and on again; the code stays what it was. */
export const CodeAanSchema = z.strictObject({ aan: z.boolean() })

/** The sign-ins of a group. */
export const WachtwoordenSchema = z.strictObject({
  /** What the group is called. */
  groep: z.string(),
  schoolcode: z.string(),
  /** The school's code opens; switched off, no group of the school does. */
  schoolcodeAan: z.boolean(),
  klascode: z.string(),
  klascodeAan: z.boolean(),
  leerlingen: z.array(LeerlingWachtwoordSchema),
})
export type Wachtwoorden = z.infer<typeof WachtwoordenSchema>

/** The same without what is secret. */
export const InloggersSchema = z.extend(z.omit(WachtwoordenSchema, { leerlingen: true }), {
  /** The group left the lists: nobody comes in by it. */
  gearchiveerd: z.boolean(),
  leerlingen: z.array(LeerlingInlogSchema),
})
export type Inloggers = z.infer<typeof InloggersSchema>

/** What is made anew: the words, the pictures, or no pictures any more. */
export const NieuwGeheimSchema = z.strictObject({
  soort: z.enum(['woorden', 'plaatjes', 'geen_plaatjes']),
})
export type NieuwGeheim = z.infer<typeof NieuwGeheimSchema>

/** What is changed for many at once: new secrets of the kind they have, pictures beside the words, or none any more. */
export const GeheimenVraagSchema = z.strictObject({
  soort: z.enum(['nieuw', 'plaatjes', 'geen_plaatjes']),
})
export type GeheimenVraag = z.infer<typeof GeheimenVraagSchema>
