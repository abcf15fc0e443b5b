import type { JaarovergangIn } from '@letterhaven/contracts/jaarovergang'
import type { AdminId } from '@letterhaven/contracts/ids'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

/** Reads the move into the new year of a school, as it is now. */
export async function readOvergang(
  server: TestServer,
  { adminId, token }: { readonly adminId: AdminId; readonly token: string },
): Promise<JaarovergangIn> {
  const { status, body } = await server.call(`/api/admins/${adminId}/jaarovergang`, { token })
  if (status !== 200) throw new Error(`refused: ${JSON.stringify(body)}`)
  return body as JaarovergangIn
}

/** Makes the sample calls for the new school year. */
export function makeOvergangProeven(server: () => TestServer) {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  return {
    getJaarovergang: school,
    saveJaarovergang: {
      ...school,
      body: async ({ adminId, rollen }) => {
        const { schooljaar, versie, keuzes } = await readOvergang(server(), {
          adminId,
          token: rollen.schooladmin.token,
        })
        return { schooljaar, versie, keuzes }
      },
      kapot: { body: { schooljaar: '2026-2027', versie: 'een', keuzes: {} }, veld: 'versie' },
    },
    applyJaarovergang: {
      ...school,
      body: async ({ adminId, rollen }) => {
        // The move is due when a group of the year before still has a pupil.
        const groepId = await server().build.groep(adminId, { schooljaar: '2025-2026' })
        await server().build.leerling(adminId, { groepId })
        const { token } = rollen.schooladmin
        return { vingerafdruk: (await readOvergang(server(), { adminId, token })).vingerafdruk }
      },
      kapot: { body: { vingerafdruk: 3 }, veld: 'vingerafdruk' },
    },
  } satisfies Record<string, Proef>
}
