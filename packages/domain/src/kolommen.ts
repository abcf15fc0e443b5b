/** What a column can be: a field of a person, or a number of the state that is not read. */
export type Kolom =
  | 'sleutel'
  | 'eckid'
  /** The whole name in one go; beside a given name, 'Naam' is the surname. */
  | 'naam'
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
  naam: [
    'naam',
    'volledigenaam',
    'leerling',
    'leerlingen',
    'leerlingnaam',
    'naamleerling',
    'naamvandeleerling',
    'naamvanleerling',
  ],
  achternaam: ['achternaam', 'familienaam'],
  voorvoegsel: ['voorvoegsel', 'voorvoegsels', 'tussenvoegsel', 'tussenvoegsels', 'tussen', 'tv'],
  roepnaam: ['roepnaam', 'voornaam'],
  voornamen: ['voornamen', 'doopnamen'],
  geboortedatum: ['geboortedatum', 'geboortedag', 'gebdatum', 'geboren', 'geborenop'],
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

const VOORNAAM: readonly (Kolom | null)[] = ['roepnaam', 'voornamen']

/** Columns that name somebody: without one of these a list has nobody. */
const VAN_IEMAND: readonly (Kolom | null)[] = ['naam', 'achternaam', ...VOORNAAM]

const kolomVan = (cel: string): Kolom | null =>
  PER_NAAM.get(
    cel
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  ) ?? null

/** What 'Naam' says is told by the columns beside it. */
function nameNaam(kolommen: readonly (Kolom | null)[]): (Kolom | null)[] {
  const heeftVoornaam = kolommen.some((kolom) => VOORNAAM.includes(kolom))
  const isAchternaam = heeftVoornaam && !kolommen.includes('achternaam')
  const anders = isAchternaam ? 'achternaam' : heeftVoornaam ? null : 'naam'
  return kolommen.map((kolom) => (kolom === 'naam' ? anders : kolom))
}

/** What the columns of a list are, by its first line; the first of two with one meaning counts. */
export function readKolommen(kop: readonly string[]): (Kolom | null)[] {
  const gehad = new Set<Kolom>()
  const eerste = kop.map((cel) => {
    const kolom = kolomVan(cel)
    if (kolom === null || gehad.has(kolom)) return null
    gehad.add(kolom)
    return kolom
  })
  return nameNaam(eerste)
}

/** What columns are called that mean what one before them means: nothing is read from them. */
export function dubbeleKolommen(kop: readonly string[]): string[] {
  const gehad = new Set<Kolom>()
  return kop.filter((cel) => {
    const kolom = kolomVan(cel)
    const isDubbel = kolom !== null && gehad.has(kolom)
    if (kolom !== null) gehad.add(kolom)
    return isDubbel
  })
}

/** Whether somebody can be read out of these columns. */
export const noemtIemand = (kolommen: readonly (Kolom | null)[]): boolean =>
  kolommen.some((kolom) => VAN_IEMAND.includes(kolom))
