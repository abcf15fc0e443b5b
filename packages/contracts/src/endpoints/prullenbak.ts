import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'
import { LegWegSchema, PrullenbakSchema, WisSchema } from '../prullenbak.ts'

const school = z.strictObject({ adminId: AdminIdSchema })

/** Pupils who left. For thirty days they can be restored; after that everything of theirs is erased. */
export const prullenbakEndpoints = defineEndpoints({
  getPrullenbak: {
    method: 'GET',
    path: '/api/admins/{adminId}/prullenbak',
    access: 'prullenbak.read',
    params: school,
    response: PrullenbakSchema,
  },
  /** Moves all of these pupils or none. A teacher may only do so for their own groups. */
  setPrullenbak: {
    method: 'PUT',
    path: '/api/admins/{adminId}/prullenbak',
    access: 'leerling.write',
    params: school,
    body: LegWegSchema,
    /** The pupils who were moved by this call, without those who were already there or already restored. */
    response: z.object({ gedaan: z.array(LeerlingIdSchema) }),
  },
  /** Permanently erases pupils in the prullenbak. */
  erasePrullenbak: {
    method: 'POST',
    path: '/api/admins/{adminId}/prullenbak/wissen',
    access: 'prullenbak.write',
    params: school,
    body: WisSchema,
    response: z.object({ leerlingen: z.int(), antwoorden: z.int() }),
  },
})
