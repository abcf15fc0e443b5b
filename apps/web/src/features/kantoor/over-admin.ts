import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import type { KantoorAdmin } from '@letterhaven/contracts/kijk-mee'

const SOORT: Readonly<Record<AdminSoort, string>> = {
  school: 'School',
  rt: 'Praktijk',
  thuis: 'Thuis',
  demo: 'Gast',
}
const LAND: Readonly<Record<Land, string>> = { nl: 'Nederland', be: 'Vlaanderen' }

/** Tells accounts with the same name apart. */
export const overAdmin = ({ soort, land, plaats, schoolnummer }: KantoorAdmin): string =>
  [SOORT[soort], plaats, LAND[land], schoolnummer].filter(Boolean).join(' · ')
