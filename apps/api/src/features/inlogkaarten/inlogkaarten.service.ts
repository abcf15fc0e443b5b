import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { InlogkaartenVraag } from '@letterhaven/contracts/inlogkaart'
import { kaartTekst } from '@letterhaven/contracts/kaart'
import type { Caller, Context } from '../../kern/context.ts'
import { ApiError } from '../../platform/errors.ts'
import { logInzage, logInzageVanGekozen } from '../../kern/inzagelog/inzagelog.service.ts'
import {
  openGeheimen,
  readGekozen,
  readGroepIngang,
} from '../leerling-inloggen/groep-ingang.service.ts'
import { giveKaarten, makeKaartToken } from '../leerling-inloggen/kaarten.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import type { Drukker } from './drukker.ts'
import { presentIngang, presentKaart } from './inlogkaarten.presenter.ts'

/** What every call of this feature needs. */
export interface Drukwerk {
  readonly ctx: Context
  readonly drukker: Drukker
}

interface School {
  readonly adminId: AdminId
  /** The address at which the caller's browser reached us: printed links lead there. */
  readonly base: string
}
interface Groep extends School {
  readonly groepId: GroepId
}
type Kaartvraag = School & InlogkaartenVraag

/**
 * Reads the pupils for whom cards are made, with their secrets opened; throws `not_found` for a pupil the caller does not see.
 */
function readKaarten(ctx: Context, caller: Caller, { adminId, base, leerlingen }: Kaartvraag) {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    const delen = await readGekozen(scope, caller, leerlingen)
    return delen.map((deel) => ({
      groep: deel.groep,
      land: deel.land,
      soort: deel.soort,
      ingang: presentIngang(deel, base),
      rijen: deel.rijen.map((rij) => ({ ...rij, ...openGeheimen(ctx, rij) })),
    }))
  })
}

interface Gedrukt {
  readonly adminId: AdminId
  readonly gekozen: readonly LeerlingId[]
  /** The tokens of the new cards, by the pupil they belong to. */
  readonly tokens: ReadonlyMap<LeerlingId, string>
}

/** Logs that the cards were made and activates the new ones, in one transaction: nothing is handed over without it. */
function commitKaarten(
  ctx: Context,
  caller: Caller,
  { adminId, gekozen, tokens }: Gedrukt,
): Promise<void> {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    // Read again: a pupil who was moved while the sheets were made is logged in the group where they sit now.
    const delen = await readGekozen(scope, caller, gekozen)
    await logInzageVanGekozen(scope, { caller, wat: 'inlogkaarten' }, delen)
    if (tokens.size > 0) await giveKaarten(scope, tokens, ctx.now())
  })
}

/**
 * Makes the cards of pupils as a PDF, group by group. With a QR code each pupil gets a new card, and the previous one stops
 * working. That only happens once the sheets are made, so that cards that cannot be printed replace nothing.
 */
export async function createInlogkaarten(
  { ctx, drukker }: Drukwerk,
  caller: Caller,
  vraag: Kaartvraag,
): Promise<Buffer> {
  const gelezen = await readKaarten(ctx, caller, vraag)
  const ids = gelezen.flatMap(({ rijen }) => rijen.map(({ id }) => id))
  const tokens = new Map(vraag.qr ? ids.map((id) => [id, makeKaartToken()]) : [])
  const delen = gelezen.map(({ groep, ingang, rijen }) => ({
    groep,
    ingang,
    kaarten: rijen.map((rij) => {
      const token = tokens.get(rij.id)
      return presentKaart(rij, token ? kaartTekst(vraag.base, token) : null)
    }),
  }))
  const { land, soort } = gelezen[0] ?? { land: 'nl', soort: 'school' }
  const pdf = await drukker.perform(vraag.adminId, { wat: 'kaarten', land, soort, delen })
  await commitKaarten(ctx, caller, { adminId: vraag.adminId, gekozen: ids, tokens })
  return Buffer.from(pdf)
}

/** Makes the poster of a group as a PDF: its link and its codes, and nobody's name. */
export async function makeKlasposter(
  { ctx, drukker }: Drukwerk,
  caller: Caller,
  { adminId, groepId, base }: Groep,
): Promise<Buffer> {
  const taak = await openAdmin({ ctx, caller, adminId }, async (scope) => {
    const groep = await readGroepIngang(scope, caller, groepId)
    const ingang = presentIngang(groep, base)
    if (!ingang) throw new ApiError('klaslink_uit')
    await logInzage(scope, { caller, wat: 'codes', groepId })
    return {
      wat: 'poster' as const,
      groep: groep.groep,
      land: groep.land,
      soort: groep.soort,
      ingang,
    }
  })
  return Buffer.from(await drukker.perform(adminId, taak))
}
