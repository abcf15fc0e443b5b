import type { LeerlingRij } from '@letterhaven/contracts/leerling'
import { isNoembaar, niveauNaam } from '@letterhaven/domain/niveau-naam'
import { telSamen } from '@letterhaven/domain/voortgang'
import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { maakCsv, type CsvWaarde } from '../../shared/export/csv.ts'
import { heleProcenten } from '../../shared/weergave/deel.ts'
import type { Kalender } from '../../shared/weergave/gebruik-kalender.ts'
import { lokaleDag } from '../../shared/weergave/geleden.ts'
import { metHoofdletter } from '../../shared/weergave/woorden.ts'
import { waaromZin } from '../../shared/weergave/waarom-zin.ts'
import { STATUS } from '../../shared/weergave/status.ts'

/** What a column needs to know beside the row. */
interface Bij {
  readonly w: Woordkeus
  readonly kalender: Kalender
}

/** One column: its head, what it means, and its value. */
export interface Kolom {
  readonly kop: (w: Woordkeus) => string
  readonly uitleg: (w: Woordkeus) => string
  readonly waarde: (rij: LeerlingRij, bij: Bij) => CsvWaarde
}

const niveau = (deel: 'jaar' | 'laag' | 'hoog') => (rij: LeerlingRij, bij: Bij) =>
  isNoembaar(rij.niveau) ? niveauNaam(rij.niveau[deel], rij.jaargroep, bij.w) : null

/** The columns of the export, in order. A new one goes at the end, so that sheets keep working. */
export const KOLOMMEN: readonly Kolom[] = [
  {
    kop: () => 'Voornaam',
    uitleg: () => 'Zoals de leerling in de lijst staat.',
    waarde: ({ naam }) => naam.voornaam,
  },
  {
    kop: () => 'Tussenvoegsel',
    uitleg: () => 'Leeg als er geen is.',
    waarde: ({ naam }) => naam.tussenvoegsel,
  },
  {
    kop: () => 'Achternaam',
    uitleg: () => 'Leeg bij wie maar één naam heeft.',
    waarde: ({ naam }) => naam.achternaam,
  },
  {
    kop: (w) => w.Jaargroep,
    uitleg: (w) => `Voluit, zoals ‘${w.groepN(5)}’.`,
    waarde: ({ jaargroep }, { w }) => w.groepN(jaargroep),
  },
  {
    kop: () => 'Status',
    uitleg: () => 'Aandacht, op de plaats, vooruit of nog onbekend.',
    waarde: ({ status }) => STATUS[status].woord,
  },
  {
    kop: () => 'Waarom',
    uitleg: () => 'De cijfers achter de status: de laatste vier weken naast de vier ervoor.',
    waarde: ({ waarom }) => metHoofdletter(waaromZin(waarom)),
  },
  {
    kop: () => 'Niveau',
    uitleg: (w) =>
      `Onze eigen schatting, geen toetsscore. ‘Eind ${w.groepN(4)}’ is 8 van de 10 woorden van ${w.groepN(4)} goed. Leeg zolang er te weinig over te zeggen is.`,
    waarde: niveau('jaar'),
  },
  {
    kop: () => 'Niveau van',
    uitleg: () => 'De ondergrens: met 80% zekerheid ligt het niveau niet lager.',
    waarde: niveau('laag'),
  },
  {
    kop: () => 'Niveau tot',
    uitleg: () => 'De bovengrens.',
    waarde: niveau('hoog'),
  },
  {
    kop: () => 'Goed in één keer (8 weken)',
    uitleg: () => 'Aantal opgaven dat bij de eerste keer goed was.',
    waarde: ({ telling }) => telling.goed,
  },
  {
    kop: () => 'Opgaven (8 weken)',
    uitleg: () => 'Alle opgaven, elke opgave één keer geteld.',
    waarde: ({ telling }) => telling.totaal,
  },
  {
    kop: () => 'Procent goed (8 weken)',
    uitleg: () => 'Het eerste getal als deel van het tweede, in hele procenten.',
    waarde: ({ telling }) => heleProcenten(telling),
  },
  {
    kop: () => 'Opgaven deze week',
    uitleg: () => 'Sinds maandag.',
    waarde: ({ weken }) => telSamen(weken.slice(-1)).totaal,
  },
  {
    kop: () => 'Minuten (7 dagen)',
    uitleg: () => 'Tijd waarin echt geoefend werd, naar boven afgerond.',
    waarde: ({ oefenminuten }) => oefenminuten,
  },
  {
    kop: () => 'Laatst geoefend',
    uitleg: () => 'Dag van het laatste antwoord, als jaar-maand-dag.',
    waarde: ({ laatst }, { kalender }) =>
      laatst === null ? null : lokaleDag(laatst, kalender.land),
  },
]

/** These pupils as CSV, in the order in which they are given. */
export function leerlingenCsv(rijen: readonly LeerlingRij[], bij: Bij): string {
  return maakCsv(
    KOLOMMEN.map(({ kop }) => kop(bij.w)),
    rijen.map((rij) => KOLOMMEN.map(({ waarde }) => waarde(rij, bij))),
  )
}
