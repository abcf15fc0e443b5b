import * as z from 'zod/mini'
import { GroepIdSchema } from './ids.ts'
import { NieuweToestemmingSchema } from './toestemming.ts'
import { LANGSTE_VERHUISTOKEN } from './verhuizing-maten.ts'
import { tekst } from './tekst.ts'

const code = tekst({ min: 1, max: LANGSTE_VERHUISTOKEN, knip: true })

/** A valid token. The code itself is shown once, when it is made. */
export const VerhuistokenSchema = z.object({
  token: z.nullable(
    z.object({
      gemaaktOp: z.iso.datetime(),
      geldigTot: z.iso.datetime(),
      /** Who made it; null for somebody whose name is no longer known. */
      door: z.nullable(z.string()),
    }),
  ),
})
export type Verhuistoken = z.infer<typeof VerhuistokenSchema>

export const NieuwVerhuistokenSchema = z.object({
  /** In groups of characters, to be read out or copied by hand. */
  code: z.string(),
  geldigTot: z.iso.datetime(),
})

export const BekijkVerhuizingSchema = z.strictObject({ code })

/** The pupil who would come, and what comes with them. */
export const VerhuizerSchema = z.object({
  voornaam: z.string(),
  tussenvoegsel: z.string(),
  achternaam: z.string(),
  jaargroep: z.int(),
  dyslexie: z.boolean(),
  school: z.string(),
  plaats: z.string(),
  antwoorden: z.int(),
  /** The number of days on which the pupil practised, and the first of them. */
  dagen: z.int(),
  sinds: z.nullable(z.iso.date()),
  toetsen: z.int(),
  geldigTot: z.iso.datetime(),
  /** Whether somebody at this school has the same ECK iD. */
  zitHierAl: z.boolean(),
})
export type Verhuizer = z.infer<typeof VerhuizerSchema>

export const VerhuisLeerlingSchema = z.strictObject({
  code,
  groepId: GroepIdSchema,
  /** Required from a home and a practice: consent that was given elsewhere does not move along. */
  toestemming: z.optional(NieuweToestemmingSchema),
})
export type VerhuisLeerling = z.infer<typeof VerhuisLeerlingSchema>

const VERHUIS_LOG_SOORTEN = ['uitgegeven', 'ingetrokken', 'vertrokken', 'gekomen'] as const
export type VerhuisLogSoort = (typeof VERHUIS_LOG_SOORTEN)[number]

export const VerhuisRegelSchema = z.object({
  op: z.iso.datetime(),
  wat: z.enum(VERHUIS_LOG_SOORTEN),
  /** A first name and a letter; empty when the pupil has been erased since. */
  naam: z.string(),
  andereSchool: z.string(),
  /** Who did it; null for the other school, and for somebody whose name is no longer known. */
  door: z.nullable(z.string()),
})
export type VerhuisRegel = z.infer<typeof VerhuisRegelSchema>
