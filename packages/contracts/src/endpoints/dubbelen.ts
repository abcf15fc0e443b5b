import * as z from 'zod/mini'
import { DubbelenSchema, VoegSamenSchema, ZetApartSchema } from '../dubbel.ts'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/dubbele-leerlingen'

/** Pupils who may be in a school twice. */
export const dubbelenEndpoints = defineEndpoints({
  listDubbelen: {
    method: 'GET',
    path: PAD,
    access: 'import.write',
    params: school,
    response: DubbelenSchema,
  },
  /** Returns only the number of pairs, for a page that shows nothing else. */
  countDubbelen: {
    method: 'GET',
    path: `${PAD}/aantal`,
    access: 'import.write',
    params: school,
    response: z.object({ aantal: z.int() }),
  },
  /** Declares that two pupils are different children, so that they are not proposed again until that is taken back. */
  setApart: {
    method: 'PUT',
    path: `${PAD}/apart`,
    access: 'import.write',
    params: school,
    body: ZetApartSchema,
    response: z.object({ apart: z.boolean() }),
  },
  /**
   * Merges two pupils into one, completely or not at all, and for good. 409 when the two are no longer thought to be
   * one child; 404 when one of them is not here, because a colleague was first.
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
