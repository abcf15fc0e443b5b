import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import {
  BeginSchema,
  DaadSchema,
  GroepKaartSchema,
  GroepNaamSchema,
  HernoemGroepSchema,
  GroepPaginaSchema,
  SamengevoegdSchema,
  HersteldSchema,
  SplitsingSchema,
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
      /** The number of unlinked school accounts that the caller may link. */
      koppelverzoeken: z.int(),
      /**
       * The steps towards the first lesson, for callers who set up the school; null once a lesson was given, and for
       * other callers.
       */
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
  /** Creates an empty group in this school year. */
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
    /** The previous name, so that the change can be undone. */
    response: z.object({ vorige: z.string() }),
  },
  /** Archives a group or restores it. Whatever was practised in it stays. */
  setGroepArchief: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/archief',
    access: 'groep.write',
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: z.strictObject({ gearchiveerd: z.boolean() }),
    response: z.object({ gearchiveerd: z.boolean() }),
  },
  /** Lists the archived groups of this school year, latest first. */
  listGearchiveerd: {
    method: 'GET',
    path: '/api/admins/{adminId}/gearchiveerde-groepen',
    access: 'groep.write',
    params: z.strictObject({ adminId: AdminIdSchema }),
    response: z.object({
      groepen: z.array(z.object({ id: GroepIdSchema, naam: z.string(), op: z.iso.datetime() })),
    }),
  },
  /** Moves all pupils and teachers of a group to another group, and archives the emptied one. */
  mergeGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/samenvoegen',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: z.strictObject({ naar: GroepIdSchema }),
    response: SamengevoegdSchema,
  },
  /** Undoes a merge: the group is restored, with those of its pupils who are still in the group they were moved to. */
  unmergeGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/samenvoegen/terugdraaien',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: DaadSchema,
    response: z.object({ terug: z.int() }),
  },
  /** Moves some pupils of a group to a new group with the same teachers. */
  splitGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/splitsen',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: SplitsingSchema,
    response: z.object({ id: GroepIdSchema, daad: DaadIdSchema }),
  },
  /** Undoes a split for the pupils who are still in the new group, which is archived if that leaves it empty. */
  unsplitGroep: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/splitsen/terugdraaien',
    access: 'groep.write',
    eenmaal: true,
    params: z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema }),
    body: DaadSchema,
    response: HersteldSchema,
  },
  /** Moves all of these pupils or none. Sending the answer back moves them back. */
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
