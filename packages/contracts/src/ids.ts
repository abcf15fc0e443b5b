import * as z from 'zod/mini'

/** One writing of each: an id that came in capitals is the same id. */
const uuid = () => z.uuid().check(z.toLowerCase())

/**
 * Ids are UUIDs, branded per entity so that a groep never passes for a leerling.
 * Parsing refuses anything else, so a broken id never reaches SQL.
 */
export const AdminIdSchema = uuid().brand<'AdminId'>()
export type AdminId = z.infer<typeof AdminIdSchema>

/** The sign-in of a person; for a leerling or demo it is the pupil's own id as well. */
export const UserIdSchema = uuid().brand<'UserId'>()
export type UserId = z.infer<typeof UserIdSchema>

/** A sign-in that runs on one device. */
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
 * An antwoord is named by the device that made it: UUIDv7, so that ids sort by time. In lower case, as
 * the database writes them: an id that was confirmed is the id that was sent.
 */
export const AntwoordIdSchema = z.uuidv7().check(z.lowercase()).brand<'AntwoordId'>()
export type AntwoordId = z.infer<typeof AntwoordIdSchema>

/** Somebody who is asked to come and work with a school's account. */
export const DocentUitnodigingIdSchema = uuid().brand<'DocentUitnodigingId'>()
export type DocentUitnodigingId = z.infer<typeof DocentUitnodigingIdSchema>

/** One merge or split of groups. */
export const DaadIdSchema = uuid().brand<'DaadId'>()
export type DaadId = z.infer<typeof DaadIdSchema>

/** An order of seats. */
export const BestellingIdSchema = uuid().brand<'BestellingId'>()
export type BestellingId = z.infer<typeof BestellingIdSchema>

/** A file of a school that was held beside its account. */
export const ImportIdSchema = uuid().brand<'ImportId'>()
export type ImportId = z.infer<typeof ImportIdSchema>

/** A look of the office along with a school. */
export const KijkMeeIdSchema = uuid().brand<'KijkMeeId'>()
export type KijkMeeId = z.infer<typeof KijkMeeIdSchema>
