import { setTimeout as sleep } from 'node:timers/promises'
import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import { isMailadres } from '@letterhaven/contracts/mailadres'
import { sayKlok } from '@letterhaven/domain/datum'
import { klokVan } from '@letterhaven/domain/schooljaar'
import { woordkeusVoor } from '@letterhaven/domain/woordkeus-voor'
import type { Context } from '../../kern/context.ts'
import type { Mailer } from '../../platform/mail.ts'
import { withScope } from '../../platform/scope.ts'
import { MAILWOORDEN } from '../../kern/post/mailwoorden.policy.ts'
import { writeMail } from '../../kern/post/sjablonen.service.ts'
import * as q from './sluiting.queries.ts'

const TRIES = 3
const WAIT_MS = 2_000
const getal = new Intl.NumberFormat('nl')
const hoeveel = (n: number, een: string, meer: string): string =>
  `${getal.format(n)} ${n === 1 ? een : meer}`

const dagIn = (land: Land, op: Date): string => sayKlok('dag', klokVan(op.getTime(), land))

interface Bericht {
  readonly adminId: AdminId
  readonly id: UserId
  readonly wat: 'sluiten' | 'niet_sluiten'
}

/** Tells a person who runs the account that it closes, or that it stays; sends nothing when that is no longer so. */
export async function sendSluitMail(ctx: Context, { adminId, id, wat }: Bericht): Promise<void> {
  const { mailer } = ctx
  if (!mailer) return
  const brief = await withScope(ctx.kysely, adminId, async (scope) => {
    const [to] = await q.listBeheerders(scope, id)
    return to === undefined ? null : { to, ...(await q.getStand(scope)) }
  })
  if (!brief || !isMailadres(brief.to) || (wat === 'sluiten') !== (brief.sluit_op !== null)) return
  const { naam: school, land, soort, sluit_op, to } = brief
  const link = `${ctx.siteUrl(land)}/admins/${adminId}/accountgegevens`
  const datum = sluit_op ? dagIn(land, sluit_op) : ''
  const { gewist } = MAILWOORDEN[soort]
  await mailer.send({ ...writeMail(wat, land, { link, school, datum, gewist }), to })
}

/** What is confirmed once an account is gone. */
export interface Gesloten {
  readonly naam: string
  readonly land: Land
  readonly soort: AdminSoort
  readonly naar: readonly string[]
  readonly telling: Readonly<Record<string, number>>
}

async function send(mailer: Mailer, mail: Parameters<Mailer['send']>[0]): Promise<void> {
  for (let poging = 1; ; poging += 1) {
    try {
      return await mailer.send(mail)
    } catch (error) {
      if (poging === TRIES) throw error
      await sleep(WAIT_MS)
    }
  }
}

/**
 * Confirms the end with its counts. The addresses are only known here and are stored nowhere any more, so this is tried three
 * times and never again; a refused address does not keep the others waiting.
 */
export async function sendGesloten(
  { mailer }: Context,
  { naam, land, soort, naar, telling }: Gesloten,
): Promise<void> {
  if (!mailer) return
  const { leerling, leerlingen } = woordkeusVoor({ land, soort })
  const mail = writeMail('gesloten', land, {
    school: naam,
    leerlingen: hoeveel(telling['leerling'] ?? 0, leerling, leerlingen),
    antwoorden: hoeveel(telling['antwoord'] ?? 0, 'antwoord', 'antwoorden'),
  })
  await Promise.allSettled(naar.filter(isMailadres).map((to) => send(mailer, { ...mail, to })))
}
