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
/** Whatever is typed is looked for: what cannot be a code is answered as one that nobody has. */
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
  /** How the pupils of a group come in, without what is secret. */
  listInloggers: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/inloggers',
    access: 'wachtwoord.read',
    params: groep,
    response: InloggersSchema,
  },
  /** The secrets of a group; whoever asks is written down. */
  listWachtwoorden: {
    method: 'GET',
    path: '/api/admins/{adminId}/groepen/{groepId}/wachtwoorden',
    access: 'wachtwoord.read',
    params: groep,
    response: WachtwoordenSchema,
  },
  /** Another code, switched on; the one before opens nothing any more. */
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
  /** The code of the whole school, made when it is first asked for. */
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
  /** Changes how many come in at once, of one or more groups: new secrets, or with pictures, or without. */
  renewGeheimen: {
    method: 'POST',
    path: '/api/admins/{adminId}/wachtwoorden',
    access: 'wachtwoord.read',
    params: school,
    body: z.extend(GeheimenVraagSchema, { leerlingen: GekozenLeerlingenSchema }),
    /** How many changed: who comes with a school account alone, and who has it like that already, is passed over. */
    response: z.strictObject({ veranderd: z.int() }),
  },
  createKaart: {
    method: 'POST',
    path: '/api/admins/{adminId}/leerlingen/{leerlingId}/kaart',
    access: 'wachtwoord.read',
    params: leerling,
    /** Shown once: only its hash is kept. */
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
