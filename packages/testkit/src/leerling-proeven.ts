import type { LeerlingId } from '@letterhaven/contracts/ids'
import type { Wachtwoorden } from '@letterhaven/contracts/leerling-ingang'
import type { BuiltUser } from './factories.ts'
import type { Proef } from './contract-proef.ts'
import type { TestSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'

/** Makes the sample calls for what pupils sign in with; `prepare` makes what they need in a school. */
export function makeLeerlingProeven(server: () => TestServer) {
  /** A pupil in each school whose secret and card may change while other pupils keep theirs. */
  const wisselaars = new Map<TestSchool, BuiltUser<LeerlingId>>()
  const wisselaar = (van: TestSchool): BuiltUser<LeerlingId> => {
    const iemand = wisselaars.get(van)
    if (!iemand) throw new Error('the school has nobody whose secret may change')
    return iemand
  }
  const codesVan = async ({ adminId, groepId, docent }: TestSchool): Promise<Wachtwoorden> => {
    const pad = `/api/admins/${adminId}/groepen/${groepId}/wachtwoorden`
    return (await server().call(pad, { token: docent.token })).body as Wachtwoorden
  }
  const proef = (rest: Partial<Proef> = {}): Proef => ({
    params: (van) => ({ adminId: van.adminId, leerlingId: wisselaar(van).id }),
    kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
    als: ({ docent }) => docent,
    ...rest,
  })
  const groepProef = (rest: Partial<Proef> = {}): Proef => ({
    params: ({ adminId, groepId }) => ({ adminId, groepId }),
    kapot: { params: { groepId: 'geen-uuid' }, veld: 'groepId' },
    als: ({ docent }) => docent,
    ...rest,
  })
  const schoolProef = (rest: Partial<Proef> = {}): Proef => ({
    params: ({ adminId }) => ({ adminId }),
    kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
    als: ({ rollen }) => rollen.schooladmin,
    ...rest,
  })
  const proeven = {
    findSchool: {
      body: async (van) => ({ schoolcode: (await codesVan(van)).schoolcode }),
      kapot: { body: { schoolcode: 6 }, veld: 'schoolcode' },
      als: null,
    },
    findKlas: {
      body: async (van) => ({ klascode: (await codesVan(van)).klascode }),
      kapot: { body: { klascode: null }, veld: 'klascode' },
      als: null,
    },
    listInloggers: groepProef(),
    listWachtwoorden: groepProef(),
    renewKlascode: groepProef(),
    setKlascode: groepProef({ body: () => ({ aan: true }) }),
    getSchoolcode: schoolProef(),
    renewSchoolcode: schoolProef(),
    setSchoolcode: schoolProef({ body: () => ({ aan: true }) }),
    renewGeheimen: schoolProef({
      body: (van) => ({ leerlingen: [wisselaar(van).id], soort: 'nieuw' }),
      kapot: { body: { leerlingen: [], soort: 'nieuw' }, veld: 'leerlingen' },
    }),
    createInlogkaarten: schoolProef({
      body: (van) => ({ leerlingen: [wisselaar(van).id], qr: true }),
      kapot: { body: { leerlingen: [], qr: true }, veld: 'leerlingen' },
    }),
    getKlasposter: groepProef(),
    renewGeheim: proef({ body: () => ({ soort: 'plaatjes' }) }),
    createKaart: proef(),
    deleteKaart: proef(),
    releaseRem: proef(),
  } satisfies Record<string, Proef>
  return {
    proeven,
    prepare: async (van: TestSchool): Promise<void> => {
      const { adminId, groepId } = van
      wisselaars.set(van, await server().build.leerling(adminId, { groepId }))
    },
  }
}
