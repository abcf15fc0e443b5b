/** How a place is painted. Many share a picture, as a street has many shops. */
export type PlekSoort =
  | 'winkel'
  | 'huis'
  | 'arts'
  | 'tandarts'
  | 'dierenarts'
  | 'dierentuin'
  | 'kerk'
  | 'toren'
  | 'molen'
  | 'stal'
  | 'bos'
  | 'strand'
  | 'zee'
  | 'meer'
  | 'moeras'
  | 'haven'
  | 'sluis'
  | 'fontein'
  | 'waterval'
  | 'ijsbaan'
  | 'bad'
  | 'zwembad'
  | 'sauna'
  | 'aquarium'
  | 'berg'
  | 'kasteel'
  | 'tent'
  | 'kraam'
  | 'station'
  | 'school'
  | 'theater'
  | 'stadion'
  | 'boot'
  | 'bed'
  | 'rad'
  | 'koepel'

/** The places of the stories by their picture, without their article. */
const PLEKKEN: Readonly<Record<PlekSoort, string>> = {
  winkel:
    'apotheek bakker bakkerij bank bloemenwinkel bloemist bouwmarkt drukkerij frituur groenteboer groentewinkel ijssalon juwelier kapper kleermaker kringloopwinkel muziekwinkel opticien postkantoor restaurant slager smederij supermarkt viswinkel wasserette wassalon doe-het-zelfzaak kringwinkel',
  huis: 'archief bibliotheek gemeentehuis laboratorium museum rechtbank schaakclub stadhuis',
  arts: 'dokter ziekenhuis',
  tandarts: 'tandarts',
  dierenarts: 'dierenarts',
  dierentuin: 'dierentuin zoo',
  kerk: 'kerk',
  toren: 'toren vuurtoren',
  molen: 'molen',
  stal: 'boerderij hok imker manege stal wei',
  bos: 'boom bos park speeltuin',
  strand: 'strand',
  zee: 'zee',
  meer: 'meer',
  moeras: 'moeras',
  haven: 'haven',
  sluis: 'sluis',
  fontein: 'fontein',
  waterval: 'waterval',
  ijsbaan: 'ijs ijsbaan',
  bad: 'bad',
  zwembad: 'zwembad',
  sauna: 'sauna',
  aquarium: 'aquarium',
  berg: 'berg grot',
  kasteel: 'kasteel spookhuis',
  tent: 'camping circus kermis pretpark',
  kraam: 'ijskar ijskraam markt',
  station: 'brandweer garage luchthaven station trein',
  school: 'crèche school',
  theater: 'bioscoop concertzaal opera televisiestudio theater',
  stadion: 'bowlingbaan sporthal sportschool stadion tennisbaan tennisclub fitnessclub',
  boot: 'boot',
  bed: 'bed mand',
  rad: 'reuzenrad',
  koepel: 'sterrenwacht',
}

const SOORTEN = new Map(
  (Object.keys(PLEKKEN) as PlekSoort[]).flatMap((soort) =>
    PLEKKEN[soort].split(' ').map((plek) => [plek, soort] as const),
  ),
)

/** Returns how a place is painted, or undefined for one that is in no table. */
export const knownSoort = (plek: string): PlekSoort | undefined =>
  SOORTEN.get(plek.slice(plek.indexOf(' ') + 1))

/** Returns how a place is painted: as a big house where nothing else is known of it. */
export const soortVan = (plek: string): PlekSoort => knownSoort(plek) ?? 'huis'
