import { PRULLENBAK_DAGEN } from '@letterhaven/contracts/prullenbak-maten'
import type { ImportTelling } from '@letterhaven/contracts/import'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { aantal } from './woorden.ts'

type Woorden = Pick<Woordkeus, 'groep' | 'groepen' | 'leerling' | 'leerlingen'>

const VEEL = 2
/** Chooses between the singular and the plural of a verb or pronoun. */
const bij = (n: number, enkel: string, meer: string): string => (n < VEEL ? enkel : meer)

/** Says what undoing an import or a new school year does: one sentence for each kind of change that it made. */
export function terugZinnen(telling: ImportTelling, w: Woorden): readonly string[] {
  const { nieuw, terug, vertrokken, gewijzigd, verplaatst, groepen, uitgenodigd = 0 } = telling
  const kwam = nieuw + terug
  const zinnen: [number, string][] = [
    [
      kwam,
      `${aantal(kwam, `${w.leerling} kwam er hiermee bij en gaat`, `${w.leerlingen} kwamen er hiermee bij en gaan`)} naar de prullenbak, met ${bij(kwam, 'alle', 'al hun')} oefenresultaten. ${bij(kwam, 'Die kan', 'Ze kunnen')} dan niet meer inloggen, en de gegevens worden na ${PRULLENBAK_DAGEN} dagen gewist.`,
    ],
    [
      vertrokken,
      `${aantal(vertrokken, `${w.leerling} komt`, `${w.leerlingen} komen`)} terug uit de prullenbak.`,
    ],
    [
      verplaatst,
      `${aantal(verplaatst, `${w.leerling} gaat`, `${w.leerlingen} gaan`)} terug naar de ${w.groep} van daarvoor.`,
    ],
    [
      gewijzigd,
      `Van ${aantal(gewijzigd, w.leerling, w.leerlingen)} worden de gegevens weer zoals ze waren.`,
    ],
    [
      groepen,
      `Hiermee ${bij(groepen, 'kwam of veranderde', 'kwamen of veranderden')} ${aantal(groepen, w.groep, w.groepen)}. Wat nieuw was, gaat naar het archief, als er dan niemand meer in zit. Wat er al was, wordt weer zoals daarvoor.`,
    ],
    [
      uitgenodigd,
      bij(
        uitgenodigd,
        'De uitnodiging die hiermee wegging, vervalt als die nog openstaat. Wie al een account heeft, houdt het.',
        'Uitnodigingen die hiermee weggingen en nog openstaan, vervallen. Wie al een account heeft, houdt het.',
      ),
    ],
  ]
  return zinnen.flatMap(([n, zin]) => (n > 0 ? [zin] : []))
}
