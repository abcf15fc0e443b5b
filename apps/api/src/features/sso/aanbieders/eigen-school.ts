import { SsoWeigering, type SchoolAccount } from './aanbieder.ts'
import { readAccount } from './read-account.ts'
import type { Claims } from './oidc-soort.ts'

interface EigenSchool {
  /** The claim that names the school, and the value that it must have. */
  readonly veld: string
  readonly waarde: string
  readonly schoolnummer: string
  /** Returns an address that the provider vouches for; it is shown to the admin, and never used to recognise anybody. */
  readonly email: (claims: Claims) => unknown
}

/** Reads accounts of one school at a provider for the whole world: `veld` must name that school. */
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
