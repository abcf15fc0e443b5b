/** What a column can be: a field of a person, or a national number, which is not read. */
export type Kolom =
  | 'sleutel'
  | 'eckid'
  /** The whole name in one cell; beside a column with a first name, 'Naam' is the surname. */
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

/** The names of columns in lists of Dutch and Flemish administrations, in letters only. */
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

/** Columns that name a person; a list without any of these holds nobody. */
const VAN_IEMAND: readonly (Kolom | null)[] = ['naam', 'achternaam', ...VOORNAAM]

const kolomVan = (cel: string): Kolom | null =>
  PER_NAAM.get(
    cel
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z]/g, ''),
  ) ?? null

/** Decides from the other columns what 'Naam' means. */
function nameNaam(kolommen: readonly (Kolom | null)[]): (Kolom | null)[] {
  const heeftVoornaam = kolommen.some((kolom) => VOORNAAM.includes(kolom))
  const isAchternaam = heeftVoornaam && !kolommen.includes('achternaam')
  const anders = isAchternaam ? 'achternaam' : heeftVoornaam ? null : 'naam'
  return kolommen.map((kolom) => (kolom === 'naam' ? anders : kolom))
}

/** Reads from the first line of a list what its columns are; of two with one meaning the first counts. */
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

/** Returns the names of columns that mean the same as one before them; nothing is read from them. */
export function dubbeleKolommen(kop: readonly string[]): string[] {
  const gehad = new Set<Kolom>()
  return kop.filter((cel) => {
    const kolom = kolomVan(cel)
    const isDubbel = kolom !== null && gehad.has(kolom)
    if (kolom !== null) gehad.add(kolom)
    return isDubbel
  })
}

/** Whether these columns name a person. */
export const noemtIemand = (kolommen: readonly (Kolom | null)[]): boolean =>
  kolommen.some((kolom) => VAN_IEMAND.includes(kolom))
