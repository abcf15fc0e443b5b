import type { Docenten, NodigUit } from '@letterhaven/contracts/docent'
import type { AdminId, DocentUitnodigingId } from '@letterhaven/contracts/ids'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

interface Wie {
  readonly adminId: AdminId
  readonly token: string
}

/** Makes an invitation for somebody whom no school knows yet. */
export const nieuwe = (anders: Partial<NodigUit> = {}): NodigUit => ({
  voornaam: 'Fenna',
  tussenvoegsel: 'van',
  achternaam: 'Buren',
  adres: `fenna.${crypto.randomUUID()}@school.example`,
  role: 'docent',
  groepen: [],
  ...anders,
})

/** Invites somebody as a head does. */
export const invite = (server: TestServer, { adminId, token }: Wie, wie = nieuwe()) =>
  server.call(`/api/admins/${adminId}/docent-uitnodigingen`, { method: 'POST', token, body: wie })

/** Reads the page of the staff. */
export const readDocenten = async (
  server: TestServer,
  { adminId, token }: Wie,
): Promise<Docenten> =>
  (await server.call(`/api/admins/${adminId}/docenten`, { token })).body as Docenten

/** Makes the sample calls for the staff of a school; `prepare` makes the invitations that they need. */
export function makeDocentProeven(server: () => TestServer) {
  const school: Proef = {
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  const gevraagd = new Map<string, DocentUitnodigingId>()
  /** Makes a sample call for an invitation of the school, which `prepare` made. */
  const een = (soort: string): Proef => ({
    params: ({ adminId }) => ({
      adminId,
      uitnodigingId: gevraagd.get(`${adminId} ${soort}`) ?? '',
    }),
    kapot: { params: { uitnodigingId: 'geen-uuid' }, veld: 'uitnodigingId' },
    als: ({ rollen }) => rollen.schooladmin,
  })
  return {
    proeven: {
      listDocenten: school,
      nodigDocentUit: {
        ...school,
        body: () => nieuwe(),
        kapot: { body: nieuwe({ adres: 'geen adres' }), veld: 'adres' },
      },
      nodigDocentOpnieuwUit: een('opnieuw'),
      withdrawDocentUitnodiging: een('weg'),
      updateDocent: {
        ...school,
        params: ({ adminId, docent }) => ({ adminId, medewerkerId: docent.id }),
        body: ({ groepId }) => ({ groepen: [groepId] }),
        kapot: { body: { role: 'leerling' }, veld: 'role' },
      },
    } satisfies Record<string, Proef>,
    async prepare({
      adminId,
      rollen,
    }: {
      adminId: AdminId
      rollen: { schooladmin: { token: string } }
    }): Promise<void> {
      const wie = { adminId, token: rollen.schooladmin.token }
      for (const soort of ['opnieuw', 'weg']) {
        const { body } = await invite(server(), wie)
        gevraagd.set(`${adminId} ${soort}`, (body as { id: DocentUitnodigingId }).id)
      }
    },
  }
}
