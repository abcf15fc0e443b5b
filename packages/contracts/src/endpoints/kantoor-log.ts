import { defineEndpoints } from '../endpoint.ts'
import { KantoorLogSchema, KantoorLogVraagSchema } from '../kantoor-log.ts'

/** What the office itself did: who searched, read and changed what. */
export const kantoorLogEndpoints = defineEndpoints({
  listKantoorLog: {
    method: 'GET',
    path: '/api/kantoor/logboek',
    access: 'kantoor.read',
    query: KantoorLogVraagSchema,
    response: KantoorLogSchema,
  },
})
