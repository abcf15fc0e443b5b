import { useMemo } from 'react'
import type { SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import { useLijst } from '../../shared/leerlingen/use-lijst.ts'
import { useZoektekst } from '../../shared/routes/zoekparam.ts'
import { useWoordkeus } from '../../shared/woordkeus.tsx'
import { ZONDER, geldigeZeef, jarenVan, makeZeef, schoolSorteringen } from './zeef.ts'

/** Holds the list of a school: what every list has, and the group and year that the address names. */
export function useSchoolLijst(school: SchoolLijst) {
  const w = useWoordkeus()
  const { groepen, leerlingen } = school
  const [inGroep, setGroep] = useZoektekst('groep')
  const [inJaar, setJaar] = useZoektekst('jaar')
  const { groep, jaar } = useMemo(
    () => geldigeZeef({ groep: inGroep, jaar: inJaar }, school),
    [inGroep, inJaar, school],
  )
  const past = useMemo(() => makeZeef({ groep, jaar }), [groep, jaar])
  const sorteringen = useMemo(() => schoolSorteringen(groepen, w.Groep), [groepen, w])
  const lijst = useLijst(leerlingen, { sorteringen, past })
  const keuzes = useMemo(
    () => ({
      groepen: [
        { waarde: '', label: `Alle ${w.groepen}` },
        ...groepen.map(({ id, naam }) => ({ waarde: id as string, label: naam, letterlijk: true })),
        ...(groep === ZONDER || leerlingen.some(({ groepId }) => groepId === null)
          ? [{ waarde: ZONDER, label: `Zonder ${w.groep}` }]
          : []),
      ],
      jaren: [
        { waarde: '', label: 'Alle jaren' },
        ...jarenVan(leerlingen).map((n) => ({
          waarde: String(n),
          label: metHoofdletter(w.groepN(n)),
        })),
      ],
    }),
    [groep, groepen, leerlingen, w],
  )
  return { lijst, groep, jaar, setGroep, setJaar, keuzes }
}
