import * as z from 'zod/mini'
import { DOCENT_LOG_SOORTEN, DOCENT_ROLLEN } from './docent-maten.ts'
import { DocentUitnodigingIdSchema, GroepIdSchema, UserIdSchema } from './ids.ts'
import { NaamSchema } from './leerling.ts'
import { MailadresSchema } from './mailadres.ts'
import { lijst } from './lijst.ts'
import { tekst } from './tekst.ts'

export const DocentRolSchema = z.enum(DOCENT_ROLLEN)
export type DocentRol = z.infer<typeof DocentRolSchema>
export type DocentLogSoort = (typeof DOCENT_LOG_SOORTEN)[number]

/** A name goes into a mail of ours to somebody who does not know us: no address of a site comes along in it. */
const WEBADRES = /:\/\/|www\./i

const naamdeel = (minst: number) =>
  tekst(
    { min: minst, max: 60, knip: true },
    z.regex(/^[^\p{Cc}<>]*$/u),
    z.refine((deel) => !WEBADRES.test(deel), 'Een webadres hoort niet in een naam'),
  )
const groepen = lijst(GroepIdSchema, { max: 200 })

/** A member of staff. */
export const DocentSchema = z.object({
  id: UserIdSchema,
  naam: NaamSchema,
  /** With what it signs in, an address for nearly everybody. */
  gebruikersnaam: z.string(),
  role: z.enum([...DOCENT_ROLLEN, 'thuisadmin']),
  groepen: z.array(GroepIdSchema),
  uitDienst: z.boolean(),
  /** Last time in the last week; null when that is longer ago. */
  laatstOp: z.nullable(z.iso.datetime()),
  tweedeFactor: z.boolean(),
})
export type Docent = z.infer<typeof DocentSchema>

/** Somebody who was asked to come and has not come yet. */
export const DocentUitnodigingSchema = z.object({
  id: DocentUitnodigingIdSchema,
  naam: NaamSchema,
  adres: z.string(),
  role: DocentRolSchema,
  groepen: z.array(GroepIdSchema),
  geldigTot: z.iso.datetime(),
  verlopen: z.boolean(),
})
export type DocentUitnodiging = z.infer<typeof DocentUitnodigingSchema>

/** The whole page in one answer. */
export const DocentenSchema = z.object({
  docenten: z.array(DocentSchema),
  uitnodigingen: z.array(DocentUitnodigingSchema),
  groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string() })),
  /** What was done last, latest first; `wie` is null for who is not known any more. */
  log: z.array(
    z.object({
      op: z.iso.datetime(),
      wie: z.nullable(z.string()),
      wat: z.enum(DOCENT_LOG_SOORTEN),
      over: z.string(),
    }),
  ),
  /** Can this installation send mail, and so invite? */
  kanMailen: z.boolean(),
})
export type Docenten = z.infer<typeof DocentenSchema>

/** Whom to invite. */
export const NodigWieUitSchema = z.strictObject({
  voornaam: naamdeel(1),
  tussenvoegsel: naamdeel(0),
  achternaam: naamdeel(1),
  adres: MailadresSchema,
})

/** Whom to invite, and as what. */
export const NodigUitSchema = z.strictObject({
  ...NodigWieUitSchema.shape,
  role: DocentRolSchema,
  groepen,
})
export type NodigUit = z.infer<typeof NodigUitSchema>

/** What becomes of a member of staff; what is not named stays. */
export const WijzigDocentSchema = z.strictObject({
  role: z.optional(DocentRolSchema),
  groepen: z.optional(groepen),
  uitDienst: z.optional(z.boolean()),
  /** Who gets the groups that this one had. */
  overdragenAan: z.optional(UserIdSchema),
  /** Only while these are what they were when it was looked at: a colleague may have changed them. */
  alleenAls: z.optional(
    z.strictObject({
      role: z.optional(DocentRolSchema),
      groepen: z.optional(groepen),
      uitDienst: z.optional(z.boolean()),
    }),
  ),
})
export type WijzigDocent = z.infer<typeof WijzigDocentSchema>

/** How everybody that was changed stood before: sent again, it undoes the change. */
export const DocentGewijzigdSchema = z.object({
  vorige: z.array(
    z.object({
      id: UserIdSchema,
      role: DocentRolSchema,
      groepen: z.array(GroepIdSchema),
      uitDienst: z.boolean(),
      /** How it stands now: as long as it does, this can be undone. */
      alleenAls: z.object({
        role: DocentRolSchema,
        groepen: z.array(GroepIdSchema),
        uitDienst: z.boolean(),
      }),
    }),
  ),
})
export type DocentGewijzigd = z.infer<typeof DocentGewijzigdSchema>
