import type { Aanbevelingen, NieuweAanbeveling } from '@letterhaven/contracts/aanbeveling'
import type { AdminId } from '@letterhaven/contracts/ids'
import { hashAdres, makeAfmeldToken } from '@letterhaven/api/features/aanbevelingen/afmeld-token'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

interface Wie {
  readonly adminId: AdminId
  readonly token: string
}

/** Makes a recommendation to an address that nobody has written to. */
export const nieuweAanbeveling = (anders: Partial<NieuweAanbeveling> = {}): NieuweAanbeveling => ({
  adres: `collega.${crypto.randomUUID()}@elders.example`,
  zin: 'graag',
  ...anders,
})

/** Recommends us to somebody. */
export const beveelAan = (
  server: TestServer,
  { adminId, token }: Wie,
  body = nieuweAanbeveling(),
) => server.call(`/api/admins/${adminId}/aanbevelingen`, { method: 'POST', token, body })

/** Reads the page of the person who recommends. */
export const readAanbevelingen = async (
  server: TestServer,
  { adminId, token }: Wie,
): Promise<Aanbevelingen> =>
  (await server.call(`/api/admins/${adminId}/aanbevelingen`, { token })).body as Aanbevelingen

/** Makes the sample calls for recommending, and for unsubscribing. */
export function makeAanbevelingProeven(server: () => TestServer) {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ docent }) => docent,
  }
  return {
    listAanbevelingen: school,
    createAanbeveling: {
      ...school,
      body: () => nieuweAanbeveling(),
      kapot: { body: nieuweAanbeveling({ adres: 'geen adres' }), veld: 'adres' },
    },
    unsubscribeAdres: {
      body: () => {
        const { geheimKey } = server().ctx
        return { token: makeAfmeldToken(geheimKey, hashAdres(geheimKey, 'an@elders.example')) }
      },
      kapot: { body: { token: 'kapot' }, veld: 'token' },
      als: null,
    },
  } satisfies Record<string, Proef>
}
