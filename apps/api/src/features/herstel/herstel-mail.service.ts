import { randomBytes } from 'node:crypto'
import type { UserId } from '@letterhaven/contracts/ids'
import { isMailadres } from '@letterhaven/contracts/mailadres'
import type { Context } from '../../kern/context.ts'
import { MAILWOORDEN } from '../../kern/post/mailwoorden.policy.ts'
import { writeMail } from '../../kern/post/sjablonen.service.ts'
import { isWithin } from '../../kern/remmen/remmen.service.ts'
import {
  deleteAanvraag,
  findAanvraag,
  findHersteller,
  findSoortEnLand,
  getHersteller,
  listAdminIds,
  replaceToken,
} from './herstel.queries.ts'
import { hashHerstelToken } from './herstel.service.ts'

const TOKEN_BYTES = 32
const LIFE_MS = 30 * 60_000
const PER_HOUR = 3
const HOUR_SECONDS = 3600

/** A job as the queue delivers it, with the number of this try. */
interface Poging {
  readonly id: string
  /** The number of this try; 1 is the first. */
  readonly poging: number
}

/**
 * Returns who gets a link for a name, or null: the login must be known, active and a mail address, and must not have asked too
 * often.
 */
async function ontvangerVan(ctx: Context, gebruikersnaam: string, poging: number) {
  const login = await findHersteller(ctx.kysely, gebruikersnaam)
  if (!login || !isMailadres(login.gebruikersnaam)) return null
  // A retry because the mail server was away does not count again.
  if (poging > 1) return login
  const mag = await isWithin(ctx, 'herstel', {
    wie: login.id,
    hoogstens: PER_HOUR,
    seconden: HOUR_SECONDS,
  })
  return mag ? login : null
}

/**
 * Looks up who asked for a new password and sends the link, or nothing. Throws when the mail server does not accept it; the
 * next try makes a new link, so that the half hour begins when the mail leaves.
 */
export async function sendHerstelMail(ctx: Context, { id, poging }: Poging): Promise<void> {
  const aanvraag = await findAanvraag(ctx.kysely, id)
  if (!aanvraag || !ctx.mailer) return
  const login = await ontvangerVan(ctx, aanvraag.gebruikersnaam, poging)
  if (login) {
    const token = randomBytes(TOKEN_BYTES).toString('base64url')
    const now = ctx.now()
    await replaceToken(ctx.kysely, {
      loginId: login.id,
      tokenHash: hashHerstelToken(token),
      tot: new Date(now.getTime() + LIFE_MS),
      now,
    })
    const link = `${ctx.siteUrl(aanvraag.land)}/app/auth/wachtwoordherstellen/${login.id}/${token}`
    const mail = writeMail('herstellen', aanvraag.land, { link })
    await ctx.mailer.send({ ...mail, to: login.gebruikersnaam })
  }
  await deleteAanvraag(ctx.kysely, id)
}

const KANTOOR = { soort: 'kantoor', land: 'nl' } as const

/** Returns whose wording the mail uses: that of the reader's account. The office is Dutch. */
async function lezerVan(ctx: Context, userId: UserId) {
  const ids = await listAdminIds(ctx.kysely, userId)
  const gevonden = await Promise.all(ids.map((id) => findSoortEnLand(ctx.officeKysely, id)))
  const [eerste, ...meer] = gevonden.filter((een) => een !== undefined)
  if (!eerste) return KANTOOR
  const isEen = meer.every(({ soort, land }) => soort === eerste.soort && land === eerste.land)
  return isEen ? eerste : ({ soort: 'meer', land: eerste.land } as const)
}

/** Tells somebody that their password was changed, with a link to set another one. */
export async function sendGewijzigdMail(ctx: Context, userId: UserId): Promise<void> {
  const login = await getHersteller(ctx.kysely, userId)
  if (!login || !ctx.mailer || !isMailadres(login.gebruikersnaam)) return
  const { soort, land } = await lezerVan(ctx, userId)
  const link = `${ctx.siteUrl(land)}/app/auth/wachtwoordaanvragen`
  const hulp = MAILWOORDEN[soort].hulp[land]
  const mail = writeMail('gewijzigd', land, { link, hulp })
  await ctx.mailer.send({ ...mail, to: login.gebruikersnaam })
}
