import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { LegWeg, Prullenbak } from '@letterhaven/contracts/prullenbak'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

interface Wie {
  readonly adminId: AdminId
  readonly token: string
}

/** Puts pupils in the prullenbak, or takes them out. */
export const putAway = (server: TestServer, { adminId, token }: Wie, body: LegWeg) =>
  server.call(`/api/admins/${adminId}/prullenbak`, { method: 'PUT', token, body })

/** Reads what is in the prullenbak. */
export const readPrullenbak = async (
  server: TestServer,
  { adminId, token }: Wie,
): Promise<Prullenbak> =>
  (await server.call(`/api/admins/${adminId}/prullenbak`, { token })).body as Prullenbak

/** Erases pupils for good. */
export const erase = (
  server: TestServer,
  { adminId, token }: Wie,
  leerlingen: readonly LeerlingId[],
) =>
  server.call(`/api/admins/${adminId}/prullenbak/wissen`, {
    method: 'POST',
    token,
    body: { leerlingen },
  })

/** Makes the sample calls for the prullenbak of a school. */
export function makePrullenbakProeven(server: () => TestServer) {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  return {
    getPrullenbak: school,
    setPrullenbak: {
      ...school,
      body: async ({ adminId, groepId }) => ({
        leerlingen: [(await server().build.leerling(adminId, { groepId })).id],
        weg: true,
      }),
      kapot: { body: { leerlingen: [], weg: true }, veld: 'leerlingen' },
    },
    erasePrullenbak: {
      ...school,
      body: async ({ adminId, groepId, rollen }) => {
        const { id } = await server().build.leerling(adminId, { groepId })
        const wie = { adminId, token: rollen.schooladmin.token }
        await putAway(server(), wie, { leerlingen: [id], weg: true })
        return { leerlingen: [id] }
      },
      kapot: { body: { leerlingen: ['geen-uuid'] }, veld: 'leerlingen.0' },
    },
  } satisfies Record<string, Proef>
}
