import type { AdminId } from '@letterhaven/contracts/ids'
import type { KijkMee, StartKijkMee } from '@letterhaven/contracts/kijk-mee'
import { KIJK_MEE_KOP } from '@letterhaven/contracts/kijk-mee-maten'
import type { Proef } from './contract-proef.ts'
import type { TestServer } from './test-server.ts'

/** The reason why somebody of the office looks along in a test. */
export const REDEN = 'De school belde over een leeg scherm'

/** Starts a look along as somebody of the office. */
export async function startLook(
  server: Pick<TestServer, 'call'>,
  token: string,
  wat: Partial<StartKijkMee> & { readonly adminId: AdminId },
): Promise<KijkMee> {
  const body = { als: null, reden: REDEN, ...wat }
  const antwoord = await server.call('/api/kantoor/kijk-mee', { method: 'POST', token, body })
  if (antwoord.status !== 200) throw new Error(`no look: ${JSON.stringify(antwoord.body)}`)
  return antwoord.body as KijkMee
}

/** Returns the header that a call made in a look along sends. */
export const kopVan = ({ id }: Pick<KijkMee, 'id'>): Record<string, string> => ({
  [KIJK_MEE_KOP]: id,
})

/** Makes the sample calls for the office's own calls. */
export function kantoorProeven(server: () => TestServer) {
  const look: Proef = {
    params: async ({ adminId, rollen }) => ({
      kijkMeeId: (await startLook(server(), rollen.office.token, { adminId })).id,
    }),
    kapot: { params: { kijkMeeId: 'geen-uuid' }, veld: 'kijkMeeId' },
    als: ({ rollen }) => rollen.office,
  }
  return {
    listKantoorAdmins: {
      query: () => ({ zoek: 'school' }),
      kapot: { query: { na: 'geen-uuid' }, veld: 'na' },
      als: ({ rollen }) => rollen.office,
    },
    listKantoorLog: {
      query: () => ({ wat: 'accounts_gezocht' }),
      kapot: { query: { van: 'gisteren' }, veld: 'van' },
      als: ({ rollen }) => rollen.office,
    },
    getKijkKeuze: {
      params: ({ adminId }) => ({ adminId }),
      // The answer is the same for every school, because the office belongs to none.
      vanIedereen: true,
      kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
      als: ({ rollen }) => rollen.office,
    },
    startKijkMee: {
      body: ({ adminId }) => ({ adminId, als: null, reden: REDEN }),
      kapot: {
        body: { adminId: crypto.randomUUID(), als: null, reden: 'zomaar   ' },
        veld: 'reden',
      },
      als: ({ rollen }) => rollen.office,
    },
    getKijkMee: look,
    extendKijkMee: look,
    stopKijkMee: look,
  } satisfies Record<string, Proef>
}
