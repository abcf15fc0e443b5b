import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Naam } from '@letterhaven/contracts/leerling'
import type { LeerlingWas, LeerlingWijziging } from '@letterhaven/contracts/leerling-wijziging'
import { jaarVanCode, type Jaarplek } from '@letterhaven/domain/jaarcode'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { dagVan } from '@letterhaven/domain/kalenderdag'
import { metPlaatsen } from '../licentie/plaatsen.service.ts'
import { lockSchool } from '../../kern/plaatsing/plaatsing.service.ts'
import { prepareJaarwissel } from '../../kern/staat/jaarwissel.service.ts'
import { openAdmin, requireLeerling } from '../../kern/toegang/toegang.service.ts'
import { updateGegevens } from './wijziging.queries.ts'

const NAAMDELEN = ['voornaam', 'tussenvoegsel', 'achternaam'] as const

/**
 * Returns the year that is asked for. A code that does not belong to the year is refused: it would hide the year from the next
 * file.
 */
function jaarVan({ jaargroep, jaarcode }: LeerlingWijziging, nu: Jaarplek): Jaarplek {
  if (jaargroep === undefined) return { jaargroep: nu.jaargroep, jaarcode: nu.jaarcode }
  if (jaarcode === undefined) return { jaargroep, jaarcode: null }
  const plek = jaarVanCode(jaarcode)
  if (plek.jaargroep !== jaargroep)
    throw new ApiError('invalid_input', { jaarcode: 'Deze waarde hoort niet bij dit jaar' })
  return plek
}

/** Returns the previous values of what changes. */
function wasVan(nu: Naam & Jaarplek, straks: Naam & Jaarplek): LeerlingWas {
  const naam = NAAMDELEN.filter((deel) => nu[deel] !== straks[deel]).map((deel) => [deel, nu[deel]])
  const { jaargroep, jaarcode } = nu
  const isJaarAnders = jaargroep !== straks.jaargroep || jaarcode !== straks.jaarcode
  return {
    ...Object.fromEntries(naam),
    ...(isJaarAnders && { jaargroep, ...(jaarcode !== null && { jaarcode }) }),
  }
}

/** Throws 409 when something is not what it was when the undo was offered. A year that somebody chose has no code. */
function requireZoals(nu: Naam & Jaarplek, alleenAls: NonNullable<LeerlingWijziging['alleenAls']>) {
  const { jaargroep } = alleenAls
  const isAnders = NAAMDELEN.some((deel) => (alleenAls[deel] ?? nu[deel]) !== nu[deel])
  const isJaarAnders =
    jaargroep !== undefined && (jaargroep !== nu.jaargroep || nu.jaarcode !== null)
  if (isAnders || isJaarAnders) throw new ApiError('intussen_anders')
}

interface Wijziging {
  readonly adminId: AdminId
  readonly leerlingId: LeerlingId
  readonly wijziging: LeerlingWijziging
}

/** Changes the name or year of one pupil; returns the previous values of what changed. */
export const updateLeerling = (
  ctx: Context,
  caller: Caller,
  { adminId, leerlingId, wijziging }: Wijziging,
): Promise<{ vorige: LeerlingWas }> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    await lockSchool(scope)
    const nu = await requireLeerling(scope, caller, leerlingId)
    requireZoals(nu, wijziging.alleenAls ?? {})
    const { jaargroep, jaarcode } = jaarVan(wijziging, nu)
    const gegevens = {
      voornaam: wijziging.voornaam ?? nu.voornaam,
      tussenvoegsel: wijziging.tussenvoegsel ?? nu.tussenvoegsel,
      achternaam: wijziging.achternaam ?? nu.achternaam,
      jaarcode,
    }
    const now = ctx.now()
    // A pupil who is no longer a kleuter takes a seat.
    const leerlingen = [{ id: leerlingId, jaargroep }]
    await metPlaatsen(scope, dagVan(now), async () => {
      const wisselJaar = await prepareJaarwissel(ctx, scope, { leerlingen, now })
      await updateGegevens(scope, leerlingId, gegevens)
      await wisselJaar()
    })
    return { vorige: wasVan(nu, { ...gegevens, jaargroep }) }
  })
