import type { Naam } from '@letterhaven/contracts/leerling'
import { readJaarInCel } from './jaar-in-cel.ts'
import type { Kolom } from './kolommen.ts'
import { readLijst } from './lijst/read-lijst.ts'
import { zonderMerk } from './lijst/naam-in-cellen.ts'
import { splitAchternaam, splitNaam } from './split-naam.ts'

/** A line of a list; `jaar` is the cell with the year as it was written, '' where there is none. */
export interface LijstRegel extends Naam {
  readonly jaar: string
}

/** A line that begins with one of these holds column names, none of which names a person. */
const KOP = /^(?:klasnummer|nr\.?)$/iu
/** One letter that says boy, girl, man or woman. */
const GESLACHT = /^(?:m|v|j|x)$/iu

const heeftLetter = (cel: string): boolean => /\p{L}/u.test(cel)

/** Whether a cell is a year in either country: '5', '3A', 'groep 6', '2e kleuterklas'. */
const isJaar = (cel: string): boolean =>
  readJaarInCel(cel, 'nl') !== null || readJaarInCel(cel, 'be') !== null

function volgensKop(waarden: ReadonlyMap<Kolom, string>): LijstRegel {
  const cel = (...kolommen: readonly Kolom[]): string =>
    kolommen.flatMap((kolom) => waarden.get(kolom) ?? [])[0] ?? ''
  return {
    voornaam: cel('roepnaam', 'voornamen'),
    tussenvoegsel: cel('voorvoegsel'),
    achternaam: cel('achternaam'),
    jaar: cel('jaargroep', 'leerjaar', 'groep', 'klas'),
  }
}

/**
 * Reads a line without column names: a first name, a prefix and a surname, where a cell after the first may be the year.
 * Numbers, dates and single letters beside them name nobody.
 */
function volgensPlek(cellen: readonly string[]): LijstRegel | null {
  const eerste = cellen.findIndex(heeftLetter)
  if (eerste < 0) return null
  const na = cellen.slice(eerste + 1)
  const bijJaar = na.findLastIndex(isJaar)
  const jaar = na[bijJaar] ?? ''
  const een = zonderMerk(cellen[eerste] ?? '')
  const [twee, drie] = na.filter(
    (cel, i) => i !== bijJaar && heeftLetter(cel) && !GESLACHT.test(cel),
  )
  if (KOP.test(een)) return null
  if (twee === undefined) return { ...splitNaam(een), jaar }
  if (drie === undefined) return { voornaam: een, ...splitAchternaam(twee), jaar }
  return { voornaam: een, tussenvoegsel: twee, achternaam: drie, jaar }
}

const isIemand = ({ voornaam, tussenvoegsel, achternaam }: Naam): boolean =>
  `${voornaam}${tussenvoegsel}${achternaam}` !== ''

/**
 * Reads the names from what was copied from a spreadsheet, a class list or a mail: a line each, in one cell or in several. A
 * line with column names says what the lines below it hold, and a pupil without a first name there is returned without one.
 * Lines that name nobody are left out.
 */
export function readNamen(tekst: string): LijstRegel[] {
  const { rijen, los } = readLijst(tekst)
  return [
    ...rijen.map(({ waarden }) => volgensKop(waarden)),
    ...los.flatMap(({ cellen }) => volgensPlek(cellen) ?? []),
  ].filter(isIemand)
}
