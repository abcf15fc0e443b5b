import { PRULLENBAK_DAGEN } from '@letterhaven/contracts/prullenbak-maten'
import type { ImportTelling } from '@letterhaven/contracts/import'
import { aantal } from './woorden.ts'

interface Groepwoorden {
  readonly groep: string
  readonly groepen: string
}

const VEEL = 2
/** One, or more than one: what a count says of verb and pronoun. */
const bij = (n: number, enkel: string, meer: string): string => (n < VEEL ? enkel : meer)

/** What taking a file or a new school year back does: a sentence for each kind of change that it made. */
export function terugZinnen(telling: ImportTelling, w: Groepwoorden): readonly string[] {
  const { nieuw, terug, vertrokken, gewijzigd, verplaatst, groepen, uitgenodigd = 0 } = telling
  const kwam = nieuw + terug
  const zinnen: [number, string][] = [
    [
      kwam,
      `${aantal(kwam, 'leerling die hiermee kwam, gaat', 'leerlingen die hiermee kwamen, gaan')} naar de prullenbak, met alles wat ${bij(kwam, 'die al deed', 'ze al deden')}. ${bij(kwam, 'Die kan', 'Ze kunnen')} dan niet meer inloggen, en ${bij(kwam, 'wordt', 'worden')} na ${PRULLENBAK_DAGEN} dagen gewist.`,
    ],
    [
      vertrokken,
      `${aantal(vertrokken, 'leerling komt', 'leerlingen komen')} terug uit de prullenbak.`,
    ],
    [
      verplaatst,
      `${aantal(verplaatst, 'leerling gaat', 'leerlingen gaan')} terug naar de ${w.groep} van daarvoor.`,
    ],
    [
      gewijzigd,
      `Van ${aantal(gewijzigd, 'leerling', 'leerlingen')} worden de gegevens weer zoals ze waren.`,
    ],
    [
      groepen,
      `${aantal(groepen, `${w.groep} die hiermee kwam of veranderde, wordt`, `${w.groepen} die hiermee kwamen of veranderden, worden`)} weer zoals daarvoor.`,
    ],
    [
      uitgenodigd,
      bij(
        uitgenodigd,
        'De uitnodiging vervalt, als die nog openstaat.',
        'Uitnodigingen die nog openstaan, vervallen.',
      ),
    ],
  ]
  return zinnen.flatMap(([n, zin]) => (n > 0 ? [zin] : []))
}
