import * as z from 'zod/mini'
import { GroepIdSchema } from './ids.ts'
import { NieuweToestemmingSchema } from './toestemming.ts'
import { LANGSTE_VERHUISTOKEN } from './verhuizing-maten.ts'
import { tekst } from './tekst.ts'

const code = tekst({ min: 1, max: LANGSTE_VERHUISTOKEN, knip: true })

/** A token that stands: the code itself is told once, when it is made. */
export const VerhuistokenSchema = z.object({
  token: z.nullable(
    z.object({
      gemaaktOp: z.iso.datetime(),
      geldigTot: z.iso.datetime(),
      /** Who made it; null for somebody whose name is not known any more. */
      door: z.nullable(z.string()),
    }),
  ),
})
export type Verhuistoken = z.infer<typeof VerhuistokenSchema>

export const NieuwVerhuistokenSchema = z.object({
  /** In groups of signs, to be read out or typed over. */
  code: z.string(),
  geldigTot: z.iso.datetime(),
})

export const BekijkVerhuizingSchema = z.strictObject({ code })

/** Who would come, and with what. */
export const VerhuizerSchema = z.object({
  voornaam: z.string(),
  tussenvoegsel: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  dyslexie: z.boolean(),
  school: z.string(),
  plaats: z.string(),
  antwoorden: z.int(),
  /** Days on which it practised, and the first of them. */
  dagen: z.int(),
  sinds: z.nullable(z.iso.date()),
  toetsen: z.int(),
  geldigTot: z.iso.datetime(),
  /** Somebody of this school has the same ECK iD. */
  zitHierAl: z.boolean(),
})
export type Verhuizer = z.infer<typeof VerhuizerSchema>

export const VerhuisLeerlingSchema = z.strictObject({
  code,
  groepId: GroepIdSchema,
  /** Asked of a home and a practice: what was agreed elsewhere does not move along. */
  toestemming: z.optional(NieuweToestemmingSchema),
})
export type VerhuisLeerling = z.infer<typeof VerhuisLeerlingSchema>

const VERHUIS_LOG_SOORTEN = ['uitgegeven', 'ingetrokken', 'vertrokken', 'gekomen'] as const
export type VerhuisLogSoort = (typeof VERHUIS_LOG_SOORTEN)[number]

export const VerhuisRegelSchema = z.object({
  op: z.iso.datetime(),
  wat: z.enum(VERHUIS_LOG_SOORTEN),
  /** A first name and a letter; empty where the pupil was erased since. */
  naam: z.string(),
  andereSchool: z.string(),
  /** Who did it; null for the other school, and for somebody whose name is not known any more. */
  door: z.nullable(z.string()),
})
export type VerhuisRegel = z.infer<typeof VerhuisRegelSchema>
