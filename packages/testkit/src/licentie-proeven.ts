import { randomUUID } from 'node:crypto'
import type { AdminId, BestellingId } from '@letterhaven/contracts/ids'
import type { Licentie } from '@letterhaven/contracts/licentie'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

interface Wie {
  readonly adminId: AdminId
  readonly token: string
}

/** Orders seats for the current school year, or for the one that is named. */
export async function place(
  server: TestServer,
  { adminId, token }: Wie,
  { schooljaar, ...rest }: { schooljaar?: string; plaatsen: number; sleutel?: string },
) {
  const pad = `/api/admins/${adminId}/licentie`
  const nu = (await server.call(pad, { token })).body as Licentie
  const leeg = { sleutel: randomUUID(), kenmerk: '' }
  const body = { ...leeg, schooljaar: schooljaar ?? nu.schooljaar, ...rest }
  return server.call(`${pad}/bestellingen`, { method: 'POST', token, body })
}

/** Makes the sample calls for the seats of a school. */
export function makeLicentieProeven(server: () => TestServer) {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  const schooljaarNu = async ({ adminId, token }: Wie): Promise<string> =>
    ((await server().call(`/api/admins/${adminId}/licentie`, { token })).body as Licentie)
      .schooljaar
  return {
    getLicentie: school,
    orderPlaatsen: {
      ...school,
      body: async ({ adminId, rollen }) => ({
        sleutel: randomUUID(),
        schooljaar: await schooljaarNu({ adminId, token: rollen.schooladmin.token }),
        plaatsen: 10,
        kenmerk: 'PO-17',
      }),
      kapot: {
        body: { sleutel: randomUUID(), schooljaar: '2026-2027', plaatsen: 0, kenmerk: '' },
        veld: 'plaatsen',
      },
    },
    withdrawBestelling: {
      ...school,
      params: async ({ adminId, rollen }) => {
        const wie = { adminId, token: rollen.schooladmin.token }
        const { bestellingen } = (await place(server(), wie, { plaatsen: 5 })).body as Licentie
        const bestellingId = bestellingen[0]?.id ?? ('' as BestellingId)
        return { adminId, bestellingId }
      },
      kapot: { params: { bestellingId: 'geen-uuid' }, veld: 'bestellingId' },
    },
  } satisfies Record<string, Proef>
}
