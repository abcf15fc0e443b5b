import * as z from 'zod/mini'
import { DevMailIdSchema, DevMailInhoudSchema, DevMailSchema } from '../dev-mail.ts'
import { defineEndpoints } from '../endpoint.ts'

const mail = z.strictObject({ mailId: DevMailIdSchema })

/** The demonstration's post box; where none runs, these do not exist. */
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
  /** The page inside the mail, under a policy of its own. */
  showDevMail: {
    method: 'GET',
    path: '/api/dev/mail/{mailId}/pagina',
    access: 'openbaar',
    params: mail,
    response: null,
  },
})
