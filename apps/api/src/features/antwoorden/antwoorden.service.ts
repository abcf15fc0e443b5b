import type { Land } from '@letterhaven/contracts/admin'
import type { AntwoordenIn, Opgeslagen } from '@letterhaven/contracts/antwoord'
import type { AdminId, AntwoordId, LeerlingId } from '@letterhaven/contracts/ids'
import { FOUTZIN } from '@letterhaven/contracts/foutzin'
import { oefenplaatsVan } from '@letterhaven/domain/oefenplaats'
import type { Caller, Context } from '../../kern/context.ts'
import { createBrake } from '../../platform/brake.ts'
import { createBatcher } from '../../platform/batcher.ts'
import { createConvoy } from '../../platform/convoy.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { WithStatus } from '../../platform/http.ts'
import { verzamelaarBij, type Verzamelaar } from '../../kern/ijking/verzamelaar.service.ts'
import { loadStaat } from '../../kern/staat/staat.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import {
  saveAntwoorden,
  listTaakIds,
  type BewaarAntwoord,
  type BewaarBatch,
  type BewaarUitkomst,
} from './antwoorden.queries.ts'
import { makeSpelerBatch, zelfdeInhoud, type Inzending } from './batch.ts'
import { gegevenOpServer } from './klok.policy.ts'
import { judge } from './scheidsrechter.ts'
import { StaatCache, type Speler } from './staat-cache.ts'

const MAX_SPELERS = 20_000
/** The number of requests in one statement; each brings at most MAX_BATCH answers. */
const MAX_INZENDINGEN = 64

/** The number of answers of one guest in a day: hours of play. It keeps people without an account from filling the disk. */
const MAX_GAST_ANTWOORDEN = 1500
const DAY_MS = 86_400_000
/** How long answers of several schools wait for each other. */
const SAMEN_MS = 5

/** What became of a request: the ids that are stored, and the ids that were stored before with other content. */
interface Verwerkt {
  readonly opgeslagen: AntwoordId[]
  readonly conflict: AntwoordId[]
}

export interface AntwoordenService {
  create(
    caller: Caller,
    leerlingId: LeerlingId,
    body: AntwoordenIn,
  ): Promise<Opgeslagen | WithStatus>
  /** Resolves when every pending answer has been stored, together with what it tells about its word; for a graceful stop. */
  drain(): Promise<void>
}

export function createAntwoordenService(ctx: Context): AntwoordenService {
  const verzamelaar = verzamelaarBij(ctx.kysely)
  const hot: HotPath = {
    ctx,
    cache: new StaatCache(MAX_SPELERS),
    verzamelaar,
    send: createConvoy(ctx.pool, SAMEN_MS),
  }
  const gastRem = createBrake({ limit: MAX_GAST_ANTWOORDEN, windowMs: DAY_MS })
  const batcher = createBatcher<Inzending, Verwerkt>(
    (adminId, inzendingen) => processBatch(hot, adminId as AdminId, inzendingen),
    MAX_INZENDINGEN,
  )

  return {
    async create(caller, leerlingId, body) {
      const now = ctx.now()
      const speler = await loadSpelerFor(hot, { caller, leerlingId }, body)
      if (caller.role === 'demo') gastRem.take(caller.userId, now, body.antwoorden.length)
      const antwoorden = body.antwoorden.map((gegeven, i) => {
        const antwoord = judge(ctx.inhoud, gegeven, i)
        const gegevenOp = gegevenOpServer(antwoord.in.gegevenOp, body.verzondenOp, now)
        const thuis = oefenplaatsVan(speler.account, gegevenOp.getTime()) === 'thuis'
        return { ...antwoord, leerlingId, gegevenOp, thuis }
      })
      return present(await batcher.submit(speler.adminId, { speler, antwoorden }))
    },
    async drain() {
      await batcher.drain()
      await verzamelaar.drain()
    },
  }
}

interface HotPath {
  readonly ctx: Context
  /** Sends what is to be stored to the database, together with what other schools store at that moment. */
  readonly send: ReturnType<typeof createConvoy>
  readonly cache: StaatCache
  readonly verzamelaar: Verzamelaar
}

interface Afzender {
  readonly caller: Caller
  readonly leerlingId: LeerlingId
}

/**
 * Returns whether it is the caller that no longer exists, because it was just merged into another pupil or moved. Then its
 * session is over: a device keeps its answers for whoever signs in next, but would give up on a pupil that is not found.
 */
const isZelfWeg = (error: unknown, { caller, leerlingId }: Afzender): boolean =>
  error instanceof ApiError && error.code === 'not_found' && String(caller.userId) === leerlingId

/** Returns the pupil from memory or from the database; throws 404 unless the caller is that pupil. */
async function loadSpeler(
  { ctx, cache }: HotPath,
  { caller, leerlingId }: Afzender,
): Promise<Speler> {
  const bekend = cache.get(leerlingId)
  if (bekend && String(caller.userId) === leerlingId && caller.adminId === bekend.adminId)
    return bekend
  const speler = await openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => ({
    adminId: scope.adminId,
    leerlingId,
    account: { soort: leerling.soort, land: leerling.land },
    ...(await loadStaat(scope, ctx.inhoud, leerling)),
    taken: await listTaakIds(scope, leerlingId),
  })).catch((error: unknown) => {
    throw isZelfWeg(error, { caller, leerlingId }) ? new ApiError('token_invalid') : error
  })
  cache.set(speler)
  return speler
}

/** Returns the pupil when every answer belongs to one of its taken. Loads it again first if a taak was made since. */
async function loadSpelerFor(
  hot: HotPath,
  afzender: Afzender,
  { antwoorden }: AntwoordenIn,
): Promise<Speler> {
  const kentAlles = (speler: Speler): boolean =>
    antwoorden.every(({ taakId }) => speler.taken.has(taakId))
  const bekend = await loadSpeler(hot, afzender)
  if (kentAlles(bekend)) return bekend
  hot.cache.delete(afzender.leerlingId)
  const vers = await loadSpeler(hot, afzender)
  if (!kentAlles(vers)) throw notFound()
  return vers
}

const landVan = (inzendingen: readonly Inzending[]): Land =>
  inzendingen[0]?.speler.account.land ?? 'nl'

/** Processes one batch of one admin: folds it per pupil, stores it, and remembers what the database accepted. */
async function processBatch(
  { ctx, cache, verzamelaar, send }: HotPath,
  adminId: AdminId,
  inzendingen: readonly Inzending[],
): Promise<Verwerkt[]> {
  const actueel = inzendingen.map((i) => ({
    ...i,
    speler: cache.get(i.speler.leerlingId) ?? i.speler,
  }))
  const perSpeler = Map.groupBy(actueel, (i) => i.speler.leerlingId)
  // One admin has one country, so the bank is the same for all of them, whatever happens to it meanwhile.
  const { engine, bank } = ctx.inhoud.voor(landVan(inzendingen))
  // Sorted by id: everybody who changes many states at once uses this order (staat/jaarwissel.queries.ts).
  const opId = [...perSpeler].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const batches = opId.map(([, deel]) => makeSpelerBatch(engine, deel))
  const antwoorden = batches.flatMap((batch) => batch.antwoorden)
  const staten = batches.map((batch) => batch.staat)
  const uitkomsten = await saveUntilKnown(send, adminId, {
    antwoorden,
    staten,
    bankVersie: bank?.versie ?? 0,
  }).catch((error: unknown) => {
    // Nobody knows now what the database holds, so the next request reads it anew.
    for (const batch of batches) cache.delete(batch.speler.leerlingId)
    throw error
  })
  const perLeerling = Map.groupBy(uitkomsten, (u) => u.leerling_id)
  for (const batch of batches) {
    const [uitkomst] = perLeerling.get(batch.speler.leerlingId) ?? []
    const isOvergenomen = uitkomst?.bij === true && uitkomst.versie === batch.na.versie
    if (!isOvergenomen) {
      cache.delete(batch.speler.leerlingId)
      continue
    }
    cache.set(batch.na)
    // The answers of a visitor who looks around say nothing about how hard words are for children.
    if (batch.speler.account.soort !== 'demo') verzamelaar.add(batch.punten)
  }
  return inzendingen.map((inzending) => divide(inzending, antwoorden, perLeerling))
}

/**
 * Stores the batch. An answer that another server was storing at that very moment is there by the time the statement ends, but
 * the statement cannot see it yet: a second try tells what it is.
 */
async function saveUntilKnown(
  send: HotPath['send'],
  adminId: AdminId,
  batch: BewaarBatch,
): Promise<BewaarUitkomst[]> {
  const uitkomsten = await saveAntwoorden(send, adminId, batch)
  const isBekend = uitkomsten.every(({ uitkomst }) => uitkomst !== 'onbekend')
  return isBekend ? uitkomsten : saveAntwoorden(send, adminId, batch)
}

/** Returns what became of the answers of one request. */
function divide(
  { speler, antwoorden }: Inzending,
  bewaard: readonly BewaarAntwoord[],
  perLeerling: ReadonlyMap<LeerlingId, readonly BewaarUitkomst[]>,
): Verwerkt {
  const opgeslagen = new Set<AntwoordId>()
  const conflict = new Set<AntwoordId>()
  const uitkomsten = new Map(perLeerling.get(speler.leerlingId)?.map((u) => [u.id, u.uitkomst]))
  for (const antwoord of antwoorden) {
    const { id } = antwoord.in
    const eerste = bewaard.find((b) => b.leerlingId === antwoord.leerlingId && b.in.id === id)
    const uitkomst = uitkomsten.get(id)
    if (uitkomst === undefined || uitkomst === 'onbekend') throw new ApiError('unavailable')
    const isAnders =
      uitkomst === 'anders' || (eerste !== undefined && !zelfdeInhoud(eerste, antwoord))
    ;(isAnders ? conflict : opgeslagen).add(id)
  }
  return { opgeslagen: [...opgeslagen].filter((id) => !conflict.has(id)), conflict: [...conflict] }
}

function present({ opgeslagen, conflict }: Verwerkt): Opgeslagen | WithStatus {
  if (conflict.length === 0) return { opgeslagen }
  const code = 'antwoord_conflict' as const
  return new WithStatus(409, { code, message: FOUTZIN[code], opgeslagen, conflict })
}
