import type { SchoolLeerling, SchoolLijst } from '@letterhaven/contracts/school-leerling'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import {
  NAAM_KOLOMMEN,
  OEFEN_KOLOMMEN,
  STAND_KOLOMMEN,
  TEL_KOLOMMEN,
  type Kolom,
} from '../../shared/leerlingen/kolommen.ts'

/** Returns the columns of the export of a school, in order. A new one goes at the end, so that existing sheets keep working. */
export function schoolKolommen(groepen: SchoolLijst['groepen']): readonly Kolom<SchoolLeerling>[] {
  const namen = new Map<string, string>(groepen.map(({ id, naam }) => [id, naam]))
  return [
    ...NAAM_KOLOMMEN,
    {
      kop: (w) => metHoofdletter(w.groepsnaam),
      uitleg: (w) => `Leeg bij wie nu in geen ${w.groep} zit.`,
      waarde: ({ groepId }) => (groepId === null ? null : (namen.get(groepId) ?? null)),
    },
    ...STAND_KOLOMMEN,
    ...TEL_KOLOMMEN,
    ...OEFEN_KOLOMMEN,
  ]
}
