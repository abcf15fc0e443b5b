import type { AdminId } from '@letterhaven/contracts/ids'
import type { KantoorDaad, KantoorLezing } from '@letterhaven/contracts/kantoor-wat'
import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoor } from '@letterhaven/contracts/rol'
import type { Kysely } from 'kysely'
import type { Tables } from '../../schema/tables.ts'
import { ApiError } from '../../platform/errors.ts'
import { noticingWrites, readingOnly } from '../../platform/scope.ts'
import type { AdminScope, Caller, Context } from '../context.ts'
import { insertEerste, insertRegel, type NieuweRegel } from './kantoorlog.queries.ts'

/** How long one line stands for everything that is the same: somebody who types in a search field asks at every pause. */
const EEN_REGEL_MS = 60_000

/** What is read, as the office's log says it. */
interface Lezing {
  readonly wat: KantoorLezing
  readonly adminId?: AdminId
  /** What was searched for; an empty text is a list that was opened without a question. */
  readonly zoek?: string
}

interface Vraag {
  readonly ctx: Context
  readonly caller: Caller
  /** Null for the office's own tables, which hold nothing of a school but its name: the log does not grow by being read. */
  readonly lezing: Lezing | null
}

/** What a read brought, and how many rows that was. */
interface Gelezen<R> {
  readonly antwoord: R
  readonly aantal: number
}

const regelVan = (
  { ctx, caller }: Pick<Vraag, 'ctx' | 'caller'>,
  regel: Pick<NieuweRegel, 'wat'> & Partial<NieuweRegel>,
): NieuweRegel => ({
  op: ctx.now(),
  wie: caller.userId,
  voor_admin: null,
  reden: null,
  over: null,
  aantal: null,
  ...regel,
})

/** Writes a line, unless it would say what the last minute says already. */
const writeEerste = (db: Kysely<Tables>, regel: NieuweRegel): Promise<void> =>
  insertEerste(db, regel, new Date(regel.op.getTime() - EEN_REGEL_MS))

/**
 * Opens the tables of all accounts for somebody of the office, to read; for anybody else it refuses. The line in the office's
 * log is written after the read and in its transaction: what cannot be logged is not seen, and a read that fails leaves none.
 */
export async function openKantoor<R>(
  vraag: Vraag,
  work: (db: Kysely<Tables>) => Promise<Gelezen<R>>,
): Promise<R> {
  const { ctx, caller, lezing } = vraag
  if (!isKantoor(caller.role)) throw new ApiError('role_refused')
  return ctx.officeKysely.transaction().execute(async (db) => {
    const { antwoord, aantal } = await readingOnly(db, () => work(db))
    if (lezing) {
      const { wat, adminId = null, zoek = null } = lezing
      await writeEerste(db, regelVan(vraag, { wat, voor_admin: adminId, over: zoek, aantal }))
    }
    return antwoord
  })
}

interface Daad {
  readonly ctx: Context
  readonly caller: Caller
  readonly daad: KantoorDaad
  readonly reden?: string
}

/** Writes down a deed of the office at a school, in the transaction of the deed. */
export const logDaad = (
  { db, adminId }: AdminScope,
  { daad, reden, ...wie }: Daad,
): Promise<void> =>
  insertRegel(db, regelVan(wie, { wat: daad, voor_admin: adminId, reden: reden ?? null }))

/**
 * Does work of the office at a school and writes it down in the same transaction. Work that changed nothing leaves no line: an
 * order that came twice is one order, and a name that is checked first is no deed.
 */
export async function performDaad<R>(
  scope: AdminScope,
  daad: Daad,
  work: (scope: AdminScope) => Promise<R>,
): Promise<R> {
  const { result, hasWritten } = await noticingWrites(scope, work)
  if (hasWritten) await logDaad(scope, daad)
  return result
}

/** Writes down that somebody of the office was refused for want of a right, at which account if it was at one. */
export const logGeweigerd = (
  { ctx, caller }: Pick<Vraag, 'ctx' | 'caller'>,
  { recht, adminId }: { readonly recht: Recht; readonly adminId: AdminId | null },
): Promise<void> =>
  writeEerste(
    ctx.officeKysely,
    regelVan({ ctx, caller }, { wat: 'recht_geweigerd', voor_admin: adminId, over: recht }),
  )
