import * as z from 'zod/mini'
import { DevMailIdSchema, DevMailInhoudSchema, DevMailSchema } from '../dev-mail.ts'
import { defineEndpoints } from '../endpoint.ts'

const mail = z.strictObject({ mailId: DevMailIdSchema })

/** The demonstration's mailbox. These endpoints do not exist in an installation without one. */
export const devMailEndpoints = defineEndpoints({
  listDevMail: {
    method: 'GET',
    path: '/api/dev/mail',
    access: 'openbaar',
    response: z.object({ mails: z.array(DevMailSchema) }),
  },
  getDevMail: {
    method: 'GET',
    path: '/api/dev/mail/{mailId}',
    access: 'openbaar',
    params: mail,
    response: DevMailInhoudSchema,
  },
  /** The page inside the mail, which is served under a policy of its own. */
  showDevMail: {
    method: 'GET',
    path: '/api/dev/mail/{mailId}/pagina',
    access: 'openbaar',
    params: mail,
    response: null,
  },
})
