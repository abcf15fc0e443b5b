import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, GroepIdSchema } from '../ids.ts'
import { InlogkaartenSchema } from '../inlogkaart.ts'

const groep = z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema })

/** Printed means of signing in, as A4 pages in a PDF. */
export const inlogkaartenEndpoints = defineEndpoints({
  /** Makes sign-in cards for pupils of one or more groups. Each sheet holds eight cards, all of one group. */
  createInlogkaarten: {
    method: 'POST',
    path: '/api/admins/{adminId}/inlogkaarten',
    access: 'wachtwoord.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    body: InlogkaartenSchema,
    response: null,
    file: 'application/pdf',
  },
  /** Returns a poster for the wall that says how the group signs in, without names or secrets. */
  getKlasposter: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasposter',
    access: 'wachtwoord.read',
    params: groep,
    response: null,
    file: 'application/pdf',
  },
})
