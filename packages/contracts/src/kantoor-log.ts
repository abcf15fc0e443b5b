import * as z from 'zod/mini'
import { dagVanBuiten } from './dag-van-buiten.ts'
import { AdminIdSchema, UserIdSchema } from './ids.ts'
import { KANTOOR_WAT } from './kantoor-wat.ts'

const WatSchema = z.enum(KANTOOR_WAT)

/** Which lines of the office's log: of one person, of one kind, of these days; and the line after which to continue. */
export const KantoorLogVraagSchema = z.strictObject({
  wie: z.optional(UserIdSchema),
  wat: z.optional(WatSchema),
  /** The first and the last day, both included. */
  van: z.optional(dagVanBuiten()),
  tot: z.optional(dagVanBuiten()),
  na: z.optional(z.uuid()),
})
export type KantoorLogVraag = z.infer<typeof KantoorLogVraagSchema>

/** One line: who of the office did what, when, and about which account. */
const KantoorRegelSchema = z.object({
  id: z.uuid(),
  op: z.iso.datetime(),
  /** The user name, also of somebody who has left the office. */
  wie: z.string(),
  wat: WatSchema,
  /** The account it is about; the name is null once that account is no more. */
  account: z.nullable(z.object({ id: AdminIdSchema, naam: z.nullable(z.string()) })),
  reden: z.nullable(z.string()),
  /** What was typed in a search field, or the right that was refused. */
  over: z.nullable(z.string()),
  /** How many rows came, when something was read. */
  aantal: z.nullable(z.int()),
})
export type KantoorRegel = z.infer<typeof KantoorRegelSchema>

/**
 * One page of the office's log, newest first, with everybody whose lines can be asked for: who is of the office, and who left it
 * and has lines.
 */
export const KantoorLogSchema = z.object({
  regels: z.array(KantoorRegelSchema),
  mensen: z.array(z.object({ id: UserIdSchema, naam: z.string(), isWeg: z.boolean() })),
  /** Pass this as `na` to get the next page; null at the end. */
  verder: z.nullable(z.uuid()),
})
export type KantoorLog = z.infer<typeof KantoorLogSchema>
