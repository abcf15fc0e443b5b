import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, BestellingIdSchema } from '../ids.ts'
import { BestelPlaatsenSchema, LicentieSchema } from '../licentie.ts'

const PAD = '/api/admins/{adminId}/licentie'

/** Seats for pupils: how many there are, who ordered them, and ordering more. */
export const licentieEndpoints = defineEndpoints({
  getLicentie: {
    method: 'GET',
    path: PAD,
    access: 'licentie.read',
    kantoorwerk: 'leest',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: LicentieSchema,
  },
  /** Orders seats that count from this moment, for the current school year or the next one. */
  orderPlaatsen: {
    method: 'POST',
    path: `${PAD}/bestellingen`,
    access: 'licentie.read',
    kantoorwerk: 'plaatsen_besteld',
    params: z.strictObject({ adminId: AdminIdSchema }),
    body: BestelPlaatsenSchema,
    response: LicentieSchema,
  },
  /** Withdraws an order within two weeks, and only when its seats are not in use. */
  withdrawBestelling: {
    method: 'DELETE',
    path: `${PAD}/bestellingen/{bestellingId}`,
    access: 'licentie.read',
    kantoorwerk: 'bestelling_ingetrokken',
    params: z.strictObject({ adminId: AdminIdSchema, bestellingId: BestellingIdSchema }),
    response: LicentieSchema,
  },
})
