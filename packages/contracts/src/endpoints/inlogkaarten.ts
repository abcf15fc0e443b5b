import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, GroepIdSchema } from '../ids.ts'
import { InlogkaartenSchema } from '../inlogkaart.ts'

const groep = z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema })

/** What is printed to come in with: A4, as PDF. */
export const inlogkaartenEndpoints = defineEndpoints({
  /** Cards to sign in with, for pupils of one or more groups: eight on a sheet, and a sheet is of one group. */
  createInlogkaarten: {
    method: 'POST',
    path: '/api/admins/{adminId}/inlogkaarten',
    access: 'wachtwoord.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    body: InlogkaartenSchema,
    response: null,
    file: 'application/pdf',
  },
  /** How the group comes in, for the wall: no name and no secret. */
  getKlasposter: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/klasposter',
    access: 'wachtwoord.read',
    params: groep,
    response: null,
    file: 'application/pdf',
  },
})
