import { createHash, randomUUID } from 'node:crypto'
import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type {
  BewaarOvergang,
  JaarovergangIn,
  OvergangGedaan,
  OvergangKeuzes,
} from '@letterhaven/contracts/jaarovergang'
import { makeJaarovergang, type Jaarovergang } from '@letterhaven/domain/jaarovergang'
import { lopendVoor } from '@letterhaven/domain/lopend-schooljaar'
import {
  jaarErvoor,
  jaarVanSchool,
  kanOvergaan,
  overgangVanaf,
  type Schooljaren,
} from '@letterhaven/domain/jaar-van-school'
import { neemtPlaats } from '@letterhaven/domain/licentie'
import { schooljaarVan, volgendSchooljaar } from '@letterhaven/domain/schooljaar'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { laatsteOvergang, carryOut } from '../import/doorvoeren.service.ts'
import { plaatsenVoor, countPlaatsen } from '../licentie/plaatsen.service.ts'
import { nameDocenten } from '../../kern/lesgroepen/lesgroepen.service.ts'
import { getSchooljaren, lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { gewistOp } from '../prullenbak/prullenbak.service.ts'
import { readEigen } from '../../kern/schooleigen/schooleigen.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import { findKeuzes, readSchool, listWeg, upsertKeuzes } from './jaarovergang.queries.ts'
import type { GedaneOvergang, GeladenOvergang } from './overgang.ts'
import { presentJaarovergang } from './jaarovergang.presenter.ts'

interface School {
  readonly adminId: AdminId
}

type Groepen = GeladenOvergang['school']['groepen']

/**
 * Returns the school year that is being prepared: the school's own while an earlier group still has pupils or the school moved
 * on early, and otherwise the next.
 */
function doelVan(jaren: Schooljaren, groepen: Groepen, bezet: ReadonlySet<GroepId>): string {
  const hier = jaarVanSchool(jaren)
  if (hier > schooljaarVan(jaren.vandaag, jaren.land)) return hier
  // In the last weeks of a year, a few pupils who were left behind in an earlier one do not hold back the next year: they go
  // along.
  if (kanOvergaan(jaren) && jaren.bezet === hier) return volgendSchooljaar(hier)
  const isOver = groepen.some(({ id, schooljaar }) => schooljaar < hier && bezet.has(id))
  return isOver ? hier : volgendSchooljaar(hier)
}

/** Makes the fingerprint of where everybody goes and who teaches whom, which tells whether it is still what was looked at. */
const afdruk = (
  schooljaar: string,
  { groepen, leerlingen }: Jaarovergang,
  docenten: GeladenOvergang['docenten'],
): string => {
  // The teachers of a group that is not shown do not count as a change.
  const namen = groepen.map(
    ({ bestaand, docentenVan }) => docenten.get((bestaand ?? docentenVan) as GroepId) ?? [],
  )
  return createHash('sha256')
    .update(JSON.stringify([schooljaar, groepen, leerlingen, namen]))
    .digest('hex')
    .slice(0, 32)
}

/** Returns how many more seats (fewer, below zero) a school takes once everybody has moved. */
function countErbij({ leerlingen }: GeladenOvergang['school'], overgang: Jaarovergang): number {
  const kinderen = new Map<string, (typeof leerlingen)[number]>(
    leerlingen.map((rij) => [rij.id, rij]),
  )
  return overgang.leerlingen.reduce((som, { id, naar, wordt }) => {
    const kind = kinderen.get(id)
    if (!kind) return som
    const neemt = (jaargroep: number): boolean =>
      neemtPlaats({
        jaargroep,
        zonderNummer: kind.jaarcode !== null,
        isBegonnen: kind.is_begonnen,
      })
    return som + Number(naar !== null && neemt(wordt)) - Number(neemt(kind.jaargroep))
  }, 0)
}

async function load(scope: AdminScope, now: Date): Promise<GeladenOvergang> {
  const vandaag = dagVan(now)
  const [school, docenten, { land, vakanties }, jaren] = await Promise.all([
    readSchool(scope),
    nameDocenten(scope),
    readEigen(scope),
    getSchooljaren(scope, vandaag),
  ])
  const perGroep = Map.groupBy(school.leerlingen, (rij) => rij.groep_id)
  const schooljaar = doelVan(jaren, school.groepen, new Set(perGroep.keys()))
  const bewaard = await findKeuzes(scope, schooljaar)
  const oud = school.groepen.flatMap(({ id, naam, schooljaar: jaar }) => {
    const leerlingen = perGroep.get(id) ?? []
    return jaar < schooljaar && leerlingen.length > 0 ? [{ id, naam, leerlingen }] : []
  })
  const ervoor = jaarErvoor(schooljaar, jaren)
  const invoer = {
    oud,
    vorig: school.groepen.filter((groep) => groep.schooljaar === ervoor),
    nieuw: school.groepen.filter((groep) => groep.schooljaar >= schooljaar),
    weg: await listWeg(scope, schooljaar),
    land,
  }
  const overgang = makeJaarovergang(invoer, bewaard?.keuzes)
  const eerste = overgangVanaf(schooljaar)
  return {
    schooljaar,
    land,
    versie: bewaard?.versie ?? 0,
    vanaf: vandaag >= eerste ? null : eerste,
    lopend: lopendVoor({ schooljaar, vandaag, land }, vakanties),
    wisOp: gewistOp(now),
    school,
    docenten,
    invoer,
    overgang,
    vingerafdruk: afdruk(schooljaar, overgang, docenten),
    plaatsen: {
      // A pupil who does not move, or who sits in no group, keeps the seat that the licence counts.
      nodig: (await countPlaatsen(scope, vandaag)).gebruikt + countErbij(school, overgang),
      besteld: await plaatsenVoor(scope, schooljaar),
    },
  }
}

async function readGedaan(scope: AdminScope, now: Date): Promise<GedaneOvergang | null> {
  const gedaan = await laatsteOvergang(scope, now)
  return gedaan && { ...gedaan, wisOp: gewistOp(gedaan.op) }
}

async function show(scope: AdminScope, now: Date): Promise<JaarovergangIn> {
  return presentJaarovergang(await load(scope, now), await readGedaan(scope, now))
}

/** Returns the year change as it would go now. */
export const getJaarovergang = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<JaarovergangIn> => openAdmin({ ctx, caller, adminId }, (scope) => show(scope, ctx.now()))

/**
 * Throws 400 when a choice gives two groups the same name. A name that somebody else's change has made double since is not
 * refused.
 */
function checkNamen({ invoer, overgang }: GeladenOvergang, keuzes: OvergangKeuzes): void {
  const { dubbel } = makeJaarovergang(invoer, keuzes)
  const eerder = new Set(overgang.dubbel)
  if (dubbel.some((naam) => !eerder.has(naam)))
    throw new ApiError('invalid_input', { groepen: 'Deze naam is al in gebruik' })
}

/** Stores what was decided; throws 409 when a colleague decided something since `versie`, or it is another year's turn. */
export const saveJaarovergang = (
  ctx: Context,
  caller: Caller,
  { adminId, schooljaar, versie, keuzes }: School & BewaarOvergang,
): Promise<JaarovergangIn> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const geladen = await load(scope, ctx.now())
    if (geladen.schooljaar !== schooljaar) throw new ApiError('overgang_veranderd')
    checkNamen(geladen, keuzes)
    if (!(await upsertKeuzes(scope, geladen.schooljaar, { versie, keuzes })))
      throw new ApiError('overgang_veranderd')
    return show(scope, ctx.now())
  })

/** Returns the groups that must be made, each with its new id; groups that nobody goes to are not made. */
function teMaken({ groepen, leerlingen }: Jaarovergang) {
  const bezet = new Set(leerlingen.map(({ naar }) => naar))
  return groepen.flatMap(({ sleutel, naam, bestaand, docentenVan }) => {
    if (bestaand !== null || !bezet.has(sleutel)) return []
    return [{ sleutel, naam, docentenVan, id: randomUUID() as string as GroepId }]
  })
}

/** Carries out the year change that was looked at, all of it or nothing. */
export const applyJaarovergang = (
  ctx: Context,
  caller: Caller,
  { adminId, vingerafdruk }: School & { vingerafdruk: string },
): Promise<OvergangGedaan> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockSchool(scope)
    const { overgang, schooljaar, vanaf, ...geladen } = await load(scope, ctx.now())
    // This check comes first: once a colleague has carried it out, the proposal is for the year after it, for which it is too
    // early.
    if (geladen.vingerafdruk !== vingerafdruk) throw new ApiError('overgang_veranderd')
    if (vanaf !== null) throw new ApiError('overgang_te_vroeg')
    if (overgang.leerlingen.length === 0) throw new ApiError('overgang_veranderd')
    const groepen = teMaken(overgang)
    const plek = new Map<string, GroepId>(groepen.map(({ sleutel, id }) => [sleutel, id]))
    for (const { sleutel, bestaand } of overgang.groepen)
      if (bestaand !== null) plek.set(sleutel, bestaand as GroepId)
    const leerlingen = overgang.leerlingen.map(({ id, naar, wordt }) => ({
      id: id as LeerlingId,
      naar: naar === null ? null : (plek.get(naar) ?? null),
      jaargroep: wordt,
    }))
    const importId = await carryOut(ctx, scope, {
      naam: `Schooljaar ${schooljaar}`,
      door: caller.userId,
      schooljaar,
      groepen: groepen.map(({ id, naam, docentenVan }) => ({
        id,
        naam,
        docentenVan: docentenVan as GroepId | null,
      })),
      leerlingen,
    })
    const vertrokken = leerlingen.filter(({ naar }) => naar === null).length
    return {
      importId,
      groepen: groepen.length,
      overgegaan: leerlingen.length - vertrokken,
      vertrokken,
    }
  })
