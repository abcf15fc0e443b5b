import type { KlasIngang, SchoolIngang } from '@letterhaven/contracts/leerling-ingang'
import type { GroepId } from '@letterhaven/contracts/ids'
import { kiesDieren } from '@letterhaven/domain/klasdier'
import type { AdminScope, Context } from '../../context.ts'
import { addressKey } from '../../platform/brake.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import { refuseEvenly } from '../../platform/even-time.ts'
import { withScope } from '../../platform/scope.ts'
import { countWrong, requireFewWrong } from '../remmen/remmen.service.ts'
import { leesKlascode, leesSchoolcode, toonSchoolcode } from './codes.ts'
import {
  findGroepNaam,
  findKlascode,
  findSchoolcode,
  getSchool,
  listKlassen,
  listMetLogin,
  setDier,
} from './ingang.queries.ts'
import { presentKlas } from './leerling-inloggen.presenter.ts'

/** What looking up a code takes at most. */
const REFUSAL_MS = 10

/** The pupils of a group, each with an animal, which is stored where it is new. */
export async function listMetDier(scope: AdminScope, groepId: GroepId) {
  const leerlingen = await listMetLogin(scope, [groepId])
  const dieren = kiesDieren(leerlingen)
  return Promise.all(
    leerlingen.map(async (leerling) => {
      const dier = dieren.get(leerling.id) ?? 'vos'
      if (dier !== leerling.dier) await setDier(scope, leerling.id, dier)
      return { ...leerling, dier }
    }),
  )
}

async function openSchool(ctx: Context, getypt: string): Promise<SchoolIngang> {
  const schoolcode = leesSchoolcode(getypt)
  const school = await findSchoolcode(ctx.kysely, schoolcode)
  if (!school) throw notFound()
  return withScope(ctx.kysely, school.admin_id, async (scope) => {
    const [{ naam }, klassen] = await Promise.all([getSchool(scope), listKlassen(scope)])
    const groepen = klassen.toSorted((a, b) =>
      a.naam.localeCompare(b.naam, 'nl', { numeric: true }),
    )
    return {
      schoolcode: toonSchoolcode(schoolcode),
      naam,
      groepen: groepen.map(({ klascode, ...rij }) => ({ klascode, ...rij })),
    }
  })
}

async function openKlas(ctx: Context, getypt: string): Promise<KlasIngang> {
  const klas = await findKlascode(ctx.kysely, leesKlascode(getypt))
  if (!klas) throw notFound()
  return withScope(ctx.kysely, klas.admin_id, async (scope) => {
    const [school, groep, leerlingen] = await Promise.all([
      getSchool(scope),
      findGroepNaam(scope, klas.groep_id),
      listMetDier(scope, klas.groep_id),
    ])
    if (!groep) throw notFound()
    const schoolcode = toonSchoolcode(klas.schoolcode)
    return presentKlas({ schoolcode, school: school.naam, groep: groep.naam }, leerlingen)
  })
}

/** Codes that open nothing, of one address: what the classes of a school mistype, and far too few to guess one. */
const MIS = { hoogstens: 200, seconden: 600 }
/** Of all addresses together: nobody mistypes so much. */
const ALARM = 5_000

async function noteMis(ctx: Context, wie: string): Promise<void> {
  await countWrong(ctx, 'ingang', { ...MIS, wie })
  const alle = await countWrong(ctx, 'ingang', { ...MIS, wie: 'iedereen' })
  if (alle === ALARM) ctx.security('code_alarm')
}

/** Opens what a code is good for; one that opens nothing is counted, and an address that has many is refused. */
async function metCode<R>(
  ctx: Context,
  { adres, open }: { readonly adres: string; readonly open: () => Promise<R> },
): Promise<R> {
  const wie = addressKey(adres)
  await requireFewWrong(ctx, 'ingang', { ...MIS, wie })
  try {
    return await open()
  } catch (error) {
    if (error instanceof ApiError) await noteMis(ctx, wie)
    throw error
  }
}

/** The groups of the school with this code; `not_found` for whatever is no code. */
export const findSchool = (ctx: Context, getypt: string, adres: string): Promise<SchoolIngang> =>
  refuseEvenly(REFUSAL_MS, () => metCode(ctx, { adres, open: () => openSchool(ctx, getypt) }))

/** The names of the group with this code; `not_found`, as for no code, for one that was switched off. */
export const findKlas = (ctx: Context, getypt: string, adres: string): Promise<KlasIngang> =>
  refuseEvenly(REFUSAL_MS, () => metCode(ctx, { adres, open: () => openKlas(ctx, getypt) }))
