import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { ToetsAntwoorden, ToetsPapier } from '@letterhaven/contracts/methodetoets'
import type { WachtendeToets } from '@letterhaven/contracts/methodetoets-wacht'
import { isGoedGeschreven, isIngevuld } from '@letterhaven/domain/dictee-oordeel'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { gegevenOpServer } from '../antwoorden/klok.policy.ts'
import { geluidenVan, taalVan } from '../geluiden/geluiden.service.ts'
import { zegbaarVanWoorden } from '../geluiden/zegbaar.policy.ts'
import { loadStaat, askHerberekening } from '../../kern/staat/staat.service.ts'
import { openLeerling } from '../../kern/toegang/toegang.service.ts'
import { standVan } from './methodetoetsen.presenter.ts'
import {
  findPapier,
  findWachtend,
  listAntwoorden,
  markBegonnen,
  markIngeleverd,
  upsertAntwoorden,
  type BewaarToetsAntwoord,
  type WelkPapier,
} from './papier.queries.ts'
import { requireTestschool } from './testschool.service.ts'
import { juistOp, presentVraag } from './toetsvraag.policy.ts'

/** Returns a test as the pupil takes it, with what was written before; adults may look. */
export function getToetsPapier(
  ctx: Context,
  caller: Caller,
  { host, ...welk }: WelkPapier & { host: string },
): Promise<ToetsPapier> {
  const { leerlingId } = welk
  return openLeerling({ ctx, caller, leerlingId }, async (scope, leerling) => {
    const papier = await openPapier(scope, welk)
    const { land } = leerling
    const woorden = papier.woorden.map((id) => presentVraag(ctx.inhoud, id, land))
    const antwoorden = await listAntwoorden(scope, welk)
    const geluiden = await geluidenVan(ctx, scope.db, {
      taal: taalVan(ctx, host),
      zegbaar: {
        ...zegbaarVanWoorden(woorden.filter(({ gat }) => gat === undefined)),
        zinnen: woorden.flatMap(({ zin }) => zin ?? []),
      },
    })
    const { voornaam, rustig, dyslexie, jaargroep } = leerling
    return {
      id: welk.methodetoetsId,
      voornaam,
      stand: standVan(papier),
      woorden,
      antwoorden: antwoorden.map(({ plaats, gegeven, gegeven_op }) => ({
        plaats,
        gegeven,
        gegevenOp: gegeven_op.toISOString(),
      })),
      weergave: { rustig, dyslexie },
      land,
      jaargroep,
      ...(Object.keys(geluiden).length > 0 ? { geluiden } : {}),
    }
  })
}

async function openPapier(scope: AdminScope, welk: WelkPapier, lock?: 'forUpdate') {
  await requireTestschool(scope)
  const papier = await findPapier(scope, welk, lock)
  if (!papier) throw notFound()
  return papier
}

/** Answers that arrive: for which paper, and what they say. */
interface Binnen {
  readonly ctx: Context
  readonly scope: AdminScope
  readonly welk: WelkPapier
  readonly body: ToetsAntwoorden
}

/** Stores what arrived for an open paper, and returns everything that is now written on it. */
async function save({ ctx, scope, welk, body }: Binnen) {
  const papier = await openPapier(scope, welk, 'forUpdate')
  if (papier.ingeleverd_op) throw new ApiError('toets_ingeleverd')
  const now = ctx.now()
  const antwoorden = body.antwoorden.map((antwoord, i): BewaarToetsAntwoord => {
    const woordId = papier.woorden[antwoord.plaats]
    if (woordId === undefined)
      throw new ApiError('invalid_input', {
        [`antwoorden.${i}.plaats`]: 'Dit woord staat niet in de toets.',
      })
    return {
      plaats: antwoord.plaats,
      woordId,
      categorie: juistOp(ctx.inhoud, woordId).categorie,
      gegeven: antwoord.gegeven,
      ms: antwoord.ms,
      gegevenOp: gegevenOpServer(antwoord.gegevenOp, body.verzondenOp, now),
    }
  })
  // When one message has two answers for one word, the last one counts, as it would in two messages.
  const laatste = new Map(
    antwoorden
      .toSorted((a, b) => a.gegevenOp.getTime() - b.gegevenOp.getTime())
      .map((a) => [a.plaats, a]),
  )
  await upsertAntwoorden(scope, welk, [...laatste.values()])
  const alles = await listAntwoorden(scope, welk)
  return { papier, ingevuld: alles.filter(({ gegeven }) => isIngevuld(gegeven)) }
}

/** Stores what a pupil wrote so far; sending the same again, or something older than what is stored, changes nothing. */
export function saveToetsAntwoorden(
  ctx: Context,
  caller: Caller,
  { body, ...welk }: WelkPapier & { body: ToetsAntwoorden },
): Promise<{ ingevuld: number }> {
  return openLeerling({ ctx, caller, leerlingId: welk.leerlingId }, async (scope) => {
    const { ingevuld } = await save({ ctx, scope, welk, body })
    await markBegonnen(scope, welk, ctx.now())
    return { ingevuld: ingevuld.length }
  })
}

/**
 * Hands a paper in, once. Its answers then join those of practice in the order of time, and the job that folds late ones folds
 * each of them exactly once. A word that was left empty tells the engine nothing.
 */
export function submitMethodetoets(
  ctx: Context,
  caller: Caller,
  { body, ...welk }: WelkPapier & { body: ToetsAntwoorden },
): Promise<{ ingevuld: number; van: number }> {
  return openLeerling({ ctx, caller, leerlingId: welk.leerlingId }, async (scope, leerling) => {
    const { papier, ingevuld } = await save({ ctx, scope, welk, body })
    const isGoed = (a: (typeof ingevuld)[number]) =>
      isGoedGeschreven(juistOp(ctx.inhoud, a.woord_id).woord, a.gegeven)
    await markIngeleverd(scope, welk, {
      goed: ingevuld.filter(isGoed).map(({ plaats }) => plaats),
      fout: ingevuld.filter((a) => !isGoed(a)).map(({ plaats }) => plaats),
      bankVersie: ctx.inhoud.voor(leerling.land).bank?.versie ?? 0,
      op: ctx.now(),
    })
    const momenten = ingevuld.map(({ gegeven_op }) => gegeven_op.getTime())
    if (momenten.length > 0) {
      await loadStaat(scope, ctx.inhoud, leerling)
      await askHerberekening(scope, welk.leerlingId, new Date(Math.min(...momenten)))
    }
    return { ingevuld: ingevuld.length, van: papier.woorden.length }
  })
}

/** Returns the test that waits for a pupil; null when there is none. */
export async function wachtendeToets(
  scope: AdminScope,
  leerlingId: LeerlingId,
): Promise<WachtendeToets | null> {
  const rij = await findWachtend(scope, leerlingId)
  if (!rij) return null
  return {
    adminId: scope.adminId,
    methodetoetsId: rij.methodetoets_id,
    stand: standVan(rij),
  }
}
