import type { Woordkeus } from '@letterhaven/domain/woordkeus'
import { metHoofdletter } from '@letterhaven/domain/hoofdletter'
import type { Tabel, TabelWaarde } from '../export/tabel.ts'
import { heleProcenten } from '../weergave/deel.ts'
import type { Kalender } from '../weergave/use-kalender.ts'
import { lokaleDag } from '../weergave/geleden.ts'
import { STATUS } from '../weergave/status.ts'
import { waaromZin } from '../weergave/waarom-zin.ts'
import type { RijKern } from './rij-kern.ts'

/** What a column needs to know besides the row. */
export interface Bij {
  readonly w: Woordkeus
  readonly kalender: Kalender
}

/** One column of an export: its heading, its meaning and its value. */
export interface Kolom<R> {
  readonly kop: (w: Woordkeus) => string
  readonly uitleg: (w: Woordkeus) => string
  readonly waarde: (rij: R, bij: Bij) => TabelWaarde
}

/** The columns for the name. */
export const NAAM_KOLOMMEN: readonly Kolom<RijKern>[] = [
  {
    kop: () => 'Voornaam',
    uitleg: () => 'Zoals die in de lijst staat.',
    waarde: ({ naam }) => naam.voornaam,
  },
  {
    kop: ({ land }) => (land === 'be' ? 'Voorvoegsel' : 'Tussenvoegsel'),
    uitleg: () => 'Leeg als er geen is.',
    waarde: ({ naam }) => naam.tussenvoegsel,
  },
  {
    kop: () => 'Achternaam',
    uitleg: () => 'Leeg bij wie maar één naam heeft.',
    waarde: ({ naam }) => naam.achternaam,
  },
]

/** The columns for the year, and for the status and the reason for it. */
export const STAND_KOLOMMEN: readonly Kolom<RijKern>[] = [
  {
    kop: (w) => w.Jaargroep,
    uitleg: (w) => `Voluit, zoals ‘${w.groepN(5)}’.`,
    waarde: ({ jaargroep }, { w }) => w.groepN(jaargroep),
  },
  {
    kop: () => 'Status',
    uitleg: () => 'Aandacht, stabiel, vooruit of nog onbekend.',
    waarde: ({ status }) => STATUS[status].woord,
  },
  {
    kop: () => 'Waarom',
    uitleg: () => 'De cijfers achter de status: de laatste vier weken naast de vier ervoor.',
    waarde: ({ waarom }) => metHoofdletter(waaromZin(waarom)),
  },
]

/** The columns that count the answers of the weeks looked at. */
export const TEL_KOLOMMEN: readonly Kolom<RijKern>[] = [
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
]

/** The columns that say when and how long a pupil practised. */
export const OEFEN_KOLOMMEN: readonly Kolom<RijKern>[] = [
  {
    kop: () => 'Minuten (7 dagen)',
    uitleg: () => 'Tijd waarin echt geoefend werd, naar boven afgerond.',
    waarde: ({ oefenminuten }) => oefenminuten,
  },
  {
    kop: () => 'Laatst geoefend',
    uitleg: () => 'Dag van het laatste antwoord. In Excel een datum, in CSV als jaar-maand-dag.',
    waarde: ({ laatst }, { kalender }) =>
      laatst === null ? null : { dag: lokaleDag(laatst, kalender.land) },
  },
]

/** Makes a table of these pupils, in the given order. The wording is that of the account in its own country (`useExport`). */
export function tabelVan<R>(rijen: readonly R[], kolommen: readonly Kolom<R>[], bij: Bij): Tabel {
  return {
    koppen: kolommen.map(({ kop }) => kop(bij.w)),
    rijen: rijen.map((rij) => kolommen.map(({ waarde }) => waarde(rij, bij))),
  }
}
