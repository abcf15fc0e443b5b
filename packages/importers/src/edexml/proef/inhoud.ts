import { LET_OP, met, OK, WEG, type Rij } from './variant.ts'

/** What the lines of a file may contain. */
export const rijen = (b: string): Rij[] => {
  const zonderGroepen = b
    .replace(/<groepen>\s*<groep key="12A">[^]*?<\/groepen>/, '')
    .replaceAll(/<groep key="[^"]*"\/>/g, '')
    .replaceAll(/<samengestelde_groepen>[^]*?<\/samengestelde_groepen>/g, '')
    .replace(/<leerkrachten>[^]*<\/leerkrachten>/, '')
  const eckid = /eckid="([^"]*)"/.exec(b)?.[1] ?? ''
  return [
    ['pupils alone', zonderGroepen, { ...LET_OP, code: 'no-groups' }],
    ['a combination group', b, OK],
    [
      'a pupil of a combination group without a year',
      met(b, /(10071[^]*?)<jaargroep>4<\/jaargroep>/, '$1'),
      { ...LET_OP, code: 'jaargroep-missing' },
    ],
    [
      'a year that does not exist',
      met(b, /(10001[^]*?)<jaargroep>1</, '$1<jaargroep>9<'),
      { ...LET_OP, code: 'jaargroep' },
    ],
    [
      'one key for two pupils',
      met(b, 'key="10008"', 'key="10001"'),
      { ...LET_OP, code: 'dup-key', leerlingen: 32 },
    ],
    [
      'one ECK iD for two pupils',
      met(b, /(key="10008" eckid=")[^"]*/, `$1${eckid}`),
      { ...LET_OP, code: 'dup-eckid', leerlingen: 32 },
    ],
    [
      'an ECK iD of another form',
      met(b, /(key="10008" eckid=")[^"]*/, '$1https://voorbeeld.example/1'),
      { ...LET_OP, code: 'eckid' },
    ],
    [
      'keys that are made anew each time',
      b.replaceAll(/<leerling key="1(\d+)"( eckid="[^"]*")?/g, '<leerling key="#$1"'),
      { ...LET_OP, code: 'no-stable-key' },
    ],
    ['spaces around keys', b.replaceAll(/key="([^"]+)"/g, 'key=" $1  "'), OK],
    ['keys that begin with zeros', b.replaceAll(/<leerling key="1/g, '<leerling key="00'), OK],
    [
      'a group that is not there',
      met(b, '<groep key="7"/>', '<groep key="77"/>'),
      { ...LET_OP, code: 'unknown-group' },
    ],
    [
      'a group without a key',
      met(b, '<groep key="8">', '<groep>'),
      { ...LET_OP, code: 'key-missing' },
    ],
    ['leavers and who left before', b, { ...OK, opties: { vandaag: '2026-11-23' } }],
    [
      'M and V',
      b.replaceAll('<geslacht>1<', '<geslacht>M<').replaceAll('<geslacht>2<', '<geslacht>V<'),
      { ...LET_OP, code: 'gender' },
    ],
    [
      'days in Dutch order',
      b.replaceAll(/<geboortedatum>(\d{4})-(\d\d)-(\d\d)/g, '<geboortedatum>$3-$2-$1'),
      { ...LET_OP, code: 'date' },
    ],
    [
      'a 29th of February that was not',
      met(b, '2021-11-03', '2021-02-29'),
      { ...LET_OP, code: 'date' },
    ],
    [
      'all of the number of the state',
      b.replaceAll(/<bsn_ondwnr-4>\d+<\/bsn_ondwnr-4>/g, '<bsn>123456782</bsn>'),
      { ...LET_OP, code: 'drop-bsn' },
    ],
    [
      'the national number',
      b.replaceAll(
        /<bsn_ondwnr-4>\d+<\/bsn_ondwnr-4>/g,
        '<rijksregisternummer>17010112345</rijksregisternummer>',
      ),
      { ...LET_OP, code: 'drop-rrn' },
    ],
    [
      'an address of mail that is none',
      met(b, 'u.veldman@voorbeeldschool.example', 'u.veldman'),
      { ...LET_OP, code: 'email' },
    ],
  ]
}

/** How people's names may be written. */
export const namen = (b: string): Rij[] => [
  ['a roepnaam alone', met(b, /(10001[^]*?)<achternaam>Jansen<\/achternaam>/, '$1'), OK],
  [
    'no name at all',
    met(b, /(key="10225"[^]*?)<roepnaam>Senna<\/roepnaam>/, '$1'),
    { ...LET_OP, code: 'name-missing', leerlingen: 33 },
  ],
  [
    'the prefix inside the surname',
    met(
      b,
      '<achternaam>Berg</achternaam>\n      <voorvoegsel>van der</voorvoegsel>',
      '<achternaam>van der Berg</achternaam>',
    ),
    OK,
  ],
  ['a prefix longer than the standard has', met(b, '>van der<', '>van den en van der<'), OK],
  [
    'elements without anything in them',
    met(
      b,
      '<roepnaam>Noa</roepnaam>',
      '<roepnaam/><voornamen>Noa Maria</voornamen><voorvoegsel></voorvoegsel>',
    ),
    OK,
  ],
  [
    'a field that the standard does not name',
    b.replaceAll('voorvoegsel>', 'tussenvoegsel>'),
    { ...LET_OP, code: 'field-name' },
  ],
  ['an entity of HTML', met(b, 'Zoë', 'Zo&euml;'), { ...WEG, code: 'entity' }],
  ['a bare ampersand', met(b, 'Zoë', 'Zo & Zo'), { ...WEG, code: 'malformed' }],
  ['CDATA', met(b, '>Noa<', '><![CDATA[Noa]]><'), OK],
  ['a comment inside a name', met(b, '>Noa<', '>No<!-- niet zo -->a<'), OK],
  ['accents apart from their letters', b.normalize('NFD'), OK],
  ['signs that nobody sees', met(b, '>Noa<', '>\u200bNo\u00ada\u00a0<'), OK],
  [
    'markup in a name',
    met(b, '>Noa<', '>&lt;img src=x onerror=alert(1)&gt;<'),
    { ...LET_OP, code: 'name' },
  ],
  ['a formula in a name', met(b, '>Noa<', '>=HYPERLINK("http://x")<'), { ...LET_OP, code: 'name' }],
  ['a name that was read wrongly before', met(b, 'Zoë', 'ZoÃ«'), { ...LET_OP, code: 'name' }],
  [
    'names in capitals',
    b
      .replaceAll(
        /<(achternaam|roepnaam)>([^<]*)</g,
        (_, veld: string, naam: string) => `<${veld}>${naam.toUpperCase()}<`,
      )
      .replaceAll('&AMP;', '&amp;'),
    OK,
  ],
]
