import type {
  AdminId,
  GroepId,
  LeerlingId,
  SomvensterId,
  TaakId,
  UserId,
} from '@letterhaven/contracts/ids'
import type { Landkaart } from '@letterhaven/contracts/landkaart'
import type { Rol } from '@letterhaven/contracts/rol'
import type { TaakPakket } from '@letterhaven/contracts/taak'
import type { BuiltUser } from './factories.ts'
import { nieuwAntwoord, type AntwoordOverrides } from './nieuw-antwoord.ts'
import type { TestServer } from './test-server.ts'

/** A school with one of everything, its pupil ready to answer. */
export interface TestSchool {
  readonly adminId: AdminId
  readonly groepId: GroepId
  readonly docent: BuiltUser<UserId>
  readonly leerling: BuiltUser<LeerlingId>
  readonly somvensterId: SomvensterId
  readonly taakId: TaakId
  readonly pakket: TaakPakket
  /** Somebody of each role, as far as it belongs to an admin, to this one. */
  readonly rollen: Record<Rol, { readonly token: string }>
  /** A fresh right answer of the pupil. */
  antwoord(overrides?: AntwoordOverrides): ReturnType<typeof nieuwAntwoord>
}

/** Builds it through the real calls where there are any. */
export async function buildSchool({ build, call }: TestServer): Promise<TestSchool> {
  const adminId = await build.admin()
  const docent = await build.medewerker(adminId, 'docent')
  const groepId = await build.groep(adminId, { docenten: [docent.id] })
  const leerling = await build.leerling(adminId, { groepId, jaargroep: 5 })
  const { token } = leerling
  const kaart = (await call(`/api/leerlingen/${leerling.id}/landkaart`, { token }))
    .body as Landkaart
  if (!kaart.verder) throw new Error('the map of a new pupil leads nowhere')
  const { somvensterId, taakId } = kaart.verder
  const pakket = (await call(`/api/leerlingen/${leerling.id}/taken/${taakId}`, { token }))
    .body as TaakPakket
  return {
    adminId,
    groepId,
    docent,
    leerling,
    somvensterId,
    taakId,
    pakket,
    rollen: {
      superadmin: await build.kantoor('superadmin'),
      office: await build.kantoor('office'),
      schooladmin: await build.medewerker(adminId, 'schooladmin'),
      docent,
      rtadmin: await build.medewerker(adminId, 'rtadmin'),
      thuisadmin: await build.medewerker(adminId, 'thuisadmin'),
      leerling,
      demo: await build.leerling(adminId, { groepId, role: 'demo' }),
    },
    antwoord: (overrides) => nieuwAntwoord({ taakId, woord: pakket.woorden[0], ...overrides }),
  }
}
