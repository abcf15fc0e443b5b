import type { AdminId, GroepId, UserId } from '@letterhaven/contracts/ids'
import type { Rol } from '@letterhaven/contracts/rol'
import type { BuiltUser } from './factories.ts'
import type { TestServer } from './test-server.ts'
import { buildSpeler, type TestSpeler } from './test-speler.ts'

/** A school with one of everything, whose pupil is ready to answer. */
export interface TestSchool extends TestSpeler {
  readonly adminId: AdminId
  readonly groepId: GroepId
  readonly docent: BuiltUser<UserId>
  /** Somebody of each role; those whose role belongs to an admin belong to this school. */
  readonly rollen: Record<Rol, { readonly token: string }>
}

/** Builds the school, through the real calls where there are any. */
export async function buildSchool(server: TestServer): Promise<TestSchool> {
  const { build } = server
  const adminId = await build.admin()
  const docent = await build.medewerker(adminId, 'docent')
  const groepId = await build.groep(adminId, { docenten: [docent.id] })
  const speler = await buildSpeler(server, adminId, { groepId })
  return {
    ...speler,
    adminId,
    groepId,
    docent,
    rollen: {
      superadmin: await build.kantoor('superadmin'),
      office: await build.kantoor('office'),
      schooladmin: await build.medewerker(adminId, 'schooladmin'),
      docent,
      rtadmin: await build.medewerker(adminId, 'rtadmin'),
      thuisadmin: await build.medewerker(adminId, 'thuisadmin'),
      leerling: speler.leerling,
      demo: await build.leerling(adminId, { groepId, role: 'demo' }),
    },
  }
}
