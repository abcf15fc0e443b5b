import type * as oidc from 'openid-client'
import type { GoogleConfig } from '../../../platform/aanbieders-config.ts'
import type { Aanbieder } from './aanbieder.ts'
import { eigenSchool } from './eigen-school.ts'
import { createOidc } from './oidc.ts'

/** Google's documentation allows either name in its tokens. */
const NAMEN = ['https://accounts.google.com', 'accounts.google.com'] as const

/** Creates the provider of a school's Google accounts: `hd` names its domain, and is signed. */
export function googleVan(config: GoogleConfig, fetch?: oidc.CustomFetch): Aanbieder {
  const { id, naam, clientId, clientSecret, domein, schoolnummer } = config
  const [issuer, ookGenoemd] = NAMEN
  return createOidc({
    id,
    naam,
    issuer,
    ookGenoemd,
    clientId,
    clientSecret,
    scope: 'openid profile email',
    extra: { hd: domein },
    metUserinfo: false,
    read: eigenSchool({
      veld: 'hd',
      waarde: domein,
      schoolnummer,
      // An address that nobody verified says nothing about anybody.
      email: ({ email, email_verified: bewezen }) => (bewezen === true ? email : undefined),
    }),
    ...(fetch ? { fetch } : {}),
  })
}
