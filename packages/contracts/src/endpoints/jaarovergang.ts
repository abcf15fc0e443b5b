import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema } from '../ids.ts'
import {
  BewaarOvergangSchema,
  JaarovergangSchema,
  OvergangGedaanSchema,
  VoerOvergangDoorSchema,
} from '../jaarovergang.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const PAD = '/api/admins/{adminId}/jaarovergang'

/**
 * The move to a new school year. It can be tried out any number of times, is carried out in one go, and can be reverted
 * for thirty days.
 */
export const jaarovergangEndpoints = defineEndpoints({
  getJaarovergang: {
    method: 'GET',
    path: PAD,
    access: 'import.write',
    params: school,
    response: JaarovergangSchema,
  },
  /** Saves the choices without changing anything in the school. 409 when a colleague saved choices, or it is another school year's turn since. */
  saveJaarovergang: {
    method: 'PUT',
    path: PAD,
    access: 'import.write',
    params: school,
    body: BewaarOvergangSchema,
    response: JaarovergangSchema,
  },
  /** Carries out everything or nothing; it is reverted in the same way as an import. */
  applyJaarovergang: {
    method: 'POST',
    path: `${PAD}/doorvoeren`,
    access: 'import.write',
    params: school,
    body: VoerOvergangDoorSchema,
    response: OvergangGedaanSchema,
  },
})
