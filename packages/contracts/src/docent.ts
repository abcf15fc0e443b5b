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

/** Matches a web address, which is refused in names: a name goes into a mail of ours to somebody who does not know us. */
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
  /** The name they sign in with, which for nearly everybody is an address. */
  gebruikersnaam: z.string(),
  role: z.enum([...DOCENT_ROLLEN, 'thuisadmin']),
  groepen: z.array(GroepIdSchema),
  uitDienst: z.boolean(),
  /** When they were last here, within the last week; null when it was longer ago. */
  laatstOp: z.nullable(z.iso.datetime()),
  tweedeFactor: z.boolean(),
})
export type Docent = z.infer<typeof DocentSchema>

/** Somebody who was invited and has not accepted yet. */
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

/** Everything for the staff page in one answer. */
export const DocentenSchema = z.object({
  docenten: z.array(DocentSchema),
  uitnodigingen: z.array(DocentUitnodigingSchema),
  groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string() })),
  /** The latest changes, newest first; `wie` is null for somebody who is no longer known. */
  log: z.array(
    z.object({
      op: z.iso.datetime(),
      wie: z.nullable(z.string()),
      wat: z.enum(DOCENT_LOG_SOORTEN),
      over: z.string(),
    }),
  ),
  /** Whether this installation can send mail, and so can invite. */
  kanMailen: z.boolean(),
})
export type Docenten = z.infer<typeof DocentenSchema>

/** The person to invite. */
export const NodigWieUitSchema = z.strictObject({
  voornaam: naamdeel(1),
  tussenvoegsel: naamdeel(0),
  achternaam: naamdeel(1),
  adres: MailadresSchema,
})

/** The person to invite, with a role and groups. */
export const NodigUitSchema = z.strictObject({
  ...NodigWieUitSchema.shape,
  role: DocentRolSchema,
  groepen,
})
export type NodigUit = z.infer<typeof NodigUitSchema>

/** A change to a member of staff; a field that is not named stays as it is. */
export const WijzigDocentSchema = z.strictObject({
  role: z.optional(DocentRolSchema),
  groepen: z.optional(groepen),
  uitDienst: z.optional(z.boolean()),
  /** The member of staff who takes over the groups of this one. */
  overdragenAan: z.optional(UserIdSchema),
  /** Applies the change only while these are still what the caller saw: a colleague may have changed them since. */
  alleenAls: z.optional(
    z.strictObject({
      role: z.optional(DocentRolSchema),
      groepen: z.optional(groepen),
      uitDienst: z.optional(z.boolean()),
    }),
  ),
})
export type WijzigDocent = z.infer<typeof WijzigDocentSchema>

/** The previous state of everybody who was changed; sending it again undoes the change. */
export const DocentGewijzigdSchema = z.object({
  vorige: z.array(
    z.object({
      id: UserIdSchema,
      role: DocentRolSchema,
      groepen: z.array(GroepIdSchema),
      uitDienst: z.boolean(),
      /** The state after the change; while it stays so, the change can be undone. */
      alleenAls: z.object({
        role: DocentRolSchema,
        groepen: z.array(GroepIdSchema),
        uitDienst: z.boolean(),
      }),
    }),
  ),
})
export type DocentGewijzigd = z.infer<typeof DocentGewijzigdSchema>
