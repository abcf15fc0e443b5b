import type * as oidc from 'openid-client'
import type { MicrosoftConfig } from '../../../platform/aanbieders-config.ts'
import { SsoWeigering, type Aanbieder } from './aanbieder.ts'
import { eigenSchool } from './eigen-school.ts'
import { eneWaarde } from './read-account.ts'
import { createOidc } from './oidc.ts'

/**
 * Creates the provider of a school's Microsoft accounts: `tid` names its tenant, and is signed. Somebody is recognised by
 * `oid`, which stays the same when the operator registers this application anew; `sub` differs for each registration. Microsoft
 * does not tell whether an address was verified, so `email`, which an account may fill in at will, is not even shown: the
 * sign-in name is.
 */
export function microsoftVan(config: MicrosoftConfig, fetch?: oidc.CustomFetch): Aanbieder {
  const { id, naam, clientId, clientSecret, tenant, schoolnummer } = config
  const read = eigenSchool({
    veld: 'tid',
    waarde: tenant,
    schoolnummer,
    email: ({ preferred_username: inlognaam }) => inlognaam,
  })
  return createOidc({
    id,
    naam,
    clientId,
    clientSecret,
    issuer: `https://login.microsoftonline.com/${tenant}/v2.0`,
    scope: 'openid profile',
    metUserinfo: false,
    read: (claims) => {
      const oid = eneWaarde(claims, 'oid')
      if (oid === null) throw new SsoWeigering('geweigerd')
      return read(claims, oid)
    },
    ...(fetch ? { fetch } : {}),
  })
}
