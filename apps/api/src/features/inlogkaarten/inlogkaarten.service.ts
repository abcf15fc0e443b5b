import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { InlogkaartenVraag } from '@letterhaven/contracts/inlogkaart'
import { kaartTekst } from '@letterhaven/contracts/kaart'
import type { Caller, Context } from '../../context.ts'
import { ApiError } from '../../platform/errors.ts'
import { logInzage } from '../inzage/inzage.service.ts'
import {
  kiesUit,
  openGeheimen,
  readGroepIngang,
} from '../leerling-inloggen/groep-ingang.service.ts'
import { giveKaarten, makeKaartToken } from '../leerling-inloggen/kaarten.service.ts'
import { openAdmin } from '../toegang/toegang.service.ts'
import type { Drukker } from './drukker.ts'
import { presentIngang, presentKaart } from './inlogkaarten.presenter.ts'

/** Who prints, and with what. */
export interface Drukwerk {
  readonly ctx: Context
  readonly drukker: Drukker
}

interface Groep {
  readonly adminId: AdminId
  readonly groepId: GroepId
  /** How the caller's browser reached us: what is printed leads to where it came from. */
  readonly base: string
}

/** Reads whose cards they will be, their secrets opened; `not_found` for who does not sit in the group. */
function readKaarten(
  ctx: Context,
  caller: Caller,
  { adminId, groepId, leerlingen, base }: Groep & Pick<InlogkaartenVraag, 'leerlingen'>,
) {
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    const groep = await readGroepIngang(scope, caller, groepId)
    const rijen = kiesUit(groep.leerlingen, leerlingen)
    return {
      isIedereen: rijen.length === groep.leerlingen.length,
      rijen: rijen.map((rij) => ({ ...rij, ...openGeheimen(ctx, rij) })),
      taak: {
        wat: 'kaarten' as const,
        groep: groep.groep,
        land: groep.land,
        ingang: presentIngang(groep, base),
      },
    }
  })
}

interface Gedrukt extends Omit<Groep, 'base'> {
  readonly leerlingen: readonly LeerlingId[]
  readonly isIedereen: boolean
  /** Of whom a new card begins to open, and with which token. */
  readonly tokens: ReadonlyMap<LeerlingId, string>
}

/** Writes the look down and lets the new cards open, in one transaction: without it nothing is handed over. */
function commitKaarten(ctx: Context, caller: Caller, gedrukt: Gedrukt): Promise<void> {
  const { adminId, groepId, leerlingen, isIedereen, tokens } = gedrukt
  return openAdmin({ ctx, caller, adminId }, async (scope) => {
    // Who was moved while the sheets were made is not in this group any more.
    kiesUit((await readGroepIngang(scope, caller, groepId)).leerlingen, leerlingen)
    const blik = { caller, wat: 'wachtwoorden', groepId } as const
    if (isIedereen) await logInzage(scope, blik)
    else for (const leerlingId of leerlingen) await logInzage(scope, { ...blik, leerlingId })
    if (tokens.size > 0) await giveKaarten(scope, tokens, { adminId, now: ctx.now() })
  })
}

/**
 * Cards of pupils of one group as PDF. With a QR each gets a new card, and the one it had opens nothing any more:
 * only after the sheets are made, so that what cannot be printed has replaced nothing.
 */
export async function createInlogkaarten(
  { ctx, drukker }: Drukwerk,
  caller: Caller,
  vraag: Groep & InlogkaartenVraag,
): Promise<Buffer> {
  const { rijen, taak, isIedereen } = await readKaarten(ctx, caller, vraag)
  const tokens = new Map(vraag.qr ? rijen.map(({ id }) => [id, makeKaartToken()]) : [])
  const kaarten = rijen.map((rij) => {
    const token = tokens.get(rij.id)
    return presentKaart(rij, token ? kaartTekst(vraag.base, token) : null)
  })
  const pdf = await drukker.doe({ ...taak, kaarten })
  const leerlingen = rijen.map(({ id }) => id)
  const { adminId, groepId } = vraag
  await commitKaarten(ctx, caller, { adminId, groepId, leerlingen, isIedereen, tokens })
  return Buffer.from(pdf)
}

/** The poster of a group as PDF: its link and its codes, and nobody's name. */
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
    return { wat: 'poster' as const, groep: groep.groep, land: groep.land, ingang }
  })
  return Buffer.from(await drukker.doe(taak))
}
