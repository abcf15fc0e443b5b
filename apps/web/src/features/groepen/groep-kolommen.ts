import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { jaarMetLidwoord } from '@letterhaven/domain/jaar-met-lidwoord'
import { isNoembaar, niveauNaam } from '@letterhaven/domain/niveau-naam'
import { countTogether } from '@letterhaven/domain/voortgang'
import {
  NAAM_KOLOMMEN,
  OEFEN_KOLOMMEN,
  STAND_KOLOMMEN,
  TEL_KOLOMMEN,
  type Bij,
  type Kolom,
} from '../../shared/leerlingen/kolommen.ts'

const niveau = (deel: 'jaar' | 'laag' | 'hoog') => (rij: LeerlingRij, bij: Bij) =>
  isNoembaar(rij.niveau) ? niveauNaam(rij.niveau[deel], rij.jaargroep, bij.w) : null

const NIVEAU_KOLOMMEN: readonly Kolom<LeerlingRij>[] = [
  {
    kop: () => 'Niveau',
    uitleg: (w) =>
      `Onze eigen schatting, geen toetsscore. ‘Eind ${w.groepN(4)}’ is 8 van de 10 woorden van ${jaarMetLidwoord(4, w)} goed. Leeg zolang er te weinig over te zeggen is.`,
    waarde: niveau('jaar'),
  },
  {
    kop: () => 'Niveau van',
    uitleg: () => 'De ondergrens: met 80% zekerheid ligt het niveau tussen ‘van’ en ‘tot’.',
    waarde: niveau('laag'),
  },
  {
    kop: () => 'Niveau tot',
    uitleg: () => 'De bovengrens.',
    waarde: niveau('hoog'),
  },
]

const WEEK_KOLOM: Kolom<LeerlingRij> = {
  kop: () => 'Opgaven deze week',
  uitleg: () => 'Sinds maandag.',
  waarde: ({ weken }) => countTogether(weken.slice(-1)).totaal,
}

/** The columns of the export of a group, in order. A new one goes at the end, so that existing sheets keep working. */
export const GROEP_KOLOMMEN: readonly Kolom<LeerlingRij>[] = [
  ...NAAM_KOLOMMEN,
  ...STAND_KOLOMMEN,
  ...NIVEAU_KOLOMMEN,
  ...TEL_KOLOMMEN,
  WEEK_KOLOM,
  ...OEFEN_KOLOMMEN,
]
