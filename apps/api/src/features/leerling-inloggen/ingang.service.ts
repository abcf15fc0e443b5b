import {
  readPlaatjes,
  type KlasIngang,
  type SchoolIngang,
} from '@letterhaven/contracts/leerling-ingang'
import type { GroepId } from '@letterhaven/contracts/ids'
import { compareGroepsnamen, nameGroepen } from '@letterhaven/domain/name-groepen'
import { chooseDieren } from '@letterhaven/domain/klasdier'
import type { AdminScope, Context } from '../../kern/context.ts'
import { addressKey } from '../../platform/brake.ts'
import { notFound } from '../../platform/errors.ts'
import { refuseEvenly } from '../../platform/even-time.ts'
import { withScope } from '../../platform/scope.ts'
import { openFor } from '../../kern/geheimen/geheimen.service.ts'
import { countWrong, tryCode } from '../../kern/remmen/remmen.service.ts'
import { readKlascode, readSchoolcode, showSchoolcode } from './codes.ts'
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

/** The longest that looking up a code takes. */
const REFUSAL_MS = 10

/** Lists the pupils of a group, each with an animal; new animals are stored. */
export async function listMetDier(scope: AdminScope, groepId: GroepId) {
  const leerlingen = await listMetLogin(scope, [groepId])
  const dieren = chooseDieren(leerlingen)
  const met = leerlingen.map((een) => ({ ...een, dier: dieren.get(een.id) ?? ('vos' as const) }))
  // Sorted by id for everybody: a whole class that comes at once would otherwise deadlock on each other's rows.
  const nieuw = met.filter(({ dier }, i) => dier !== leerlingen[i]?.dier)
  for (const { id, dier } of nieuw.toSorted((a, b) => (a.id < b.id ? -1 : 1)))
    await setDier(scope, id, dier)
  return met
}

async function openSchool(ctx: Context, schoolcode: string): Promise<SchoolIngang | null> {
  const school = await findSchoolcode(ctx.kysely, schoolcode)
  if (!school) return null
  return withScope(ctx.kysely, school.admin_id, async (scope) => {
    const [{ naam, soort }, klassen] = await Promise.all([getSchool(scope), listKlassen(scope)])
    const groepen = nameGroepen(klassen).toSorted((a, b) => compareGroepsnamen(a.naam, b.naam))
    return {
      schoolcode: showSchoolcode(schoolcode),
      naam,
      soort,
      groepen: groepen.map(({ klascode, naam: klas }) => ({ klascode, naam: klas })),
    }
  })
}

async function openKlas(ctx: Context, klascode: string): Promise<KlasIngang | null> {
  const klas = await findKlascode(ctx.kysely, klascode)
  if (!klas) return null
  return withScope(ctx.kysely, klas.admin_id, async (scope) => {
    const [school, groep, leerlingen] = await Promise.all([
      getSchool(scope),
      findGroepNaam(scope, klas.groep_id),
      listMetDier(scope, klas.groep_id),
    ])
    if (!groep) return null
    const schoolcode = showSchoolcode(klas.schoolcode)
    const rijen = leerlingen.map((rij) => {
      const plaatjes = rij.plaatjes && openFor(ctx, ['plaatjes', rij.id], rij.plaatjes)
      return { ...rij, aantalPlaatjes: readPlaatjes(plaatjes ?? '').length }
    })
    const { naam, soort } = school
    return presentKlas({ schoolcode, school: naam, soort, groep: groep.naam }, rijen)
  })
}

/**
 * How many codes that open nothing one address may send: what the classes of a school mistype, and far too few to guess one.
 */
const MIS = { hoogstens: 200, seconden: 600 }
/** The number for all addresses together: nobody mistypes that much. */
const ALARM = 5_000

/** A normalised code, and the address from which it came. */
interface Getypt {
  readonly code: string
  readonly adres: string
}

/**
 * Opens a school or a group by its code. Codes that open nothing are counted, and an address with too many is refused, except
 * for codes that it used before.
 */
async function metCode<R>(
  ctx: Context,
  { code, adres }: Getypt,
  open: (code: string) => Promise<R | null>,
): Promise<R> {
  const wie = addressKey(adres)
  const bekend = `${wie}:${code}`
  const onWrong = async (): Promise<void> => {
    const alle = await countWrong(ctx, 'ingang', { ...MIS, wie: 'iedereen' })
    if (alle === ALARM) ctx.security('code_alarm')
  }
  const poging = { ...MIS, soort: 'ingang', wie, bekend, onWrong } as const
  const gevonden = await tryCode(ctx, poging, () => open(code))
  if (gevonden === null) throw notFound()
  return gevonden
}

/** Returns the groups of the school with this code; throws `not_found` for anything that is not a code. */
export const findSchool = (ctx: Context, getypt: string, adres: string): Promise<SchoolIngang> =>
  refuseEvenly(REFUSAL_MS, () =>
    metCode(ctx, { code: readSchoolcode(getypt), adres }, (code) => openSchool(ctx, code)),
  )

/**
 * Returns the names of the group with this code; throws `not_found` for a code that was switched off, as for one that does not
 * exist.
 */
export const findKlas = (ctx: Context, getypt: string, adres: string): Promise<KlasIngang> =>
  refuseEvenly(REFUSAL_MS, () =>
    metCode(ctx, { code: readKlascode(getypt), adres }, (code) => openKlas(ctx, code)),
  )
