import type { AdminId, UserId } from '@letterhaven/contracts/ids'
import type { VraagSluiting } from '@letterhaven/contracts/sluiting'
import type { Proef } from './contract-proef.ts'
import type { BuiltUser } from './factories.ts'
import type { TestSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'

/** An account of its own, with the person who runs it, so that closing it does not affect the account that other tests use. */
export interface Los {
  readonly adminId: AdminId
  readonly naam: string
  readonly hoofd: BuiltUser<UserId>
}

export async function buildLos({ build }: TestServer, naam = 'De Vuurtoren'): Promise<Los> {
  const adminId = await build.admin({ naam })
  return { adminId, naam, hoofd: await build.medewerker(adminId, 'schooladmin') }
}

/** Asks to close an account. */
export const askSluiting = (
  server: TestServer,
  { adminId, naam, hoofd }: Los,
  anders: Partial<VraagSluiting> = {},
) =>
  server.call(`/api/admins/${adminId}/sluiting`, {
    method: 'POST',
    token: hoofd.token,
    body: { schoolnaam: naam, wachtwoord: hoofd.wachtwoord, code: '', ...anders },
  })

/** Makes the sample calls for closing an account, and for the data that can be exported. */
export function makeSluitProeven(server: () => TestServer) {
  const perSchool = new Map<TestSchool, Promise<Los>>()
  const losVan = (school: TestSchool): Promise<Los> => {
    const los = perSchool.get(school) ?? buildLos(server())
    perSchool.set(school, los)
    return los
  }
  const sluiting: Proef = {
    params: async (school) => ({ adminId: (await losVan(school)).adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: async (school) => (await losVan(school)).hoofd,
  }
  const uitvoer: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  return {
    getSluiting: sluiting,
    getSluitGevolgen: sluiting,
    askSluiting: {
      ...sluiting,
      body: async (school) => {
        const { naam, hoofd } = await losVan(school)
        return { schoolnaam: naam, wachtwoord: hoofd.wachtwoord, code: '' }
      },
      kapot: { body: { schoolnaam: ' ', wachtwoord: 'x', code: '' }, veld: 'schoolnaam' },
    },
    withdrawSluiting: sluiting,
    getUitvoer: uitvoer,
    getLeerlingUitvoer: {
      ...uitvoer,
      params: ({ adminId, leerling }) => ({ adminId, leerlingId: leerling.id }),
      kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
    },
  } satisfies Record<string, Proef>
}
