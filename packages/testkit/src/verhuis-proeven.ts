import type { AdminId, GroepId, LeerlingId } from '@letterhaven/contracts/ids'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import type { Proef } from './contract-proef.ts'
import type { TestSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'

interface Wie {
  readonly adminId: AdminId
  readonly token: string
}

/** Returns the person who runs a school. */
export const hoofdVan = ({ adminId, rollen }: TestSchool): Wie => ({
  adminId,
  token: rollen.schooladmin.token,
})

/** Makes a token with which a pupil can move to another school. */
export async function makeVerhuistoken(
  server: TestServer,
  { adminId, token }: Wie,
  leerlingId: LeerlingId,
): Promise<string> {
  const pad = `/api/admins/${adminId}/leerlingen/${leerlingId}/verhuistoken`
  const { body } = await server.call(pad, { method: 'POST', token })
  return (body as { code: string }).code
}

/** Looks up who would come with a code. */
export const viewVerhuizing = (server: TestServer, { adminId, token }: Wie, code: string) =>
  server.call(`/api/admins/${adminId}/verhuizingen/bekijken`, {
    method: 'POST',
    token,
    body: { code },
  })

/** Takes in a pupil from another school. */
export const move = (
  server: TestServer,
  { adminId, token }: Wie,
  body: { code: string; groepId: GroepId; toestemming?: NieuweToestemming },
) => server.call(`/api/admins/${adminId}/verhuizingen`, { method: 'POST', token, body })

/** Makes the sample calls for moving pupils to and from another school. */
export function makeVerhuisProeven(server: () => TestServer, elders: () => Promise<TestSchool>) {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  const kind: Proef = {
    ...school,
    params: ({ adminId, leerling }) => ({ adminId, leerlingId: leerling.id }),
    kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
  }
  const codeVanElders = async (): Promise<string> => {
    const ander = await elders()
    return makeVerhuistoken(server(), hoofdVan(ander), ander.leerling.id)
  }
  return {
    getVerhuistoken: kind,
    createVerhuistoken: kind,
    withdrawVerhuistoken: kind,
    listVerhuizingen: school,
    viewVerhuizing: {
      ...school,
      body: async () => ({ code: await codeVanElders() }),
      kapot: { body: { code: '' }, veld: 'code' },
    },
    moveLeerling: {
      ...school,
      body: async ({ groepId }) => ({ code: await codeVanElders(), groepId }),
      kapot: { body: { code: 'x', groepId: 'geen-uuid' }, veld: 'groepId' },
    },
  } satisfies Record<string, Proef>
}
