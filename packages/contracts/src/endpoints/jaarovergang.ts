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

/** The way into a new school year: rehearsed as long as one likes, carried out at once, taken back for thirty days. */
export const jaarovergangEndpoints = defineEndpoints({
  getJaarovergang: {
    method: 'GET',
    path: PAD,
    access: 'import.write',
    params: school,
    response: JaarovergangSchema,
  },
  /** Keeps what was decided; nothing of the school changes. 409 where a colleague decided something meanwhile. */
  saveJaarovergang: {
    method: 'PUT',
    path: PAD,
    access: 'import.write',
    params: school,
    body: BewaarOvergangSchema,
    response: JaarovergangSchema,
  },
  /** All of it or nothing; taken back as an import is. */
  applyJaarovergang: {
    method: 'POST',
    path: `${PAD}/doorvoeren`,
    access: 'import.write',
    params: school,
    body: VoerOvergangDoorSchema,
    response: OvergangGedaanSchema,
  },
})
