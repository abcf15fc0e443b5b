import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { HerstelAanvraagSchema, WachtwoordHerstellenSchema } from '../herstel.ts'

/** Resetting a forgotten password: asking for a link, and choosing a new password with it. */
export const herstelEndpoints = defineEndpoints({
  requestHerstel: {
    method: 'POST',
    path: '/api/auth/wachtwoordaanvragen',
    access: 'openbaar',
    body: HerstelAanvraagSchema,
    status: 202,
    response: z.object({ aangevraagd: z.literal(true) }),
  },
  resetWachtwoord: {
    method: 'POST',
    path: '/api/auth/wachtwoordherstellen',
    access: 'openbaar',
    body: WachtwoordHerstellenSchema,
    /** The name that goes with the new password, for the sign-in page. */
    response: z.object({ gebruikersnaam: z.string() }),
  },
})
