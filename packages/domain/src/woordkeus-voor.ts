import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import { woordkeusBijLand, type Woordkeus } from './woordkeus.ts'

/** What a home calls otherwise: it has children. */
const KINDEREN = {
  leerling: 'kind',
  Leerling: 'Kind',
  leerlingen: 'kinderen',
  Leerlingen: 'Kinderen',
} as const satisfies Partial<Woordkeus>

/** A class is a school's: in a practice and a home of either country who practises together is a groep. */
const { groep, Groep, groepen, Groepen, groepsindeling, groepsnaam, Groepsvoortgang } =
  woordkeusBijLand('nl')
const GROEPEN = { groep, Groep, groepen, Groepen, groepsindeling, groepsnaam, Groepsvoortgang }

function setsVan(land: Land): Readonly<Record<AdminSoort, Woordkeus>> {
  const school = woordkeusBijLand(land)
  return {
    school,
    demo: school,
    rt: { ...school, ...GROEPEN, soort: 'rt' },
    thuis: { ...school, ...GROEPEN, ...KINDEREN, soort: 'thuis' },
  }
}

const SETS: Readonly<Record<Land, Readonly<Record<AdminSoort, Woordkeus>>>> = {
  nl: setsVan('nl'),
  be: setsVan('be'),
}

/**
 * The wording of an account, by what it is and by its country. It stands apart from the sets of the countries because
 * public pages have no account and do not fetch it. The same set at every call.
 */
export const woordkeusVoor = ({
  land,
  soort,
}: {
  readonly land: Land
  readonly soort: AdminSoort
}): Woordkeus => SETS[land][soort]
