import type { Demoschool } from '../../demoschool/demoschool.service.ts'
import type { EigenAanbieder } from './create-aanbieders.service.ts'
import type { Aanbieder } from './aanbieder.ts'
import { oidcVan } from './oidc.ts'

const KNOP = { id: 'demoschool', naam: 'Demoschool' } as const
const MAX_ADRESSEN = 8

/** Creates the demonstration's school as a provider like any other: one per address at which visitors reach us. */
export function demoAanbieder(school: Demoschool): EigenAanbieder {
  const known = new Map<string, Aanbieder>()
  const find = (base: string): Aanbieder => {
    const [oldest] = known.keys()
    if (!known.has(base) && known.size >= MAX_ADRESSEN && oldest) known.delete(oldest)
    const aanbieder =
      known.get(base) ??
      oidcVan(
        {
          soort: 'oidc',
          ...KNOP,
          issuer: school.issuer(base),
          clientId: school.clientId,
          clientSecret: school.clientSecret,
          prompt: 'login',
          claims: { eckId: 'eckId' },
        },
        school.fetch,
      )
    known.set(base, aanbieder)
    return aanbieder
  }
  return { knop: KNOP, find: (_id, base) => find(base) }
}
