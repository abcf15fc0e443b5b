import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, GroepIdSchema, LeerlingIdSchema, MethodetoetsIdSchema } from '../ids.ts'
import {
  LeerlingToetsenSchema,
  MethodetoetsenSchema,
  NieuweMethodetoetsSchema,
  ToetsAntwoordenSchema,
  ToetsPapierSchema,
} from '../methodetoets.ts'

const GROEP = '/api/admins/{adminId}/groepen/{groepId}/methodetoetsen'
const TOETS = '/api/leerlingen/{leerlingId}/methodetoetsen/{methodetoetsId}'
const eigen = z.strictObject({ leerlingId: LeerlingIdSchema, methodetoetsId: MethodetoetsIdSchema })
const vanGroep = z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema })

/** Tests that go with the school's own method. An admin without the feature testschool has none. */
export const methodetoetsenEndpoints = defineEndpoints({
  listMethodetoetsen: {
    method: 'GET',
    path: GROEP,
    access: 'voortgang.read',
    params: vanGroep,
    response: MethodetoetsenSchema,
  },
  createMethodetoets: {
    method: 'POST',
    path: GROEP,
    access: 'methodetoets.write',
    params: vanGroep,
    body: NieuweMethodetoetsSchema,
    response: z.strictObject({ id: MethodetoetsIdSchema }),
  },
  withdrawMethodetoets: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/methodetoetsen/{methodetoetsId}',
    access: 'methodetoets.write',
    params: z.strictObject({ adminId: AdminIdSchema, methodetoetsId: MethodetoetsIdSchema }),
    response: z.strictObject({ ingetrokken: z.boolean() }),
  },
  listLeerlingToetsen: {
    method: 'GET',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/methodetoetsen',
    access: 'voortgang.read',
    params: z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema }),
    response: LeerlingToetsenSchema,
  },
  getToetsPapier: {
    method: 'GET',
    path: TOETS,
    access: 'methodetoets.read',
    params: eigen,
    response: ToetsPapierSchema,
  },
  saveToetsAntwoorden: {
    method: 'PUT',
    path: `${TOETS}/antwoorden`,
    access: 'antwoord.write',
    params: eigen,
    body: ToetsAntwoordenSchema,
    response: z.strictObject({ ingevuld: z.int() }),
  },
  submitMethodetoets: {
    method: 'POST',
    path: `${TOETS}/inlevering`,
    access: 'antwoord.write',
    params: eigen,
    body: ToetsAntwoordenSchema,
    response: z.strictObject({ ingevuld: z.int(), van: z.int() }),
  },
})
