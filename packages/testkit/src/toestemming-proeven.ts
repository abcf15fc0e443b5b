import type { AdminSoort } from '@letterhaven/contracts/admin'
import type { AdminId, GroepId, LeerlingId, UserId } from '@letterhaven/contracts/ids'
import type { NieuweToestemming } from '@letterhaven/contracts/toestemming'
import { TOESTEMMING_VERSIE } from '@letterhaven/contracts/toestemming-maten'
import type { Proef } from './contract-proef.ts'
import type { BuiltUser } from './factories.ts'
import type { TestSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'

/** Makes a valid declaration of consent, by a parent unless told otherwise. */
export const toestemming = (anders: Partial<NieuweToestemming> = {}): NieuweToestemming => ({
  soort: 'ouder',
  naam: '',
  gegevenOp: '2020-01-01',
  versie: TOESTEMMING_VERSIE,
  ...anders,
})

/** A home or a practice with a group and one pupil, for whom no consent has been declared yet. */
export interface Klein {
  readonly adminId: AdminId
  readonly groepId: GroepId
  readonly token: string
  readonly leerling: BuiltUser<LeerlingId>
  readonly hoofd: BuiltUser<UserId>
}

/** Builds such an account. */
export async function buildKlein(
  { build }: TestServer,
  soort: Extract<AdminSoort, 'rt' | 'thuis'>,
): Promise<Klein> {
  const adminId = await build.admin({ soort })
  const hoofd = await build.medewerker(adminId, soort === 'rt' ? 'rtadmin' : 'thuisadmin')
  const groepId = await build.groep(adminId)
  const leerling = await build.leerling(adminId, { groepId })
  return { adminId, groepId, token: hoofd.token, leerling, hoofd }
}

/** Calls the consent of a pupil, as the person who keeps the account. */
export const callToestemming = (
  server: TestServer,
  { adminId, token }: Pick<Klein, 'adminId' | 'token'>,
  {
    leerlingId,
    ...rest
  }: { leerlingId: string; method?: 'GET' | 'PUT' | 'DELETE'; body?: unknown },
) => server.call(`/api/admins/${adminId}/leerlingen/${leerlingId}/toestemming`, { token, ...rest })

/** Makes the sample calls for the consent of a pupil. */
export function makeToestemmingProeven(server: () => TestServer) {
  const kind: Proef = {
    params: ({ adminId, leerling }) => ({ adminId, leerlingId: leerling.id }),
    kapot: { params: { leerlingId: 'geen-uuid' }, veld: 'leerlingId' },
    als: ({ rollen }) => rollen.schooladmin,
  }
  // A school records no consent, so each test school has a home for it.
  const huizen = new Map<TestSchool, Promise<Klein>>()
  const huisVan = (school: TestSchool): Promise<Klein> => {
    const huis = huizen.get(school) ?? buildKlein(server(), 'thuis')
    huizen.set(school, huis)
    return huis
  }
  return {
    getToestemming: kind,
    setToestemming: {
      params: async (school) => {
        const { adminId, leerling } = await huisVan(school)
        return { adminId, leerlingId: leerling.id }
      },
      body: () => toestemming(),
      kapot: { body: toestemming({ gegevenOp: 'gisteren' }), veld: 'gegevenOp' },
      als: huisVan,
    },
    withdrawToestemming: kind,
  } satisfies Record<string, Proef>
}
