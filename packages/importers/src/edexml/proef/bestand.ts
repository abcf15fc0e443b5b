import { gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import { LET_OP, met, OK, utf16, utf8, WEG, westers, type Rij } from './variant.ts'

/** How a file may be encoded. */
export const codering = (b: string): Rij[] => {
  const latin = met(b, 'encoding="UTF-8"', 'encoding="ISO-8859-1"')
  return [
    ['a byte order mark', `\ufeff${b}`, OK],
    ['ISO-8859-1 as it says', westers(latin), OK],
    ['Windows-1252 that says UTF-8', westers(b), { ...WEG, code: 'encoding' }],
    ['UTF-8 that says ISO-8859-1', latin, { ...LET_OP, code: 'encoding-label' }],
    ['UTF-16, little end first', utf16(met(b, 'UTF-8', 'UTF-16')), OK],
    ['UTF-16, big end first', utf16(met(b, 'UTF-8', 'UTF-16'), true), OK],
    ['UTF-8 that says UTF-16', met(b, 'UTF-8', 'utf-16'), { ...LET_OP, code: 'encoding-label' }],
    ['an encoding nobody knows', met(b, 'UTF-8', 'EBCDIC-CP-NL'), { ...WEG, code: 'encoding' }],
    ['no declaration', met(b, /^<\?xml.*\?>\s*/, ''), OK],
    ['a blank line first', `\n\n${b}`, OK],
    ['lines of Windows', b.replaceAll('\n', '\r\n'), OK],
    ['the sign of an old end of file', `${b}\u001a\0\0`, OK],
  ]
}

/** How a file may be wrapped, and what may come instead of it. */
export const vorm = (b: string): Rij[] => [
  ['a remark as long as it may be', met(b, '<EDEX ', `<!--${'< '.repeat(150_000)}--><EDEX `), OK],
  [
    'remarks that name marks they do not close',
    met(b, '<EDEX ', `<!-- <? <![CDATA[ <! -->${'<!-- kort -->'.repeat(40_000)}<EDEX `),
    OK,
  ],
  ['a default namespace', met(b, '<EDEX ', '<EDEX xmlns="http://www.edustandaard.nl/x" '), OK],
  ['a prefix on every name', b.replaceAll(/<(\/?)(?=[a-zE])/g, '<$1le:'), OK],
  [
    'a saved UWLR answer',
    met(
      met(b, '<EDEX ', '<s:Envelope xmlns:s="urn:s"><s:Body><le:leerlinggegevens_antwoord '),
      '</EDEX>',
      '</le:leerlinggegevens_antwoord></s:Body></s:Envelope>',
    ),
    OK,
  ],
  [
    'names of elements in capitals',
    b
      .replaceAll(/<(\/?)(leerling|groep)(?=[ >])/g, '<$1Leerling$2')
      .replaceAll(/Leerling(leerling|groep)/g, (_, naam: string) => naam.toUpperCase()),
    OK,
  ],
  [
    'parts in another order',
    met(
      b.replace(/<leerkrachten>[^]*<\/leerkrachten>/, ''),
      '<groepen>',
      `${/<leerkrachten>[^]*<\/leerkrachten>/.exec(b)?.[0]}<groepen>`,
    ),
    OK,
  ],
  ['a zip', zipSync({ 'EDEX.XML': utf8(b), '__MACOSX/._EDEX.XML': utf8('x') }), OK],
  ['a gzip', gzipSync(b), OK],
  [
    'a zip with two of them',
    zipSync({ 'a.xml': utf8(b), 'b.xml': utf8(b) }),
    { ...WEG, code: 'archive' },
  ],
  ['a zip in a gzip', gzipSync(zipSync({ 'a.xml': utf8(b) })), { ...WEG, code: 'archive' }],
  [
    'a zip that broke off',
    zipSync({ 'a.xml': utf8(b) }).slice(0, 500),
    { ...WEG, code: 'archive' },
  ],
  ['a gzip that broke off', gzipSync(b).subarray(0, 500), { ...WEG, code: 'archive' }],
  ['a zip bomb', zipSync({ 'a.xml': new Uint8Array(30_000_000) }), { ...WEG, code: 'too-large' }],
  ['a gzip bomb', gzipSync(new Uint8Array(30_000_000)), { ...WEG, code: 'too-large' }],
  ['a workbook', zipSync({ 'xl/workbook.xml': utf8('<a/>') }), { ...WEG, code: 'format' }],
  ['the old EDEX, a text', 'EDEXLL  99ZX00 2026-2027\r\n10001 Jansen', { ...WEG, code: 'format' }],
  [
    'a page to sign in',
    '\n<!DOCTYPE html><html><body>Inloggen</body></html>',
    { ...WEG, code: 'html' },
  ],
  ['nothing', '', { ...WEG, code: 'empty' }],
  ['nothing but spaces', '  \r\n \ufeff ', { ...WEG, code: 'empty' }],
  ['another root', '<?xml version="1.0"?><rapport/>', { ...WEG, code: 'root' }],
  [
    'an envelope around nothing',
    '<s:Envelope xmlns:s="urn:s"><s:Body/></s:Envelope>',
    { ...WEG, code: 'root' },
  ],
  ['no pupils', met(b, /<leerlingen>[^]*<\/leerlingen>/, ''), { ...WEG, code: 'no-pupils' }],
]

/** Which school and which year a file may belong to. */
export const school = (b: string): Rij[] => {
  const vlaams = met(
    b,
    /<brincode>.*\s*<dependancecode>.*<\/dependancecode>/,
    '<instellingsnummer>012345</instellingsnummer>',
  )
  return [
    ['a school year that the published list lacks', b.replaceAll('2026-2027', '2031-2032'), OK],
    [
      'a school year of two years',
      met(b, '2026-2027', '2026-2028'),
      { ...LET_OP, code: 'school-year' },
    ],
    ['a school year in other signs', met(b, '2026-2027', '2026/27'), OK],
    [
      'a school year in other signs, of last year',
      met(b, '2026-2027', '2025\u201326'),
      { ...LET_OP, code: 'last-year', opties: { vandaag: '2026-09-01' } },
    ],
    [
      'a file of long ago, in an account that has nobody',
      met(b, '2026-2027', '0000-0001'),
      { ...WEG, code: 'year-over', opties: { vandaag: '2026-09-01' } },
    ],
    [
      'the file of last year',
      met(b, '2026-2027', '2025-2026'),
      { ...LET_OP, code: 'last-year', opties: { vandaag: '2026-09-01' } },
    ],
    [
      'the file of last year, where nobody says which day it is',
      met(b, '2026-2027', '2025-2026'),
      OK,
    ],
    ['the file of this year, in July', b, { ...OK, opties: { vandaag: '2027-07-01' } }],
    [
      'the file of this year, in July, of a school that went over to the next',
      b,
      { ...WEG, code: 'year-over', opties: { vandaag: '2027-07-01', bezet: '2027-2028' } },
    ],
    [
      'the file of last year, of a school that sits in this one',
      met(b, '2026-2027', '2025-2026'),
      { ...WEG, code: 'year-over', opties: { vandaag: '2026-09-01', bezet: '2026-2027' } },
    ],
    [
      'the file of the next year, on the last day of May',
      b,
      { ...WEG, code: 'year-later', opties: { vandaag: '2026-05-31', bezet: '2025-2026' } },
    ],
    [
      'the file of the next year, in June',
      b,
      { ...OK, opties: { vandaag: '2026-06-01', bezet: '2025-2026' } },
    ],
    [
      'the file of a year that is years away',
      b.replaceAll('2026-2027', '2031-2032'),
      { ...WEG, code: 'year-later', opties: { vandaag: '2026-11-20' } },
    ],
    [
      'no BRIN',
      met(b, /<brincode>.*\s*<dependancecode>.*<\/dependancecode>/, ''),
      { ...LET_OP, code: 'school-unknown' },
    ],
    ['the own BRIN', b, { ...OK, opties: { school: '99zx' } }],
    ['the own BRIN with a location', b, { ...OK, opties: { school: '99ZX01' } }],
    ['the BRIN of another school', b, { ...WEG, code: 'other-school', opties: { school: '01AB' } }],
    ['a Flemish school', vlaams, { ...OK, opties: { school: '12345' } }],
    [
      'another Flemish school',
      vlaams,
      { ...WEG, code: 'other-school', opties: { school: '54321' } },
    ],
  ]
}
