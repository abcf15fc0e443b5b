import type { EndpointNaam } from '@letterhaven/contracts/endpoints/endpoints'
import type { mijnAccountEndpoints } from '@letterhaven/contracts/endpoints/mijn-account'
import type { UserId } from '@letterhaven/contracts/ids'
import type { Proef } from './contract-proef.ts'
import type { BuiltUser } from './factories.ts'
import { makeApparaat } from './test-apparaat.ts'
import type { TestSchool } from './test-school.ts'
import type { TestServer } from './test-server.ts'

type Naam = Exclude<keyof typeof mijnAccountEndpoints & EndpointNaam, 'getTweedeFactor'>

/**
 * Makes the sample calls for changes to one's own sign-in. Each is called by a new person, because it changes how that person
 * signs in. `codeVan` acts as an authenticator app.
 */
export function accountProeven(
  serverVan: () => TestServer,
  codeVan: (totpGeheim: string) => string,
): Record<Naam, Proef> {
  /** The person in each school whose own sign-in was changed last; every call makes a new one. */
  const eigenaren = new Map<TestSchool, BuiltUser<UserId>>()
  const eigenaar = (van: TestSchool): BuiltUser<UserId> => eigenaren.get(van) ?? van.docent

  /** Makes a sample call for a change to one's own sign-in, confirmed with the password unless `body` says otherwise. */
  const changeProef = (
    body: (wie: BuiltUser<UserId>) => unknown = ({ wachtwoord }) => ({ wachtwoord }),
  ): Proef => ({
    params: (van) => ({ userId: eigenaar(van).id }),
    body: (van) => body(eigenaar(van)),
    kapot: { params: { userId: 'geen-uuid' }, veld: 'userId' },
    als: async (van) => {
      const nieuw = await serverVan().build.medewerker(van.adminId)
      eigenaren.set(van, nieuw)
      return nieuw
    },
  })

  /** Calls an endpoint of one's own second step, as its owner. */
  async function eigenStap(
    { id, token }: BuiltUser<UserId>,
    [method, pad]: readonly ['POST' | 'PUT', string],
    body: unknown,
  ) {
    const path = `/api/users/${id}/tweede-factor/${pad}`
    return (await serverVan().call(path, { method, token, body })).body
  }

  /** Returns the body that sets up an app: the challenge, and a code made from the secret that came with it. */
  async function totpBody(wie: BuiltUser<UserId>) {
    const { wachtwoord } = wie
    const antwoord = await eigenStap(wie, ['POST', 'totp'], { wachtwoord })
    const { uitdaging, geheim } = antwoord as { uitdaging: string; geheim: string }
    return { uitdaging, code: codeVan(geheim) }
  }

  /** Returns the body that adds a passkey: the challenge, and what a device made from it. */
  async function passkeyBody(wie: BuiltUser<UserId>) {
    const { wachtwoord } = wie
    const antwoord = await eigenStap(wie, ['POST', 'passkey-opties'], { wachtwoord })
    const { uitdaging, opties } = antwoord as { uitdaging: string; opties: { challenge: string } }
    return { uitdaging, naam: 'Laptop', passkey: makeApparaat('localhost').make(opties.challenge) }
  }

  /** The passkey of each person who has one, for the address of the call. */
  const passkeyIds = new Map<string, string>()
  const metPasskey = (body: Proef['body']): Proef => ({
    ...changeProef(),
    params: (van) => ({
      userId: eigenaar(van).id,
      passkeyId: passkeyIds.get(eigenaar(van).id) ?? 'onbekend',
    }),
    ...(body ? { body } : {}),
    als: async (van) => {
      const nieuw = await serverVan().build.medewerker(van.adminId)
      eigenaren.set(van, nieuw)
      const eigen = await passkeyBody(nieuw)
      await eigenStap(nieuw, ['POST', 'passkeys'], eigen)
      passkeyIds.set(nieuw.id, eigen.passkey.id)
      return nieuw
    },
  })

  return {
    changePassword: changeProef(({ wachtwoord }) => ({
      huidigWachtwoord: wachtwoord,
      nieuwWachtwoord: 'zeven meeuwen op de kade',
    })),
    beginTotp: changeProef(),
    setTotp: changeProef(totpBody),
    removeTotp: changeProef(),
    renewHerstelcodes: {
      ...changeProef(),
      als: async (van) => {
        const nieuw = await serverVan().build.medewerker(van.adminId)
        eigenaren.set(van, nieuw)
        await eigenStap(nieuw, ['PUT', 'totp'], await totpBody(nieuw))
        return nieuw
      },
    },
    beginPasskey: changeProef(),
    addPasskey: changeProef(passkeyBody),
    renamePasskey: metPasskey(() => ({ naam: 'Oude laptop' })),
    removePasskey: metPasskey((van) => ({ wachtwoord: eigenaar(van).wachtwoord })),
  }
}
