import * as z from 'zod/mini'
import { DubbelenSchema, VoegSamenSchema, ZetApartSchema } from '../dubbel.ts'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/dubbele-leerlingen'

/** Pupils who may stand in a school twice. */
export const dubbelenEndpoints = defineEndpoints({
  listDubbelen: {
    method: 'GET',
    path: PAD,
    access: 'import.write',
    params: school,
    response: DubbelenSchema,
  },
  /** How many pairs there are, for a page that says no more than that. */
  countDubbelen: {
    method: 'GET',
    path: `${PAD}/aantal`,
    access: 'import.write',
    params: school,
    response: z.object({ aantal: z.int() }),
  },
  /** Two who are said to be two children are not proposed again, until that is taken back. */
  setApart: {
    method: 'PUT',
    path: `${PAD}/apart`,
    access: 'import.write',
    params: school,
    body: ZetApartSchema,
    response: z.object({ apart: z.boolean() }),
  },
  /**
   * Makes two into one, all of it or nothing, and for good. 409 where the two are not thought to be one child any more;
   * 404 where one of them is not here, because a colleague was first.
   */
  merge: {
    method: 'POST',
    path: `${PAD}/samenvoegen`,
    access: 'import.write',
    params: school,
    body: VoegSamenSchema,
    response: z.object({ leerlingId: LeerlingIdSchema, antwoorden: z.int() }),
  },
})
