/** What a column can be: a field of a person, or a number of the state that is not read. */
export type Kolom =
  | 'sleutel'
  | 'eckid'
  | 'achternaam'
  | 'voorvoegsel'
  | 'roepnaam'
  | 'voornamen'
  | 'geboortedatum'
  | 'groep'
  | 'klas'
  | 'jaargroep'
  | 'leerjaar'
  | 'uitstroomdatum'
  | 'bsn'
  | 'rijksregister'

/** Names of columns in lists of Dutch and Flemish administrations, letters alone. */
const NAMEN: Readonly<Record<Kolom, readonly string[]>> = {
  sleutel: [
    'leerlingnummer',
    'leerlingid',
    'stamnummer',
    'stamboeknummer',
    'stamboeknr',
    'internnummer',
    'nummer',
    'lasid',
    'id',
    'key',
  ],
  eckid: ['eckid', 'ketenid'],
  achternaam: ['achternaam', 'familienaam', 'naam'],
  voorvoegsel: ['voorvoegsel', 'voorvoegsels', 'tussenvoegsel', 'tussenvoegsels', 'tussen', 'tv'],
  roepnaam: ['roepnaam', 'voornaam'],
  voornamen: ['voornamen'],
  geboortedatum: ['geboortedatum', 'gebdatum', 'geboren'],
  groep: ['groep', 'groepsnaam', 'stamgroep', 'basisgroep'],
  klas: ['klas', 'klascode', 'klasnaam', 'klasomschrijving'],
  jaargroep: ['jaargroep'],
  leerjaar: ['leerjaar'],
  uitstroomdatum: ['uitstroomdatum', 'uitschrijfdatum', 'datumuit', 'einddatum'],
  bsn: ['bsn', 'burgerservicenummer', 'sofinummer', 'onderwijsnummer', 'pgn'],
  rijksregister: ['rijksregisternummer', 'rijksregisternr', 'rijksregister', 'rrn', 'insz'],
}

const PER_NAAM = new Map(
  Object.entries(NAMEN).flatMap(([kolom, namen]) =>
    namen.map((naam) => [naam, kolom as Kolom] as const),
  ),
)

/** What the columns of a list are, by its first line; the first of two with one meaning counts. */
export function leesKolommen(kop: readonly string[]): (Kolom | null)[] {
  const gehad = new Set<Kolom>()
  return kop.map((tekst) => {
    const letters = tekst
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, '')
    const kolom = PER_NAAM.get(letters) ?? null
    if (kolom === null || gehad.has(kolom)) return null
    gehad.add(kolom)
    return kolom
  })
}
