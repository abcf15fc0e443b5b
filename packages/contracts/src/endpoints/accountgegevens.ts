import * as z from 'zod/mini'
import { AccountgegevensSchema, WijzigAccountgegevensSchema } from '../accountgegevens.ts'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/accountgegevens'

/** What a school says about itself and how its people sign in. */
export const accountgegevensEndpoints = defineEndpoints({
  getAccountgegevens: {
    method: 'GET',
    path: PAD,
    access: 'accountgegevens.write',
    kantoorwerk: 'leest',
    params: school,
    response: AccountgegevensSchema,
  },
  updateAccountgegevens: {
    method: 'PATCH',
    path: PAD,
    access: 'accountgegevens.write',
    kantoorwerk: 'gegevens_gewijzigd',
    params: school,
    body: WijzigAccountgegevensSchema,
    response: AccountgegevensSchema,
  },
})
