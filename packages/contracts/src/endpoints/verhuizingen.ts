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

/** A pupil moves to another school with everything they learned: the old school issues a token, and the new one redeems it. */
export const verhuizingenEndpoints = defineEndpoints({
  getVerhuistoken: {
    method: 'GET',
    path: PAD,
    access: 'verhuizing.write',
    params: kind,
    response: VerhuistokenSchema,
  },
  /** Makes a token; the previous one stops working. */
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
  /** Returns the pupil who would come, without changing anything. It has a body so that the token is in no address. */
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
