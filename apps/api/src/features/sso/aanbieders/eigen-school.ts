import { SsoWeigering, type SchoolAccount } from './aanbieder.ts'
import { readAccount } from './read-account.ts'
import type { Claims } from './oidc-soort.ts'

interface EigenSchool {
  /** The claim that says whose account it is, and what it must say. */
  readonly veld: string
  readonly waarde: string
  readonly schoolnummer: string
  /** An address that the provider stands for; shown to the admin, and never what somebody is known by. */
  readonly email: (claims: Claims) => unknown
}

/** Accounts of one school at a provider for the whole world: `veld` must say that it is that school. */
export function eigenSchool({ veld, waarde, schoolnummer, email }: EigenSchool) {
  return (claims: Claims, sub: string): SchoolAccount => {
    if (claims[veld] !== waarde) throw new SsoWeigering('geweigerd')
    const { given_name, family_name, name } = claims
    return readAccount(
      { given_name, family_name, name, schoolnummer, email: email(claims) },
      { schoolnummer: 'schoolnummer' },
      sub,
    )
  }
}
