import type { DevMail } from '@letterhaven/contracts/dev-mail'
import type { devMailEndpoints } from '@letterhaven/contracts/endpoints/dev-mail'
import type { Caller, Context } from '../../kern/context.ts'
import { notFound } from '../../platform/errors.ts'
import { WithPage, type Handlers } from '../../platform/http.ts'
import type { Postbus, ReceivedMail } from '../../platform/postbus.ts'

/** A mail may style itself and nothing else: no script, no picture from elsewhere, and links open in a new tab. */
const MAIL_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "frame-ancestors 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ')

const inLijst = ({ id, to, subject, receivedAt }: ReceivedMail): DevMail => ({
  id,
  aan: to,
  onderwerp: subject,
  ontvangenOp: receivedAt.toISOString(),
})

/** Handles the calls of the demonstration's mailbox; without a mailbox these calls do not exist. */
export function devMailRoutes({
  postbus,
}: Pick<Context, 'postbus'>): Handlers<typeof devMailEndpoints, Caller> {
  const open = (): Postbus => {
    if (!postbus) throw notFound()
    return postbus
  }
  const find = (id: string): ReceivedMail => {
    const mail = open().find(id)
    if (!mail) throw notFound()
    return mail
  }
  return {
    listDevMail: async () => ({ mails: open().list().map(inLijst) }),
    getDevMail: async ({ params }) => {
      const mail = find(params.mailId)
      return { ...inLijst(mail), van: mail.from, tekst: mail.text }
    },
    showDevMail: async ({ params }) => new WithPage(find(params.mailId).html, MAIL_POLICY),
  }
}
