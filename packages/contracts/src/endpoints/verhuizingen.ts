import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'
import {
  BekijkVerhuizingSchema,
  NieuwVerhuistokenSchema,
  VerhuisLeerlingSchema,
  VerhuisRegelSchema,
  VerhuistokenSchema,
  VerhuizerSchema,
} from '../verhuizing.ts'

const PAD = '/api/admins/{adminId}/leerlingen/{leerlingId}/verhuistoken'
const kind = z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema })
const school = z.strictObject({ adminId: AdminIdSchema })

/** A pupil goes to another school with everything it learned: the old one gives a token out, the new one reads it in. */
export const verhuizingenEndpoints = defineEndpoints({
  getVerhuistoken: {
    method: 'GET',
    path: PAD,
    access: 'verhuizing.write',
    params: kind,
    response: VerhuistokenSchema,
  },
  /** Replaces the one before: that one works no more. */
  createVerhuistoken: {
    method: 'POST',
    path: PAD,
    access: 'verhuizing.write',
    params: kind,
    response: NieuwVerhuistokenSchema,
  },
  withdrawVerhuistoken: {
    method: 'DELETE',
    path: PAD,
    access: 'verhuizing.write',
    params: kind,
    response: z.object({ ingetrokken: z.boolean() }),
  },
  listVerhuizingen: {
    method: 'GET',
    path: '/api/admins/{adminId}/verhuizingen',
    access: 'verhuizing.write',
    params: school,
    response: z.object({ regels: z.array(VerhuisRegelSchema) }),
  },
  /** Who would come; nothing changes. A call with a body, so that the token stands in no address. */
  viewVerhuizing: {
    method: 'POST',
    path: '/api/admins/{adminId}/verhuizingen/bekijken',
    access: 'verhuizing.write',
    params: school,
    body: BekijkVerhuizingSchema,
    response: VerhuizerSchema,
  },
  moveLeerling: {
    method: 'POST',
    path: '/api/admins/{adminId}/verhuizingen',
    access: 'verhuizing.write',
    params: school,
    body: VerhuisLeerlingSchema,
    response: z.object({ leerlingId: LeerlingIdSchema }),
  },
})
