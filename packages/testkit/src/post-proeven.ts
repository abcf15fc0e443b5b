import type { devMailEndpoints } from '@letterhaven/contracts/endpoints/dev-mail'
import type { herstelEndpoints } from '@letterhaven/contracts/endpoints/herstel'
import type { Proef } from './contract-proef.ts'
import { herstelLink } from './herstel-link.ts'
import type { TestServer } from './test-server.ts'

type Naam = keyof typeof herstelEndpoints | keyof typeof devMailEndpoints

/** Makes the sample calls for a forgotten password and for the demonstration's post box. */
export function postProeven(server: () => TestServer): Record<Naam, Proef> {
  /** A sample call for any mail in the post box, which is everybody's. */
  const mail: Proef = {
    params: () => ({ mailId: server().ctx.postbus?.list()[0]?.id ?? 'geen-mail' }),
    kapot: { params: { mailId: 'geen-uuid' }, veld: 'mailId' },
    als: null,
    vanIedereen: true,
  }
  return {
    requestHerstel: {
      body: ({ docent }) => ({ gebruikersnaam: docent.gebruikersnaam }),
      kapot: { body: { gebruikersnaam: '' }, veld: 'gebruikersnaam' },
      als: null,
    },
    resetWachtwoord: {
      body: async ({ adminId }) => ({
        ...(await herstelLink(server(), (await server().build.medewerker(adminId)).id)),
        wachtwoord: 'zeven meeuwen op de kade',
      }),
      kapot: { body: { userId: 'geen-uuid', herstelToken: 'x' }, veld: 'userId' },
      als: null,
    },
    listDevMail: { kapot: null, als: null },
    getDevMail: mail,
    showDevMail: mail,
  }
}
