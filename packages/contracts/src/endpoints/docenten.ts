import * as z from 'zod/mini'
import {
  DocentenSchema,
  DocentGewijzigdSchema,
  NodigUitSchema,
  WijzigDocentSchema,
} from '../docent.ts'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, DocentUitnodigingIdSchema, UserIdSchema } from '../ids.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/docenten'
const EEN = '/api/admins/{adminId}/docent-uitnodigingen/{uitnodigingId}'
const een = z.strictObject({ adminId: AdminIdSchema, uitnodigingId: DocentUitnodigingIdSchema })

/** The staff of a school. */
export const docentenEndpoints = defineEndpoints({
  listDocenten: {
    method: 'GET',
    path: PAD,
    access: 'docent.write',
    params: school,
    response: DocentenSchema,
  },
  /** The answer never tells whether the address is known anywhere else. */
  nodigDocentUit: {
    method: 'POST',
    path: '/api/admins/{adminId}/docent-uitnodigingen',
    access: 'docent.write',
    params: school,
    body: NodigUitSchema,
    response: z.object({ id: DocentUitnodigingIdSchema }),
  },
  /** Sends a new mail with a new link; the previous link stops working. */
  nodigDocentOpnieuwUit: {
    method: 'POST',
    path: `${EEN}/opnieuw`,
    access: 'docent.write',
    params: een,
    response: z.object({ geldigTot: z.iso.datetime() }),
  },
  withdrawDocentUitnodiging: {
    method: 'DELETE',
    path: EEN,
    access: 'docent.write',
    params: een,
    response: z.object({ ingetrokken: z.boolean() }),
  },
  updateDocent: {
    method: 'PATCH',
    path: `${PAD}/{medewerkerId}`,
    access: 'docent.write',
    params: z.strictObject({ adminId: AdminIdSchema, medewerkerId: UserIdSchema }),
    body: WijzigDocentSchema,
    response: DocentGewijzigdSchema,
  },
})
