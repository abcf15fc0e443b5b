import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, LeerlingIdSchema } from '../ids.ts'
import { LegWegSchema, PrullenbakSchema, WisSchema } from '../prullenbak.ts'

const school = z.strictObject({ adminId: AdminIdSchema })

/** Pupils who left: for thirty days they can come back, then everything of them is erased. */
export const prullenbakEndpoints = defineEndpoints({
  getPrullenbak: {
    method: 'GET',
    path: '/api/admins/{adminId}/prullenbak',
    access: 'prullenbak.read',
    params: school,
    response: PrullenbakSchema,
  },
  /** All of them or none. A teacher does it in groups of its own. */
  setPrullenbak: {
    method: 'PUT',
    path: '/api/admins/{adminId}/prullenbak',
    access: 'leerling.write',
    params: school,
    body: LegWegSchema,
    /** To whom it was done now: not who lay there, or was back, already. */
    response: z.object({ gedaan: z.array(LeerlingIdSchema) }),
  },
  /** Erases for good who lies in the prullenbak; nothing brings it back. */
  wisPrullenbak: {
    method: 'POST',
    path: '/api/admins/{adminId}/prullenbak/wissen',
    access: 'prullenbak.write',
    params: school,
    body: WisSchema,
    response: z.object({ leerlingen: z.int(), antwoorden: z.int() }),
  },
})
