import * as z from 'zod/mini'
import { defineEndpoints } from '../endpoint.ts'
import { AdminIdSchema, GroepIdSchema, LeerlingIdSchema } from '../ids.ts'
import { GekozenLeerlingenSchema } from '../inlogkaart.ts'
import {
  CodeAanSchema,
  GeheimenVraagSchema,
  IngangCodeSchema,
  KlasIngangSchema,
  NieuwGeheimSchema,
  PlaatjeSchema,
  SchoolIngangSchema,
  InloggersSchema,
  WachtwoordenSchema,
} from '../leerling-ingang.ts'
import { tekst } from '../tekst.ts'

const school = z.strictObject({ adminId: AdminIdSchema })
const groep = z.strictObject({ adminId: AdminIdSchema, groepId: GroepIdSchema })
const leerling = z.strictObject({ adminId: AdminIdSchema, leerlingId: LeerlingIdSchema })
/** Any text is looked up: one that cannot be a code gets the same answer as a code that does not exist. */
const code = tekst({ max: 100 })

/** How pupils find their name, and what their teachers need for that. */
export const leerlingInloggenEndpoints = defineEndpoints({
  findSchool: {
    method: 'POST',
    path: '/api/auth/school',
    access: 'openbaar',
    body: z.strictObject({ schoolcode: code }),
    response: SchoolIngangSchema,
  },
  findKlas: {
    method: 'POST',
    path: '/api/auth/klas',
    access: 'openbaar',
    body: z.strictObject({ klascode: code }),
    response: KlasIngangSchema,
  },
  /** Lists how the pupils of a group sign in, without the secrets. */
  listInloggers: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/inloggers',
    access: 'wachtwoord.read',
    params: groep,
    response: InloggersSchema,
  },
  /** Lists the secrets of a group; each such look is logged. */
  listWachtwoorden: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/wachtwoorden',
    access: 'wachtwoord.read',
    params: groep,
    response: WachtwoordenSchema,
  },
  /** Makes a new code, switched on; the previous one no longer opens anything. */
  renewKlascode: {
    method: 'POST',
    path: '/api/admins/{adminId}/groepen/{groepId}/klascode',
    access: 'wachtwoord.read',
    params: groep,
    response: IngangCodeSchema,
  },
  setKlascode: {
    method: 'PUT',
    path: '/api/admins/{adminId}/groepen/{groepId}/klascode',
    access: 'wachtwoord.read',
    params: groep,
    body: CodeAanSchema,
    response: IngangCodeSchema,
  },
  /** Returns the code of the whole school, which is made when it is first asked for. */
  getSchoolcode: {
    method: 'GET',
    path: '/api/admins/{adminId}/schoolcode',
    access: 'schoolcode.write',
    params: school,
    response: IngangCodeSchema,
  },
  renewSchoolcode: {
    method: 'POST',
    path: '/api/admins/{adminId}/schoolcode',
    access: 'schoolcode.write',
    params: school,
    response: IngangCodeSchema,
  },
  setSchoolcode: {
    method: 'PUT',
    path: '/api/admins/{adminId}/schoolcode',
    access: 'schoolcode.write',
    params: school,
    body: CodeAanSchema,
    response: IngangCodeSchema,
  },
  renewGeheim: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/wachtwoord',
    access: 'wachtwoord.read',
    params: leerling,
    body: NieuwGeheimSchema,
    response: z.strictObject({
      woorden: z.string(),
      plaatjes: z.nullable(z.array(PlaatjeSchema)),
    }),
  },
  /** Changes how pupils of one or more groups sign in, all at once: with new secrets, with pictures, or without pictures. */
  renewGeheimen: {
    method: 'POST',
    path: '/api/admins/{adminId}/wachtwoorden',
    access: 'wachtwoord.read',
    params: school,
    body: z.extend(GeheimenVraagSchema, { leerlingen: GekozenLeerlingenSchema }),
    /**
     * How many pupils changed. It skips those who sign in only with a school account, and those who already have what
     * was asked.
     */
    response: z.strictObject({ veranderd: z.int() }),
  },
  createKaart: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/kaart',
    access: 'wachtwoord.read',
    params: leerling,
    /** Shown only once, because only its hash is stored. */
    response: z.strictObject({ qr: z.string() }),
  },
  deleteKaart: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/kaart',
    access: 'wachtwoord.read',
    params: leerling,
    response: z.strictObject({ verwijderd: z.boolean() }),
  },
  releaseRem: {
    method: 'DELETE',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/rem',
    access: 'wachtwoord.read',
    params: leerling,
    response: z.strictObject({ vrij: z.literal(true) }),
  },
})
