import type { AdminSoort, Land } from '@letterhaven/contracts/admin'
import { woordkeusBijLand, type Woordkeus } from './woordkeus.ts'

/** The words that differ at home, which has children. */
const KINDEREN = {
  leerling: 'kind',
  Leerling: 'Kind',
  leerlingen: 'kinderen',
  Leerlingen: 'Kinderen',
} as const satisfies Partial<Woordkeus>

/** Only a school has a 'klas': in a practice or a home of either country, those who practise together are a groep. */
const { groep, Groep, groepen, Groepen, groepsindeling, groepsnaam, Groepsvoortgang } =
  woordkeusBijLand('nl')
const GROEPEN = { groep, Groep, groepen, Groepen, groepsindeling, groepsnaam, Groepsvoortgang }

function setsVan(land: Land): Readonly<Record<AdminSoort, Woordkeus>> {
  const school = woordkeusBijLand(land)
  return {
    school,
    demo: school,
    rt: { ...school, ...GROEPEN, soort: 'rt', juf: `je ${school.rtBegeleider}` },
    thuis: { ...school, ...GROEPEN, ...KINDEREN, soort: 'thuis', juf: 'je ouders' },
  }
}

const SETS: Readonly<Record<Land, Readonly<Record<AdminSoort, Woordkeus>>>> = {
  nl: setsVan('nl'),
  be: setsVan('be'),
}

/**
 * Returns the wording of an account by its kind and its country, the same set at every call. It is apart from the sets of the
 * countries because public pages have no account and do not fetch it.
 */
export const woordkeusVoor = ({
  land,
  soort,
}: {
  readonly land: Land
  readonly soort: AdminSoort
}): Woordkeus => SETS[land][soort]
