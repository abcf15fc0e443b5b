import type { AdminId } from '@letterhaven/contracts/ids'
import type { KantoorDaad, KantoorLezing } from '@letterhaven/contracts/kantoor-wat'
import type { Recht } from '@letterhaven/contracts/recht'
import { isKantoor } from '@letterhaven/contracts/rol'
import type { Kysely } from 'kysely'
import type { Tables } from '../../schema/tables.ts'
import { ApiError } from '../../platform/errors.ts'
import { noticingWrites, readingOnly } from '../../platform/scope.ts'
import type { AdminScope, Caller, Context } from '../context.ts'
import { insertEerste, insertRegel, lockRegelsVan, type NieuweRegel } from './kantoorlog.queries.ts'

/** How long one line stands for everything that is the same: somebody who types in a search field asks at every pause. */
const EEN_REGEL_MS = 60_000

/** What is read, as the office's log says it. */
interface Lezing {
  readonly wat: KantoorLezing
  readonly adminId?: AdminId
  /** What was searched for; an empty text is a list that was opened without a question. */
  readonly zoek?: string
  /** Whether it is a later page of a list: each has a line of its own, so that a whole list read through is seen as such. */
  readonly isVervolg?: boolean
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

/** Writes a line in a transaction, unless one of the minute around it says the same already. */
async function writeEerste(db: Kysely<Tables>, regel: NieuweRegel): Promise<void> {
  await lockRegelsVan(db, regel.wie)
  const [van, tot] = [-EEN_REGEL_MS, EEN_REGEL_MS].map((ms) => new Date(regel.op.getTime() + ms))
  await insertEerste(db, regel, { van: van as Date, tot: tot as Date })
}

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
      const { wat, adminId = null, zoek = null, isVervolg = false } = lezing
      const regel = regelVan(vraag, { wat, voor_admin: adminId, over: zoek, aantal })
      await (isVervolg ? insertRegel(db, regel) : writeEerste(db, regel))
    }
    return antwoord
  })
}

/** Writes down that somebody of the office had an account before them, by whatever call, once in a minute. */
export const logGeopend = (
  { ctx, caller }: Pick<Vraag, 'ctx' | 'caller'>,
  adminId: AdminId,
): Promise<void> =>
  ctx.officeKysely
    .transaction()
    .execute((db) =>
      writeEerste(db, regelVan({ ctx, caller }, { wat: 'account_geopend', voor_admin: adminId })),
    )

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
 * Does work of the office at a school and writes it down in the same transaction. Work that changed nothing is no deed, and has
 * no line of one: an order that came twice is one order. `isGedaan` says whether there is a line.
 */
export async function performDaad<R>(
  scope: AdminScope,
  daad: Daad,
  work: (scope: AdminScope) => Promise<R>,
): Promise<{ readonly result: R; readonly isGedaan: boolean }> {
  const { result, hasWritten } = await noticingWrites(scope, work)
  if (hasWritten) await logDaad(scope, daad)
  return { result, isGedaan: hasWritten }
}

/** Writes down that somebody of the office was refused for want of a right, at which account if it was at one. */
export const logGeweigerd = (
  { ctx, caller }: Pick<Vraag, 'ctx' | 'caller'>,
  { recht, adminId }: { readonly recht: Recht; readonly adminId: AdminId | null },
): Promise<void> =>
  ctx.officeKysely
    .transaction()
    .execute((db) =>
      writeEerste(
        db,
        regelVan({ ctx, caller }, { wat: 'recht_geweigerd', voor_admin: adminId, over: recht }),
      ),
    )
