import type { Naam } from '@letterhaven/contracts/leerling'
import { leesJaarInCel } from './jaar-in-cel.ts'
import { leesKolommen, type Kolom } from './kolommen.ts'

/** Words that stand between a given name and a surname, in Dutch and in the languages of our pupils. */
const TUSSEN = new Set(
  "van de der den het 't ten ter te tot in op aan bij onder over uit voor von vom zu zum zur da das do dos di del della du des la le el al".split(
    ' ',
  ),
)

const schoon = (tekst: string): string => tekst.trim().replaceAll(/\s+/gu, ' ')

/** A name that was written in one go: 'Noor van den Berg', or 'Berg, Noor van den' as class lists have it. */
export function splitsNaam(tekst: string): Naam {
  const [voor = '', na] = tekst.split(',', 2).map(schoon)
  if (na !== undefined) {
    const [voornaam = '', ...rest] = na.split(' ')
    const tussen = rest.filter((woord) => TUSSEN.has(woord.toLowerCase()))
    const namen = rest.filter((woord) => !TUSSEN.has(woord.toLowerCase()))
    return {
      voornaam: [voornaam, ...namen].join(' '),
      tussenvoegsel: tussen.join(' '),
      achternaam: voor,
    }
  }
  const woorden = voor.split(' ')
  const eerste = woorden.findIndex((woord, i) => i > 0 && TUSSEN.has(woord.toLowerCase()))
  if (eerste < 0) {
    const [voornaam = '', ...rest] = woorden
    return { voornaam, tussenvoegsel: '', achternaam: rest.join(' ') }
  }
  let eind = eerste
  while (eind < woorden.length - 1 && TUSSEN.has(woorden[eind]?.toLowerCase() ?? '')) eind += 1
  return {
    voornaam: woorden.slice(0, eerste).join(' '),
    tussenvoegsel: woorden.slice(eerste, eind).join(' '),
    achternaam: woorden.slice(eind).join(' '),
  }
}

/** A surname with what stands before it, from one cell. */
function splitsAchternaam(tekst: string): Pick<Naam, 'tussenvoegsel' | 'achternaam'> {
  const { voornaam, tussenvoegsel, achternaam } = splitsNaam(`x ${tekst}`)
  return voornaam === 'x' ? { tussenvoegsel, achternaam } : { tussenvoegsel: '', achternaam: tekst }
}

/** A line of a list; `jaar` is the cell of the year as it was written, '' where there is none. */
export interface LijstRegel extends Naam {
  readonly jaar: string
}

type Cellen = readonly string[]
/** Where the columns of a list stand; -1 for what it has not. */
type Plekken = Readonly<Record<'heel' | 'voor' | 'tussen' | 'achter' | 'jaar', number>>

/** A column with the name in one go. */
const HEEL =
  /^(?:(?:volledige )?naam|leerling|leerlingen|leerlingnaam|naam (?:van de )?leerling)$/iu
/** A line that begins so names columns, of which none has a name. */
const KOP = /^(?:klasnummer|nr\.?)$/iu
/** What counts lines, or marks them, before a name in one cell. */
const MERK = /^(?:\d{1,3}[.)]?|[-–*•])\s+(?=\p{L})/u
/** One letter that says boy, girl, man or woman. */
const GESLACHT = /^(?:m|v|j|x)$/iu

/** What a first line says of the columns; null where it is a line like the others. */
function leesKop(cellen: Cellen): Plekken | null {
  const heel = cellen.findIndex((cel) => HEEL.test(cel))
  const eigen = leesKolommen(cellen.map((cel) => (HEEL.test(cel) ? '' : cel)))
  const heeftVoornaam = eigen.includes('roepnaam') || eigen.includes('voornamen')
  // Beside a given name, 'Naam' is the surname.
  const kolommen = heeftVoornaam && !eigen.includes('achternaam') ? leesKolommen(cellen) : eigen
  const plek = (...namen: readonly Kolom[]): number =>
    namen.map((naam) => kolommen.indexOf(naam)).find((i) => i >= 0) ?? -1
  const [voor, achter] = [plek('roepnaam', 'voornamen'), plek('achternaam')]
  if (voor < 0 && achter < 0 && heel < 0) return null
  return {
    heel: voor < 0 && achter < 0 ? heel : -1,
    voor,
    tussen: plek('voorvoegsel'),
    achter,
    jaar: plek('jaargroep', 'leerjaar', 'groep', 'klas'),
  }
}

function volgensKop(cellen: Cellen, plekken: Plekken): LijstRegel {
  const cel = (wat: keyof Plekken): string => cellen[plekken[wat]] ?? ''
  const jaar = cel('jaar')
  if (plekken.heel >= 0) return { ...splitsNaam(cel('heel').replace(MERK, '')), jaar }
  const achter =
    plekken.tussen < 0
      ? splitsAchternaam(cel('achter'))
      : { tussenvoegsel: cel('tussen'), achternaam: cel('achter') }
  return { voornaam: cel('voor'), ...achter, jaar }
}

const heeftLetter = (cel: string): boolean => /\p{L}/u.test(cel)

/** A cell that is a year in one of both countries: '5', '3A', 'groep 6', '2e kleuterklas'. */
const isJaar = (cel: string): boolean =>
  leesJaarInCel(cel, 'nl') !== null || leesJaarInCel(cel, 'be') !== null

/**
 * Without a line that names them, the columns are a given name, what stands between, and a surname; after those a cell may
 * be the year. Numbers, dates and single letters beside them name nobody.
 */
function volgensPlek(cellen: Cellen): LijstRegel | null {
  const eerste = cellen.findIndex(heeftLetter)
  if (eerste < 0) return null
  const na = cellen.slice(eerste + 1)
  const bijJaar = na.findLastIndex(isJaar)
  const jaar = na[bijJaar] ?? ''
  const een = (cellen[eerste] ?? '').replace(MERK, '')
  const [twee, drie] = na.filter(
    (cel, i) => i !== bijJaar && heeftLetter(cel) && !GESLACHT.test(cel),
  )
  if (KOP.test(een)) return null
  if (twee === undefined) return { ...splitsNaam(een), jaar }
  if (drie === undefined) return { voornaam: een, ...splitsAchternaam(twee), jaar }
  return { voornaam: een, tussenvoegsel: twee, achternaam: drie, jaar }
}

const isIemand = ({ voornaam, tussenvoegsel, achternaam }: Naam): boolean =>
  `${voornaam}${tussenvoegsel}${achternaam}` !== ''

/**
 * Names out of what was copied from a spreadsheet, a class list or a mail: a line each, in one cell or in several. A line
 * that names the columns says what those below it are, and who has no given name there is given without one. Lines that
 * name nobody are left out.
 */
export function leesNamen(tekst: string): LijstRegel[] {
  let plekken: Plekken | null = null
  const gelezen: LijstRegel[] = []
  for (const regel of tekst.split(/\r\n|\r|\n/u)) {
    const cellen = regel.split(/[\t;]/u).map((cel) => schoon(cel.replaceAll(/^"|"$/gu, '')))
    const kop = leesKop(cellen)
    const wie = kop ? null : plekken ? volgensKop(cellen, plekken) : volgensPlek(cellen)
    plekken = kop ?? plekken
    if (wie && isIemand(wie)) gelezen.push(wie)
  }
  return gelezen
}
