import type { Naam } from '@letterhaven/contracts/leerling'

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

/** A line that names the columns and nobody. */
const KOP = /^(?:voornaam|roepnaam|naam|achternaam|leerling|leerlingen|klasnummer|nr\.?)$/iu
/** A cell that counts lines. */
const NUMMER = /^\d{1,3}[.)]?$/u

function naamVanCellen(cellen: readonly string[]): Naam | null {
  const [een = '', twee, drie] = cellen.filter((cel) => cel !== '' && !NUMMER.test(cel))
  if (een === '' || KOP.test(een)) return null
  if (twee === undefined) return splitsNaam(een)
  if (drie === undefined) {
    const { voornaam: woord, tussenvoegsel, achternaam } = splitsNaam(`x ${twee}`)
    return woord === 'x'
      ? { voornaam: een, tussenvoegsel, achternaam }
      : { voornaam: een, tussenvoegsel: '', achternaam: twee }
  }
  return { voornaam: een, tussenvoegsel: twee, achternaam: drie }
}

/**
 * Names out of what was copied from a spreadsheet, a class list or a mail: a line each, in one cell or in two or three
 * (given name, what stands between, surname). Lines without a name, and a first line that names the columns, are left out.
 */
export const leesNamen = (tekst: string): Naam[] =>
  tekst.split(/\r\n|\r|\n/u).flatMap((regel) => {
    const cellen = regel.split(/[\t;]/u).map((cel) => schoon(cel.replaceAll(/^"|"$/gu, '')))
    const naam = naamVanCellen(cellen)
    return naam && naam.voornaam !== '' ? [naam] : []
  })
