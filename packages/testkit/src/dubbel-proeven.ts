import type { VoegSamen, ZetApart, Dubbelen } from '@letterhaven/contracts/dubbel'
import type { AdminId, LeerlingId } from '@letterhaven/contracts/ids'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

interface Wie {
  readonly adminId: AdminId
  readonly token: string
}

const pad = (adminId: AdminId) => `/api/admins/${adminId}/dubbele-leerlingen`

/** Reads which pupils may be in the school twice. */
export const readDubbelen = async (
  server: TestServer,
  { adminId, token }: Wie,
): Promise<Dubbelen> => (await server.call(pad(adminId), { token })).body as Dubbelen

/** Merges two pupils into one. */
export const merge = (server: TestServer, { adminId, token }: Wie, body: VoegSamen) =>
  server.call(`${pad(adminId)}/samenvoegen`, { method: 'POST', token, body })

/** Records that two pupils are two children, or takes that back. */
export const setApart = (server: TestServer, { adminId, token }: Wie, body: ZetApart) =>
  server.call(`${pad(adminId)}/apart`, { method: 'PUT', token, body })

/** Makes one child that is in a school twice, without any practice. */
async function makePaar(server: TestServer, adminId: AdminId): Promise<[LeerlingId, LeerlingId]> {
  const zelfde = { voornaam: 'Tess', achternaam: 'Dubbel', geboortedatum: '2017-05-06' }
  const [een, ander] = [
    await server.build.leerling(adminId, zelfde),
    await server.build.leerling(adminId, zelfde),
  ]
  return [een.id, ander.id]
}

/** Makes the sample calls for pupils who are in a school twice. */
export function makeDubbelProeven(server: () => TestServer) {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  return {
    listDubbelen: school,
    countDubbelen: school,
    setApart: {
      ...school,
      body: async ({ adminId }) => {
        const [een, ander] = await makePaar(server(), adminId)
        return { een, ander, apart: true }
      },
      kapot: { body: { een: 'x', ander: crypto.randomUUID(), apart: true }, veld: 'een' },
    },
    merge: {
      ...school,
      body: async ({ adminId }) => {
        const [blijft, weg] = await makePaar(server(), adminId)
        return { blijft, weg }
      },
      kapot: { body: { blijft: crypto.randomUUID(), weg: 'x' }, veld: 'weg' },
    },
  } satisfies Record<string, Proef>
}
