import * as z from 'zod/mini'
import { GroepIdSchema, LeerlingIdSchema } from './ids.ts'
import { RolSchema } from './rol.ts'

/** What a look is written down of. */
export const InzageWatSchema = z.enum([
  'wachtwoorden',
  'nieuwe_wachtwoorden',
  'inlogkaarten',
  'codes',
  'koppeling',
  'landkaart',
  'voortgang',
  'handelingsplan',
  'export',
  'meekijken',
  'groepen',
  'toestemming',
  'oefeninstellingen',
  'inlezen',
  'docenten',
  'accountgegevens',
  'licentie',
  'berichten',
  'prullenbak',
  'methodetoets',
])
export type InzageWat = z.infer<typeof InzageWatSchema>

/** After which look; without it from the latest. */
export const InzageVraagSchema = z.strictObject({ na: z.optional(z.uuid()) })
export type InzageVraag = z.infer<typeof InzageVraagSchema>

/** Who looked at what, latest first. */
export const InzageLijstSchema = z.object({
  inzage: z.array(
    z.object({
      id: z.uuid(),
      op: z.iso.datetime(),
      role: RolSchema,
      /** Null for the office, which is nobody of the school. */
      wie: z.nullable(z.string()),
      wat: InzageWatSchema,
      leerling: z.nullable(z.string()),
      leerlingId: z.nullable(LeerlingIdSchema),
      /** Of one pupil, also where it is known no more who that was. */
      overLeerling: z.boolean(),
      groep: z.nullable(z.string()),
      groepId: z.nullable(GroepIdSchema),
      reden: z.string(),
      /** Where it says that we looked along: as whom, from when till when, and what kinds of pages were seen. */
      kijkMee: z.nullable(
        z.object({
          role: RolSchema,
          naam: z.nullable(z.string()),
          van: z.iso.datetime(),
          tot: z.iso.datetime(),
          loopt: z.boolean(),
          soorten: z.array(InzageWatSchema),
        }),
      ),
    }),
  ),
  /** Ask again with this for what came before; null at the end. */
  verder: z.nullable(z.uuid()),
})
export type InzageLijst = z.infer<typeof InzageLijstSchema>
