import * as z from 'zod/mini'

/** Makes a schema for an id in one spelling: an id that arrives in capitals is the same id. */
const uuid = () => z.uuid().check(z.toLowerCase())

/**
 * Ids are UUIDs, branded per entity so that a groep never passes for a leerling.
 * Parsing refuses anything else, so a broken id never reaches SQL.
 */
export const AdminIdSchema = uuid().brand<'AdminId'>()
export type AdminId = z.infer<typeof AdminIdSchema>

/** The sign-in of a person; for a leerling or demo it is also the pupil's own id. */
export const UserIdSchema = uuid().brand<'UserId'>()
export type UserId = z.infer<typeof UserIdSchema>

/** A session on one device. */
export const SessieIdSchema = uuid().brand<'SessieId'>()
export type SessieId = z.infer<typeof SessieIdSchema>

export const GroepIdSchema = uuid().brand<'GroepId'>()
export type GroepId = z.infer<typeof GroepIdSchema>

export const LeerlingIdSchema = uuid().brand<'LeerlingId'>()
export type LeerlingId = z.infer<typeof LeerlingIdSchema>

export const SomvensterIdSchema = uuid().brand<'SomvensterId'>()
export type SomvensterId = z.infer<typeof SomvensterIdSchema>

export const TaakIdSchema = uuid().brand<'TaakId'>()
export type TaakId = z.infer<typeof TaakIdSchema>

export const MethodetoetsIdSchema = uuid().brand<'MethodetoetsId'>()
export type MethodetoetsId = z.infer<typeof MethodetoetsIdSchema>

/**
 * The id of an antwoord is made by the device, as a UUIDv7, so that ids sort by time. It is in lower case, as the
 * database writes it, so that the id that is confirmed equals the id that was sent.
 */
export const AntwoordIdSchema = z.uuidv7().check(z.lowercase()).brand<'AntwoordId'>()
export type AntwoordId = z.infer<typeof AntwoordIdSchema>

/** An invitation to work with a school's account. */
export const DocentUitnodigingIdSchema = uuid().brand<'DocentUitnodigingId'>()
export type DocentUitnodigingId = z.infer<typeof DocentUitnodigingIdSchema>

/** One merge or split of groups. */
export const DaadIdSchema = uuid().brand<'DaadId'>()
export type DaadId = z.infer<typeof DaadIdSchema>

/** An order of seats. */
export const BestellingIdSchema = uuid().brand<'BestellingId'>()
export type BestellingId = z.infer<typeof BestellingIdSchema>

/** A school's file that was compared with its account, or a jaarovergang that was carried out. */
export const ImportIdSchema = uuid().brand<'ImportId'>()
export type ImportId = z.infer<typeof ImportIdSchema>

/** A look-along: one time that the office looks along with a school. */
export const KijkMeeIdSchema = uuid().brand<'KijkMeeId'>()
export type KijkMeeId = z.infer<typeof KijkMeeIdSchema>
