import type { LeerlingId, MethodetoetsId } from '@letterhaven/contracts/ids'
import type { Proef } from './contract-proef.ts'
import type { TestSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'

/** Switches method tests on for a school. */
export async function makeTestschool({ owner }: TestServer, school: TestSchool): Promise<void> {
  await owner
    .updateTable('admin')
    .set({ features: ['testschool'] })
    .where('admin_id', '=', school.adminId)
    .execute()
}

/** Sets a test for the pupil of the school, with five words of one category unless `wens` says otherwise. */
export async function setReady(
  server: TestServer,
  school: TestSchool,
  wens: { categorieen?: string[]; perCategorie?: number; leerlingIds?: LeerlingId[] } = {},
): Promise<MethodetoetsId> {
  const { adminId, groepId, docent, leerling } = school
  const { status, body } = await server.call(
    `/api/admins/${adminId}/groepen/${groepId}/methodetoetsen`,
    {
      method: 'POST',
      token: docent.token,
      body: { categorieen: ['hak'], perCategorie: 5, leerlingIds: [leerling.id], ...wens },
    },
  )
  if (status !== 200) throw new Error(`no test was set: ${JSON.stringify(body)}`)
  return (body as { id: MethodetoetsId }).id
}

/** Makes the sample calls for method tests; `prepare` sets in a school the test that is made and the test that is withdrawn. */
export function makeToetsProeven(server: () => TestServer) {
  const gezet = new Map<TestSchool, { maak: MethodetoetsId; weg: MethodetoetsId }>()
  const toets = (van: TestSchool, welke: 'maak' | 'weg'): MethodetoetsId => {
    const id = gezet.get(van)?.[welke]
    if (!id) throw new Error('the school has no test')
    return id
  }
  const groep: Proef = {
    params: ({ adminId, groepId }) => ({ adminId, groepId }),
    kapot: { params: { groepId: 'geen-uuid' }, veld: 'groepId' },
    als: ({ docent }) => docent,
  }
  const papier: Proef = {
    params: (van) => ({ leerlingId: van.leerling.id, methodetoetsId: toets(van, 'maak') }),
    kapot: { params: { methodetoetsId: 'geen-uuid' }, veld: 'methodetoetsId' },
    als: ({ leerling }) => leerling,
  }
  const wat = () => ({ antwoorden: [] })
  const proeven = {
    listMethodetoetsen: groep,
    createMethodetoets: {
      ...groep,
      body: ({ leerling }) => ({
        categorieen: ['ei'],
        perCategorie: 5,
        leerlingIds: [leerling.id],
      }),
      kapot: {
        body: {
          categorieen: ['ei', 'ij', 'ou', 'au'],
          perCategorie: 20,
          leerlingIds: [crypto.randomUUID()],
        },
        veld: 'perCategorie',
      },
    },
    withdrawMethodetoets: {
      params: (van) => ({ adminId: van.adminId, methodetoetsId: toets(van, 'weg') }),
      kapot: { params: { methodetoetsId: 'geen-uuid' }, veld: 'methodetoetsId' },
      als: ({ docent }) => docent,
    },
    listLeerlingToetsen: {
      params: ({ adminId, leerling }) => ({ adminId, leerlingId: leerling.id }),
      kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
      als: ({ docent }) => docent,
    },
    getToetsPapier: papier,
    saveToetsAntwoorden: { ...papier, body: wat },
    submitMethodetoets: { ...papier, body: wat },
  } satisfies Record<string, Proef>
  return {
    proeven,
    prepare: async (van: TestSchool): Promise<void> => {
      await makeTestschool(server(), van)
      gezet.set(van, { maak: await setReady(server(), van), weg: await setReady(server(), van) })
    },
  }
}
