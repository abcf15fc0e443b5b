import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, ImportIdSchema } from '../ids.ts'
import { MAX_IMPORT_BYTES } from '../import-maten.ts'
import {
  ImportGelezenSchema,
  ImportKeuzesSchema,
  ImportRegelSchema,
  ImportTellingSchema,
  ImportTerugSchema,
  ImportVoorbeeldSchema,
} from '../import.ts'
import { tekst } from '../tekst.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const een = z.strictObject({ adminId: AdminIdSchema, importId: ImportIdSchema })

/** Files from a school's administration: reading, reviewing, applying and reverting them. */
export const importEndpoints = defineEndpoints({
  listImports: {
    method: 'GET',
    path: '/api/admins/{adminId}/imports',
    access: 'import.write',
    params: school,
    response: z.object({ imports: z.array(ImportRegelSchema) }),
  },
  /** Reads a file without changing the account. A file that is refused is not stored. */
  readImport: {
    method: 'POST',
    path: '/api/admins/{adminId}/imports',
    access: 'import.write',
    params: school,
    query: z.strictObject({ bestandsnaam: tekst({ min: 1, max: 200 }) }),
    bytes: true,
    maxBody: MAX_IMPORT_BYTES,
    response: ImportGelezenSchema,
  },
  /** Returns the same preview, compared with the account as it is now. */
  getImport: {
    method: 'GET',
    path: '/api/admins/{adminId}/imports/{importId}',
    access: 'import.write',
    params: een,
    response: ImportVoorbeeldSchema,
  },
  applyImport: {
    method: 'POST',
    path: '/api/admins/{adminId}/imports/{importId}/toepassen',
    access: 'import.write',
    params: een,
    body: ImportKeuzesSchema,
    maxBody: 4 * 1024 * 1024,
    response: ImportTellingSchema,
  },
  revertImport: {
    method: 'POST',
    path: '/api/admins/{adminId}/imports/{importId}/terugdraaien',
    access: 'import.write',
    params: een,
    response: ImportTerugSchema,
  },
  /** Deletes a file that was not applied. */
  dropImport: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/imports/{importId}',
    access: 'import.write',
    params: een,
    response: z.object({ weg: z.boolean() }),
  },
})
