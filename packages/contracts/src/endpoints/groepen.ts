import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import {
  BeginSchema,
  GroepKaartSchema,
  GroepNaamSchema,
  HernoemGroepSchema,
  GroepPaginaSchema,
  SamengevoegdSchema,
  HersteldSchema,
  SplitsingSchema,
  SplitsingTerugSchema,
  VerplaatsingSchema,
} from '../groep.ts'
import { AdminIdSchema, DaadIdSchema, GroepIdSchema } from '../ids.ts'
import { MEESTE_LEERLINGEN } from '../leerling-maten.ts'
import { lijst } from '../lijst.ts'

/** Groups and who is in them. */
export const groepenEndpoints = defineEndpoints({
  listGroepen: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen',
    access: 'groep.read',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({
      groepen: z.array(GroepKaartSchema),
      /** School accounts of which the caller may say whose they are, and nobody did yet. */
      koppelverzoeken: z.int(),
      /** Until the first lesson was given, for who sets the school up; null after it, and for others. */
      begin: z.nullable(BeginSchema),
    }),
  },
  getGroep: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}',
    access: 'groep.read',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    response: GroepPaginaSchema,
  },
  /** An empty group of this school year. */
  createGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema }),
    body: GroepNaamSchema,
    response: z.object({ id: GroepIdSchema }),
  },
  renameGroep: {
    method: 'PATCH',
    path: '/api/admins/{adminId}/groepen/{groepId}',
    access: 'groep.write',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: HernoemGroepSchema,
    /** What it was called until now, so that it can be undone. */
    response: z.object({ vorige: z.string() }),
  },
  /** Out of every list, or back. Whatever was practised in it stays. */
  setGroepArchief: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/archief',
    access: 'groep.write',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: z.strictObject({ gearchiveerd: z.boolean() }),
    response: z.object({ gearchiveerd: z.boolean() }),
  },
  /** Groups of this school year that left the lists, latest first. */
  listGearchiveerd: {
    method: 'GET',
    path: '/api/admins/{adminId}/gearchiveerde-groepen',
    access: 'groep.write',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({
      groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string(), op: z.iso.datetime() })),
    }),
  },
  /** Everybody of a group goes to another one, with its teachers; what is empty then leaves the lists. */
  mergeGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/samenvoegen',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: z.strictObject({ naar: GroepIdSchema }),
    response: SamengevoegdSchema,
  },
  /** Undoes that: the group is back, with who of them still sits where it went. */
  unmergeGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/samenvoegen/terugdraaien',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: SamengevoegdSchema,
    response: z.object({ terug: z.int() }),
  },
  /** Some of a group go to a new one of the same teachers. */
  splitGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/splitsen',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: SplitsingSchema,
    response: z.object({ id: GroepIdSchema, daad: DaadIdSchema }),
  },
  /** Undoes that for who still sits in the new one, which leaves the lists once it is empty. */
  unsplitGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/splitsen/terugdraaien',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: SplitsingTerugSchema,
    response: HersteldSchema,
  },
  /** All of them or none. What is answered moves them back. */
  moveLeerlingen: {
    method: 'PUT',
    path: '/api/admins/{adminId}/plaatsingen',
    access: 'leerling.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema }),
    body: z.strictObject({
      plekken: lijst(VerplaatsingSchema, { min: 1, max: MEESTE_LEERLINGEN }),
    }),
    response: z.object({ vorige: z.array(VerplaatsingSchema) }),
  },
})
