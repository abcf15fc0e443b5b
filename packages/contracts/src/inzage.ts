import * as z from 'zod/mini'
import { GroepIdSchema, LeerlingIdSchema } from './ids.ts'
import { RolSchema } from './rol.ts'

/** What kinds of data are logged when somebody looks at them. */
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

/** The entry after which to continue; without it, the list starts at the latest. */
export const InzageVraagSchema = z.strictObject({ na: z.optional(z.uuid()) })
export type InzageVraag = z.infer<typeof InzageVraagSchema>

/** Who looked at what, latest first. */
export const InzageLijstSchema = z.object({
  inzage: z.array(
    z.object({
      id: z.uuid(),
      op: z.iso.datetime(),
      role: RolSchema,
      /** Null for the office, whose staff belong to no school. */
      wie: z.nullable(z.string()),
      wat: InzageWatSchema,
      leerling: z.nullable(z.string()),
      leerlingId: z.nullable(LeerlingIdSchema),
      /** Whether the entry concerns one pupil, even when it is no longer known who that was. */
      overLeerling: z.boolean(),
      groep: z.nullable(z.string()),
      groepId: z.nullable(GroepIdSchema),
      reden: z.string(),
      /** Set when the entry is a look-along of ours: as whom, from when until when, and which kinds of pages were seen. */
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
  /** Pass this as `na` to get older entries; null at the end. */
  verder: z.nullable(z.uuid()),
})
export type InzageLijst = z.infer<typeof InzageLijstSchema>
