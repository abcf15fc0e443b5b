import type { EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import type { UserId } from '@letterhaven/contracts/ids'
import { startRefreshableSession } from '@letterhaven/api/features/sessies/sessies.service'
import { createUitdaging } from '@letterhaven/api/kern/uitdagingen/uitdagingen.service'
import { accountProeven } from './account-proeven.ts'
import type { Proef } from './contract-proef.ts'
import { makeDocentProeven } from './docent-proeven.ts'
import type { BuiltUser } from './factories.ts'
import { geluidProeven } from './geluid-proeven.ts'
import { groepProeven, lesProeven, verdeelProeven } from './groep-proeven.ts'
import { makeImportProeven } from './import-proeven.ts'
import { kantoorProeven } from './kantoor-proeven.ts'
import { kaartProeven } from './kaart-proeven.ts'
import { makeLeerlingProeven } from './leerling-proeven.ts'
import { makeToetsProeven } from './methodetoets-proeven.ts'
import { plekProeven } from './plek-proeven.ts'
import { postProeven } from './post-proeven.ts'
import { makeSchoolProeven } from './school-proeven.ts'
import { koppelProeven, ssoProeven } from './sso-proeven.ts'
import type { TestSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'

const adminProef: Proef = {
  params: ({ adminId }) => ({ adminId }),
  kapot: { params: { adminId: 'geen-uuid' }, veld: 'adminId' },
  als: ({ docent }) => docent,
}

/** A sample call for somebody's own sign-in. */
const eigenProef: Proef = {
  params: ({ docent }) => ({ userId: docent.id }),
  kapot: { params: { userId: 'geen-uuid' }, veld: 'userId' },
  als: ({ docent }) => docent,
}

const morgen = (): Date => new Date(Date.now() + 86_400_000)

function sidVan(token: string): string {
  const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()
  return (JSON.parse(payload) as { sid: string }).sid
}

/** A sample call for each endpoint of the contract, and what a school needs first for them. */
export interface Proeven {
  readonly proeven: Readonly<Record<EndpointNaam, Proef>>
  prepare(van: TestSchool): Promise<void>
}

/** Makes the sample calls for every endpoint; `codeVan` acts as the app of a second step. */
export function makeProeven(
  server: () => TestServer,
  codeVan: (totpGeheim: string) => string,
): Proeven {
  /** Makes a sample call for somebody who is half way into signing in, at the named step. */
  const halverwege = (stap: 'tweede_factor' | 'instellen'): Proef => ({
    body: async ({ docent }) => ({
      uitdaging: await createUitdaging(server().ctx, {
        userId: docent.id,
        stap,
        soort: 'wachtwoord',
        ver: 1,
      }),
    }),
    kapot: { body: { uitdaging: '' }, veld: 'uitdaging' },
    als: null,
  })

  /** The people in each school whose sessions may end while other sessions go on. */
  const vluchtigen = new Map<TestSchool, Record<'alle' | 'een', BuiltUser<UserId>>>()
  const vluchtige = (van: TestSchool, wie: 'alle' | 'een'): BuiltUser<UserId> => {
    const iemand = vluchtigen.get(van)?.[wie]
    if (!iemand) throw new Error('the school has nobody whose sessions may end')
    return iemand
  }
  async function tweedeSessie({ gebruikersnaam, wachtwoord }: BuiltUser<UserId>) {
    const body = { gebruikersnaam, wachtwoord }
    const antwoord = await server().call('/api/auth', { method: 'POST', body })
    return antwoord.body as { token: string }
  }

  const leerlingProeven = makeLeerlingProeven(server)
  const toetsProeven = makeToetsProeven(server)
  const importProeven = makeImportProeven(server)
  const docentProeven = makeDocentProeven(server)

  /** Every endpoint of the contract is listed here: a new one without a sample call does not compile. */
  const proeven: Record<EndpointNaam, Proef> = {
    signIn: {
      body: ({ docent }) => ({
        gebruikersnaam: docent.gebruikersnaam,
        wachtwoord: docent.wachtwoord,
      }),
      kapot: { body: { gebruikersnaam: '', wachtwoord: 'x' }, veld: 'gebruikersnaam' },
      als: null,
    },
    readUitnodiging: {
      body: async () => ({ token: await server().build.uitnodiging(morgen()) }),
      kapot: { body: { token: '' }, veld: 'token' },
      als: null,
    },
    acceptUitnodiging: {
      body: async () => ({
        token: await server().build.uitnodiging(morgen()),
        gebruikersnaam: `beheer.${crypto.randomUUID()}@kantoor.example`,
        wachtwoord: 'zeven meeuwen op de kade',
      }),
      kapot: { body: { token: 'x', gebruikersnaam: 'geen adres' }, veld: 'gebruikersnaam' },
      als: null,
    },
    getPublicKey: { kapot: null, als: null },
    getAccount: eigenProef,
    listLidmaatschappen: eigenProef,
    listSessies: eigenProef,
    endSessies: {
      ...eigenProef,
      params: (van) => ({ userId: vluchtige(van, 'alle').id }),
      als: (van) => vluchtige(van, 'alle'),
    },
    endSessie: {
      params: (van) => {
        const { id, token } = vluchtige(van, 'een')
        return { userId: id, sessieId: sidVan(token) }
      },
      kapot: { params: { sessieId: 'geen-uuid' }, veld: 'sessieId' },
      // A second session, of somebody who ends their first one.
      als: async (van) => tweedeSessie(vluchtige(van, 'een')),
    },
    signOut: { kapot: null, als: ({ adminId }) => server().build.medewerker(adminId) },
    switchAdmin: {
      body: ({ adminId }) => ({ adminId }),
      kapot: { body: { adminId: 'geen-uuid' }, veld: 'adminId' },
      als: ({ docent }) => docent,
    },
    getSessie: { kapot: null, als: ({ docent }) => docent },
    refreshTokens: {
      kapot: null,
      als: async ({ docent: { id: userId, adminId } }) => {
        const wie = { userId, adminId, role: 'docent' } as const
        const { ctx } = server()
        const paar = await startRefreshableSession(ctx, { wie, ver: 1, agent: '' }, ctx.kysely)
        return { token: paar.refresh_token }
      },
    },
    ...ssoProeven(server),
    ...leerlingProeven.proeven,
    ...toetsProeven.proeven,
    ...importProeven.proeven,
    ...makeSchoolProeven(server),
    ...docentProeven.proeven,
    ...postProeven(server),
    ...koppelProeven(server),
    ...geluidProeven,
    ...plekProeven(server),
    offerTotp: halverwege('instellen'),
    askPasskey: halverwege('tweede_factor'),
    getTweedeFactor: eigenProef,
    ...accountProeven(server, codeVan),
    ...groepProeven,
    ...verdeelProeven(server),
    ...lesProeven,
    listInzage: { ...adminProef, als: ({ rollen }) => rollen.schooladmin },
    ...kaartProeven,
    ...kantoorProeven(server),
  }

  return {
    proeven,
    async prepare(van) {
      vluchtigen.set(van, {
        alle: await server().build.medewerker(van.adminId),
        een: await server().build.medewerker(van.adminId),
      })
      for (const deel of [leerlingProeven, toetsProeven, importProeven, docentProeven])
        await deel.prepare(van)
    },
  }
}
