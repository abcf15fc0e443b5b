import { randomUUID } from 'node:crypto'
import type {
  Aanbevelingen,
  AanbevelingZin,
  NieuweAanbeveling,
} from '@letterhaven/contracts/aanbeveling'
import { AANBEVELING_DAGEN, AANBEVELING_ZINNEN } from '@letterhaven/contracts/aanbeveling-maten'
import type { AdminId } from '@letterhaven/contracts/ids'
import { nogOver, schoneAfzender } from '@letterhaven/domain/aanbeveling'
import { AANBEVELING_WOORDEN } from '@letterhaven/domain/aanbeveling-woorden'
import { volledigeNaam } from '@letterhaven/domain/naam'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import type { AdminScope, Caller, Context } from '../../kern/context.ts'
import { ApiError, notFound } from '../../platform/errors.ts'
import type { Once } from '../../platform/once.ts'
import { withScope } from '../../platform/scope.ts'
import { writeMail } from '../../kern/post/sjablonen.service.ts'
import { openAdmin } from '../../kern/toegang/toegang.service.ts'
import * as q from './aanbevelingen.queries.ts'
import { hashAdres, readAfmeldToken, makeAfmeldToken } from './afmeld-token.ts'

const DAG_MS = 86_400_000
const MAAND_DAGEN = 30

interface School {
  readonly adminId: AdminId
}

const geleden = (now: Date, dagen: number): Date => new Date(now.getTime() - dagen * DAG_MS)

async function countOver(scope: AdminScope, caller: Caller, now: Date) {
  const sinds = { dag: geleden(now, 1), maand: geleden(now, MAAND_DAGEN) }
  return nogOver(await q.countVerstuurd(scope, caller.userId, sinds))
}

type Afzender = NonNullable<Awaited<ReturnType<typeof q.findAfzender>>>

/**
 * Writes the mail word for word: the sender and the school, in a form that is safe to show to a stranger, and our own words.
 */
function writeAanbeveling(
  ctx: Context,
  { land, soort, school, ...naam }: Afzender,
  { zin, token }: { readonly zin: AanbevelingZin; readonly token: string },
) {
  const site = ctx.siteUrl(land)
  const { zinnen, mail } = AANBEVELING_WOORDEN[soort]
  return writeMail('aanbevelen', land, {
    naam: schoneAfzender(volledigeNaam(naam)),
    iemand: mail.iemand,
    deze: mail.deze,
    werkt: mail.werkt(schoneAfzender(school)),
    lezer: mail.lezer(woordkeusVoor({ land, soort })),
    zin: zinnen[zin],
    link: `${site}/site/home`,
    proberen: `${site}/demo`,
    afmelden: `${site}/app/auth/mail-afmelden/${token}`,
  })
}

/** Returns the caller's own recommendations, how many may still be sent, and the mail as it will be read. */
export const listAanbevelingen = (
  ctx: Context,
  caller: Caller,
  { adminId }: School,
): Promise<Aanbevelingen> =>
  openAdmin({ ctx, caller, adminId }, async (scope) => {
    const now = ctx.now()
    const [rijen, over, afzender] = await Promise.all([
      q.listVan(scope, caller.userId, geleden(now, AANBEVELING_DAGEN)),
      countOver(scope, caller, now),
      q.findAfzender(scope, caller.userId),
    ])
    if (!afzender) throw notFound()
    return {
      aanbevelingen: rijen.map(({ id, adres, gemaakt_op }) => ({
        id,
        adres,
        verstuurdOp: gemaakt_op.toISOString(),
      })),
      over,
      kanMailen: ctx.mailer !== null,
      voorbeelden: AANBEVELING_ZINNEN.map((zin) => {
        const { subject, text } = writeAanbeveling(ctx, afzender, { zin, token: '…' })
        return { zin, onderwerp: subject, tekst: text }
      }),
    }
  })

const VAN_JEZELF = 'Dit is je eigen adres. Vul het adres in van iemand anders.'
const AL_UITGENODIGD = 'Dit adres heb je al uitgenodigd. Eén adres krijgt één mail.'

/**
 * Recommends us to an address. Apart from the caller's own addresses, everything here is the same for any address; only the job
 * knows, later, whether a mail is sent.
 */
export const createAanbeveling = (
  ctx: Context,
  caller: Caller,
  { adminId, adres, zin, once }: School & NieuweAanbeveling & { readonly once: Once },
): Promise<{ id: string }> =>
  openAdmin({ ctx, caller, adminId, once }, async (scope) => {
    if (!ctx.mailer) throw new ApiError('mail_off')
    await q.lockAanbevelingen(scope)
    const now = ctx.now()
    const { dag } = await countOver(scope, caller, now)
    const eigen = await q.listVan(scope, caller.userId, geleden(now, AANBEVELING_DAGEN))
    if (eigen.some((een) => een.adres === adres))
      throw new ApiError('invalid_input', { adres: AL_UITGENODIGD })
    const { gebruikersnaam } = await q.findEigenAdres(scope, caller.userId)
    if (gebruikersnaam.toLowerCase() === adres.toLowerCase())
      throw new ApiError('invalid_input', { adres: VAN_JEZELF })
    if (dag === 0) throw new ApiError('aanbevelingen_op')
    const id = randomUUID()
    await q.insertAanbeveling(scope, { id, door: caller.userId, adres, zin, gemaakt_op: now })
    return { id }
  })

/**
 * Sends the mail of a recommendation, unless its address had a mail before or wants none. Throws when the mail was not
 * accepted.
 */
export async function sendAanbeveling(
  ctx: Context,
  { adminId, id }: School & { readonly id: string },
): Promise<void> {
  const { mailer, geheimKey } = ctx
  if (!mailer) return
  const brief = await withScope(ctx.kysely, adminId, async (scope) => {
    const rij = await q.findAanbeveling(scope, id)
    const afzender = rij && (await q.findAfzender(scope, rij.door))
    return afzender ? { rij, afzender } : null
  })
  if (!brief) return
  const { adres, zin } = brief.rij
  const hash = hashAdres(geheimKey, adres)
  const now = ctx.now()
  const beurt = { hash, id, op: now, sinds: geleden(now, AANBEVELING_DAGEN) }
  if (!(await q.takeBeurt(ctx.kysely, beurt))) return
  const token = makeAfmeldToken(geheimKey, hash)
  await mailer.send({ ...writeAanbeveling(ctx, brief.afzender, { zin, token }), to: adres })
}

/** Stops all mail to the address of a link, whoever recommends us to it. */
export async function unsubscribeAdres(ctx: Context, token: string): Promise<{ afgemeld: true }> {
  const hash = readAfmeldToken(ctx.geheimKey, token)
  if (!hash)
    throw new ApiError('invalid_input', {
      token: 'Deze link is niet heel. Kopieer hem nog eens uit de mail, van begin tot eind',
    })
  await q.signOff(ctx.kysely, hash, ctx.now())
  return { afgemeld: true }
}

/** Deletes what is ninety days old, for all admins. */
export const sweepAanbevelingen = (ctx: Context): Promise<number> => q.sweep(ctx.kysely, ctx.now())
