import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, KijkMeeIdSchema } from '../ids.ts'
import {
  KantoorAdminsSchema,
  KantoorVraagSchema,
  KijkKeuzeSchema,
  KijkMeeSchema,
  StartKijkMeeSchema,
} from '../kijk-mee.ts'

const PAD = '/api/kantoor/kijk-mee'
const een = z.strictObject({ kijkMeeId: KijkMeeIdSchema })

/** The office finds an account and looks along with it: under its own name, with a reason, for half an hour. */
export const kantoorEndpoints = defineEndpoints({
  listKantoorAdmins: {
    method: 'GET',
    path: '/api/kantoor/admins',
    access: 'kantoor.read',
    query: KantoorVraagSchema,
    response: KantoorAdminsSchema,
  },
  getKijkKeuze: {
    method: 'GET',
    path: '/api/kantoor/admins/{adminId}/kijk-mee',
    access: 'kantoor.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: KijkKeuzeSchema,
  },
  /** Starts a look-along. Only one can be open at a time, so an earlier one ends. */
  startKijkMee: {
    method: 'POST',
    path: PAD,
    access: 'kantoor.write',
    body: StartKijkMeeSchema,
    response: KijkMeeSchema,
  },
  getKijkMee: {
    method: 'GET',
    path: `${PAD}/{kijkMeeId}`,
    access: 'kantoor.read',
    params: een,
    response: KijkMeeSchema,
  },
  /** Extends a look-along, once, to half an hour from now. */
  extendKijkMee: {
    method: 'POST',
    path: `${PAD}/{kijkMeeId}/verlengen`,
    access: 'kantoor.write',
    params: een,
    response: KijkMeeSchema,
  },
  /** Ends a look-along; one that has ended already stays ended. */
  stopKijkMee: {
    method: 'DELETE',
    path: `${PAD}/{kijkMeeId}`,
    access: 'kantoor.write',
    params: een,
    response: z.object({ gestopt: z.boolean() }),
  },
})
